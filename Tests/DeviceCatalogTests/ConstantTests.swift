import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Numbers that the guidelines give once")
struct ConstantTests {
    private func row(_ key: String) throws -> Table.Row {
        try #require(Table.rows("constants").first { $0["key"] == key }, "\(key)")
    }

    private func value(_ key: String) throws -> Double { try row(key).number("value") }

    /// Rows that the tests of this suite hold against the catalog.
    private static let here: Set<String> = [
        "visionos_scale_min", "visionos_scale_max", "visionos_thresholds", "visionos_mounting_styles",
        "visionos_treatments", "home_screen_appearances", "rendering_modes", "size_classes", "lock_screen_shapes",
        "margin_standard", "margin_tight", "touch_target_min", "dynamic_type_min", "dynamic_type_max",
        "tvos_safe_top_bottom", "tvos_safe_sides", "watch_side_border", "watch_row_glyph_buttons_max",
        "watch_row_text_buttons_max",
    ]

    /// Rows that are not numbers of the catalog, by the type that contains them.
    private static let elsewhere: [String: Set<String>] = [
        "tests of the example widgets": [
            "text_min_size", "weather_refresh_interval", "weather_small_temperature_font",
            "weather_medium_temperature_font", "weather_medium_hours", "weather_small_stack_spacing",
            "weather_medium_spacing", "weather_rainy_second_stop_opacity",
        ],
        "tests of the host": [
            "animation_max_duration", "stack_max_widgets", "small_widget_targets", "inline_targets",
        ],
        "tests of the scenes": ["standby_widgets_shown"],
        "nothing: they are history": [
            "keyboard_layout_guide_since", "interactive_widgets_since", "lock_screen_widgets_since",
            "home_screen_checks_per_day",
        ],
    ]

    @Test("The table's numbers are complete, and none is invented")
    func complete() {
        let keys = Table.rows("constants").map { $0["key"] }
        #expect(Set(keys).count == keys.count)
        #expect(Set(keys) == Self.elsewhere.values.reduce(Self.here) { $0.union($1) })
    }

    @Test("F-108, F-109, F-117, F-160: margins, type sizes and touch targets are the guidelines'")
    func measures() throws {
        #expect(try Decisions.contentMargins(.systemSmall, in: .homeScreen).leading == value("margin_standard"))
        #expect(try Decisions.desktopMargin == value("margin_tight"))
        #expect(try row("touch_target_min")["value"] == "44x44")
        #expect(Decisions.touchTarget == 44)
        #expect(try row("dynamic_type_min")["value"] == "Large")
        #expect(Platform.iPhone.widgetTypeSize(.xSmall) == .large)
        #expect(try row("dynamic_type_max")["value"] == "AX5")
        #expect(Platform.iPhone.widgetTypeSize(.accessibility5) == .accessibility5)
        #expect(TypeSize.allCases.max() == .accessibility5)
    }

    @Test("F-170, F-178, F-179: insets of the television, border and buttons of the watch are the guidelines'")
    func otherScreens() throws {
        let insets = TelevisionGrid.safeArea
        #expect(try insets.top == value("tvos_safe_top_bottom") && insets.bottom == value("tvos_safe_top_bottom"))
        #expect(try insets.leading == value("tvos_safe_sides") && insets.trailing == value("tvos_safe_sides"))
        let watch = try #require(WatchScreen.all.first { $0.caseSize == 45 })
        #expect(try watch.graphicsArea.x * 2 == value("watch_side_border"), "two pixels a point")
        #expect(try WatchScreen.glyphButtonsPerRow == Int(value("watch_row_glyph_buttons_max")))
        #expect(try WatchScreen.textButtonsPerRow == Int(value("watch_row_text_buttons_max")))
    }

    @Test(
        "F-135, F-136: Apple Vision Pro has the guidelines' scales, levels of detail, mounting styles and textures"
    )
    func vision() throws {
        #expect(try VisionScale.range == value("visionos_scale_min")...value("visionos_scale_max"))
        #expect(try LevelOfDetail.allCases.count == Int(value("visionos_thresholds")))
        #expect(try MountingStyle.allCases.count == Int(value("visionos_mounting_styles")))
        #expect(try WidgetTexture.allCases.count == Int(value("visionos_treatments")))
    }

    @Test("The number of appearances, rendering modes and size classes matches")
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
