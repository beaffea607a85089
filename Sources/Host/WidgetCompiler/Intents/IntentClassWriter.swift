/// Generates the Swift source of one definition: enumerations, classes of objects, and for each intent its class, its
/// handler protocol and its response.
///
/// The types, members and initializers are those that Xcode generates. What the Objective-C runtime does there is
/// explicit here: `_definition` lists a class's parameters, and an extension of the protocol implements a handler's
/// optional methods.
struct IntentClassWriter {
    let definition: IntentDefinition
    /// The folder's Intents extension, which provides the options of parameters.
    let extensionClass: String?
    var lines: [String] = []

    init(_ definition: IntentDefinition, extensionClass: String?) {
        self.definition = definition
        self.extensionClass = extensionClass
    }

    var text: String {
        var writer = self
        writer.writeAll()
        return writer.lines.joined(separator: "\n") + "\n"
    }

    /// - Parameter depth: the level of indentation.
    mutating func add(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "    ", count: depth) + text)
    }

    private mutating func writeAll() {
        add(0, "// Generated from \(SwiftName.plain(definition.table)).intentdefinition.")
        add(0, "")
        add(0, "import Foundation")
        add(0, "import Intents")
        add(0, "")
        add(0, "fileprivate func _text(_ text: String, _ id: String? = nil) -> _INText {")
        add(1, "_INText(text, id: id, table: \(SwiftName.literal(definition.table)))")
        add(0, "}")
        // A parameter may have the name of its type, which shadows the type in the class.
        for name in Set(definition.enumerations.map(\.name) + definition.objectTypes.map(\.name)).sorted() {
            add(0, "fileprivate typealias \(Self.hidden(name)) = \(SwiftName.quoted(name))")
        }
        for enumeration in definition.enumerations { write(enumeration) }
        for type in definition.objectTypes { write(type) }
        for intent in definition.intents {
            write(intent)
            writeHandling(intent)
            writeResponse(intent)
            for parameter in intent.parameters { writeUnsupportedReasons(parameter, of: intent) }
        }
    }

    /// An alias of the type that no member shadows.
    static func hidden(_ name: String) -> String { "_Type\(SwiftName.plain(name))" }

    func literal(_ text: IntentDefinition.Text) -> String {
        let id = text.id.map { ", " + SwiftName.literal($0) } ?? ""
        return "_text(\(SwiftName.literal(text.text))\(id))"
    }

    private mutating func write(_ enumeration: IntentDefinition.Enumeration) {
        let name = SwiftName.quoted(enumeration.name)
        let cases = enumeration.cases.map { (SwiftName.member($0.name), $0) }
        add(0, "")
        add(0, "public enum \(name): Int, Sendable, _INEnumeration {")
        for (member, entry) in cases { add(1, "case \(member) = \(entry.value)") }
        add(0, "")
        add(1, "public static var _title: _INText { \(literal(enumeration.title)) }")
        add(1, "public static var _cases: [(value: \(name), name: String, title: _INText)] {")
        add(2, "[")
        for (member, entry) in cases {
            add(3, "(.\(member), \(SwiftName.literal(entry.name)), \(literal(entry.title))),")
        }
        add(2, "]")
        add(1, "}")
        let unset = cases.first { $0.1.value == 0 } ?? cases.first
        add(1, "public static var _unset: \(name) { .\(unset?.0 ?? "unknown") }")
        add(0, "}")
        add(0, "")
        add(0, "public class \(SwiftName.plain(enumeration.name))ResolutionResult: INEnumResolutionResult {")
        add(1, "public class func success(with resolvedValue: \(name)) -> Self {")
        add(2, "_success(value: resolvedValue.rawValue)")
        add(1, "}")
        add(1, "public class func confirmationRequired(with valueToConfirm: \(name)) -> Self {")
        add(2, "_confirmationRequired(value: valueToConfirm.rawValue)")
        add(1, "}")
        add(0, "}")
    }

    private mutating func write(_ type: IntentDefinition.ObjectType) {
        let name = SwiftName.quoted(type.name)
        add(0, "")
        add(0, "public class \(name): INObject {")
        for property in type.properties { writeStored(property) }
        if !type.properties.isEmpty {
            add(0, "")
            add(1, "public override func _copyProperties(to other: INObject) {")
            add(2, "guard let other = other as? \(name) else { return }")
            for property in type.properties {
                let member = SwiftName.quoted(property.name)
                add(2, "other.\(member) = \(member)")
            }
            add(1, "}")
        }
        add(0, "}")
        add(0, "")
        add(0, "public class \(SwiftName.plain(type.name))ResolutionResult: INObjectResolutionResult {")
        for (method, label, argument) in [
            ("success", "resolvedObject", name), ("disambiguation", "objectsToDisambiguate", "[\(name)]"),
            ("confirmationRequired", "objectToConfirm", name + "?"),
        ] {
            add(1, "public class func \(method)(with \(label): \(argument)) -> Self {")
            add(2, "super.\(method)(with: \(label))")
            add(1, "}")
        }
        add(0, "}")
    }

    mutating func writeStored(_ property: IntentDefinition.Property) {
        let preset = if case .enumeration = property.type, property.count == .one { " = ._unset" } else { "" }
        add(1, "public var \(SwiftName.quoted(property.name)): \(property.swiftType)\(preset)")
    }
}

extension IntentDefinition.Property {
    /// The type of the stored property. Objective-C has no arrays of enumerations, so they are numbers.
    var swiftType: String {
        switch (type, count) {
        case (.enumeration(let name), .one): SwiftName.quoted(name)
        case (.enumeration, .several): "[NSNumber]?"
        case (_, .one): type.swiftName + "?"
        case (_, .several): "[\(type.swiftName)]?"
        }
    }
}

extension IntentDefinition.ValueType {
    var swiftName: String {
        switch self {
        case .boolean, .integer, .decimal, .duration: "NSNumber"
        case .string: "String"
        case .dateComponents: "DateComponents"
        case .url: "URL"
        case .placemark: "CLPlacemark"
        case .person: "INPerson"
        case .file: "INFile"
        case .currencyAmount: "INCurrencyAmount"
        case .paymentMethod: "INPaymentMethod"
        case .measurement(let dimension): "Measurement<\(dimension.rawValue)>"
        case .enumeration(let name), .object(let name): SwiftName.quoted(name)
        }
    }

    /// The class that represents a value in a collection of options.
    var optionClass: String {
        switch self {
        case .string: "NSString"
        case .dateComponents: "NSDateComponents"
        case .url: "NSURL"
        case .measurement: "NSMeasurement"
        case .enumeration: "NSNumber"
        default: swiftName
        }
    }

    /// The resolution result for a value without unsupported reasons.
    var resolutionResult: String {
        let name =
            switch self {
            case .boolean: "INBoolean"
            case .integer: "INInteger"
            case .decimal: "INDouble"
            case .duration: "INTimeInterval"
            case .string: "INString"
            case .dateComponents: "INDateComponents"
            case .url: "INURL"
            case .placemark: "INPlacemark"
            case .person: "INPerson"
            case .file: "INFile"
            case .currencyAmount: "INCurrencyAmount"
            case .paymentMethod: "INPaymentMethod"
            case .measurement(let dimension): "IN" + dimension.rawValue.dropFirst(4)
            case .enumeration(let name), .object(let name): SwiftName.plain(name)
            }
        return name + "ResolutionResult"
    }
}
