import Synchronization

@testable import PreviewServer

/// A device that only records its commands.
final class ScriptedSource: PageSource {
    private let commands = Mutex<[PageCommand]>([])
    private let widgets: Int
    private let now = Mutex(0.0)

    /// - Parameter widgets: The number of placed widgets, which are called 1, 2, 3…
    init(widgets: Int = 1) { self.widgets = widgets }

    var received: [PageCommand] { commands.withLock { $0 } }

    /// The device's date, in seconds since 1970.
    func setDate(_ date: Double) { now.withLock { $0 = date } }

    func state() async -> PageState {
        var state = Self.empty
        state.now = now.withLock { $0 }
        for widget in 1...widgets { state.widgets["\(widget)"] = .sample }
        return state
    }

    func scene() async -> PageScene? {
        PageScene(
            kind: .home, platform: "iPhone", context: "home_screen", name: "Home Screen", width: 393, height: 852,
            isDark: false, body: .empty, backdrop: [.init(svg: "<svg/>")], foreground: [], slots: [])
    }

    func perform(_ command: PageCommand) async throws(PageRejection) -> PageReply {
        commands.withLock { $0.append(command) }
        return PageReply()
    }

    func gallery() async throws(PageRejection) -> PageGallery { PageGallery(apps: []) }

    func galleryPicture(
        extension: String, kind: String, family: String
    ) async throws(PageRejection) -> PageDrawing {
        throw PageRejection(.unknown, "There is no widget.")
    }

    func form(widget: Int) async throws(PageRejection) -> PageForm {
        throw PageRejection(.unknown, "There is no widget \(widget).")
    }

    func suggestions(
        widget: Int, parameter: String, query: String
    ) async throws(PageRejection) -> PageSuggestions {
        PageSuggestions(options: [])
    }

    func inspection(widget: Int) async throws(PageRejection) -> PageInspection {
        throw PageRejection(.unknown, "There is no widget \(widget).")
    }

    func picture(widget: Int, date: Double) async throws(PageRejection) -> PageDrawing {
        throw PageRejection(.unknown, "There is no widget \(widget).")
    }

    static let empty = PageState(
        title: "Test", now: 0, clock: .init(mode: .real, speed: 1, running: true),
        environment: .init(
            appearance: "light", typeSize: "large", locale: "en_US", direction: "leftToRight", timeZone: "GMT",
            device: "iPhone 16", contrast: "standard", weight: "regular"),
        device: .init(
            name: "iPhone 16", width: 393, height: 852, scale: 3, small: [158, 158], medium: [338, 158],
            large: [338, 354], cornerRadius: 22),
        place: .sample,
        choices: .init(devices: [], locales: [], timeZones: []), extensions: [],
        widgets: ["1": .sample], stacks: [:], log: [], notices: [])
}

extension PagePlace {
    static let sample = PagePlace(
        platform: "iPhone", context: "home_screen", platforms: [],
        choices: .init(tints: [], faceColors: [], palettes: []),
        chosen: .init(
            appearance: "light", ambientLight: 300, display: "awake", desktop: "fullColor", inversion: "standard",
            texture: "glass", light: "indoor", scale: 100, distance: 1, mounting: "elevated", frame: "medium",
            orientation: "landscape", transparency: "standard"),
        members: [], own: [], rejected: [])
}

extension PageBody {
    static let empty = PageBody(screenRadius: 0, front: [], radius: 0, layers: [], layersFrame: [])
}

extension PageWidget {
    static let sample = PageWidget(
        extension: "Test", app: "Test", kind: "test", name: "Test", family: "systemSmall", size: [158, 158],
        configurable: false, phase: "entry", isLoading: false, timeline: .init(entries: [], policy: ""), reloads: [],
        budget: .init(perDay: 60, spent: 0, free: 0, deferred: 0))
}
