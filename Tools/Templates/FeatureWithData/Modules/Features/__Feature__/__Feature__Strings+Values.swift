import Domain

extension __Feature__Strings {
    static var tooLong: String { tooLong(ShortText.maximumLength) }
}
