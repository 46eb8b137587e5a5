extension ProgramManual {
    /// The number of columns of `--help`.
    fileprivate static let width = 100

    /// The text of `--help`.
    var help: String {
        let usage = UsageStrings.usage + " "
        let indent = String(repeating: " ", count: usage.columnCount)
        let forms = synopsis.enumerated().map { index, form in
            (index == 0 ? usage : indent) + "\(name) \(form)"
        }
        let rows = options.map { (label: $0.label, text: $0.helpText) }
        let column = (rows.map(\.label.count).max() ?? 0) + 4
        let lines = rows.map { row in
            let words = wrapped(row.text, width: Self.width - column)
            let label = "  " + row.label
            return label + String(repeating: " ", count: column - label.count)
                + words.joined(separator: "\n" + String(repeating: " ", count: column))
        }
        let sentence = purpose.prefix(1).uppercased() + purpose.dropFirst() + "."
        let blocks = [forms.joined(separator: "\n"), sentence, lines.joined(separator: "\n")]
        return (blocks + sections.map(\.helpText)).joined(separator: "\n\n")
    }
}

extension OptionDescription {
    /// The names and the placeholder, such as `--help, -h` and `--dump-graph[=FORMAT]`.
    var label: String {
        let names = names.joined(separator: ", ")
        guard let value else { return names }
        let placeholder = value.placeholder
        return value.isOptional ? "\(names)[=\(placeholder)]" : "\(names) \(placeholder)"
    }

    fileprivate var helpText: String { variable.map { "\(summary) [\($0)]" } ?? summary }
}

extension ProgramManual.Section {
    fileprivate var helpText: String {
        let paragraphs = text.split(separator: "\n\n").map {
            wrapped(String($0), width: ProgramManual.width).joined(separator: "\n")
        }
        return title.uppercased() + "\n"
            + (isPreformatted ? text : paragraphs.joined(separator: "\n\n"))
    }
}

/// Returns the lines of a paragraph.
///
/// - Parameter width: The largest number of columns.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
        let line = lines[lines.count - 1]
        if line.isEmpty {
            lines[lines.count - 1] = String(word)
        } else if line.columnCount + 1 + word.columnCount <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines
}
