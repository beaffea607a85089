import WidgetVocabulary

extension RenderingMode {
    /// Finds a mode by its name, ignoring letter case; the British spelling is accepted too.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let names: [(String, RenderingMode)] = [
            ("fullColor", .fullColor), ("full color", .fullColor), ("full colour", .fullColor),
            ("accented", .accented), ("vibrant", .vibrant),
        ]
        guard let match = names.first(where: { FoldedName($0.0) == wanted }) else {
            throw UnknownName(
                kind: "rendering mode", name: name,
                suggestions: wanted.nearest(in: RenderingMode.allCases.map(\.rawValue)),
                hint: "Modes: fullColor, accented, vibrant.")
        }
        self = match.1
    }

    /// The places of a platform where this mode occurs; empty where the platform does not support it.
    package func contexts(on platform: Platform) -> [Context] {
        ModeRule.all.filter { $0.platform == platform && $0.mode == self }.flatMap(\.contexts)
    }
}

extension Context {
    /// The modes in which widgets are drawn in this place.
    package func modes(on platform: Platform) -> [RenderingMode] {
        RenderingMode.allCases.filter { $0.contexts(on: platform).contains(self) }
    }
}

/// A row of the guidelines' table of rendering modes, edition of 16 December 2025.
package struct ModeRule: Hashable, Sendable {
    /// When the mode occurs in the place.
    package enum Condition: String, Hashable, Sendable {
        case always = ""
        case backgroundRemoved = "background removed"
        case tintedOrClear = "tinted or clear appearance"
        case lowLight = "low light; monochrome red tint"
        /// Unless the user chose a tint palette.
        case noPalette = "default"
        case palette = "person chose a tint palette"
        case notSupported = "not supported"
    }

    package var platform: Platform
    package var mode: RenderingMode
    /// Empty where the platform does not support the mode.
    package var contexts: [Context]
    package var condition: Condition

    init(_ platform: Platform, _ mode: RenderingMode, _ contexts: [Context], _ condition: Condition = .always) {
        self.platform = platform
        self.mode = mode
        self.contexts = contexts
        self.condition = condition
    }

    /// The guidelines contradict themselves on accented widgets on Mac; the table is followed, because it is more
    /// precise. `Setting.accentedOnMac` is the switch for the other reading.
    package static let all: [ModeRule] = [
        ModeRule(.iPhone, .fullColor, [.homeScreen, .todayView]),
        ModeRule(.iPhone, .fullColor, [.standBy, .carPlay], .backgroundRemoved),
        ModeRule(.iPhone, .accented, [.homeScreen, .todayView], .tintedOrClear),
        ModeRule(.iPhone, .vibrant, [.lockScreen]),
        ModeRule(.iPhone, .vibrant, [.standBy], .lowLight),
        ModeRule(.iPad, .fullColor, [.homeScreen, .todayView]),
        ModeRule(.iPad, .accented, [.homeScreen, .todayView], .tintedOrClear),
        ModeRule(.iPad, .vibrant, [.lockScreen]),
        ModeRule(.appleWatch, .fullColor, [.watchSmartStack, .watchComplication]),
        ModeRule(.appleWatch, .accented, [.watchSmartStack, .watchComplication]),
        ModeRule(.appleWatch, .vibrant, [], .notSupported),
        ModeRule(.mac, .fullColor, [.desktop, .notificationCenter]),
        ModeRule(.mac, .accented, [], .notSupported),
        ModeRule(.mac, .vibrant, [.desktop]),
        ModeRule(.visionPro, .fullColor, [.horizontalSurface, .verticalSurface], .noPalette),
        ModeRule(.visionPro, .accented, [.horizontalSurface, .verticalSurface], .palette),
        ModeRule(.visionPro, .vibrant, [], .notSupported),
    ]
}
