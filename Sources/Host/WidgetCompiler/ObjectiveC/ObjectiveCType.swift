/// A type as written in a header.
struct ObjectiveCType: Hashable, Sendable {
    enum Nullability: Hashable, Sendable {
        case nonnull, nullable
        /// Not annotated; Swift imports it as an implicitly unwrapped optional.
        case unspecified
    }

    indirect enum Base: Hashable, Sendable {
        /// Several words of a C type are joined by spaces.
        case named(String)
        case block(result: ObjectiveCType, parameters: [ObjectiveCParameter])
    }

    var base: Base
    /// The types or protocols in angle brackets.
    var arguments: [ObjectiveCType] = []
    /// The number of asterisks after it.
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

    /// Whether it is `void`.
    var isVoid: Bool { name == "void" && pointers == 0 }

    /// Whether it is a method's error parameter.
    var isErrorPlace: Bool { name == "NSError" && pointers == 2 }

    /// Whether it is the error parameter of a completion handler.
    var isError: Bool { name == "NSError" && pointers == 1 }
}

/// A parameter of a method, a function or a block.
struct ObjectiveCParameter: Hashable, Sendable {
    var type: ObjectiveCType
    var name: String?
}
