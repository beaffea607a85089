import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// A widget on a scene.
package struct SceneWidget: Hashable, Sendable {
    /// Number of the extension in the request.
    package var source: Int
    /// Of the app.
    package var appName: String
    package var widget: WidgetDescription
    package var family: Family
    package var configuration: [EntriesRequest.ConfigurationValue]

    /// For sentences.
    var name: String { "\(widget.kind) in the family \(family.rawValue)" }
}

/// One scene to be drawn.
package struct SceneJob: Hashable, Sendable {
    package var request: SceneRequest
    package var store: StoreSize?
    package var variant: AppearanceVariant
    package var locale: LocaleName
    package var typeSize: TypeSize
    package var widgets: [SceneWidget]
    /// File name in the folder of the run.
    package var file: String
}

/// All scenes of a run, in the order in which they are made and listed.
///
/// 1. For every device and place the widgets that may stand there are found: those that are named, in their order, or
///    all in all their families.
/// 2. They are laid out on pages: each goes onto the first page that still has room for it, as the place itself
///    decides; a page is a picture. So the small widget of one app is next to that of another, and nothing is lost.
/// 3. Each page is drawn in every appearance, language and type size. An appearance that changes nothing about a page is drawn once.
/// 4. A widget that finds a place nowhere on a device is refused with the reason of the guidelines' tables when both it
///    and the places are named, else named in `omissions`. So is a place that is named and holds no widget.
package struct ScenePlan: Sendable {
    package internal(set) var jobs: [SceneJob] = []
    /// Sentences about what was asked for but does not exist.
    package private(set) var omissions: [String] = []

    let options: ScreenshotOptions
    /// Why the first widget that was tried in a place does not stand there.
    private var firstRefusals: [Context: String] = [:]

    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(_ options: ScreenshotOptions, for sources: [SceneSource]) throws(CommandFailure) {
        self.options = options
        let chosen = try SceneWidgetChoice(options, among: sources)
        var places: Set<WidgetPlace> = []
        for canvas in options.canvases { places.formUnion(try add(chosen, on: canvas)) }
        for context in contexts ?? [] where !places.contains(where: { $0.context == context }) {
            let reason = firstRefusals[context] ?? "no widget has a place there."
            omit("There is no picture of \(context.rawValue): \(reason)")
        }
        guard !jobs.isEmpty else {
            throw CommandFailure(
                .usage, "There is nothing to draw: " + (omissions.first ?? "no extension has a widget."),
                remedy: "Ask for another --widget, --device or --context.")
        }
        try options.common.environment.checkSpecialOptions(in: places)
    }

    mutating func omit(_ sentence: String) {
        if !omissions.contains(sentence) { omissions.append(sentence) }
    }

    private var contexts: [Context]? {
        if case .some(let contexts) = options.common.environment.places { contexts } else { nil }
    }

    /// - Returns: where widgets stand.
    private mutating func add(
        _ chosen: SceneWidgetChoice, on canvas: SceneCanvas
    ) throws(CommandFailure) -> Set<WidgetPlace> {
        var placed: Set<SceneWidget> = []
        var places: Set<WidgetPlace> = []
        var refusals: [SceneWidget: String] = [:]
        let candidates = chosen.widgets(on: canvas.device.platform)
        for context in contexts ?? canvas.device.platform.contexts {
            if canvas.store != nil, context == .carPlay {
                omit("CarPlay is the screen of a car, which the App Store takes no pictures of; it is left out.")
                continue
            }
            var pages: [ScenePage] = []
            for candidate in candidates {
                do {
                    try put(candidate, in: context, on: canvas, &pages)
                    placed.insert(candidate)
                    places.insert(
                        try WidgetPlace(device: canvas.device, context: context, family: candidate.family))
                } catch {
                    refusals[candidate] = refusals[candidate] ?? "\(error)"
                    firstRefusals[context] = firstRefusals[context] ?? "\(error)"
                }
            }
            add(pages, in: context, on: canvas)
        }
        for candidate in candidates where !placed.contains(candidate) {
            let reason = refusals[candidate] ?? "\(candidate.name) has no place on \(canvas.name)."
            if chosen.isNamed(candidate), contexts != nil {
                throw CommandFailure(
                    .usage, reason, remedy: "Leave out \(candidate.widget.kind), or name another place.")
            }
            omit("\(reason) It is left out for \(canvas.name).")
        }
        return places
    }
}
