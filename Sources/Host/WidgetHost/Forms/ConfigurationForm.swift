import ExtensionProtocol
import Foundation

/// The edit-widget form, made from what the extension says of its parameters alone: no view code of the widget runs
/// (F-97).
package struct ConfigurationForm: Hashable, Sendable, Codable {
    package struct Field: Hashable, Sendable, Codable, Identifiable {
        package var id: String { name }
        package var name: String
        package var title: String
        package var kind: Kind
        package var details: Details
        /// The present value as JSON; none when nothing is chosen.
        package var valueJSON: String?
        /// How the present value reads; several values are joined.
        package var valueTitle: String?
        package var isRequired: Bool
        /// False when the present values of other fields hide this one.
        package var isVisible: Bool
        /// Why the value that was set cannot be taken.
        package var problem: String?
    }

    package enum Kind: Hashable, Sendable, Codable {
        case text
        case wholeNumber(minimum: Double?, maximum: Double?)
        case number(minimum: Double?, maximum: Double?)
        case toggle
        case date
        /// One of these.
        case choice([Choice])
        /// One of what `suggestions` gives; can be searched.
        case search
        /// Several of these, at most so many.
        case choices([Choice], limit: Int?)
        case searches(limit: Int?)
        /// A type that no form can show.
        case unsupported(typeName: String)
    }

    /// What else the control of a field can follow.
    package struct Details: Hashable, Sendable, Codable {
        package var description: String?
        package var prompt: String?
        package var dateParts: ConfigurationValueKind.DateParts?
        package var numberStyle: ConfigurationValueKind.NumberField.Style?
        /// Symbol of the unit behind a number; the value is in the unit that `unitFactor` leads to.
        package var unit: String?
        /// `value = shown * unitFactor + unitOffset`
        package var unitFactor: Double?
        package var unitOffset: Double?
        package var hasSeveralLines: Bool?
        /// Names of the fields whose values the choices depend on.
        package var dependencies: [String]
    }

    package struct Choice: Hashable, Sendable, Codable {
        package var json: String
        package var title: String
        package var subtitle: String?
        /// Name of a symbol beside the title.
        package var symbol: String?

        package init(json: String, title: String, subtitle: String? = nil, symbol: String? = nil) {
            self.json = json
            self.title = title
            self.subtitle = subtitle
            self.symbol = symbol
        }
    }

    /// A part of the sentence that the configuration reads as.
    package enum SentencePart: Hashable, Sendable, Codable {
        case text(String)
        /// Name of a field; its value stands here.
        case field(String)
    }

    package var instance: InstanceID
    package var title: String
    package var description: String
    /// In the order in which they are shown; hidden ones at the end.
    package var fields: [Field]
    /// Empty when the intent has no summary.
    package var sentence: [SentencePart]
    /// The colours that the asset catalog names for the form, as `#RRGGBB` (F-49); none when it names none.
    package var accent: String?
    package var background: String?
}
