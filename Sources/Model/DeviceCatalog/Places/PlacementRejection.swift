import WidgetVocabulary

/// The reason from the guidelines' tables, as text, that a widget cannot be in a place or have an appearance.
package enum PlacementRejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// The platform never shows the family.
    case familyElsewhere(Family, Platform)
    /// The platform has no such place.
    case noSuchPlace(Context, Platform)
    /// The platform shows the family, but in other places.
    case familyInOtherPlaces(Family, Context, Platform)
    /// The guidelines do not publish a size of the family for this screen.
    case noSize(Family, screen: String, Platform)
    case modeNotHere(RenderingMode, Context, Platform)
    /// Tinted and clear are appearances of iPhone and iPad.
    case appearanceNotHere(Appearance.Kind, Context, Platform)
    case scaleOutOfRange(percent: Double)
    case mountingNotHere(MountingStyle, Context)
    /// A widget does not support a mounting style.
    case mountingNotSupported(MountingStyle, supported: [MountingStyle])
    case outOfRange(String, value: Double, range: ClosedRange<Double>)

    package var description: String {
        switch self {
        case .familyElsewhere(let family, let platform):
            "\(family.rawValue) appears only on \(Self.list(family.platforms.map(\.rawValue))), not on "
                + "\(platform.rawValue)."
        case .noSuchPlace(let context, let platform):
            "\(platform.rawValue) has no widgets \(context.phrase); its places are "
                + "\(Self.list(platform.contexts.map(\.name)))."
        case .familyInOtherPlaces(let family, let context, let platform):
            Self.elsewhere(family, context, platform)
        case .noSize(let family, let screen, let platform):
            "\(screen) has no \(Self.sizeless(family, platform)): the guidelines publish no size for it."
        case .modeNotHere(let mode, let context, let platform):
            Self.otherModes(mode, context, platform)
        case .appearanceNotHere(let appearance, let context, let platform):
            "The \(appearance.rawValue) appearance exists only on the Home Screen and in Today View of iPhone and "
                + "iPad; widgets \(context.phrase) of \(platform.rawValue) don't support it."
        case .scaleOutOfRange(let percent):
            "A widget on Apple Vision Pro can be scaled from 75 to 125 %, not to \(Self.text(percent)) %."
        case .mountingNotHere(let style, let context):
            "A widget cannot be \(style.rawValue) on a \(context.name): \(style.rawValue) widgets require "
                + "a vertical surface."
        case .mountingNotSupported(let style, let supported):
            "The widget cannot be \(style.rawValue): it supports only \(Self.list(supported.map(\.rawValue)))."
        case .outOfRange(let what, let value, let range):
            "The \(what) must be between \(Self.text(range.lowerBound)) and \(Self.text(range.upperBound)), "
                + "not \(Self.text(value))."
        }
    }

    private static func elsewhere(_ family: Family, _ context: Context, _ platform: Platform) -> String {
        let contexts = family.contexts(on: platform) ?? []
        if contexts == [.watchComplication] {
            return "\(family.rawValue) is only a complication; it doesn't appear in the \(context.name)."
        }
        return "\(family.rawValue) does not appear \(context.phrase) of \(platform.rawValue); it appears only "
            + "\(list(contexts.map(\.phrase)))."
    }

    private static func sizeless(_ family: Family, _ platform: Platform) -> String {
        switch (family.kind, platform) {
        case (.accessory, .iPhone), (.accessory, .iPad): "accessory widgets"
        case (.accessory, _): "widgets"
        case (.system, _): "\(family.rawValue) widgets"
        }
    }

    private static func otherModes(_ mode: RenderingMode, _ context: Context, _ platform: Platform) -> String {
        guard !mode.contexts(on: platform).isEmpty else {
            return "The \(mode.name) rendering mode is not supported on \(platform.rawValue)."
        }
        let names = context.modes(on: platform).map(\.name)
        return "Widgets \(context.phrase) of \(platform.rawValue) are never \(mode.name); they are \(list(names))."
    }

    static func list(_ names: [String]) -> String {
        guard let last = names.last else { return "nothing" }
        return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}

extension Context {
    /// Such as `on the Home Screen`, for sentences.
    package var phrase: String {
        switch self {
        case .homeScreen, .lockScreen, .desktop: "on the \(name)"
        case .todayView, .standBy, .carPlay, .notificationCenter: "in \(name)"
        case .watchSmartStack: "in the \(name)"
        case .horizontalSurface, .verticalSurface: "on a \(name)"
        case .watchComplication: "among the complications"
        }
    }
}
