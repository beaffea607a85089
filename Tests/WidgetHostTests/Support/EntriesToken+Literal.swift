import ExtensionProtocol

/// In tests a token is its number, of a process without one.
extension EntriesToken: ExpressibleByIntegerLiteral {
    public init(integerLiteral number: Int) { self.init(number: number) }
}
