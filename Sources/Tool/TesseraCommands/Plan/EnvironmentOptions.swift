import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// The places that widgets are shown in, the user's settings there, and the wallpaper.
package struct EnvironmentOptions: Hashable, Sendable {
    package enum Places: Hashable, Sendable {
        /// The standard place of a family: the first that the guidelines' table names.
        case usual
        /// Every place of the device that shows the family.
        case all
        case some([Context])
    }

    /// The content of a picture.
    package enum Display: Hashable, Sendable {
        /// What the widget draws in the environment of its place, before the place's own effects.
        case asDrawn
        /// What the user sees: tinted, blended and lit by the place.
        case asShown
    }

    package struct Accessibility: Hashable, Sendable {
        package var contrast = Contrast.standard
        package var weight = LegibilityWeight.regular
        package var transparency = Transparency.standard
        package var differentiation = Differentiation.standard

        package init() {}
    }

    package var places = Places.usual
    package var display = Display.asDrawn
    /// Empty for the modes that the setting implies.
    package var modes: [RenderingMode] = []
    /// Appearance and type size are those of `RenderOptions`.
    package var setting = Setting()
    /// `nil` for the widget's own.
    package var texture: WidgetTexture?
    /// The wallpaper behind translucent widgets; `nil` for none.
    package var wallpaper: Wallpaper? = .dunes
    package var accessibility = Accessibility()
    package var systemColors = SystemColorGeneration.since2025
    package var missingPictures = MissingPictures.omitted
    /// `nil` for that of the language.
    package var direction: LayoutDirection?
    /// The given options that only some places support, so that one without effect is rejected.
    package var special: [SpecialOption] = []

    package init() {}

    /// Rejects an option that changes none of the pictures, which would otherwise be ignored silently.
    func checkSpecialOptions(in places: Set<WidgetPlace>) throws(CommandFailure) {
        for option in special where !places.contains(where: option.matters(in:)) {
            throw CommandFailure(
                .usage, "\(option.rawValue) applies only to \(option.home.place), which none of these pictures shows.",
                remedy: option.home.remedy)
        }
    }
}

/// An option that only some places support.
package enum SpecialOption: String, Hashable, Sendable, CaseIterable {
    case ambient = "--ambient"
    case lockTint = "--lock-tint"
    case alwaysOn = "--always-on"
    case accentedOnMac = "--accented-on-mac"
    case faceColor = "--face-color"
    case inverted = "--inverted"
    case palette = "--palette"
    case texture = "--texture"
    case roomLight = "--room-light"
    case distance = "--distance"
    case levelOfDetail = "--level-of-detail"
    case widgetScale = "--widget-scale"
    case mounting = "--mounting"

    /// Whether the option changes anything in a place.
    package func matters(in place: WidgetPlace) -> Bool {
        switch self {
        case .ambient: place.context == .standBy
        case .lockTint: place.context == .lockScreen
        case .alwaysOn: place.hasAlwaysOn
        case .accentedOnMac: place.platform == .mac
        case .faceColor: place.platform == .appleWatch
        case .inverted: place.context == .watchComplication
        case .palette, .texture, .roomLight, .distance, .levelOfDetail, .widgetScale, .mounting:
            place.platform == .visionPro
        }
    }

    /// The places in which it does, for messages, and the option that selects them.
    package var home: (place: String, remedy: String) {
        switch self {
        case .ambient: ("StandBy", "Add --context standby.")
        case .lockTint: ("the Lock Screen", "Add --context lock_screen.")
        case .alwaysOn:
            ("the Lock Screen and StandBy of iPhone and watch complications", "Name one of them with --context.")
        case .accentedOnMac: ("Mac", "Add --platform mac.")
        case .faceColor: ("Apple Watch", "Add --platform watch.")
        case .inverted: ("watch complications", "Add --platform watch --context complication.")
        case .palette, .texture, .roomLight, .distance, .levelOfDetail, .widgetScale, .mounting:
            ("Apple Vision Pro", "Add --platform vision-pro.")
        }
    }
}
