// FoundationEssentials starts a program in half the time of Foundation.
@_exported public import FoundationEssentials
