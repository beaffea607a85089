import AppIntents
import ExtensionProtocol
import Foundation
import WidgetKit

extension RequestServer {
    /// The options of a parameter.
    ///
    /// 1. The intent is created with the values set so far, as far as they are valid; options may depend on them.
    /// 2. The parameter's options provider or query is called, with the intent as the current one.
    /// 3. Options beyond the limit are omitted and counted.
    func options(_ request: OptionsRequest) throws(ExtensionFailure) -> OptionsReply {
        let parameters = try parameters(ofKind: request.kind)
        let shown = presentation(in: request.locale)
        let values = request.configuration.byName
        return try MainThreadWait.value(timeLimit: request.timeLimit) {
            _ = await parameters.setLeniently(values)
            return try await parameters.options(of: request, shown: shown)
        }
    }

    /// The value of every parameter, and its display text.
    func configuration(_ request: ConfigurationRequest) throws(ExtensionFailure) -> ConfigurationReply {
        let parameters = try parameters(ofKind: request.kind)
        let shown = presentation(in: request.locale)
        let values = request.configuration.byName
        return try MainThreadWait.value(timeLimit: request.timeLimit) {
            let problems = await parameters.setLeniently(values)
            return ConfigurationReply(values: await parameters.shownValues(problems: problems, shown: shown))
        }
    }

    /// The provider's recommendations where configuration is not available.
    func recommendations(
        kind: String, locale: String, timeLimit: Double
    ) throws(ExtensionFailure) -> [ConfigurationRecommendation] {
        let source = try widget(kind: kind).source
        bundle.use(locale: locale)
        let language = Locale(identifier: locale)
        return try MainThreadWait.value(timeLimit: timeLimit) {
            source.recommendations().map { recommendation in
                ConfigurationRecommendation(
                    title: recommendation.name.string(in: language),
                    configuration: recommendation.parameters.sorted { $0.key < $1.key }
                        .map { .init(name: $0.key, json: $0.value) })
            }
        }
    }

    /// The parameters of a new intent for widgets of a kind.
    private func parameters(ofKind kind: String) throws(ExtensionFailure) -> IntentParameterSet {
        guard let parameters = try widget(kind: kind).parameters else {
            throw ExtensionFailure(.unsupported, "the widget '\(kind)' is not configured with an intent")
        }
        return parameters
    }
}

extension IntentParameterSet {
    fileprivate func options(of request: OptionsRequest, shown: IntentPresentation) async throws -> OptionsReply {
        guard let parameter = self[request.parameter] else {
            let known = members.map(\.name).joined(separator: ", ")
            throw ExtensionFailure(
                .unknownParameter, "there is no parameter '\(request.parameter)'; the widget has \(known)")
        }
        return try await IntentContext.$current.withValue(current) {
            let list = try await parameter.options(.init(request.query))
            let proposed = request.query == .suggested ? await parameter.proposedJSON() : nil
            return OptionsReply(list, limit: request.limit, proposed: proposed, shown: shown)
        }
    }

    fileprivate func shownValues(
        problems: [IntentConfigurationError], shown: IntentPresentation
    ) async -> [ConfigurationReply.Value] {
        await IntentContext.$current.withValue(current) {
            var replies: [ConfigurationReply.Value] = []
            for (name, parameter) in members {
                let json = parameter.json.flatMap { $0 == .null ? nil : $0 }
                var reply = ConfigurationReply.Value(name: name, json: json?.encoded())
                if let parts = json?.parts, !parts.isEmpty {
                    let list = try? await parameter.options(.values(parts))
                    reply.shown = list?.options.map { shown.option($0) } ?? []
                }
                reply.problem = problems.first { $0.parameterName == name }?.description
                replies.append(reply)
            }
            return replies
        }
    }
}

extension _IntentJSON {
    /// The elements of an array, or the one value.
    fileprivate var parts: [_IntentJSON] {
        switch self {
        case .array(let parts): parts
        case .null: []
        default: [self]
        }
    }
}

extension _IntentOptionQuery {
    fileprivate init(_ query: OptionsRequest.Query) {
        switch query {
        case .suggested: self = .suggested
        case .search(let text): self = .search(text)
        case .values(let values): self = .values(values.map { _IntentJSON(argument: $0) })
        }
    }
}

extension OptionsReply {
    fileprivate init(_ list: _IntentOptionList, limit: Int, proposed: _IntentJSON?, shown: IntentPresentation) {
        self.init(sections: [], prompt: list.prompt.map(shown.string), defaultJSON: proposed?.encoded())
        var left = max(0, limit)
        for section in list.sections {
            let kept = section.options.prefix(left)
            left -= kept.count
            omitted += section.options.count - kept.count
            guard !kept.isEmpty else { continue }
            sections.append(
                Section(title: section.title.map(shown.string), options: kept.map { shown.option($0) }))
        }
    }
}
