// Re-exports the C library, so that other files do not need `#if canImport`. `@_exported` is the
// only way to re-export a module.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
