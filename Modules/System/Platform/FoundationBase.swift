// FoundationEssentials starts a program in half the time of Foundation; Apple's systems have only
// the latter.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
