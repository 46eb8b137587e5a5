import TerminalUI

/// Converts frames to the bytes that change the screen from the previous frame.
@MainActor struct FrameWriter {
    private let capabilities: Capabilities
    private var styles: StyleSequences
    /// The frame on the screen; nil if the content of the screen is unknown.
    private var last: Frame?

    init(_ capabilities: Capabilities, theme: Theme) {
        self.capabilities = capabilities
        styles = StyleSequences(capabilities, theme: theme)
    }

    /// The colours of the roles. After a change, the next frame is written completely.
    var theme: Theme {
        get { styles.theme }
        set {
            guard newValue != theme else { return }
            styles = StyleSequences(capabilities, theme: newValue)
            last = nil
        }
    }

    /// Clears the screen with the next frame, because its content is unknown.
    mutating func invalidate() {
        last = nil
    }

    /// Returns the bytes that show a frame; empty if it is on the screen already.
    mutating func bytes(for frame: Frame) -> [UInt8] {
        let previous = (isKnown: last != nil, size: last?.size, cursor: last?.cursor)
        // The frame on the screen is moved to a variable, so that changing it copies no frame.
        var shown = last ?? Frame(size: frame.size)
        last = nil
        var changes: [UInt8] = []
        if previous.size != frame.size {
            changes += styles.bytes(for: .plain) + capabilities.clear
            shown = Frame(size: frame.size)
        } else if let scroll = FrameScroll(from: shown, to: frame) {
            let sequence = capabilities.scroll(scroll.rows, by: scroll.distance)
            if !sequence.isEmpty {
                changes += styles.bytes(for: .plain) + sequence
                shown.moveRows(scroll.rows, by: scroll.distance)
            }
        }
        append(FrameDifference.runs(from: shown, to: frame), to: &changes)
        shown.copyContent(of: frame)
        last = shown
        guard !changes.isEmpty || previous.cursor != frame.cursor else { return [] }
        var bytes = capabilities.frameSequences.begin
        if previous.cursor != nil || !previous.isKnown { bytes += capabilities.hideCursor }
        bytes += changes
        if let cursor = frame.cursor {
            bytes += capabilities.move(column: cursor.column, row: cursor.row)
            bytes += capabilities.showCursor
        }
        bytes += capabilities.frameSequences.end
        return bytes
    }

    private mutating func append(_ runs: [FrameRun], to bytes: inout [UInt8]) {
        var style: Style?
        var end: Point?
        for run in runs {
            let start = Point(column: run.column, row: run.row)
            if start != end { bytes += capabilities.move(column: run.column, row: run.row) }
            // Only after ASCII, every terminal has the cursor in the same place.
            let isASCII = run.text.allSatisfy { $0 < 0x80 }
            end = isASCII ? Point(column: run.column + run.text.count, row: run.row) : nil
            let next = visibleStyle(of: run)
            if next != style { bytes += styles.bytes(for: next) }
            style = next
            bytes += run.text
        }
        if let style, style != .plain { bytes += styles.bytes(for: .plain) }
    }

    /// Returns the style of a run without the line that replaces the colour of a role, if the run is
    /// blank. The line would divide large digits.
    private func visibleStyle(of run: FrameRun) -> Style {
        guard theme.emphasis(of: run.style.role).contains(.underline), run.isBlank else {
            return run.style
        }
        return Style(.plain, run.style.emphasis)
    }
}
