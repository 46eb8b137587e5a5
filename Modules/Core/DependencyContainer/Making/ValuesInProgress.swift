/// The values that are being made, the outermost first. A container shares it with those of its
/// scopes.
@MainActor final class ValuesInProgress {
    private struct Entry {
        // The registration and the container are retained by the call that makes the value.
        let registration: Unmanaged<Registration>
        let container: Unmanaged<Container>
    }

    @exclusivity(unchecked) private var entries: [Entry] = []
    /// The needs of the innermost value, the first one last, if they were made without recursion.
    var supplies: [KeptValue] = []

    var count: Int { entries.count }

    /// Marks a value of a registration as being made by a container.
    ///
    /// - Returns: The path from the value to itself if the container is making it already;
    ///   otherwise nil.
    @inline(__always)
    func begin(_ registration: Registration, in container: Container) -> [TypeKey]? {
        if registration.countInProgress > 0, let path = path(to: registration, in: container) {
            return path
        }
        registration.countInProgress += 1
        entries.append(
            Entry(
                registration: .passUnretained(registration),
                container: .passUnretained(container)))
        return nil
    }

    /// Marks the innermost value as made.
    @inline(__always)
    func end() {
        entries.removeLast().registration.takeUnretainedValue().countInProgress -= 1
    }

    /// Marks the innermost values as made until a number of them is left.
    func end(downTo count: Int) {
        while entries.count > count { end() }
    }

    private func path(to registration: Registration, in container: Container) -> [TypeKey]? {
        let first = entries.lastIndex {
            $0.registration.toOpaque() == Unmanaged.passUnretained(registration).toOpaque()
                && $0.container.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
        }
        return first.map { first in
            entries[first...].map { $0.registration.takeUnretainedValue().key } + [registration.key]
        }
    }
}
