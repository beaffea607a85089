import Foundation

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
}

/// A type whose values a model can generate.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    public func asPartiallyGenerated() -> PartiallyGenerated where PartiallyGenerated == Self { self }
}

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Bool.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch("boolean") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: String.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch("text") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Int.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind, let whole = Int(exactly: value) else {
            throw content.mismatch("whole number")
        }
        self = whole
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Double.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind else { throw content.mismatch("number") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Float.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        self = Float(try Double(content))
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Decimal.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        self = Decimal(try Double(content))
    }

    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        self = try content.elements().map { try Element($0) }
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Optional: ConvertibleFromGeneratedContent where Wrapped: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        self = content.kind == .null ? nil : try Wrapped(content)
    }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Never.self, properties: []) }

    public init(_ content: GeneratedContent) throws {
        throw content.mismatch("value")
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
}

/// Makes a structure or an enumeration generable by a model.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
    #externalMacro(module: "TesseraMacros", type: "GenerableMacro")

/// A model's guide for a property.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")
