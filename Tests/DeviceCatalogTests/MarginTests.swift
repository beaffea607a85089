import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Margins, corners and type sizes of a place")
struct MarginTests {
    private static func constant(_ key: String) throws -> Double {
        try #require(Table.rows("constants").first { $0["key"] == key }).number("value")
    }

    @Test("F-108: most widgets have the standard margin")
    func standard() throws {
        let standard = try ContentMargins(all: Self.constant("margin_standard"))
        let places: [(Platform, Context)] = [
            (.iPhone, .homeScreen), (.iPhone, .todayView), (.iPad, .homeScreen), (.iPad, .todayView),
            (.mac, .notificationCenter), (.visionPro, .horizontalSurface), (.visionPro, .verticalSurface),
        ]
        for (platform, context) in places {
            for family in Family.allCases where family.contexts(on: platform)?.contains(context) == true {
                #expect(try place(platform, context, family).margins == standard, "\(platform) \(context)")
            }
        }
    }

    @Test("F-110: margins are smaller on the Mac desktop, on Lock Screens and in StandBy")
    func smaller() throws {
        let standard = try Self.constant("margin_standard")
        let places: [(Platform, Context)] = [
            (.mac, .desktop), (.iPhone, .lockScreen), (.iPad, .lockScreen), (.iPhone, .standBy),
        ]
        for (platform, context) in places {
            for family in Family.allCases where family.contexts(on: platform)?.contains(context) == true {
                let margins = try place(platform, context, family).margins
                for side in [margins.top, margins.leading, margins.bottom, margins.trailing] {
                    #expect(side < standard, "\(family) in \(context)")
                    #expect(side >= 0)
                }
            }
        }
    }

    @Test("Accessories have no margins where they have no container")
    func accessories() throws {
        for family in [Family.accessoryCircular, .accessoryRectangular, .accessoryInline] {
            #expect(try place(.iPhone, .lockScreen, family).margins == ContentMargins(all: 0))
        }
        #expect(try place(.appleWatch, .watchSmartStack, .accessoryRectangular).margins.top > 0)
    }

    @Test("F-112: a shape inside a widget has the remaining corner radius", arguments: Platform.allCases)
    func cornerRadii(platform: Platform) throws {
        for family in Family.allCases where family.isSupported(on: platform) {
            let place = try WidgetPlace(device: device(platform), family: family)
            let radius = place.cornerRadius
            #expect(place.cornerRadius(insetBy: 0) == radius)
            #expect(place.cornerRadius(insetBy: radius / 2) == radius / 2)
            #expect(place.cornerRadius(insetBy: radius + 5) == 0)
            #expect(radius * 2 <= min(place.canvas.width, place.canvas.height), "\(family)")
            #expect(radius > 0 || family == .accessoryInline)
        }
    }

    @Test("Corners: about 22 points on a 390x844 screen, the same share of the small widget everywhere")
    func corners() throws {
        let phone = try DeviceCatalog.device(named: "390x844")
        #expect(try WidgetPlace(device: phone, family: .systemSmall).cornerRadius == 22)
        #expect(try WidgetPlace(device: phone, family: .accessoryCircular).cornerRadius == 36)
        for screen in DeviceCatalog.allScreens where screen.sizes[.systemLarge] != nil {
            let place = try WidgetPlace(device: Device(screen), family: .systemLarge)
            let small = try #require(screen.widgetSize(.systemSmall))
            #expect(abs(place.cornerRadius / small.width - 0.14) < 0.004, "\(screen.name)")
        }
    }

    @Test("F-117: type sizes below Large become Large, and only iPhone, iPad and Apple Vision Pro follow them")
    func typeSizes() throws {
        let range = Table.rows("constants").filter { $0["key"].hasPrefix("dynamic_type_") }.map { $0["value"] }
        #expect(range == ["Large", "AX5"])
        for platform in [Platform.iPhone, .iPad, .visionPro] {
            for size in [TypeSize.xSmall, .small, .medium, .large] {
                #expect(platform.widgetTypeSize(size) == .large)
            }
            let larger = Array(TypeSize.allCases.drop { $0 != .large })
            #expect(larger.map(platform.widgetTypeSize) == larger)
            #expect(larger.count == 9 && larger.last == .accessibility5)
            let context = try #require(platform.contexts.first)
            let place = try place(platform, context)
            #expect(try place.traits(under: Setting(typeSize: .small)).typeSize == .large)
            #expect(try place.traits(under: Setting(typeSize: .xxLarge)).typeSize == .xxLarge)
        }
        for platform in [Platform.mac, .appleWatch] {
            #expect(Set(TypeSize.allCases.map(platform.widgetTypeSize)) == [.large])
        }
    }
}
