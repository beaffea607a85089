import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

extension Scene {
    /// Creates the requested place, with a slot for each widget.
    ///
    /// - Parameter typesetter: The typesetter for the system's text.
    /// - Throws: `SceneRejection` with the reason from the guidelines' tables, or when the place is full.
    package init(_ request: SceneRequest, typesetter: Typesetter = .standard) throws(SceneRejection) {
        let stage = try SceneStage(request, typesetter: typesetter)
        var parts = try Self.parts(of: stage)
        if stage.isInverted { parts.invert() }
        if let brightness = stage.widgets.first?.traits.brightness ?? Self.emptyBrightness(request), brightness < 1 {
            let isLocked = request.context == .lockScreen
            parts.dim(to: brightness, backdrop: isLocked ? brightness * brightness * brightness : brightness)
        }
        self.init(
            name: request.context.rawValue, size: stage.frame.size, scale: stage.frame.scale,
            backdrop: parts.backdrop.tree, slots: parts.slots, foreground: parts.foreground.tree)
    }

    private static func parts(of stage: SceneStage) throws(SceneRejection) -> SceneParts {
        let request = stage.request
        switch (request.context, request.device.platform) {
        case (.homeScreen, .iPhone): return try PhoneHomeScreen(stage: stage).parts()
        case (.homeScreen, .iPad): return try TabletHomeScreen(stage: stage).parts()
        case (.todayView, .iPhone): return try PhoneTodayView(stage: stage).parts()
        case (.todayView, .iPad): return try TabletTodayView(stage: stage).parts()
        case (.lockScreen, .iPhone): return try PhoneLockScreen(stage: stage).parts()
        case (.lockScreen, .iPad): return try TabletLockScreen(stage: stage).parts()
        case (.standBy, .iPhone): return try PhoneStandBy(stage: stage).parts()
        case (.carPlay, .iPhone): return try CarPlayScreen(stage: stage).parts()
        case (.desktop, .mac): return try MacDesktop(stage: stage).parts()
        case (.notificationCenter, .mac): return try MacNotificationCenter(stage: stage).parts()
        case (.watchComplication, .appleWatch):
            if stage.widgets.contains(where: { $0.family == .accessoryRectangular }) {
                return try WatchDigitalFace(stage: stage).parts()
            }
            return try WatchDialFace(stage: stage).parts()
        case (.watchSmartStack, .appleWatch): return try WatchSmartStack(stage: stage).parts()
        case (.horizontalSurface, .visionPro), (.verticalSurface, .visionPro):
            return try VisionRoom(stage: stage).parts()
        default: throw .placement(.noSuchPlace(request.context, request.device.platform))
        }
    }

    /// The brightness of a place without widgets; `nil` if the place cannot be dimmed.
    private static func emptyBrightness(_ request: SceneRequest) -> Double? {
        let places = Family.allCases.compactMap {
            try? WidgetPlace(device: request.device, context: request.context, family: $0)
        }
        return (try? places.first?.traits(under: request.setting))?.brightness
    }
}

extension SceneParts {
    /// Inverts every color of the face, like its widgets (F-44): black on white.
    fileprivate mutating func invert() {
        backdrop.wrap(.colorFilter(.invert))
        foreground.wrap(.colorFilter(.invert))
    }

    /// Darkens the place itself; the widgets are dimmed by their treatment. Text is dimmed only by the square root, so
    /// that it stays legible on its background.
    ///
    /// - Parameter backdrop: The brightness of the backdrop: on a Lock Screen the cube, because an Always-On display
    ///   dims the wallpaper much more than the text.
    fileprivate mutating func dim(to brightness: Double, backdrop share: Double) {
        backdrop.fill(backdrop.frame.bounds, .black(1 - share))
        let gray = Float(brightness.squareRoot())
        let dimming = Effect.colorFilter(.multiply(RGBA(red: gray, green: gray, blue: gray)))
        foreground.wrap(dimming)
        for index in slots.indices {
            guard let words = slots[index].lead?.root else { continue }
            slots[index].lead?.root = RenderNode(.effect(dimming), frame: words.frame, children: [words])
        }
    }
}
