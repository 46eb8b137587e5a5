import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Football pitch` {
    /// Line-ups with a recorded frame.
    enum Sample: String, CaseIterable, Sendable {
        case five, seven, eleven, fifteen, oneSide

        private static let lines: [Pitch.Line?] = [
            .goalkeeper, .defence, .midfield, .attack, .defence, .wing, .midfield, .wing, .defence,
            .defence, .attack, nil, nil, .midfield, nil,
        ]

        var pitch: Pitch {
            switch self {
            case .five: Self.pitch(5, 5)
            case .seven: Self.pitch(7, 7)
            case .eleven: Self.pitch(11, 11)
            case .fifteen: Self.pitch(15, 16)
            case .oneSide: Self.pitch(0, 6)
            }
        }

        /// Returns a pitch with names in several scripts.
        private static func pitch(_ left: Int, _ right: Int) -> Pitch {
            func side(_ label: String, _ role: Role, _ count: Int, from first: Int) -> Pitch.Side {
                let names = SampleNames.all
                return Pitch.Side(
                    label, role: role,
                    players: (0..<count).map {
                        Pitch.Player(
                            names[(first + $0) % names.count], line: lines[$0 % lines.count])
                    })
            }
            return Pitch(
                left: side("Team A", .firstSide, left, from: 0),
                right: side("Team B", .secondSide, right, from: 11))
        }
    }

    private nonisolated static let sizes = [(60, 10), (80, 20), (120, 30), (190, 40)].map {
        Size(columns: $0, rows: $1)
    }

    /// Returns a window with a pitch of a given size.
    private func window(_ pitch: Pitch, _ size: Size) throws -> WorkspaceFixture {
        let window = Size(columns: size.columns + 2, rows: size.rows + (size.rows < 16 ? 3 : 4))
        return try WorkspaceFixture(window) { Page(title: "Pitch", elements: [.pitch(pitch)]) }
    }

    @Test(arguments: Sample.allCases, sizes)
    func `a line-up matches its recorded frame`(sample: Sample, size: Size) throws {
        let frame = try window(sample.pitch, size).frame()
        let record = RecordedFrame("pitch-\(sample.rawValue)-\(size.columns)x\(size.rows)")
        if RecordedFrame.isRecording { try record.write(record.text(of: frame)) }
        #expect(try record.read() == record.text(of: frame))
        #expect(FrameDefects.list(in: frame).isEmpty)
    }

    @Test(arguments: Array(1...40), [Size(columns: 10, rows: 3), Size(columns: 40, rows: 12)])
    func `names never overlap`(count: Int, size: Size) {
        var random = RandomPage(random: SeededGenerator(seed: UInt64(count)))
        let players = (0..<count).map { _ in
            Pitch.Player(
                random.text(upTo: 3), line: Pitch.Line.allCases.randomElement(using: &random.random)
            )
        }
        for isMirrored in [false, true] {
            let names = PitchLayout(players, size: size, isMirrored: isMirrored).names
            var taken: Set<Point> = []
            for name in names {
                #expect((0..<size.rows).contains(name.row))
                let columns = name.column..<name.column + name.width
                #expect(columns.clamped(to: 0..<size.columns) == columns)
                for column in columns {
                    #expect(taken.insert(Point(column: column, row: name.row)).inserted)
                }
            }
        }
    }

    @Test func `the right side mirrors the left side`() {
        let players = [Pitch.Player("Ada", line: .goalkeeper), Pitch.Player("손흥민", line: .attack)]
        let size = Size(columns: 40, rows: 9)
        let left = PitchLayout(players, size: size, isMirrored: false).names
        let right = PitchLayout(players, size: size, isMirrored: true).names
        #expect(left.map(\.row) == right.map(\.row))
        #expect(left.map { 40 - $0.column - $0.width } == right.map(\.column))
    }

    @Test func `players of known lines stand from back to front`() {
        let players = Pitch.Line.allCases.reversed().map { Pitch.Player("Ada", line: $0) }
        let names = PitchLayout(players, size: Size(columns: 80, rows: 20), isMirrored: false).names
        let columns = names.sorted { $0.centre < $1.centre }.map(\.column)
        #expect(columns == columns.sorted())
        #expect(Set(columns).count == 5)
    }

    @Test func `a name wider than its place moves to another row instead of being cut`() {
        let players = [
            Pitch.Player("Łukasz Fabiański", line: .goalkeeper),
            Pitch.Player("李明", line: .midfield), Pitch.Player("Mohamed", line: .attack),
        ]
        let names = PitchLayout(players, size: Size(columns: 25, rows: 20), isMirrored: true).names
        #expect(names.map { CellText.width($0.text) } == names.map(\.width))
    }

    @Test(arguments: [80, 81])
    func `a pitch is as wide as its area`(columns: Int) throws {
        let lines = try window(Sample.seven.pitch, Size(columns: columns, rows: 20)).lines
        #expect(lines.filter { $0.contains("┐") }.map { CellText.width($0) }.max() == columns + 1)
    }

    @Test func `players without a line are spread over defence, midfield and attack`() {
        let players = (1...6).map { Pitch.Player("P\($0)", line: nil) }
        let names = PitchLayout(players, size: Size(columns: 80, rows: 20), isMirrored: false).names
        let counts = Dictionary(grouping: names, by: \.centre).mapValues(\.count)
        #expect(counts.values.sorted() == [2, 2, 2])
    }

    @Test func `players who do not fit are counted`() {
        let players = (1...20).map { Pitch.Player("P\($0)", line: .midfield) }
        let names = PitchLayout(players, size: Size(columns: 9, rows: 4), isMirrored: false).names
        #expect(names.count == 8)
        #expect(names.contains { $0.text == "+13" })
    }

    @Test func `a pitch that is too small for names is not drawn`() throws {
        let window = try window(Sample.five.pitch, Size(columns: 38, rows: 9))
        #expect(!window.lines.contains { $0.contains("┌") })
    }
}
