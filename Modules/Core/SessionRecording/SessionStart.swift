public import Domain

/// The state that a recorded session of the app started from.
public struct SessionStart: Equatable, Sendable {
    /// The version of the program.
    public var version: String
    /// The moment at which the clock of the session started.
    public var moment: Moment
    /// The seed of the session's shuffles.
    public var seed: UInt64
    /// The time zone of the user.
    public var timeZone: RecordedTimeZone
    /// The text of the deep link that the program was started with, if any.
    public var link: String?
    /// The feature selection as text; nil for the default selection.
    public var features: String?
    /// The code of the language of the user's locale; nil for English.
    public var language: String?
    /// The stored data by name.
    public var files: [String: [UInt8]]

    /// Creates a state.
    public init(
        version: String, moment: Moment, seed: UInt64, timeZone: RecordedTimeZone,
        link: String? = nil, features: String? = nil, language: String? = nil,
        files: [String: [UInt8]]
    ) {
        self.version = version
        self.moment = moment
        self.seed = seed
        self.timeZone = timeZone
        self.link = link
        self.features = features
        self.language = language
        self.files = files
    }

    /// The state as the header of a recording.
    public var header: RecordingHeader {
        var values = [
            "program": version, "wall": String(moment.wall), "uptime": String(moment.uptime),
            "boot": moment.boot, "seed": String(seed), "zone": timeZone.text,
        ]
        values["link"] = link
        values["features"] = features
        values["language"] = language
        return RecordingHeader(values: values, files: files)
    }

    /// Reads the state from the header of a recording.
    ///
    /// - Throws: `RecordingError.notARecording` for the recording of another program, and
    ///   `.unsupportedVersion` for one of a version that showed no dates.
    public init(_ header: RecordingHeader) throws(RecordingError) {
        let values = header.values
        guard let version = values["program"], let boot = values["boot"],
            let wall = values["wall"].flatMap({ Int64($0) }),
            let uptime = values["uptime"].flatMap({ Int64($0) }),
            let seed = values["seed"].flatMap({ UInt64($0) })
        else { throw .notARecording }
        guard let timeZone = values["zone"].flatMap(RecordedTimeZone.init) else {
            throw .unsupportedVersion
        }
        self.init(
            version: version, moment: Moment(wall: wall, uptime: uptime, boot: boot), seed: seed,
            timeZone: timeZone, link: values["link"], features: values["features"],
            language: values["language"], files: header.files)
    }
}
