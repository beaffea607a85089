/// The type-erased values of a navigation stack.
public struct NavigationPath {
    private var elements: [Element] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { Element(value: AnyHashable($0), stored: nil) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
        self.elements = elements.map { Element(value: AnyHashable($0), stored: $0) }
    }

    /// Values of unknown types, and those below them, are omitted.
    public init(_ codable: CodableRepresentation) {
        elements = codable.values.map { Element(value: $0.hashable, stored: $0.value) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(Element(value: AnyHashable(value), stored: value as? any Codable & Hashable))
    }

    public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
        elements.append(Element(value: AnyHashable(value), stored: value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }

    /// The encodable form of the path, or `nil` if one of its values cannot be encoded.
    public var codable: CodableRepresentation? {
        var values: [CodableRepresentation.Value] = []
        for element in elements {
            guard let stored = element.stored else { return nil }
            values.append(CodableRepresentation.Value(value: stored, hashable: element.value))
        }
        return CodableRepresentation(values: values)
    }

    private struct Element {
        var value: AnyHashable
        /// The value, if its type can be encoded.
        var stored: (any Codable & Hashable)?
    }
}

extension NavigationPath: Equatable {
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.elements.map(\.value) == rhs.elements.map(\.value)
    }
}
