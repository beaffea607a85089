import DeviceCatalog
import Testing
import WidgetVocabulary

@Suite("Sizes of the App Store")
struct StoreSizeTests {
    @Test("Every size is filled to the pixel by a screen with widgets, enlarged evenly", arguments: StoreSize.all)
    func filled(store: StoreSize) throws {
        let canvas = try #require(store.canvas)
        #expect(canvas.device.platform == store.platform)
        #expect(!canvas.device.screen.sizes.isEmpty)
        let pixels = canvas.size.scaled(by: canvas.scale)
        #expect(abs(pixels.width - store.pixels.width) < 1e-6)
        #expect(abs(pixels.height - store.pixels.height) < 1e-6)
        // Nothing is cut off, and what is added is little.
        let screen = canvas.device.screen.size
        #expect(canvas.size.width >= screen.width - 1e-9 && canvas.size.height >= screen.height - 1e-9)
        #expect(canvas.size.width < screen.width * 1.04 && canvas.size.height < screen.height * 1.04)
    }

    @Test(
        "A size with its own device uses that device's screen",
        arguments: [
            ("1290x2796", "430x932"), ("1284x2778", "428x926"), ("1242x2688", "414x896"), ("1179x2556", "393x852"),
            ("1170x2532", "390x844"), ("1125x2436", "375x812"), ("1080x2340", "360x780"), ("1242x2208", "414x736"),
            ("750x1334", "375x667"), ("640x1136", "320x568"), ("2048x2732", "1024x1366"), ("1668x2388", "834x1194"),
            ("2880x1800", "1440x900"), ("410x502", "49 mm"), ("396x484", "45 mm"), ("368x448", "44 mm"),
        ])
    func own(pixels: String, screen: String) throws {
        let canvas = try #require(try StoreSize(named: pixels).canvas)
        #expect(canvas.device.screen.name == screen)
        #expect(canvas.scale == canvas.device.scale)
        #expect(canvas.size == canvas.device.screen.size)
    }

    @Test(
        "Other sizes use the nearest screen with more wallpaper",
        arguments: [
            ("6.9", "440x956"), ("6.3", "402x874"), ("13", "1032x1376"), ("Ultra 3", "211x257"), ("Series 3", "40 mm"),
            ("2560x1600", "1440x900"), ("Vision Pro", "1280x720"),
        ])
    func nearest(name: String, screen: String) throws {
        #expect(try StoreSize(named: name).canvas?.device.screen.name == screen)
    }

    @Test("Names are found in any spelling; the first of a class is the required one")
    func names() throws {
        #expect(try StoreSize(named: "6.9\"").pixels == WidgetSize(1320, 2868))
        #expect(try StoreSize(named: "1284×2778").name == "6.5")
        #expect(try StoreSize(named: "series-11").pixels == WidgetSize(416, 496))
        #expect(StoreSize.required(on: .iPad)?.pixels == WidgetSize(2064, 2752))
        #expect(Set(StoreSize.all.map(\.platform)) == Set(Platform.allCases))
        let error = #expect(throws: UnknownName.self) { try StoreSize(named: "2868x1320") }
        #expect(error?.suggestions == ["1320x2868"])
        #expect(error?.hint?.contains("portrait") == true)
        #expect(throws: UnknownName.self) { try StoreSize(named: "7.2") }
    }

    @Test("An unknown size is answered with different names")
    func unknown() throws {
        let error = try #require(throws: UnknownName.self) { try StoreSize(named: "99") }
        #expect(Set(error.suggestions).count == error.suggestions.count)
    }
}
