/// The name of a method. There is no Objective-C runtime here, so nothing calls a method by it.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
