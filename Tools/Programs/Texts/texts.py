"""Makes Swift of the tables of texts, which translators edit with the tools for gettext.

Modules/…/Texts/NAME.pot has the English texts of the type NAME, and NAME.LANGUAGE.po their
translations. The type is written to NAME.swift beside the folder.
"""

import math
import pathlib
import re
import subprocess
import sys
import tempfile

import polib

USAGE = """\
usage: Tools/texts [--check]

Makes Swift of the tables of texts, and adds new texts to the tables of all languages.

  --check   only finds mistakes, and code that differs from its table

Exit codes: 0 success, 1 a mistake was found, 64 usage, 69 a tool is missing."""
LANGUAGES = pathlib.Path("Modules/Core/Localization/Texts/LINGUAS")
# A language for tests, which is made of the English texts. Nobody translates it.
PSEUDO_LANGUAGE = "qps"
# The name of a parameter, a number with `:d`; or a brace, which is written twice.
PLACEHOLDER = re.compile(r"\{\{|\}\}|\{([A-Za-z]\w*)(:d)?\}")
# The rules for plurals that the code knows: no plural, or a singular for 1.
PLURALS = ("nplurals=1; plural=0;", "nplurals=2; plural=n != 1;")
# Korean particles as they are written after a word that is not known, and their Swift names.
PARTICLES = {
    "이(가)": "subject", "을(를)": "object", "은(는)": "topic", "과(와)": "with", "(으)로": "to",
    "(이)라는": "named",
}
# A particle can follow a quoted word.
PARTICLE = re.compile("([”’\"'」)]?)(" + "|".join(map(re.escape, PARTICLES)) + ")")
# Characters that change more than the text in which they are.
CONTROLS = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
ACCENTS = str.maketrans("aceginosuyACEGINOSUY", "áçéĝîñóšúýÁÇÉĜÎÑÓŠÚÝ")


class TextsError(Exception):
    """A mistake in a table, with the place."""


def literal(text, particles=False):
    """Returns a text with placeholders as the contents of a Swift literal."""
    parts, end = [], 0

    def add(part):
        part = part.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        parts.append(CONTROLS.sub(lambda match: f"\\u{{{ord(match.group()):X}}}", part))

    for match in PLACEHOLDER.finditer(text):
        add(text[end : match.start()])
        end = match.end()
        if match.group(1) is None:
            add(match.group()[0])
            continue
        parts.append(f"\\({match.group(1)})")
        particle = PARTICLE.match(text, end) if particles else None
        if particle:
            end = particle.end()
            value = f'"\\({match.group(1)})"' if match.group(2) else match.group(1)
            name = PARTICLES[particle.group(2)]
            add(particle.group(1))
            parts.append(f"\\(Particle.{name}.form(after: {value}))")
    add(text[end:])
    return "".join(parts)


def pseudo(text):
    """Returns a text with accents and in brackets, longer by 40 %, to find what is cut.

    A text without letters, such as a date of several texts, is unchanged.
    """
    letters = PLACEHOLDER.sub("", text)
    if not any(character.isalpha() for character in letters):
        return text
    accented, end = [], 0
    for match in PLACEHOLDER.finditer(text):
        accented += [text[end : match.start()].translate(ACCENTS), match.group()]
        end = match.end()
    accented.append(text[end:].translate(ACCENTS))
    # The brackets are a part of the additional length.
    missing = max(0, math.ceil(len(letters) * 0.4) - 2)
    padding = "".join("~" if index % 5 else " " for index in range(missing))
    return "[" + "".join(accented) + padding.rstrip() + "]"


def placeholders(*texts):
    """Returns the names and Swift types of the placeholders."""
    return {match.group(1): "Int" if match.group(2) else "String"
            for text in texts for match in PLACEHOLDER.finditer(text) if match.group(1)}


def mistakes_in(text):
    """Returns what a text must not contain."""
    if re.search("[{}]", PLACEHOLDER.sub("", text)):
        yield "has a brace without a name; write {{ or }} for a brace"
    if CONTROLS.search(text):
        yield "has a control character"


def expression(forms, count, particles=False):
    """Returns the Swift expression of a text, or of its singular and its plural."""
    texts = [f'"{literal(form, particles)}"' for form in forms]
    return texts[0] if len(texts) == 1 else f"{count} == 1 ? {texts[0]} : {texts[1]}"


class Table:
    """The texts of one Swift type in all languages."""

    def __init__(self, path, languages):
        self.path = path
        self.name = path.stem
        self.swift = path.parent.parent / f"{self.name}.swift"
        self.mistakes = []
        self.source = self.read(path)
        self.translations = {
            language: self.translation(language) for language in languages
            if language != PSEUDO_LANGUAGE}
        for entry in self.source:
            self.check(entry)

    def read(self, file):
        """Returns a table that gettext accepts."""
        checked = subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", file],
                                 capture_output=True, text=True, check=False)
        if checked.returncode != 0:
            raise TextsError(checked.stderr.strip())
        return polib.pofile(str(file))

    def translation(self, language):
        """Returns the entries of a translation by their keys."""
        file = self.path.with_name(f"{self.name}.{language}.po")
        if not file.exists():
            raise TextsError(f"{file}: the table is missing. Make it with msginit.")
        table = self.read(file)
        if table.metadata.get("Plural-Forms") not in PLURALS:
            self.mistakes.append(f"{file}: the rule for plurals is none of {' '.join(PLURALS)}")
        known = {(e.msgctxt, e.msgid): e for e in table if not e.obsolete}
        for entry in self.source:
            translated = known.get((entry.msgctxt, entry.msgid))
            if translated is None:
                self.mistakes.append(f"{file}: '{entry.msgctxt}' is missing. Run Tools/texts.")
            elif translated.fuzzy or not translated.translated():
                self.mistakes.append(
                    f"{file}:{translated.linenum}: '{entry.msgctxt}' is not translated.")
        return known

    def check(self, entry):
        """Finds mistakes in the texts of an entry, which gettext compares only with its flag."""
        place = f"{self.path}:{entry.linenum}: '{entry.msgctxt}'"
        if not re.fullmatch("[a-z][A-Za-z0-9]*", entry.msgctxt or ""):
            raise TextsError(f"{place} is no name for Swift. Write one after msgctxt.")
        sources = [text for text in (entry.msgid, entry.msgid_plural) if text]
        named = placeholders(*sources)
        if entry.msgid_plural and list(named.values()).count("Int") != 1:
            self.mistakes.append(f"{place} has a plural and needs one number such as {{n:d}}.")
        for language in ["en", *self.translations]:
            for form in self.forms(entry, language):
                found = placeholders(form)
                if found.items() - named.items() or (
                        not entry.msgid_plural and found != named):
                    self.mistakes.append(f"{place} has other placeholders in {language}: {form}")
                for mistake in mistakes_in(form):
                    self.mistakes.append(f"{place} {mistake}, in {language}.")
                rest = literal(form, particles=language == "ko")
                if language == "ko" and any(particle in rest for particle in PARTICLES):
                    self.mistakes.append(f"{place} has a particle after no placeholder: {form}")

    def forms(self, entry, language):
        """Returns the text of an entry in a language, and its plural if there is one. A text that
        is not translated is English."""
        translated = self.translations.get(language, {}).get((entry.msgctxt, entry.msgid))
        if translated is not None and translated.translated():
            return list(translated.msgstr_plural.values()) or [translated.msgstr]
        forms = [text for text in (entry.msgid, entry.msgid_plural) if text]
        return [pseudo(form) for form in forms] if language == PSEUDO_LANGUAGE else forms

    def declaration(self, entry, languages):
        """Returns the Swift property or function of an entry."""
        named = placeholders(entry.msgid_plural or "", entry.msgid)
        count = next((name for name, type in named.items() if type == "Int"), None)
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
            + (self.lookup(access) if self.has_lookup else "") + "\n}\n")

    @property
    def has_lookup(self):
        """True if data names the texts, so that the code has no list of them."""
        return self.source.metadata.get("X-Swift-Lookup") == "yes"

    def lookup(self, access):
        """Returns the Swift function that finds a text without placeholders by its name."""
        cases = "\n".join(f'        case "{entry.msgctxt}": self.{entry.msgctxt}'
                          for entry in self.source if not placeholders(entry.msgid))
        return (
            "\n\n    /// Returns the text with a name, or nil if there is none.\n"
            f"    {access + ' ' if access else ''}static func text(named name: String) -> String? {{\n"
            f"        switch name {{\n{cases}\n        default: nil\n        }}\n    }}")

    def unused(self, sources):
        """Returns the names of texts that no other file uses."""
        if self.has_lookup:
            return
        used = set()
        for path, text in sources.items():
            if path == self.swift or self.name not in text:
                continue
            # An extension uses its own texts without the name of the type.
            code = re.sub(r"//.*|\w+:", "", text)
            is_extension = f"extension {self.name} " in text
            used.update(re.findall(r"\w+" if is_extension else rf"\b{self.name}\s*\.(\w+)", code))
        for entry in self.source:
            if entry.msgctxt not in used:
                yield f"{self.path}:{entry.linenum}: '{entry.msgctxt}' is not used. Remove it."


def languages_code(languages):
    """Returns the Swift file with the languages."""
    cases = ", ".join(["en", *languages])
    choices = ", ".join(f".{name}" for name in ["en", *languages] if name != PSEUDO_LANGUAGE)
    texts = ", ".join(f"{name}: @autoclosure () -> String" for name in ["en", *languages])
    switch = "\n".join(f"    case .{name}: {name}()" for name in ["en", *languages])
    codes = "\n".join(f'        case .{name}: "{name}"' for name in ["en", *languages])
    return f"""\
// Made of Texts/LINGUAS by Tools/texts. Change that file.

public import Synchronization

/// A language of the texts that the program shows, by its code in locales.
public enum Language: UInt8, AtomicRepresentable, CaseIterable, Sendable {{
    case {cases}

    /// The languages for users: all but the pseudo-language, which finds texts that are cut.
    public static let choices: [Language] = [{choices}]

    // Swift finds the name of a case by reflection, which is slow at the start.
    /// The code of the language in locales.
    public var code: String {{
        switch self {{
{codes}
        }}
    }}
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
    if arguments in (["--help"], ["-h"]):
        print(USAGE)
        return 0
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
                            "--no-fuzzy-matching", file, path], check=True)
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
    mistakes += [mistake for table in parsed
                 for mistake in [*table.mistakes, *table.unused(sources)]]
    mistakes += [f"{path}: has no table. Remove it." for path, code in sources.items()
                 if code.startswith("// Made of Texts/") and path not in files]
    for path, code in files.items():
        if not checks and sources.get(path) != code:
            path.write_text(code)
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (TextsError, OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        sys.exit(1)
