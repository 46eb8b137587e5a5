extension ProgramManual {
    /// The name of the shell function that completes the options.
    private var function: String { "_" + name.replacing("-", with: "_") }

    /// Completions for bash, which need no other file.
    var bashCompletions: String {
        let cases = options.compactMap { option -> String? in
            guard let value = option.value else { return nil }
            let words = (value.isOptional ? [] : option.names) + option.names.map { $0 + "=" }
            return "    \(words.joined(separator: "|"))) \(value.bashSuggestions) ;;"
        }
        // The characters of COMP_WORDBREAKS split --name=value into three words.
        return """
            # Completions of \(name) for bash.
            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
                if [ "$current" = = ]; then
                    current='' option+==
                elif [ "$option" = = ] && [ "$COMP_CWORD" -gt 1 ]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}=
                fi
                COMPREPLY=()
                case $option in
            \(cases.joined(separator: "\n"))
                *) mapfile -t COMPREPLY < <(compgen -W '\(words)' -- "$current") ;;
                esac
            }
            complete -F \(function) \(name)
            """
    }

    private var words: String { options.flatMap(\.names).joined(separator: " ") }

    /// Completions for zsh.
    var zshCompletions: String {
        let specifications = options.map { "    \(zshSpecification(of: $0))" }
        return """
            #compdef \(name)
            # Completions of \(name) for zsh.
            _arguments -s -S \\
            \(specifications.joined(separator: " \\\n"))
            """
    }

    private func zshSpecification(of option: OptionDescription) -> String {
        let others = options.filter { $0.name != option.name && $0.excludes(option) }
        let excluded = option.isRepeatable ? [] : option.names
        let exclusions = (excluded + others.flatMap(\.names)).joined(separator: " ")
        let text = quoted(option.completionText.escaping(["\\", "[", "]"]))
        let heads = option.names.map { name in
            switch option.value {
            case nil: "\(name)"
            case let value? where value.isOptional: "\(name)=-"
            case _?: "\(name)="
            }
        }
        let prefix =
            (exclusions.isEmpty ? "" : "'(\(exclusions))'") + (option.isRepeatable ? "'*'" : "")
        let head = heads.count == 1 ? heads[0] : "{\(heads.joined(separator: ","))}"
        return prefix + head + "'[\(text)]\(option.value?.zshSuggestions ?? "")'"
    }

    /// Completions for fish.
    var fishCompletions: String {
        let lines = options.map { option in
            let names = option.names.map { name in
                name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
            }
            let others = options.filter { $0.excludes(option) }
                .map { " -l \($0.name.dropFirst(2))" }.joined()
            let condition = others.isEmpty ? "" : " -n 'not __fish_seen_argument\(others)'"
            return "complete -c \(name) \(names.joined(separator: " "))"
                + (option.value?.fishSuggestions ?? "") + condition
                + " -d '\(quoted(option.completionText))'"
        }
        return (["# Completions of \(name) for fish.", "complete -c \(name) -f"] + lines)
            .joined(separator: "\n")
    }

    /// Returns a text for single quotes, which zsh and fish end and begin in different ways.
    private func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}

extension OptionDescription {
    /// The first sentence without its period.
    fileprivate var completionText: String {
        let sentence = summary.split(separator: ". ").first.map { String($0) } ?? summary
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

extension OptionValue {
    fileprivate var bashSuggestions: String {
        let paths = "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen"
        return switch self {
        case .file: "\(paths) -f -- \"$current\")"
        case .directory: "\(paths) -d -- \"$current\")"
        case .choice(_, let words), .optionalChoice(_, let words):
            "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$current\")"
        case .text: ""
        }
    }

    fileprivate var zshSuggestions: String {
        switch self {
        case .file(let name): ":\(name):_files"
        case .directory(let name): ":\(name):_directories"
        case .choice(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
        case .optionalChoice(let name, let words): "::\(name):(\(words.joined(separator: " ")))"
        case .text(let name): ":\(name.escaping([":"])): "
        }
    }

    fileprivate var fishSuggestions: String {
        switch self {
        case .file: " -r -F"
        case .directory: " -x -a '(__fish_complete_directories)'"
        case .choice(_, let words): " -x -a '\(words.joined(separator: " "))'"
        case .optionalChoice(_, let words): " -f -a '\(words.joined(separator: " "))'"
        case .text: " -x"
        }
    }
}

extension String {
    /// Returns this text with a backslash before some characters.
    fileprivate func escaping(_ characters: Set<Character>) -> String {
        reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : String($1) }
    }
}
