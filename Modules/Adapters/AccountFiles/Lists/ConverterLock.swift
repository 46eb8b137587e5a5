import Synchronization

/// A lock for the converters of iconv, which the C library opens and closes under a lock of its
/// own.
///
/// A process that is made by `fork` has that lock as it was, and nobody there releases it. Whoever
/// opens a converter or forks holds this one.
let converterLock = Mutex(())
