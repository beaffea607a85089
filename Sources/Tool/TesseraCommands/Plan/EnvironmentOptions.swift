import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// Where widgets are shown, the settings that the user chose there, and what lies behind them.
package struct EnvironmentOptions: Hashable, Sendable {
    package enum Places: Hashable, Sendable {
        /// The place that a family is usually in: the first that the guidelines' table names.
        case usual
        /// Every place of the device that shows the family.
        case all
        case some([Context])
    }

    /// What a picture shows.
    package enum Display: Hashable, Sendable {
        /// What the widget draws, told about its place, before the place does anything to it.
        case asDrawn
        /// What the user sees: colored, blended and lit by the place.
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
    /// Empty for those that the setting leads to.
    package var modes: [RenderingMode] = []
    /// Appearance and type size are those of `RenderOptions`.
    package var setting = Setting()
    /// `nil` for that of the widget.
    package var texture: WidgetTexture?
    /// What lies behind widgets that let it through; `nil` for nothing.
    package var wallpaper: Wallpaper? = .dunes
    package var accessibility = Accessibility()
    package var systemColors = SystemColorGeneration.since2025
    package var missingPictures = MissingPictures.omitted
    /// `nil` for that of the language.
    package var direction: LayoutDirection?
    /// Options that only some places know, as they are typed, so that one that has no effect is refused.
    package var special: [SpecialOption] = []

    package init() {}

    /// An option that changes none of the pictures would be ignored silently.
    func checkSpecialOptions(in places: Set<WidgetPlace>) throws(CommandFailure) {
        for option in special where !places.contains(where: option.matters(in:)) {
            throw CommandFailure(
                .usage, "\(option.rawValue) is about \(option.home.place), where none of these pictures is.",
                remedy: option.home.remedy)
        }
    }
}

/// An option that has a meaning in some places only.
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

    /// Where it does, for a sentence, and how to get there.
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
