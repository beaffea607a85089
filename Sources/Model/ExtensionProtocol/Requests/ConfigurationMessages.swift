import RenderModel
import WidgetVocabulary

/// Requests the options of one parameter.
package struct OptionsRequest: Hashable, Sendable {
    package enum Query: Hashable, Sendable {
        /// The suggestions of the provider or the query.
        case suggested
        /// The options that match a search string.
        case search(String)
        /// The options for these values (JSON), to show earlier selections. Options that no longer exist are omitted.
        case values([String])
    }

    package var kind: String
    /// Name of the parameter.
    package var parameter: String
    package var query: Query
    /// The values set so far, on which the options may depend.
    package var configuration: [EntriesRequest.ConfigurationValue]
    package var family: Family
    package var locale: String
    /// Time limit for the query in seconds, after which the extension reports a timeout; a session has its own limit in
    /// addition.
    package var timeLimit: Double
    /// Options beyond this number are omitted, which the reply indicates.
    package var limit: Int

    package init(
        kind: String, parameter: String, query: Query = .suggested,
        configuration: [EntriesRequest.ConfigurationValue] = [], family: Family, locale: String = "en_US",
        timeLimit: Double = .infinity, limit: Int = 500
    ) {
        self.kind = kind
        self.parameter = parameter
        self.query = query
        self.configuration = configuration
        self.family = family
        self.locale = locale
        self.timeLimit = timeLimit
        self.limit = limit
    }
}

package struct OptionsReply: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package var title: String?
        package var options: [ConfigurationOption]

        package init(title: String? = nil, options: [ConfigurationOption]) {
            self.title = title
            self.options = options
        }
    }

    package var sections: [Section]
    /// The prompt above the list, if the source declares one.
    package var prompt: String?
    /// The value that the provider or the query uses when none was selected, as JSON.
    package var defaultJSON: String?
    /// Number of options omitted because there were more than the limit.
    package var omitted: Int

    package init(sections: [Section], prompt: String? = nil, defaultJSON: String? = nil, omitted: Int = 0) {
        self.sections = sections
        self.prompt = prompt
        self.defaultJSON = defaultJSON
        self.omitted = omitted
    }

    package var options: [ConfigurationOption] { sections.flatMap(\.options) }
}

/// Requests the value of every parameter, with the defaults from providers and queries, and its display text.
package struct ConfigurationRequest: Hashable, Sendable {
    package var kind: String
    package var configuration: [EntriesRequest.ConfigurationValue]
    package var family: Family
    package var locale: String
    /// Time limit for a query in seconds, after which the extension reports a timeout; a session has its own limit in
    /// addition.
    package var timeLimit: Double

    package init(
        kind: String, configuration: [EntriesRequest.ConfigurationValue] = [], family: Family,
        locale: String = "en_US", timeLimit: Double = .infinity
    ) {
        self.kind = kind
        self.configuration = configuration
        self.family = family
        self.locale = locale
        self.timeLimit = timeLimit
    }
}

package struct ConfigurationReply: Hashable, Sendable {
    package struct Value: Hashable, Sendable {
        package var name: String
        /// `nil` while the parameter has no value.
        package var json: String?
        /// The display text of the value, or of each element of an array.
        package var shown: [ConfigurationOption]
        /// Why the requested value is invalid; the parameter then has its default.
        package var problem: String?

        package init(name: String, json: String?, shown: [ConfigurationOption] = [], problem: String? = nil) {
            self.name = name
            self.json = json
            self.shown = shown
            self.problem = problem
        }
    }

    /// In source order.
    package var values: [Value]

    package init(values: [Value]) {
        self.values = values
    }
}

/// A ready-made configuration that the provider recommends.
package struct ConfigurationRecommendation: Hashable, Sendable {
    package var title: String
    package var configuration: [EntriesRequest.ConfigurationValue]

    package init(title: String, configuration: [EntriesRequest.ConfigurationValue]) {
        self.title = title
        self.configuration = configuration
    }
}

extension OptionsRequest: ExtensionCall {
    package var message: ExtensionRequest { .options(self) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> OptionsReply? {
        if case .options(let reply) = answer { reply } else { nil }
    }

    package func limited(to seconds: Double) -> Self {
        var call = self
        call.timeLimit = min(timeLimit, seconds)
        return call
    }
}

extension ConfigurationRequest: ExtensionCall {
    package var message: ExtensionRequest { .configuration(self) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> ConfigurationReply? {
        if case .configuration(let reply) = answer { reply } else { nil }
    }

    package func limited(to seconds: Double) -> Self {
        var call = self
        call.timeLimit = min(timeLimit, seconds)
        return call
    }
}

/// Asks the provider for the configurations that it recommends.
package struct RecommendationsRequest: ExtensionCall {
    package var kind: String
    package var locale: String
    package var timeLimit: Double

    package init(kind: String, locale: String = "en_US", timeLimit: Double = .infinity) {
        self.kind = kind
        self.locale = locale
        self.timeLimit = timeLimit
    }

    package var message: ExtensionRequest { .recommendations(kind: kind, locale: locale, timeLimit: timeLimit) }

    package func reply(
        in answer: ExtensionReply, from process: AnsweringProcess
    ) -> [ConfigurationRecommendation]? {
        if case .recommendations(let reply) = answer { reply } else { nil }
    }

    package func limited(to seconds: Double) -> Self {
        RecommendationsRequest(kind: kind, locale: locale, timeLimit: min(timeLimit, seconds))
    }
}
