import RenderModel

/// Asks for the values that one parameter can take.
package struct OptionsRequest: Hashable, Sendable {
    package enum Query: Hashable, Sendable {
        /// What the provider or the query proposes.
        case suggested
        /// What fits a text that a person typed.
        case search(String)
        /// The options of these values (JSON), to show what was chosen before. Those that no longer exist are left out.
        case values([String])
    }

    package var kind: String
    /// Name of the parameter.
    package var parameter: String
    package var query: Query
    /// The values set so far: the options may depend on them.
    package var configuration: [EntriesRequest.ConfigurationValue]
    package var family: WidgetFamilyName
    package var locale: String
    /// Seconds until the extension answers that its query did not; a session has a limit of its own beside it.
    package var timeLimit: Double
    /// More options than this are left out, and the reply says so.
    package var limit: Int

    package init(
        kind: String, parameter: String, query: Query = .suggested,
        configuration: [EntriesRequest.ConfigurationValue] = [], family: WidgetFamilyName, locale: String = "en_US",
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
    /// What to ask above the list, where the source says so.
    package var prompt: String?
    /// The value that the provider or the query takes when none was chosen, as JSON.
    package var defaultJSON: String?
    /// Options that were left out because there were more than the limit.
    package var omitted: Int

    package init(sections: [Section], prompt: String? = nil, defaultJSON: String? = nil, omitted: Int = 0) {
        self.sections = sections
        self.prompt = prompt
        self.defaultJSON = defaultJSON
        self.omitted = omitted
    }

    package var options: [ConfigurationOption] { sections.flatMap(\.options) }
}

/// Asks for the value of every parameter, with the defaults that providers and queries give, and how they are shown.
package struct ConfigurationRequest: Hashable, Sendable {
    package var kind: String
    package var configuration: [EntriesRequest.ConfigurationValue]
    package var family: WidgetFamilyName
    package var locale: String
    /// Seconds until the extension answers that a query did not; a session has a limit of its own beside it.
    package var timeLimit: Double

    package init(
        kind: String, configuration: [EntriesRequest.ConfigurationValue] = [], family: WidgetFamilyName,
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
        /// None while the parameter has no value.
        package var json: String?
        /// The value, or each value of an array, as people see it.
        package var shown: [ConfigurationOption]
        /// Why the value asked for cannot be taken; the parameter then has its default.
        package var problem: String?

        package init(name: String, json: String?, shown: [ConfigurationOption] = [], problem: String? = nil) {
            self.name = name
            self.json = json
            self.shown = shown
            self.problem = problem
        }
    }

    /// In the order of the source.
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
