import AppIntents
import ExtensionProtocol
import Foundation
import Intents
import RenderModel
import WidgetKit

extension RequestServer {
    /// Performs an intent with the tapped widget's configuration as the current one and the device's Live Activities
    /// available.
    mutating func perform(_ request: PerformRequest) throws(ExtensionFailure) -> PerformReply {
        bundle.use(locale: request.locale)
        let caller = request.caller
        let type = caller.flatMap { intentType(ofKind: $0.kind) }
        RunningActivities.set(running(request.activities))
        defer { RunningActivities.set([]) }
        let outcome = try MainThreadWait.value(timeLimit: request.timeLimit) {
            do {
                let configuration: (any AppIntent)? = await type?.leniently(with: caller?.values ?? [:])
                return try await IntentContext.$current.withValue(configuration) {
                    try await IntentRegistry.perform(request.call)
                }
            } catch IntentConfigurationError.unknownIntent(let name) {
                throw ExtensionFailure(.unknownIntent, "there is no intent '\(name)'")
            } catch let error as IntentConfigurationError {
                throw ExtensionFailure(.invalidConfiguration, error.description)
            }
        }
        return PerformReply(
            requests: takeCenterRequests(), summary: outcome.summary, opening: .init(outcome.opening),
            activities: takeActivityChanges(request.activities))
    }

    /// Makes the placed widgets known to `WidgetCenter`. Their configurations are created lazily.
    func place(_ placements: [WidgetPlacement]) {
        let known: [(WidgetPlacement, WidgetFamily, WidgetDescriptor.Configuration?)] =
            placements.map { placement in
                let widget = widgets.first { $0.kind == placement.kind }
                return (placement, WidgetFamily(placement.family), widget?.configuration)
            }
        WidgetCenter.shared.setPlacedWidgets {
            var infos: [WidgetInfo] = []
            for (placement, family, configuration) in known {
                infos.append(
                    WidgetInfo(
                        kind: placement.kind, family: family, instance: placement.instance,
                        intent: await configuration?.intent(leniently: placement.values)))
            }
            return infos
        }
    }

    /// Requests to `WidgetCenter` and `RelevantIntentManager` since the last reply, in order.
    func takeCenterRequests() -> [WidgetCenterRequest] {
        let requests = WidgetCenter.shared.takeRequests().map { request -> WidgetCenterRequest in
            switch request {
            case .reloadAll: .reloadAll
            case .reload(let kind): .reload(kind: kind)
            case .recommendations: .invalidateRecommendations
            case .relevance(let kind): .invalidateRelevance(kind: kind)
            }
        }
        return requests + relevantIntentRequests()
    }

    /// The intent that configures widgets of a kind.
    func intentType(ofKind kind: String) -> (any WidgetConfigurationIntent.Type)? {
        guard let widget = widgets.first(where: { $0.kind == kind }),
            case .appIntent(let type) = widget.configuration
        else { return nil }
        return type
    }
}

extension WidgetConfigurationIntent {
    /// The intent with the valid ones of the values: a value that no longer exists must not hide the others.
    static func leniently(with values: [String: String]) async -> Self {
        await configuredLeniently(with: values).intent
    }
}

extension WidgetDescriptor.Configuration {
    /// The intent with the valid ones of the values.
    fileprivate func intent(leniently values: [String: String]) async -> WidgetInfo.Intent? {
        switch self {
        case .fixed: return nil
        case .appIntent(let type): return .app(await type.leniently(with: values))
        case .siriIntent(let type):
            let intent = type.init()
            _ = await intent.parameterSet.setLeniently(values)
            return .siri(intent)
        }
    }
}

extension WidgetPlacement {
    var values: [String: String] { configuration.byName }
}

extension [EntriesRequest.ConfigurationValue] {
    /// JSON by parameter name; the last of several values wins.
    var byName: [String: String] { Dictionary(map { ($0.name, $0.json) }, uniquingKeysWith: { $1 }) }
}

extension PerformReply.Opening {
    init(_ opening: IntentOutcome.Opening) {
        switch opening {
        case .nothing: self = .nothing
        case .app: self = .app
        case .url(let url): self = .url(url.absoluteString)
        }
    }
}
