"""Makes Swift of the tables of texts, which translators edit with the tools for gettext.

Modules/…/Texts/NAME.pot has the English texts of the type NAME, and NAME.LANGUAGE.po their
translations. The type is written to NAME.swift beside the folder.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import polib

USAGE = "usage: Tools/texts [--check]"
LANGUAGES = pathlib.Path("Modules/Core/Localization/Texts/LINGUAS")
PSEUDO_LANGUAGE = "qps"
PLACEHOLDER = re.compile(r"\{\{|\}\}|\{(\w+)(:d)?\}")
# Korean particles as they are written after a word that is not known, and their Swift names.
PARTICLES = {
    "이(가)": "subject", "을(를)": "object", "은(는)": "topic", "과(와)": "with", "(으)로": "to",
    "(이)라는": "named", "이(라)": "named",
}
ACCENTS = str.maketrans("aceginosuyACEGINOSUY", "áçéĝîñóšúýÁÇÉĜÎÑÓŠÚÝ")


class TextsError(Exception):
    """A mistake in a table, with the place."""


def literal(text, particles=False):
    """Returns a text with placeholders as the contents of a Swift literal."""
    parts, end = [], 0

    def add(part):
        part = part.replace("\\", "\\\\").replace('"', '\\"')
        parts.append(part.replace("\n", "\\n").replace("\t", "\\t"))

    for match in PLACEHOLDER.finditer(text):
        add(text[end : match.start()])
        end = match.end()
        if match.group(1) is None:
            add(match.group()[0])
            continue
        parts.append(f"\\({match.group(1)})")
        particle = next((p for p in PARTICLES if particles and text.startswith(p, end)), None)
        if particle:
            end += len(particle)
            value = f'"\\({match.group(1)})"' if match.group(2) else match.group(1)
            parts.append(f"\\(Particle.{PARTICLES[particle]}.form(after: {value}))")
    add(text[end:])
    return "".join(parts)


def pseudo(text):
    """Returns a text with accents, longer by 40 % and in brackets, to find what is cut."""
    accented, end = [], 0
    for match in PLACEHOLDER.finditer(text):
        accented += [text[end : match.start()].translate(ACCENTS), match.group()]
        end = match.end()
    accented.append(text[end:].translate(ACCENTS))
    length = len(PLACEHOLDER.sub("", text))
    padding = " ~~~~" * (length * 4 // 50) + " ~~~~"[: (length * 4 // 10) % 5 + 1]
    return "[" + "".join(accented) + padding.rstrip() + "]"


def parameters(entry):
    """Returns the names and Swift types of the placeholders."""
    found = {}
    for text in (entry.msgid_plural, entry.msgid):
        for match in PLACEHOLDER.finditer(text or ""):
            if match.group(1):
                found[match.group(1)] = "Int" if match.group(2) else "String"
    return found


def expression(forms, count, particles=False):
    """Returns the Swift expression of a text and its plural."""
    texts = [f'"{literal(form, particles)}"' for form in forms]
    return texts[0] if len(texts) == 1 else f"{count} == 1 ? {texts[0]} : {texts[1]}"


class Table:
    """The texts of one Swift type in all languages."""

    def __init__(self, path, languages):
        self.path = path
        self.name = path.stem
        self.swift = path.parent.parent / f"{self.name}.swift"
        self.source = polib.pofile(str(path))
        self.translations = {}
        for language in languages:
            if language == PSEUDO_LANGUAGE:
                continue
            file = path.with_name(f"{self.name}.{language}.po")
            if not file.exists():
                raise TextsError(f"{file}: the table is missing. Make it with msginit.")
            # The rules of gettext, also the same placeholders in each translation.
            checked = subprocess.run(
                ["msgfmt", "--check", "--output-file=/dev/null", file],
                capture_output=True, text=True, check=False)
            if checked.returncode != 0 or checked.stderr:
                raise TextsError(checked.stderr.strip())
            translation = polib.pofile(str(file))
            for entry in translation.fuzzy_entries() + translation.untranslated_entries():
                raise TextsError(f"{file}:{entry.linenum}: '{entry.msgctxt}' is not translated.")
            known = {(e.msgctxt, e.msgid): e for e in translation if not e.obsolete}
            for entry in self.source:
                if (entry.msgctxt, entry.msgid) not in known:
                    raise TextsError(f"{file}: '{entry.msgctxt}' is missing. Run Tools/texts.")
            self.translations[language] = known

    def forms(self, entry, language):
        """Returns the text of an entry in a language, and its plural if there is one."""
        if language in self.translations:
            entry = self.translations[language][entry.msgctxt, entry.msgid]
            return list(entry.msgstr_plural.values()) or [entry.msgstr]
        forms = [text for text in (entry.msgid, entry.msgid_plural) if text]
        return [pseudo(form) for form in forms] if language == PSEUDO_LANGUAGE else forms

    def declaration(self, entry, languages):
        """Returns the Swift property or function of an entry."""
        named = parameters(entry)
        count = next((name for name, type in named.items() if type == "Int"), None)
        if entry.msgid_plural and not count:
            raise TextsError(f"{self.path}:{entry.linenum}: a plural needs a number such as {{n:d}}.")
        names = [f"{name}: {type}" for name, type in named.items()]
        head = f"func {entry.msgctxt}({', '.join(names)}) -> String" if names else (
            f"var {entry.msgctxt}: String")
        if len(names) == 1:
            head = head.replace("(", "(_ ", 1)
        access = self.source.metadata.get("X-Swift-Access", "")
        values = [
            f"{language}: {expression(self.forms(entry, language), count, language == 'ko')}"
            for language in ["en", *languages]
        ]
        lines = [f"    /// {line}" for line in (entry.comment or "").splitlines()]
        lines.append(f"    {access + ' ' if access else ''}static {head} {{")
        lines.append(f"        localized({', '.join(values)})")
        return "\n".join(lines + ["    }"])

    def code(self, languages):
        """Returns the Swift file."""
        access = self.source.metadata.get("X-Swift-Access", "")
        title = "\n".join(f"/// {line}".rstrip() for line in self.source.header.splitlines())
        return (
            f"// Made of Texts/{self.path.name} by Tools/texts. Change the tables.\n"
            f"import Localization\n\n{title}\n{access + ' ' if access else ''}enum {self.name} {{\n"
            + "\n\n".join(self.declaration(entry, languages) for entry in self.source)
            + "\n}\n")

    def unused(self, sources):
        """Returns the names of texts that no other file uses."""
        used = set()
        for path, text in sources.items():
            if path != self.swift and self.name in text:
                is_extension = f"extension {self.name} " in text
                used.update(re.findall(r"\w+" if is_extension else rf"\b{self.name}\.(\w+)", text))
        for entry in self.source:
            if entry.msgctxt not in used:
                yield f"{self.path}:{entry.linenum}: '{entry.msgctxt}' is not used. Remove it."


def languages_code(languages):
    """Returns the Swift file with the languages."""
    cases = ", ".join(["en", *languages])
    texts = ", ".join(f"{name}: @autoclosure () -> String" for name in ["en", *languages])
    switch = "\n".join(f"    case .{name}: {name}()" for name in ["en", *languages])
    return f"""\
// Made of Texts/LINGUAS by Tools/texts. Change that file.
public import Synchronization

/// A language of the texts that the program shows, by its code in locales.
public enum Language: UInt8, AtomicRepresentable, CaseIterable, Sendable {{
    case {cases}
}}

/// Returns the text in the current language.
public func localized({texts}) -> String {{
    switch Language.current {{
{switch}
    }}
}}
"""


def main(arguments):
    """Writes the Swift files, or only compares them."""
    if arguments not in ([], ["--check"]):
        print(USAGE, file=sys.stderr)
        return 64
    checks = bool(arguments)
    languages = LANGUAGES.read_text().split()
    tables = sorted(pathlib.Path().glob("Modules/*/*/Texts/*.pot"))
    tables += sorted(pathlib.Path().glob("App/*/Texts/*.pot"))
    for path in [] if checks else tables:
        for file in path.parent.glob(f"{path.stem}.*.po"):
            subprocess.run(["msgmerge", "--quiet", "--update", "--backup=none", "--no-wrap",
                            file, path], check=True)
    files = {LANGUAGES.parent.parent / "Language.swift": languages_code(languages)}
    parsed = [Table(path, languages) for path in tables]
    files |= {table.swift: table.code(languages) for table in parsed}
    with tempfile.TemporaryDirectory() as folder:
        made = {path: pathlib.Path(folder, f"{i}.swift") for i, path in enumerate(files)}
        for path, code in files.items():
            made[path].write_text(code)
        subprocess.run(["swift", "format", "--in-place", "--configuration", ".swift-format",
                        *made.values()], check=True)
        files = {path: file.read_text() for path, file in made.items()}
    sources = {path: path.read_text() for folder in ("Modules", "App")
               for path in pathlib.Path(folder).rglob("*.swift")}
    mistakes = [f"{path}: differs from its table. Run Tools/texts." for path, code in files.items()
                if checks and sources.get(path) != code]
    mistakes += [mistake for table in parsed for mistake in table.unused(sources)]
    for path, code in files.items():
        if not checks and sources.get(path) != code:
            path.write_text(code)
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (TextsError, OSError) as error:
        print(error, file=sys.stderr)
        sys.exit(1)
