import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("The rendering mode of each place")
struct RenderingModeTests {
    static let rows = Table.rows("rendering_modes")

    /// The setting under which a row's condition holds.
    private func setting(_ row: Table.Row) -> Setting {
        var setting = Setting()
        switch (row["mode"], row["platform"], row["context"]) {
        case ("accented", "Apple Watch", _): setting.watchFace.tint = Decisions.watchFaceTint
        case ("vibrant", "Mac", "desktop"): setting.desktop = .vibrant
        default: break
        }
        switch row["condition"] {
        case "tinted or clear appearance": setting.appearance = .clear
        case "low light; monochrome red tint": setting.ambientLight = 0
        case "person chose a tint palette": setting.vision.palette = Decisions.palettes.first
        default: break
        }
        return setting
    }

    @Test(
        "F-40: every row of the table holds: the mode, its condition and the treatment of the background",
        arguments: rows)
    func row(row: Table.Row) throws {
        let mode = try #require(RenderingMode(rawValue: row["mode"]))
        let platform = try row.platform
        guard row["condition"] != "not supported" else {
            #expect(row["context"].isEmpty)
            #expect(mode.contexts(on: platform).isEmpty)
            return
        }
        let context = try #require(Context(rawValue: row["context"]))
        #expect(context.modes(on: platform).contains(mode))
        let rule = try #require(
            ModeRule.all.first { $0.platform == platform && $0.mode == mode && $0.contexts.contains(context) })
        #expect(rule.condition.rawValue == row["condition"])
        for family in Family.allCases where family.contexts(on: platform)?.contains(context) == true {
            let place = try place(platform, context, family)
            let traits = try place.traits(under: setting(row))
            #expect(traits.mode == mode, "\(family)")
            if row["condition"] == "background removed" || mode != .fullColor {
                #expect(traits.containerBackground == .removed, "\(family)")
            }
        }
    }

    @Test("F-40: every pair of place and mode missing from the table is rejected", arguments: Platform.allCases)
    func absent(platform: Platform) throws {
        #expect(Self.rows.count == 27)
        var rejected = 0
        for context in platform.contexts {
            let family = try #require(Family.allCases.first { $0.contexts(on: platform)?.contains(context) == true })
            let place = try place(platform, context, family)
            for mode in RenderingMode.allCases {
                let isListed = Self.rows.contains {
                    $0["platform"] == platform.rawValue && $0["mode"] == mode.rawValue
                        && $0["context"] == context.rawValue
                }
                #expect(place.modes.contains(mode) == isListed)
                if isListed {
                    #expect(try place.traits(under: place.setting(for: mode)).mode == mode, "\(context) \(mode)")
                } else {
                    #expect(throws: PlacementRejection.self, "\(context) \(mode)") { try place.setting(for: mode) }
                    rejected += 1
                }
            }
        }
        let counts: [Platform: Int] = [.iPhone: 7, .iPad: 4, .mac: 3, .appleWatch: 2, .visionPro: 2]
        #expect(rejected == counts[platform])
    }

    @Test("Rejecting a mode lists the available modes")
    func words() throws {
        let carPlay = try place(.iPhone, .carPlay)
        let rejection = #expect(throws: PlacementRejection.self) { try carPlay.setting(for: .vibrant) }
        #expect(rejection?.description == "Widgets in CarPlay of iPhone are never vibrant; they are full color.")
        let stack = try place(.appleWatch, .watchSmartStack, .accessoryRectangular)
        let other = #expect(throws: PlacementRejection.self) { try stack.setting(for: .vibrant) }
        #expect(other?.description == "The vibrant rendering mode is not supported on Apple Watch.")
    }

    @Test("D-01: a Mac rejects tinted and clear as the table does, unless the prose is followed")
    func accentedOnMac() throws {
        let place = try place(.mac, .desktop)
        let rejection = #expect(throws: PlacementRejection.self) {
            try place.traits(under: Setting(appearance: .clear))
        }
        #expect(rejection?.description.contains("clear appearance") == true)
        let traits = try place.traits(under: Setting(appearance: .clear, accentedOnMac: .allowed))
        #expect(traits.look == .accented(primary: .white, accent: .white, background: .glass))
        #expect(throws: PlacementRejection.self) { try place.setting(for: .accented) }
        let nearest = try place.setting(for: .accented, from: Setting(accentedOnMac: .allowed))
        #expect(try place.traits(under: nearest).mode == .accented)
    }

    @Test(
        "F-41, F-42, D-02: Lock Screens are monochrome until the user tints them", arguments: [Platform.iPhone, .iPad])
    func lockScreen(platform: Platform) throws {
        var families: [Family] = [.accessoryRectangular, .accessoryCircular, .accessoryInline]
        if platform == .iPad { families.append(.systemSmall) }
        let tint = try TintColor(named: "pink")
        for family in families {
            let place = try place(platform, .lockScreen, family)
            #expect(try place.traits(under: Setting()).look == .vibrant(tint: nil))
            #expect(try place.traits(under: Setting(lockScreenTint: tint)).look == .vibrant(tint: tint))
        }
    }

    @Test("F-128, D-03: StandBy is red and dark below the threshold, and full color from it on")
    func standBy() throws {
        let place = try place(.iPhone, .standBy)
        let night = try place.traits(under: Setting(ambientLight: Decisions.standByNightLux - 0.1))
        #expect(night.mode == .vibrant)
        #expect(night.colorScheme == .dark)
        guard case .night(let color) = night.look else {
            Issue.record("\(night.look)")
            return
        }
        #expect(color.red == 1 && color.green == 0 && color.blue == 0)
        #expect(try place.traits(under: Setting(ambientLight: Decisions.standByNightLux)).look == .fullColor)
    }

    @Test("Impossible light levels are rejected", arguments: [-1, .nan, .infinity])
    func impossibleLight(lux: Double) throws {
        let place = try place(.iPhone, .standBy)
        let rejection = #expect(throws: PlacementRejection.self) { try place.traits(under: Setting(ambientLight: lux)) }
        #expect(rejection?.description.hasPrefix("The ambient light in lux must be between 0 and ") == true)
    }

    @Test("F-29, F-30, D-28: four appearances of the Home Screen; light and dark in full color, the others white")
    func homeScreen() throws {
        let place = try place(.iPhone, .homeScreen)
        let tint = try TintColor(named: "#123456")
        let light = try place.traits(under: Setting(appearance: .light))
        let dark = try place.traits(under: Setting(appearance: .dark))
        let tinted = try place.traits(under: Setting(appearance: .tinted(tint)))
        let clear = try place.traits(under: Setting(appearance: .clear))
        #expect(light.mode == .fullColor && light.colorScheme == .light && light.containerBackground == .shown)
        #expect(dark.mode == .fullColor && dark.colorScheme == .dark && dark.containerBackground == .shown)
        #expect(tinted.look == .accented(primary: .white, accent: .white, background: .tinted(tint)))
        #expect(clear.look == .accented(primary: .white, accent: .white, background: .glass))
        #expect(Set([light, dark, tinted, clear]).count == 4)
    }

    @Test("F-36, F-44: on a watch accented content takes the face's color, the rest stays white; faces may invert")
    func watch() throws {
        let tint = try TintColor(named: "#FF8800")
        let place = try place(.appleWatch, .watchComplication, .accessoryCircular)
        let traits = try place.traits(under: Setting(watchFace: WatchFace(tint: tint, inversion: .inverted)))
        #expect(traits.look == .accented(primary: .white, accent: tint, background: .none))
        #expect(traits.inversion == .inverted)
        let phone = try DeviceCatalogTests.place(.iPhone, .homeScreen)
        #expect(
            try phone.traits(under: Setting(watchFace: WatchFace(tint: tint, inversion: .inverted))).inversion
                == .standard)
    }

    @Test("F-124: an Always-On display dims Lock Screen, StandBy and complications, nothing else")
    func alwaysOn() throws {
        var dimmed: Set<Context> = []
        for platform in Platform.allCases {
            for context in platform.contexts {
                let family = try #require(
                    Family.allCases.first { $0.contexts(on: platform)?.contains(context) == true })
                let place = try place(platform, context, family)
                #expect(try place.traits(under: Setting()).luminance == .normal)
                let traits = try place.traits(under: Setting(display: .alwaysOn))
                #expect((traits.luminance == .reduced) == (traits.brightness < 1))
                if traits.luminance == .reduced {
                    dimmed.insert(context)
                    #expect(platform != .iPad)
                }
            }
        }
        #expect(dimmed == [.lockScreen, .standBy, .watchComplication])
    }

    @Test("Modes are found by name in both spellings")
    func names() throws {
        #expect(try RenderingMode(named: "fullcolor") == .fullColor)
        #expect(try RenderingMode(named: "full-colour") == .fullColor)
        #expect(try RenderingMode(named: "Accented") == .accented)
        let error = try #require(throws: UnknownName.self) { try RenderingMode(named: "vibrnt") }
        #expect(error.suggestions.first == "vibrant")
    }
}
