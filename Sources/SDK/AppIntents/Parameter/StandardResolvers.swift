import Foundation

public struct IntFromDoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(exactly: input.rounded())
    }
}

public struct IntFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(input)
    }
}

public struct DoubleFromIntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input)
    }
}

public struct DoubleFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input)
    }
}

public struct StringFromIntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}

public struct StringFromDoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}

public struct BoolFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        Bool(input.lowercased())
    }
}

public struct URLFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        URL(string: input)
    }
}

public struct AttributedStringFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<AttributedString>) async throws
        -> AttributedString?
    {
        AttributedString(input)
    }
}

public struct IntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        input
    }
}

public struct DoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        input
    }
}
