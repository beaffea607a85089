import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("The dated changes of the guidelines")
struct ChangelogTests {
    @Test("Each change is followed in the catalog", arguments: Table.rows("changelog"))
    func change(row: Table.Row) throws {
        switch row["date"] {
        case "2025-12-16": try visionAndCarPlay()
        case "2025-01-17": try watchSizes()
        case "2024-06-10": try accented()
        case "2023-06-05": try newPlaces()
        case "2022-11-03": try phoneLockScreen()
        default: Issue.record("nothing follows from the change of \(row["date"]): \(row["changes"])")
        }
    }

    @Test("Five changes are listed, the newest first")
    func order() {
        let dates = Table.rows("changelog").map { $0["date"] }
        #expect(dates.count == 5)
        #expect(dates == dates.sorted(by: >))
    }

    /// Guidance for all platforms, with visionOS and CarPlay new: every platform has places, the room shows all system
    /// families on both surfaces, and a car shows the small one without its background.
    private func visionAndCarPlay() throws {
        for platform in Platform.allCases {
            let device = try device(platform)
            #expect(Family.allCases.contains { !WidgetPlace.all(of: $0, on: device).isEmpty }, "\(platform)")
        }
        for family in Family.allCases where family.kind == .system {
            let contexts = try WidgetPlace.all(of: family, on: device(.visionPro)).map(\.context)
            #expect(contexts == [.horizontalSurface, .verticalSurface], "\(family)")
        }
        let car = try place(.iPhone, .carPlay)
        #expect(try car.traits(under: Setting()).containerBackground == .removed)
        #expect(throws: PlacementRejection.self) { try place(.iPhone, .carPlay, .systemMedium) }
    }

    /// Corrected sizes of widgets on a watch: those of the newest table, for every case that it has.
    private func watchSizes() throws {
        let rows = Table.rows("watchos_smart_stack")
        #expect(rows.map { $0["case_mm"] } == ["40", "41", "44", "45", "49"])
        for row in rows {
            let watch = try DeviceCatalog.device(named: "Apple Watch \(row["case_mm"])mm")
            let place = try WidgetPlace(device: watch, context: .watchSmartStack, family: .accessoryRectangular)
            #expect(try place.canvas == WidgetSize(row.number("widget_w_pt"), row.number("widget_h_pt")))
        }
    }

    /// Accented widgets of iOS 18 and iPadOS 18: tinted and clear Home Screens and Today Views.
    private func accented() throws {
        let tint = try TintColor(named: "blue")
        for platform in [Platform.iPhone, .iPad] {
            for context in [Context.homeScreen, .todayView] {
                let place = try place(platform, context)
                #expect(place.modes.contains(.accented))
                for appearance in [Appearance.tinted(tint), .clear] {
                    #expect(try place.traits(under: Setting(appearance: appearance)).mode == .accented)
                }
            }
            #expect(try place(platform, .homeScreen).traits(under: Setting()).mode == .fullColor)
        }
    }

    /// Widgets of watchOS 10, on the Lock Screen of iPadOS 17, in StandBy of iOS 17 and on the desktop of macOS 14.
    private func newPlaces() throws {
        let watch = try device(.appleWatch)
        for family in [Family.accessoryCircular, .accessoryRectangular] {
            #expect(WidgetPlace.all(of: family, on: watch).map(\.context).contains(.watchSmartStack))
        }
        for family in [Family.systemSmall, .accessoryCircular, .accessoryInline, .accessoryRectangular] {
            #expect(try place(.iPad, .lockScreen, family).traits(under: Setting()).mode == .vibrant, "\(family)")
        }
        let standBy = try place(.iPhone, .standBy)
        #expect(standBy.factor > 1)
        #expect(try standBy.traits(under: Setting()).containerBackground == .removed)
        for family in [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
            #expect(try place(.mac, .desktop, family).modes == [.fullColor, .vibrant])
        }
    }

    /// The iPhone's Lock Screen, and sizes for iPhone 14, 14 Pro and 14 Pro Max.
    private func phoneLockScreen() throws {
        for family in [Family.accessoryCircular, .accessoryInline, .accessoryRectangular] {
            #expect(try place(.iPhone, .lockScreen, family).traits(under: Setting()).mode == .vibrant)
        }
        let rows = Table.rows("ios_widget_dimensions")
        for (name, screen) in [
            ("iPhone 14", (390.0, 844.0)), ("iPhone 14 Pro", (393, 852)), ("iPhone 14 Pro Max", (430, 932)),
        ] {
            let phone = try DeviceCatalog.device(named: name)
            #expect(phone.screen.size == WidgetSize(screen.0, screen.1), "\(name)")
            let row = try #require(
                try rows.first { try $0.number("screen_w_pt") == screen.0 && $0.number("screen_h_pt") == screen.1 })
            let place = try WidgetPlace(device: phone, context: .homeScreen, family: .systemSmall)
            #expect(try place.canvas == WidgetSize(row.number("small_w"), row.number("small_h")), "\(name)")
        }
    }
}
