// `@_exported` is the only way to re-export a module.
@_exported public import Glibc
