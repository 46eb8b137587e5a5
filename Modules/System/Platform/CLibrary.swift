// Every module imports the C library by this module's name, so that no other file asks which one
// the system has. Only `@_exported` makes another module's declarations visible in that way.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
