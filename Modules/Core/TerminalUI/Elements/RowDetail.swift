extension Row {
    /// A secondary text of a row.
    public struct Detail: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The text, which is cut or left out where the window has no room for it.
        public let text: String
        /// A badge or a mark of at most three cells with the same meaning, such as `GK`, which is
        /// always shown; nil for none. Plain mode reads the text instead.
        public let symbol: String?
        /// The meaning of the symbol, or of the text if there is no symbol.
        public let role: Role

        /// Creates a detail.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - symbol: A badge or a mark with the same meaning; nil for none.
        ///   - role: The meaning of the symbol, or of the text if there is no symbol.
        public init(_ text: String, symbol: String? = nil, role: Role = .dim) {
            self.text = text
            self.symbol = symbol
            self.role = role
        }

        /// Creates a detail without a symbol.
        public init(stringLiteral text: String) {
            self.init(text)
        }
    }
}
