import Domain
import FootballUI

extension AccountStrings {
    static func label(of field: PasswordChangeState.Field) -> String {
        switch field {
        case .current: currentLabel
        case .new: newLabel
        case .repeated: repeatedLabel
        }
    }

    static func created(_ time: LocalTime) -> String { created(text(of: time)) }
    static func lastUsed(_ time: LocalTime) -> String { lastUsed(text(of: time)) }

    private static func text(of time: LocalTime) -> String {
        "\(FootballStrings.day(of: time)), \(FootballStrings.time(of: time))"
    }
}
