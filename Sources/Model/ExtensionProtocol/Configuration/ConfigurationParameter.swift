import RenderModel
import WidgetVocabulary

/// One setting of a widget: everything that a form needs, without the widget's code.
package struct ConfigurationParameter: Hashable, Sendable {
    package typealias Option = ConfigurationOption
    package typealias Kind = ConfigurationValueKind

    package enum Presence: String, Hashable, Sendable, CaseIterable { case required, optional }

    /// Where the options come from.
    package enum OptionSource: String, Hashable, Sendable, CaseIterable {
        /// None: any value of the kind is allowed.
        case none
        /// `options` contains all of them.
        case fixed
        /// An `OptionsRequest` returns all of them.
        case provider
        /// An `OptionsRequest` returns some, and searches for others.
        case search
    }

    /// The parameter's name in the source.
    package var name: String
    package var title: String
    package var description: String?
    /// The prompt for a user who has not set a value yet.
    package var prompt: String?
    /// Swift type of the value, such as `Int` or `[City]?`.
    package var typeName: String
    /// The kind of the value, or of each element when there can be several.
    package var kind: Kind
    package var presence: Presence
    /// Set when the value is an array.
    package var list: ConfigurationListSize?
    /// The default as JSON, if the source declares one. A default from a provider or query is in the reply to a
    /// `ConfigurationRequest`.
    package var defaultJSON: String?
    package var optionSource: OptionSource
    /// The fixed options; empty for every other source.
    package var options: [Option]
    /// Names of the parameters that the options depend on.
    package var dependencies: [String]

    package init(
        name: String, title: String, typeName: String, kind: Kind = .text(.init()), description: String? = nil,
        prompt: String? = nil, presence: Presence = .required, list: ConfigurationListSize? = nil,
        defaultJSON: String? = nil, optionSource: OptionSource? = nil, options: [Option] = [],
        dependencies: [String] = []
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.prompt = prompt
        self.typeName = typeName
        self.kind = kind
        self.presence = presence
        self.list = list
        self.defaultJSON = defaultJSON
        self.optionSource = optionSource ?? (options.isEmpty ? .none : .fixed)
        self.options = options
        self.dependencies = dependencies
    }
}

/// One of the options.
package struct ConfigurationOption: Hashable, Sendable {
    package enum Image: Hashable, Sendable {
        case symbol(String)
        /// A PNG, JPEG or WebP file.
        case picture([UInt8])
        /// Name of an image that is missing from the extension's asset catalog.
        case missing(String)
        case url(String)
    }

    package var json: String
    package var title: String
    package var subtitle: String?
    package var image: Image?

    package init(json: String, title: String, subtitle: String? = nil, image: Image? = nil) {
        self.json = json
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// The number of values in an array, which may depend on the widget's size.
package struct ConfigurationListSize: Hashable, Sendable {
    package struct Limit: Hashable, Sendable {
        package var minimum: Int
        /// `nil` for no limit.
        package var maximum: Int?

        package init(minimum: Int = 0, maximum: Int? = nil) {
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// For families without their own limit.
    package var general: Limit
    package var byFamily: [Family: Limit]

    package init(general: Limit = Limit(), byFamily: [Family: Limit] = [:]) {
        self.general = general
        self.byFamily = byFamily
    }

    package func limit(for family: Family) -> Limit { byFamily[family] ?? general }
}
