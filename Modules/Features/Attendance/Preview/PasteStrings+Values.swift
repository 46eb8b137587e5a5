extension PasteStrings {
    static func name(of kind: PastedList.Kind) -> String {
        switch kind {
        case .blank: ""
        case .date: dateLine
        case .heading, .section: heading
        case .freePlace: freePlace
        case .chatter: chatter
        }
    }
}
