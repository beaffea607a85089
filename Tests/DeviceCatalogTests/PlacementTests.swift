import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Where a widget may be placed")
struct PlacementTests {
    static let rows = Table.rows("family_contexts") + Table.rows("accessory_devices")

    /// The table's places of a family on a platform; empty where it says that the platform does not support the family
    /// or does not mention it.
    private func expected(_ family: Family, _ platform: Platform) throws -> [Context] {
        let row = Self.rows.first {
            $0["family_identifier"] == family.rawValue && $0["platform"] == platform.rawValue
        }
        return try row?.contexts ?? []
    }

    @Test(
        "F-17 to F-23: every placement in the tables is accepted, every other one rejected with a reason",
        arguments: Platform.allCases)
    func everyPlacement(platform: Platform) throws {
        let device = try device(platform)
        var accepted = 0
        for family in Family.allCases {
            let contexts = try expected(family, platform)
            for context in Context.allCases {
                if contexts.contains(context) {
                    let place = try WidgetPlace(device: device, context: context, family: family)
                    #expect(place.canvas.width > 0 && place.display.width > 0)
                    accepted += 1
                } else {
                    let rejection = #expect(throws: PlacementRejection.self, "\(family) \(context)") {
                        try WidgetPlace(device: device, context: context, family: family)
                    }
                    #expect(rejection?.description.hasSuffix(".") == true)
                    #expect(rejection?.description.contains(platform.rawValue) == true || context == .watchSmartStack)
                }
            }
            #expect(WidgetPlace.all(of: family, on: device).map(\.context) == contexts, "\(family)")
        }
        let counts: [Platform: Int] = [.iPhone: 11, .iPad: 12, .mac: 8, .appleWatch: 6, .visionPro: 10]
        #expect(accepted == counts[platform])
    }

    @Test("F-15, F-16: twenty system cells and twelve accessory cells are in the tables")
    func cells() {
        #expect(Table.rows("family_contexts").count == 20)
        #expect(Table.rows("accessory_devices").count == 12)
    }

    private func rejection(_ platform: Platform, _ context: Context, _ family: Family) -> String? {
        do {
            _ = try place(platform, context, family)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("F-17, D-05: an iPhone rejects the extra large sizes, and small on its Lock Screen")
    func phone() {
        #expect(
            rejection(.iPhone, .homeScreen, .systemExtraLarge)
                == "systemExtraLarge appears only on iPad, Mac and Apple Vision Pro, not on iPhone.")
        #expect(
            rejection(.iPhone, .lockScreen, .systemSmall)
                == "systemSmall does not appear on the Lock Screen of iPhone; it appears only on the Home Screen, in "
                + "Today View, in StandBy and in CarPlay.")
    }

    @Test("F-18: an iPad shows small on its Lock Screen, but not medium")
    func tablet() throws {
        #expect(try place(.iPad, .lockScreen, .systemSmall).factor < 1)
        #expect(rejection(.iPad, .lockScreen, .systemMedium)?.contains("Lock Screen") == true)
    }

    @Test("F-19: a Mac has no Home Screen")
    func mac() {
        #expect(
            rejection(.mac, .homeScreen, .systemSmall)
                == "Mac has no widgets on the Home Screen; its places are desktop and Notification Center.")
    }

    @Test("F-20: Apple Vision Pro shows all five system families on both surfaces")
    func vision() throws {
        for family in Family.allCases where family.kind == .system {
            #expect(try place(.visionPro, .horizontalSurface, family).canvas.width > 0)
            #expect(try place(.visionPro, .verticalSurface, family).canvas.width > 0)
        }
    }

    @Test("F-21: extra large portrait is rejected everywhere but on Apple Vision Pro")
    func portrait() {
        #expect(
            rejection(.iPhone, .homeScreen, .systemExtraLargePortrait)
                == "systemExtraLargePortrait appears only on Apple Vision Pro, not on iPhone.")
        #expect(rejection(.visionPro, .verticalSurface, .systemExtraLargePortrait) == nil)
    }

    @Test("F-22: the Lock Screens of iPhone and iPad have no corner")
    func corner() {
        for platform in [Platform.iPhone, .iPad] {
            #expect(
                rejection(platform, .lockScreen, .accessoryCorner)
                    == "accessoryCorner appears only on Apple Watch, not on \(platform.rawValue).")
        }
    }

    @Test("F-23: corner and inline are complications only")
    func smartStack() {
        for family in [Family.accessoryCorner, .accessoryInline] {
            #expect(
                rejection(.appleWatch, .watchSmartStack, family)
                    == "\(family.rawValue) is only a complication; it doesn't appear in the Smart Stack.")
        }
    }

    @Test("F-105: the 320x568 screen rejects accessory widgets")
    func smallScreen() throws {
        let device = try DeviceCatalog.device(named: "320x568")
        let rejection = #expect(throws: PlacementRejection.self) {
            try WidgetPlace(device: device, context: .lockScreen, family: .accessoryCircular)
        }
        #expect(
            rejection?.description == "320x568 has no accessory widgets: the guidelines publish no size for it.")
        #expect(throws: Never.self) { try WidgetPlace(device: device, context: .homeScreen, family: .systemSmall) }
    }

    @Test("F-107: cases without a published size reject widgets", arguments: [38, 42])
    func oldWatches(caseSize: Int) throws {
        let screen = try #require(DeviceCatalog.watchScreens.first { $0.caseSize == caseSize })
        let rejection = #expect(throws: PlacementRejection.self) {
            try WidgetPlace(device: Device(screen), context: .watchSmartStack, family: .accessoryRectangular)
        }
        #expect(rejection?.description == "\(caseSize) mm has no widgets: the guidelines publish no size for it.")
    }

    @Test("Places and platforms are found by their common names")
    func names() throws {
        for context in Context.allCases {
            #expect(try Context(named: context.rawValue) == context)
            #expect(try Context(named: context.name.uppercased()) == context)
        }
        #expect(try Context(named: "StandBy") == .standBy)
        #expect(try Context(named: "lock-screen") == .lockScreen)
        #expect(try Platform(named: "visionOS") == .visionPro)
        #expect(try Platform(named: "apple watch") == .appleWatch)
        let error = try #require(throws: UnknownName.self) { try Context(named: "lockscren") }
        #expect(error.suggestions.first == "Lock Screen")
        #expect(throws: UnknownName.self) { try Platform(named: "tvOS") }
    }
}
