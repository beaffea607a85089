import ExtensionProtocol
import Foundation

/// The edit-widget form, generated only from the extension's description of its parameters: no view code of the widget
/// runs (F-97).
package struct ConfigurationForm: Hashable, Sendable, Codable {
    package struct Field: Hashable, Sendable, Codable, Identifiable {
        package var id: String { name }
        package var name: String
        package var title: String
        package var kind: Kind
        package var details: Details
        /// The current value as JSON; `nil` if nothing is chosen.
        package var valueJSON: String?
        /// The current value as text; several values are joined.
        package var valueTitle: String?
        package var isRequired: Bool
        /// `false` if the current values of other fields hide this one.
        package var isVisible: Bool
        /// The reason that the value cannot be accepted.
        package var problem: String?
    }

    package enum Kind: Hashable, Sendable, Codable {
        case text
        case wholeNumber(minimum: Double?, maximum: Double?)
        case number(minimum: Double?, maximum: Double?)
        case toggle
        case date
        /// A choice of one value.
        case choice([Choice])
        /// A choice of one value from `suggestions`, with search.
        case search
        /// A choice of several values, up to a limit.
        case choices([Choice], limit: Int?)
        case searches(limit: Int?)
        /// A type that forms do not support.
        case unsupported(typeName: String)
    }

    /// Additional properties of a field's control.
    package struct Details: Hashable, Sendable, Codable {
        package var description: String?
        package var prompt: String?
        package var dateParts: ConfigurationValueKind.DateParts?
        package var numberStyle: ConfigurationValueKind.NumberField.Style?
        /// The symbol of a number's unit; `unitFactor` converts it to the unit of the value.
        package var unit: String?
        /// `value = shown * unitFactor + unitOffset`
        package var unitFactor: Double?
        package var unitOffset: Double?
        package var hasSeveralLines: Bool?
        /// The names of the fields that the choices depend on.
        package var dependencies: [String]
    }

    package struct Choice: Hashable, Sendable, Codable {
        package var json: String
        package var title: String
        package var subtitle: String?
        /// The name of a symbol next to the title.
        package var symbol: String?

        package init(json: String, title: String, subtitle: String? = nil, symbol: String? = nil) {
            self.json = json
            self.title = title
            self.subtitle = subtitle
            self.symbol = symbol
        }
    }

    /// A part of the sentence that describes the configuration.
    package enum SentencePart: Hashable, Sendable, Codable {
        case text(String)
        /// The name of a field, whose value is inserted here.
        case field(String)
    }

    package var instance: InstanceID
    package var title: String
    package var description: String
    /// The fields in display order; hidden ones at the end.
    package var fields: [Field]
    /// Empty when the intent has no summary.
    package var sentence: [SentencePart]
    /// The colors that the asset catalog defines for the form, as `#RRGGBB` (F-49); `nil` if it defines none.
    package var accent: String?
    package var background: String?
}
