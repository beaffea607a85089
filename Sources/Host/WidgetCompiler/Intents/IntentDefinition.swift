/// An `.intentdefinition` file: the intents that Xcode generates classes for.
struct IntentDefinition: Hashable, Sendable {
    /// A string and its key in the translations.
    struct Text: Hashable, Sendable {
        var text: String
        var id: String?
    }

    struct Enumeration: Hashable, Sendable {
        struct Case: Hashable, Sendable {
            var name: String
            var value: Int
            var title: Text
        }

        var name: String
        var title: Text
        var cases: [Case]
    }

    /// A custom class of objects.
    struct ObjectType: Hashable, Sendable {
        var name: String
        var title: Text
        /// Excluding the properties that every object has.
        var properties: [Property]
    }

    /// The type of a parameter or a property.
    enum ValueType: Hashable, Sendable {
        case boolean, integer, decimal, duration, string, dateComponents, url, placemark, person, file
        case currencyAmount, paymentMethod
        case measurement(Dimension)
        case enumeration(String)
        case object(String)

        enum Dimension: String, Hashable, Sendable, CaseIterable {
            case length = "UnitLength"
            case mass = "UnitMass"
            case speed = "UnitSpeed"
            case temperature = "UnitTemperature"
            case volume = "UnitVolume"
            case energy = "UnitEnergy"
        }
    }

    enum Count: Hashable, Sendable { case one, several }

    struct Property: Hashable, Sendable {
        var name: String
        var type: ValueType
        var count: Count
    }

    struct Parameter: Hashable, Sendable {
        enum Options: Hashable, Sendable { case none, listed, searched }
        enum Place: Hashable, Sendable { case form, codeOnly }

        var property: Property
        var title: Text
        var prompt: Text?
        /// Whether the form of a widget shows it.
        var place: Place
        var options: Options
        /// Names of the reasons for which a handler may reject a value.
        var refusals: [String]
        /// Whether a handler may resolve it.
        var resolution: Resolution
        var control: Control
        var preset: Preset?
        /// The number of values, by the name of the family.
        var sizes: [String: Int]
        var condition: Condition?

        enum Resolution: Hashable, Sendable { case offered, none }
    }

    /// The value of a new configuration.
    enum Preset: Hashable, Sendable {
        case json(String)
        case text(Text)
    }

    /// How the form edits a value.
    enum Control: Hashable, Sendable {
        case automatic
        case boolean(yes: Text, no: Text)
        case number(style: String, range: ClosedRange<Double>?)
        case text(capitalization: String, isMultiline: Bool)
        case date(parts: String)
        /// The Swift name of the default unit.
        case unit(String?, allowsNegative: Bool)
        case currency(String)
        case file(types: [String])
    }

    /// When a form shows a parameter.
    enum Condition: Hashable, Sendable {
        case hasAnyValue(String)
        case hasNoValue(String)
        /// The values are JSON.
        case has(String, values: [String])

        var parent: String {
            switch self {
            case .hasAnyValue(let parent), .hasNoValue(let parent), .has(let parent, _): parent
            }
        }
    }

    struct Intent: Hashable, Sendable {
        /// As in the names of its methods: without the suffix `Intent`.
        var name: String
        var title: Text
        var description: Text?
        var parameters: [Parameter]
        var response: Response

        var className: String { name + "Intent" }
    }

    struct Response: Hashable, Sendable {
        struct Code: Hashable, Sendable {
            var name: String
            /// Names of the properties that its sentence mentions.
            var mentions: [String]
        }

        var codes: [Code] = []
        var properties: [Property] = []
    }

    var path: String
    var enumerations: [Enumeration] = []
    var objectTypes: [ObjectType] = []
    var intents: [Intent] = []
    /// Messages about content that could not be used as written.
    var warnings: [String] = []

    /// The file's name without its extension, which is also the name of its strings table.
    var table: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// The types that are generated for it.
    var typeNames: [String] {
        enumerations.map(\.name) + objectTypes.map(\.name) + intents.map(\.className)
    }
}

/// Why an `.intentdefinition` file cannot be used.
package struct IntentDefinitionProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    package var reason: String

    package var description: String {
        "the intent definition '\(path)' cannot be used: \(reason); open and save it in Xcode, or remove it from the "
            + "folder"
    }
}
