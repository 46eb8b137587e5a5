import FoundationEssentials

/// The tasks of an article: the rows of its tables with the columns task, plain mode, full screen,
/// steps, and text on the page after the task.
public struct TaskTable: Sendable {
    /// A task and the two ways to do it.
    public struct Task: Sendable, CustomStringConvertible {
        /// The heading above the table.
        public let section: String
        /// The name of the task.
        public let name: String
        /// The commands of plain mode, or of a shell.
        public let commands: [String]
        /// The keys of the full screen. Text to type is in quotation marks.
        public let keys: [String]
        /// The numbers of commands and keys, such as `3, 5`, followed by the letter of the reason
        /// for a difference.
        public let steps: String
        /// A text on the page after the task, and not on the page before it; empty for a task that
        /// leads back to the same page.
        public let text: String
        /// True if the text is on the page before the task instead, and not on the page after it.
        public let removesText: Bool

        /// The section and the name.
        public var description: String { "\(section): \(name)" }

        /// The steps as they follow from the commands and the keys.
        public var countedSteps: String { "\(commands.count), \(keys.count)" }
    }

    /// The tasks in their order.
    public let tasks: [Task]
    /// The lines of tables that are no tasks.
    public let unreadLines: [String]
    /// The letters of the reasons in the list of the article.
    public let reasons: Set<String>

    /// Reads an article.
    ///
    /// - Parameter path: The path from the folder of `Package.swift`.
    public init(of path: String) throws {
        // Modules/Testing/TestSupport/Articles/TaskTable.swift
        let top = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
        self.init(
            text: try String(
                contentsOfFile: top.joined(separator: "/") + "/" + path, encoding: .utf8))
    }

    /// Finds the tables of a text.
    public init(text: String) {
        var section = ""
        var tasks: [Task] = []
        var unreadLines: [String] = []
        var reasons: Set<String> = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") {
                section = String(line.dropFirst(3))
            } else if let reason = line.prefixMatch(of: /- \*([a-z])\*/) {
                reasons.insert(String(reason.1))
            } else if let task = Self.task(line, in: section) {
                tasks.append(task)
            } else if line.hasPrefix("|"), !line.hasPrefix("| Task"), !line.hasPrefix("| ---") {
                unreadLines.append(String(line))
            }
        }
        self.tasks = tasks
        self.unreadLines = unreadLines
        self.reasons = reasons
    }

    private static func task(_ line: Substring, in section: String) -> Task? {
        // A bar in a cell is written as \|.
        let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
        guard cells.count == 5, line.hasPrefix("| "), cells[3].first?.isNumber == true else {
            return nil
        }
        return Task(
            section: section, name: String(cells[0]), commands: code(in: cells[1]),
            keys: code(in: cells[2]), steps: String(cells[3]),
            text: code(in: cells[4]).first ?? "", removesText: cells[4].hasPrefix("no "))
    }

    /// Returns the texts between backquotes.
    private static func code(in cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { $0.1.replacing("\\|", with: "|") }.map(String.init)
    }
}
