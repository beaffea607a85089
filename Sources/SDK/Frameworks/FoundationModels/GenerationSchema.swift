import Foundation

/// The allowed values of a generated property.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
    public struct Property: Sendable {
        let name: String
        let description: String?
        let type: String

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.name = name
            self.description = description
            self.type = String(describing: type)
        }

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.name = name
            self.description = description
            self.type = String(describing: type)
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>]
        ) {
            self.name = name
            self.description = description
            self.type = "String"
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>]
        ) {
            self.name = name
            self.description = description
            self.type = "String"
        }
    }

    public enum SchemaError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)
    }

    private let name: String
    private let properties: [String]
    private let choices: [String]

    public init(
        type: any Generable.Type, description: String? = nil, properties: [Property]
    ) {
        name = String(describing: type)
        self.properties = properties.map(\.name)
        choices = []
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        name = String(describing: type)
        properties = []
        self.choices = choices
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        name = String(describing: type)
        properties = []
        choices = types.map { String(describing: $0) }
    }

    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        name = root.name
        properties = root.properties
        choices = root.choices
    }

    public var debugDescription: String { name }
}

/// A schema that is put together while the program runs.
public struct DynamicGenerationSchema: Sendable {
    public struct Property: Sendable {
        let name: String

        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            self.name = name
        }
    }

    let name: String
    let properties: [String]
    let choices: [String]

    private init(_ name: String, properties: [String] = [], choices: [String] = []) {
        self.name = name
        self.properties = properties
        self.choices = choices
    }

    public init(name: String, description: String? = nil, properties: [Property]) {
        self.init(name, properties: properties.map(\.name))
    }

    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(name, choices: choices.map(\.name))
    }

    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(name, choices: choices)
    }

    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
    ) {
        self.init("[\(itemSchema.name)]")
    }

    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        self.init(String(describing: type))
    }

    public init(referenceTo name: String) {
        self.init(name)
    }
}

/// A limit of the values that a model generates for a property.
public struct GenerationGuide<Value> {}

extension GenerationGuide: Sendable where Value: Sendable {}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> { .init() }
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { .init() }
}

extension GenerationGuide where Value: Comparable & Numeric {
    public static func minimum(_ value: Value) -> GenerationGuide<Value> { .init() }
    public static func maximum(_ value: Value) -> GenerationGuide<Value> { .init() }
    public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { .init() }
}

extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }

    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }

    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        .init()
    }

    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }

    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        .init()
    }
}

/// The parameters of `@Guide` before the property's type is known.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { .init() }
    public static func count(_ count: Int) -> GenerationGuide<Value> { .init() }
}
