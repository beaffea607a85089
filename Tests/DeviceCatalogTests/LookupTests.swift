import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Finding devices and families by name")
struct LookupTests {
    @Test(
        "A screen is found by its size in any notation",
        arguments: ["430x932", "430×932", "430X932", " 430 x 932 "])
    func screenBySize(name: String) throws {
        let device = try DeviceCatalog.device(named: name)
        #expect(device.screen.size == WidgetSize(430, 932))
        #expect(device.scale == 3)
        #expect(device.name == "430x932")
    }

    @Test("A density can be specified where devices have it")
    func scaleBySuffix() throws {
        #expect(try DeviceCatalog.device(named: "414x896").scale == 3)
        #expect(try DeviceCatalog.device(named: "414x896@2x").scale == 2)
        #expect(throws: UnknownName.self) { try DeviceCatalog.device(named: "430x932@2x") }
    }

    @Test(
        "Product names ignore case and spacing",
        arguments: ["iPhone 15 Pro", "iphone15pro", "IPHONE-15-PRO"])
    func product(name: String) throws {
        let device = try DeviceCatalog.device(named: name)
        #expect(device.name == "iPhone 15 Pro")
        #expect(device.screen.size == WidgetSize(393, 852))
    }

    @Test("An iPhone 11 draws two pixels a point on a screen where others draw three")
    func productScale() throws {
        #expect(try DeviceCatalog.device(named: "iPhone 11").scale == 2)
        #expect(try DeviceCatalog.device(named: "iPhone 11 Pro Max").scale == 3)
    }

    @Test("A misspelled name is answered with the nearest names")
    func misspelled() throws {
        let error = try #require(throws: UnknownName.self) { try DeviceCatalog.device(named: "iPhnoe 15 Pro") }
        #expect(error.suggestions.first == "iPhone 15 Pro")
        #expect(error.description.contains("“iPhnoe 15 Pro”"))
    }

    @Test("A size without widget sizes is answered with the nearest screen")
    func unknownSize() throws {
        let error = try #require(throws: UnknownName.self) { try DeviceCatalog.device(named: "396x860") }
        #expect(error.suggestions.first == "393x852")
    }

    @Test(
        "Screens without published sizes have measured sizes, or those of the nearest screen, and are marked",
        arguments: [
            ("iPhone 16 Pro", "402x874", "162x162", "measured on devices; accessories as on 393x852"),
            ("iPhone 17 Pro Max", "440x956", "170x170", "measured on devices; accessories as on 430x932"),
            ("iPhone Air", "420x912", "169x169", "derived from 414x896, the nearest screen with published sizes"),
            (
                "iPad Pro 13-inch (M4)", "1032x1376", "170x170",
                "derived from 1024x1366, the nearest screen with published sizes"
            ),
        ])
    func unpublished(name: String, screen: String, small: String, remark: String) throws {
        let device = try DeviceCatalog.device(named: name)
        #expect(device.name == name)
        #expect(device.screen.size.description == screen)
        #expect(device.screen.widgetSize(.systemSmall)?.description == small)
        #expect(device.screen.origin.remark == remark)
        #expect(try DeviceCatalog.device(named: screen).screen == device.screen)
    }

    @Test("A derived screen is the nearest published one of its platform, and its widgets fit")
    func nearest() throws {
        func distance(_ a: WidgetSize, _ b: WidgetSize) -> Double { abs(a.width - b.width) + abs(a.height - b.height) }
        var count = 0
        for screen in DeviceCatalog.allScreens {
            guard case .derived(let size) = screen.origin else { continue }
            count += 1
            let published = DeviceCatalog.screens(on: screen.platform).filter {
                $0.origin == .published && $0.zoom == .standard && !$0.sizes.isEmpty
            }
            let least = try #require(published.map { distance($0.size, screen.size) }.min())
            #expect(distance(size, screen.size) == least, "\(screen.size)")
            #expect(screen.sizes.values.allSatisfy { $0.display.width < screen.size.width })
        }
        #expect(count == 6)
    }

    @Test("Names that match nothing get no suggestion")
    func hopeless() throws {
        let error = try #require(throws: UnknownName.self) { try DeviceCatalog.device(named: "toaster") }
        #expect(error.suggestions.isEmpty)
    }

    @Test("Every product that has widget sizes is found by its own name and has a density of its screen")
    func everyProduct() throws {
        var found = 0
        for model in DeviceCatalog.models {
            guard let screen = model.screen else { continue }
            let device = try DeviceCatalog.device(named: model.name)
            #expect(device.name == model.name)
            #expect(screen.scales.contains(device.scale), "\(model.name)")
            found += 1
        }
        #expect(found >= 35)
    }

    @Test("A family is found by WidgetKit's name and by its short one", arguments: Family.allCases)
    func families(family: Family) throws {
        #expect(try Family(named: family.rawValue) == family)
        #expect(try Family(named: "." + family.rawValue) == family)
        #expect(try Family(named: family.shortName.uppercased()) == family)
    }

    @Test("An unknown family is answered with the nearest one")
    func unknownFamily() throws {
        let error = try #require(throws: UnknownName.self) { try Family(named: "smal") }
        #expect(error.suggestions.first == "small")
    }
}
