/// The man page of a program in the language of man(7).
struct ManPage {
    private let manual: ProgramManual

    init(_ manual: ProgramManual) {
        self.manual = manual
    }

    var text: String {
        let title = "\(manual.name.uppercased()) \(manual.manSection) \(Release.date)"
        var lines = [".TH \(title) \"\(manual.version)\"", heading(UsageStrings.nameHeading)]
        lines.append("\(escaped(manual.name)) \\- \(paragraph(manual.purpose))")
        lines.append(heading(UsageStrings.synopsisHeading))
        for (index, form) in manual.synopsis.enumerated() {
            if index > 0 { lines.append(".br") }
            lines += [".B \(escaped(manual.name))", escaped(form)]
        }
        lines.append(heading(UsageStrings.optionsHeading))
        for option in manual.options {
            lines += [".TP", tag(option), paragraph(option.summary)]
        }
        let variables = manual.options.filter { $0.variable != nil }
        if !variables.isEmpty { lines.append(heading(UsageStrings.environmentHeading)) }
        for option in variables {
            lines += [".TP", ".B \(escaped(option.variable ?? ""))", effect(option)]
        }
        for section in manual.sections { lines += body(section) }
        return lines.joined(separator: "\n")
    }

    private func heading(_ title: String) -> String { ".SH \(escaped(title))" }

    private func tag(_ option: OptionDescription) -> String {
        let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
        guard let value = option.value else { return names }
        let placeholder = "\\fI\(escaped(value.placeholder))\\fR"
        return names + (value.isOptional ? "[=\(placeholder)]" : " \(placeholder)")
    }

    /// Returns the effect of an option's variable, with the name of the option in bold.
    private func effect(_ option: OptionDescription) -> String {
        let name = option.name
        let text =
            option.value == nil
            ? UsageStrings.flagVariable(name) : UsageStrings.valueVariable(name)
        return escaped(text).replacing(escaped(name), with: "\\fB\(escaped(name))\\fR")
    }

    private func body(_ section: ProgramManual.Section) -> [String] {
        let title = heading(section.title.uppercased())
        if section.isPreformatted { return [title, ".nf", escaped(section.text), ".fi"] }
        let paragraphs = section.text.split(separator: "\n\n").map { paragraph(String($0)) }
        return [title, paragraphs.joined(separator: "\n.PP\n")]
    }

    /// Returns a paragraph in lines of the length that the sources of man pages have.
    private func paragraph(_ text: String) -> String {
        escaped(wrapped(text, width: 72).joined(separator: "\n"))
    }

    /// Returns a text in ASCII in which no character is part of the language.
    private func escaped(_ text: String) -> String {
        var result = ""
        var startsLine = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            // At the start of a line, these characters begin a request.
            case ".", "'": result += (startsLine ? "\\&" : "") + (scalar == "'" ? "\\(aq" : ".")
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
                result += "\\[u\(zeros)\(digits)]"
            }
            startsLine = scalar == "\n"
        }
        return result
    }
}
