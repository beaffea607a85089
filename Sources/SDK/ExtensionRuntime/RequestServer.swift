import AppIntents
import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Serves the host's requests one at a time.
@MainActor
struct RequestServer {
    /// Trees of one reply.
    private static let treeLimit = 10_000

    let widgets: [WidgetDescriptor]
    let activities: [ActivityDescriptor]
    let controls: [ControlDescriptor]
    let bundle: ExtensionBundle
    let containerBackground: ContainerBackgroundRule
    var store = EntryStore()

    init(
        _ definitions: [any WidgetDefinition], bundle: ExtensionBundle,
        containerBackground: ContainerBackgroundRule = .automatic
    ) {
        widgets = definitions.compactMap { $0 as? WidgetDescriptor }
        activities = definitions.compactMap { $0 as? ActivityDescriptor }
        controls = definitions.compactMap { $0 as? ControlDescriptor }
        self.bundle = bundle
        self.containerBackground = containerBackground
    }

    mutating func reply(to request: ExtensionRequest) -> ExtensionReply {
        do throws(ExtensionFailure) {
            // Afterward it would be too late: an intent that has run must not fail because its changes do not fit.
            try store.requireRoom(for: request.additions)
            switch request {
            case .describe(let locale): return .description(describe(in: locale))
            case .entries(let request): return .entries(try entries(request))
            case .render(let request): return .rendered(try render(request))
            case .perform(let request): return .performed(try perform(request))
            case .previews: return .previews(PreviewCatalog.all().map { PreviewDescription($0) })
            case .previewEntries(let index, let environment, let timeLimit):
                return .entries(try previewEntries(index, environment, timeLimit: timeLimit))
            case .shutdown: return .goodbye
            case .options(let request): return .options(try options(request))
            case .configuration(let request): return .configuration(try configuration(request))
            case .recommendations(let kind, let locale, let timeLimit):
                return .recommendations(try recommendations(kind: kind, locale: locale, timeLimit: timeLimit))
            case .placements(let placements):
                place(placements)
                return .noted
            case .relevance(let kind, let timeLimit):
                return .relevance(try relevance(kind: kind, timeLimit: timeLimit))
            case .activity(let request): return .activity(try activity(request))
            case .release(let tokens):
                store.release(tokens)
                return .noted
            }
        } catch {
            return .failed(error)
        }
    }

    private func describe(in locale: String) -> ExtensionDescription {
        let shown = presentation(in: locale)
        return ExtensionDescription(
            widgets: widgets.map { WidgetDescription($0, shown: shown) },
            activities: activities.map { ActivityDescription($0) },
            controls: controls.map { ControlDescription($0, in: shown.locale) }, diagnostics: bundle.diagnostics,
            accent: bundle.themeColor(.accent), widgetBackground: bundle.themeColor(.widgetBackground),
            languages: bundle.languages)
    }

    func presentation(in locale: String) -> IntentPresentation {
        bundle.use(locale: locale)
        return IntentPresentation(locale: Locale(identifier: locale)) { [bundle] name in bundle.file(ofImage: name) }
    }

    private func render(_ request: RenderRequest) throws(ExtensionFailure) -> [RenderTree] {
        guard let set = store[request.token] else {
            throw ExtensionFailure(.unknownToken, "these entries are not kept; request a new timeline")
        }
        let (count, overflow) = request.entries.count.multipliedReportingOverflow(by: request.environments.count)
        guard !overflow, count <= Self.treeLimit else {
            throw ExtensionFailure(.limit, "more than \(Self.treeLimit) pictures were requested at once")
        }
        var trees: [RenderTree] = []
        for index in request.entries {
            guard set.drawings.indices.contains(index) else {
                throw ExtensionFailure(
                    .unknownEntry, "there is no entry \(index); the timeline has \(set.drawings.count)")
            }
            let drawing = set.drawings[index]
            for place in request.environments {
                trees.append(tree(of: drawing, in: place, for: set))
            }
        }
        if !trees.isEmpty { trees[0].diagnostics += bundle.takeDiagnostics() }
        return trees
    }

    /// Draws an entry in a place, modified by the widget's own settings.
    private func tree(
        of drawing: EntryStore.Drawing, in place: WidgetEnvironment, for set: EntryStore.Kept
    ) -> RenderTree {
        if let moment = drawing.activity {
            return ActivityRenderer(bundle: bundle).render(moment, at: drawing.date, in: place)
        }
        if let control = drawing.control {
            return ControlRenderer(bundle: bundle).render(
                control.moment, kind: control.kind, at: drawing.date, in: place)
        }
        var place = place
        // WidgetKit redacts the placeholder automatically (F-122).
        if set.purpose == .placeholder { place.redaction.insert(.placeholder) }
        if set.widget?.background == .permanent { place.containerBackground = .shown }
        if let size = set.size {
            place.canvasSize = size
            place.screen = nil
        }
        let keepsMargins = set.widget?.contentMargins == .applied
        return EntryRenderer(bundle: bundle, containerBackground: containerBackground)
            .render(
                drawing, kind: set.widget?.kind, in: place,
                margins: keepsMargins ? place.contentMargins : .init(all: 0))
    }
}

extension ExtensionRequest {
    /// The number of sets of entries that its reply may add.
    fileprivate var additions: Int {
        switch self {
        case .entries, .previewEntries, .activity: 1
        case .perform(let request): request.activities.count
        case .describe, .render, .previews, .shutdown, .options, .configuration, .recommendations, .placements,
            .relevance, .release:
            0
        }
    }
}
