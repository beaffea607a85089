import Foundation

/// The edit-widget form, made from what the extension says of its parameters alone: no view code of the widget runs.
package struct ConfigurationForm: Hashable, Sendable, Codable {
    package struct Field: Hashable, Sendable, Codable, Identifiable {
        package var id: String { name }
        package var name: String
        package var title: String
        package var kind: Kind
        /// The present value as JSON; none when nothing is chosen.
        package var valueJSON: String?
        /// How the present value reads.
        package var valueTitle: String?
        package var isRequired: Bool
        /// Names of the fields whose values decide whether this one is shown; those that do not hold hide it.
        package var isVisible: Bool
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

    package struct Choice: Hashable, Sendable, Codable {
        package var json: String
        package var title: String
        package var subtitle: String?

        package init(json: String, title: String, subtitle: String? = nil) {
            self.json = json
            self.title = title
            self.subtitle = subtitle
        }
    }

    package var instance: InstanceID
    package var title: String
    package var description: String
    package var fields: [Field]
}
