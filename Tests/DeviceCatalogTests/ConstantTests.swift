import Testing

@testable import DeviceCatalog

@Suite("Numbers that the guidelines give once")
struct ConstantTests {
    private func value(_ key: String) throws -> Double {
        try #require(Table.rows("constants").first { $0["key"] == key }, "\(key)").number("value")
    }

    @Test("F-135, F-136: the scales and levels of Apple Vision Pro, its ways of mounting and textures are as many")
    func vision() throws {
        #expect(try VisionScale.range == value("visionos_scale_min")...value("visionos_scale_max"))
        #expect(try LevelOfDetail.allCases.count == Int(value("visionos_thresholds")))
        #expect(try Mounting.allCases.count == Int(value("visionos_mounting_styles")))
        #expect(try WidgetTexture.allCases.count == Int(value("visionos_treatments")))
    }

    @Test("There are as many appearances, rendering modes and size classes")
    func counts() throws {
        #expect(try Appearance.Kind.allCases.count == Int(value("home_screen_appearances")))
        #expect(try RenderingMode.allCases.count == Int(value("rendering_modes")))
        #expect(try SizeClass.allCases.count == Int(value("size_classes")))
    }

    @Test("The Lock Screen has three shapes")
    func lockScreen() throws {
        let shapes = Family.allCases.filter { $0.contexts(on: .iPhone)?.contains(.lockScreen) == true }
        #expect(try shapes.count == Int(value("lock_screen_shapes")))
    }
}
