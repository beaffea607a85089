import DeviceCatalog
import ExtensionProtocol
import Painter
import RenderModel
import Testing
import WidgetVocabulary

/// Text needs a contrast of 4.5 to 1 (Web Content Accessibility Guidelines 2.2, 1.4.3).
@Suite("Legibility of the example widgets")
struct LegibilityTests {
    typealias Example = ExampleTests.Example

    private static let enough = 4.5

    private func expectLegible(
        _ placed: PlacedExample, before ground: RGBA, choosing values: [String: String] = [:], texts: Int = 1,
        _ what: String
    ) throws {
        let inks = try placed.inks(in: placed.tree(choosing: values), before: ground)
        #expect(inks.count >= texts, "\(what)")
        for ink in inks { #expect(ink.contrast >= Self.enough, "\(what): \(ink) \(ink.contrast)") }
    }

    @Test(
        "F-50: every text is legible in light, dark, tinted and clear",
        arguments: Example.allCases, [Family.systemSmall, .systemMedium, .systemLarge])
    func contrast(example: Example, family: Family) throws {
        let tint = try TintColor(named: "purple")
        for appearance in [Appearance.light, .dark, .tinted(tint), .clear] {
            let placed = try PlacedExample(example, .homeScreen, family, under: Setting(appearance: appearance))
            // Glass is seen before a wallpaper that is neither light nor dark.
            try expectLegible(placed, before: .gray(0.35), texts: 2, "\(appearance)")
        }
    }

    @Test("F-50: every text is legible in any weather, in light and dark", arguments: 0..<8)
    func weathers(day: Int) throws {
        for appearance in [Appearance.light, .dark] {
            let placed = try PlacedExample(
                .weather, .homeScreen, .systemSmall, under: Setting(appearance: appearance), after: Double(day) * 24)
            try expectLegible(placed, before: .gray(0.5), "\(appearance)")
        }
    }

    @Test(
        "F-50: every text is legible on any album, in each theme and appearance",
        arguments: ["lowTide", "paperKites", "staticGarden"], ["automatic", "light", "dark"])
    func albums(album: String, theme: String) throws {
        for appearance in [Appearance.light, .dark] {
            let placed = try PlacedExample(
                .album, .homeScreen, .systemMedium, under: Setting(appearance: appearance))
            try expectLegible(
                placed, before: .gray(0.5), choosing: ["album": album, "theme": theme], texts: 3, "\(appearance)")
        }
    }

    /// Where an Always-On display shows each example.
    private static let dimmed: [(Example, Context, Family)] = [
        (.weather, .lockScreen, .accessoryRectangular), (.weather, .lockScreen, .accessoryCircular),
        (.weather, .standBy, .systemSmall), (.tides, .lockScreen, .accessoryRectangular),
        (.tides, .lockScreen, .accessoryCircular), (.tides, .standBy, .systemSmall),
        (.album, .standBy, .systemSmall),
    ]

    @Test("F-124: an Always-On display is dimmer, and every text is still legible", arguments: dimmed)
    func alwaysOn(example: Example, context: Context, family: Family) throws {
        func placed(_ display: DisplayState) throws -> PlacedExample {
            try PlacedExample(example, context, family, under: Setting(display: display))
        }
        let awake = try placed(.awake)
        let dimmed = try placed(.alwaysOn)
        #expect(dimmed.environment.luminance == .reduced)
        let bright = try awake.picture(of: awake.tree(), before: .gray(0)).meanLuminance
        let faint = try dimmed.picture(of: dimmed.tree(), before: .gray(0)).meanLuminance
        #expect(faint < bright * 0.9)
        try expectLegible(dimmed, before: .gray(0), "\(context)")
    }

    @Test(
        "F-44: on inverting and other watch faces every text is legible",
        arguments: [Example.weather, .tides], WatchFace.Inversion.allCases)
    func faces(example: Example, inversion: WatchFace.Inversion) throws {
        for tint in [nil, try TintColor(named: "orange")] {
            for family in [Family.accessoryCircular, .accessoryRectangular, .accessoryInline] {
                let setting = Setting(watchFace: WatchFace(tint: tint, inversion: inversion))
                let placed = try PlacedExample(example, on: "45mm", .watchComplication, family, under: setting)
                // A face is black, and one that inverts is white.
                try expectLegible(
                    placed, before: inversion == .inverted ? .white : .black, "\(family), \(String(describing: tint))")
            }
        }
    }
}
