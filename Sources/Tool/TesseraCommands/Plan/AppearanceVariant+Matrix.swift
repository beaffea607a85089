import DeviceCatalog

extension AppearanceVariant {
    /// Every variant that a place has: all appearances and modes, and what its settings add to them.
    ///
    /// 1. Home Screen and Today View have the four appearances.
    /// 2. The Lock Screen is vibrant, and dimmed on Always On displays. StandBy has day, night and the dimmed day.
    /// 3. A Mac's places have light and dark; its desktop is also dimmed in both. They are tinted and clear if that is
    ///    allowed.
    /// 4. Watch faces show colors or one color; complications are inverted and dimmed as well.
    /// 5. In a room widgets have their own colors or those of a palette, both near and far.
    static func all(in place: WidgetPlace, from base: Setting) -> [AppearanceVariant] {
        switch place.context {
        case .homeScreen, .todayView:
            return [.light, .dark, .tinted(Decisions.homeTint), .clear].map { appearance in
                changed(base, appearance.fileName) { $0.appearance = appearance }
            }
        case .lockScreen:
            return [AppearanceVariant(name: "vibrant", setting: base)] + alwaysOn(place, base)
        case .standBy:
            return [
                changed(base, "day") { $0.ambientLight = Decisions.daylightLux },
                changed(base, "night") { $0.ambientLight = 0 },
            ] + alwaysOn(place, base)
        case .carPlay: return [AppearanceVariant(name: "full-colour", setting: base)]
        case .desktop:
            return [Appearance.light, .dark].flatMap { appearance in
                [
                    changed(base, appearance.fileName) { $0.appearance = appearance },
                    changed(base, "\(appearance.fileName)-vibrant") {
                        $0.appearance = appearance
                        $0.desktop = .vibrant
                    },
                ]
            } + accentedOnMac(base)
        case .notificationCenter:
            return [Appearance.light, .dark].map { appearance in
                changed(base, appearance.fileName) { $0.appearance = appearance }
            } + accentedOnMac(base)
        case .watchComplication, .watchSmartStack:
            let colors = [
                changed(base, "full-colour") { $0.watchFace.tint = nil },
                changed(base, "accented") { $0.watchFace.tint = Decisions.watchFaceTint },
            ]
            guard place.context == .watchComplication else { return colors }
            return colors + [changed(base, "inverted") { $0.watchFace.inversion = .inverted }] + alwaysOn(place, base)
        case .horizontalSurface, .verticalSurface:
            return [("near", 1.0), ("far", Decisions.simplifiedDistance * 2)].flatMap { name, distance in
                [
                    changed(base, "full-colour-\(name)") { $0.vision.distance = distance },
                    changed(base, "palette-\(name)") {
                        $0.vision.distance = distance
                        $0.vision.palette = Decisions.palettes.first
                    },
                ]
            }
        }
    }

    private static func accentedOnMac(_ base: Setting) -> [AppearanceVariant] {
        guard base.accentedOnMac == .allowed else { return [] }
        return [.tinted(Decisions.homeTint), .clear].map { appearance in
            changed(base, appearance.fileName) { $0.appearance = appearance }
        }
    }

    private static func alwaysOn(_ place: WidgetPlace, _ base: Setting) -> [AppearanceVariant] {
        place.hasAlwaysOn ? [changed(base, "always-on") { $0.display = .alwaysOn }] : []
    }

    private static func changed(_ base: Setting, _ name: String, _ change: (inout Setting) -> Void) -> AppearanceVariant
    {
        var setting = base
        change(&setting)
        return AppearanceVariant(name: name, setting: setting)
    }
}
