import Foundation

/// Identifies generated content across its partial stages.
public struct GenerationID: Hashable, Sendable {
    private let value = UUID()

    public init() {}
}

/// Values as a model generates them: JSON.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public var id: GenerationID?
    public let kind: Kind

    public init(kind: Kind, id: GenerationID? = nil) {
        self.kind = kind
        self.id = id
    }

    public init(_ content: GeneratedContent) throws {
        self = content
    }

    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    public init(_properties properties: [(String, any ConvertibleToGeneratedContent)]) {
        self.init(_properties: properties, id: nil)
    }

    private init(_properties properties: [(String, any ConvertibleToGeneratedContent)], id: GenerationID?) {
        kind = .structure(
            properties: Dictionary(properties.map { ($0.0, $0.1.generatedContent) }) { $1 },
            orderedKeys: properties.map(\.0))
        self.id = id
    }

    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(_properties: properties.map { ($0.key, $0.value) }, id: id)
    }

    public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var keys: [String] = []
        var values: [String: GeneratedContent] = [:]
        for (key, value) in properties {
            if let old = values[key] {
                values[key] = try combine(old, value.generatedContent).generatedContent
            } else {
                keys.append(key)
                values[key] = value.generatedContent
            }
        }
        kind = .structure(properties: values, orderedKeys: keys)
        self.id = id
    }

    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        kind = .array(elements.map(\.generatedContent))
        self.id = id
    }

    public init(json: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        self.init(kind: Self.kind(of: value))
    }

    private static func kind(of value: Any) -> Kind {
        switch value {
        case let text as String: .string(text)
        case let number as NSNumber where CFNumberKind.isBool(number): .bool(number.boolValue)
        case let number as NSNumber: .number(number.doubleValue)
        case let array as [Any]: .array(array.map { GeneratedContent(kind: kind(of: $0)) })
        case let object as [String: Any]:
            .structure(
                properties: object.mapValues { GeneratedContent(kind: kind(of: $0)) }, orderedKeys: object.keys.sorted()
            )
        default: .null
        }
    }

    private enum CFNumberKind {
        static func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
    }

    public static var generationSchema: GenerationSchema {
        GenerationSchema(type: GeneratedContent.self, properties: [])
    }

    public var generatedContent: GeneratedContent { self }
    public var isComplete: Bool { true }
    public var debugDescription: String { jsonString }

    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool { left.kind == right.kind }
}

extension GeneratedContent {
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value):
            value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            "{"
                + keys.map { Self.quoted($0) + ": " + (properties[$0]?.jsonString ?? "null") }
                .joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    public func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw mismatch("properties") }
        return properties
    }

    public func elements() throws -> [GeneratedContent] {
        guard case .array(let elements) = kind else { throw mismatch("elements") }
        return elements
    }

    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let value = try properties()[property] else { throw mismatch("a property \(property)") }
        return try Value(value)
    }

    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let value = try properties()[property], value.kind != .null else { return nil }
        return try Value(value)
    }

    func mismatch(_ expected: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "\(jsonString) has no \(expected)."))
    }

    /// The error for an enumeration whose content matches no case.
    public static func _unknownCase(_ content: GeneratedContent) -> any Error { content.mismatch("known case") }
}
