/// A list from which elements are taken in the order in which they were added.
///
/// The queue does not hold an element that was taken. The element can therefore be released outside
/// of any access to the queue, and add elements in its `deinit`.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var first = 0

    var isEmpty: Bool { elements.isEmpty }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes and returns the oldest element.
    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first].take()
        first += 1
        if first == elements.count {
            elements.removeAll(keepingCapacity: first <= 64)
            first = 0
        }
        return element
    }

    func contains(where isWanted: (Element) -> Bool) -> Bool {
        elements.contains { $0.map(isWanted) ?? false }
    }
}
