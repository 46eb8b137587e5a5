import TerminalUI

/// One screen as it was at one moment.
struct Shot {
    let name: String
    /// What is to be seen, for those who do not see it.
    let caption: String
    let frame: Frame

    var fileName: String { "\(name).svg" }
    var picture: String { WindowPicture(frame: frame, caption: caption).svg }
}
