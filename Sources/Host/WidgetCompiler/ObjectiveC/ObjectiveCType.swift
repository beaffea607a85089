/// A type as a header writes it.
struct ObjectiveCType: Hashable, Sendable {
    enum Nullability: Hashable, Sendable {
        case nonnull, nullable
        /// Nobody says; Swift takes it for an implicitly unwrapped optional.
        case unspecified
    }

    indirect enum Base: Hashable, Sendable {
        /// Of C, several words are joined by spaces.
        case named(String)
        case block(result: ObjectiveCType, parameters: [ObjectiveCParameter])
    }

    var base: Base
    /// What stands in angle brackets: types, or protocols.
    var arguments: [ObjectiveCType] = []
    /// How many stars stand behind it.
    var pointers = 0
    var nullability = Nullability.unspecified
    var isConstant = false
    var escapes = true

    static let void = ObjectiveCType(base: .named("void"))

    var name: String? {
        if case .named(let name) = base { return name }
        return nil
    }

    var isBlock: Bool { name == nil }

    /// Whether it is what C calls nothing.
    var isVoid: Bool { name == "void" && pointers == 0 }

    /// Whether it is where a method puts an error.
    var isErrorPlace: Bool { name == "NSError" && pointers == 2 }

    /// Whether it is an error that a completion handler is given.
    var isError: Bool { name == "NSError" && pointers == 1 }
}

/// A parameter of a method, a function or a block.
struct ObjectiveCParameter: Hashable, Sendable {
    var type: ObjectiveCType
    var name: String?
}
