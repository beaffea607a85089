import Seeds

public struct Basket {
    public var count: Int

    public init(count: Int) {
        self.count = count
    }

    public var words: String { "\(count) apples, \(Seed.words)" }
}
