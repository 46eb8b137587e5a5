/// The modifiers of a key as parameters of a sequence: a number, and in kitty's protocol the kind
/// of event.
///
/// The number is 1 and a bit for each modifier: Shift, Alt, Ctrl, Super, Hyper, Meta, Caps Lock,
/// Num Lock.
struct KeyModifiers {
    private let bits: Int

    /// Creates modifiers; nil if the parameters are not valid, or if the key was released.
    ///
    /// - Parameter parameters: None for a sequence without modifiers. A missing number has its
    ///   usual value.
    init?(_ parameters: [Int?]) {
        let number = (parameters.first ?? nil) ?? 1
        let event = (parameters.dropFirst().first ?? nil) ?? 1
        guard (1...256).contains(number), event == 1 || event == 2 else { return nil }
        bits = number - 1
    }

    var hasShift: Bool { bits & 1 != 0 }
    var hasControl: Bool { bits & 4 != 0 }

    /// True if a modifier other than Shift, Ctrl and the locks is pressed.
    var hasOther: Bool { bits & 0b11_1010 != 0 }
}
