import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// Identifies a placed widget. Numbers come from a counter in the state and are never reused.
package struct InstanceID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package var description: String { "\(number)" }
    package static func < (left: InstanceID, right: InstanceID) -> Bool { left.number < right.number }
}

/// Identifies a stack of widgets.
package struct StackID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package var description: String { "\(number)" }
    package static func < (left: StackID, right: StackID) -> Bool { left.number < right.number }
}

/// Identifies a request to an extension while the host runs.
package struct RequestID: Hashable, Sendable, Comparable {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package static func < (left: RequestID, right: RequestID) -> Bool { left.number < right.number }
}

/// Identifies an installed extension. The installer chooses the name and keeps it for all builds.
package struct ExtensionID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let name: String

    package init(_ name: String) { self.name = name }

    package var description: String { name }
    package static func < (left: ExtensionID, right: ExtensionID) -> Bool { left.name < right.name }
}

// In JSON an identifier is just its number or name.
extension InstanceID: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension StackID: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension ExtensionID: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension Family: Codable {}
extension Context: Codable {}
extension Platform: Codable {}
