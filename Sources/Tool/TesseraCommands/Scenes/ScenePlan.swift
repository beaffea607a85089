import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// A widget on a scene.
package struct SceneWidget: Hashable, Sendable {
    /// Index of the extension in the request.
    package var source: Int
    /// The name of the app.
    package var appName: String
    package var widget: WidgetDescription
    package var family: Family
    package var configuration: [EntriesRequest.ConfigurationValue]

    /// The name in messages.
    var name: String { "\(widget.kind) in the family \(family.rawValue)" }
}

/// A scene to draw.
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

/// All scenes of a run, in the order in which they are drawn and listed.
///
/// 1. For every device and place, the widgets that fit there are found: the named ones in order, or all in all their
///    families.
/// 2. They are distributed to pages: each goes to the first page that has room for it, as the place's layout decides; a
///    page is a picture. So the small widgets of several apps are next to each other, and none is lost.
/// 3. Each page is drawn in every appearance, language and type size. An appearance that does not change a page is
///    drawn only once.
/// 4. A widget that fits nowhere on a device is rejected with the reason from the guidelines' tables if both it and the
///    places are named; otherwise it is listed in `omissions`. So is a named place without a widget.
package struct ScenePlan: Sendable {
    package internal(set) var jobs: [SceneJob] = []
    /// Sentences about requested combinations that do not exist.
    package private(set) var omissions: [String] = []

    let options: ScreenshotOptions
    /// The reason that the first widget that was tried in a place does not fit there.
    private var firstRefusals: [Context: String] = [:]

    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(_ options: ScreenshotOptions, for sources: [SceneSource]) throws(CommandFailure) {
        self.options = options
        let chosen = try SceneWidgetChoice(options, among: sources)
        var places: Set<WidgetPlace> = []
        for canvas in options.canvases { places.formUnion(try add(chosen, on: canvas)) }
        for context in contexts ?? [] where !places.contains(where: { $0.context == context }) {
            let reason = firstRefusals[context] ?? "no widget fits there."
            omit("There is no picture of \(context.rawValue): \(reason)")
        }
        guard !jobs.isEmpty else {
            throw CommandFailure(
                .usage, "There is nothing to draw: " + (omissions.first ?? "no extension has a widget."),
                remedy: "Choose another --widget, --device or --context.")
        }
        try options.common.environment.checkSpecialOptions(in: places)
    }

    mutating func omit(_ sentence: String) {
        if !omissions.contains(sentence) { omissions.append(sentence) }
    }

    private var contexts: [Context]? {
        if case .some(let contexts) = options.common.environment.places { contexts } else { nil }
    }

    /// - Returns: The places that contain widgets.
    private mutating func add(
        _ chosen: SceneWidgetChoice, on canvas: SceneCanvas
    ) throws(CommandFailure) -> Set<WidgetPlace> {
        var placed: Set<SceneWidget> = []
        var places: Set<WidgetPlace> = []
        var refusals: [SceneWidget: String] = [:]
        let candidates = chosen.widgets(on: canvas.device.platform)
        for context in contexts ?? canvas.device.platform.contexts {
            if canvas.store != nil, context == .carPlay {
                omit("CarPlay is skipped: the App Store accepts no screenshots of it.")
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
            let reason = refusals[candidate] ?? "\(candidate.name) does not fit on \(canvas.name)."
            if chosen.isNamed(candidate), contexts != nil {
                throw CommandFailure(
                    .usage, reason, remedy: "Omit \(candidate.widget.kind), or name another place.")
            }
            omit("\(reason) It is skipped for \(canvas.name).")
        }
        return places
    }
}
