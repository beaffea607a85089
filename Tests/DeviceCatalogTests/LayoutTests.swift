import TestSupport
import Testing

@testable import DeviceCatalog

@Suite("Screens, size classes and guides of apps")
struct LayoutTests {
    private func classes(_ row: Table.Row, _ orientation: Orientation) throws -> SizeClasses? {
        let name = orientation.rawValue
        guard !row[name + "_width"].isEmpty else { return nil }
        return try SizeClasses(
            #require(SizeClass(rawValue: row[name + "_width"])), #require(SizeClass(rawValue: row[name + "_height"])))
    }

    @Test("F-175: the 24 full-screen rows of the size classes")
    func fullScreen() throws {
        let rows = Table.rows("size_classes").filter { $0["section"] == "full_screen" }
        #expect(rows.count == 24)
        #expect(SizeClassPattern.rows.count == 24)
        for (row, pattern) in zip(rows, SizeClassPattern.rows) {
            for orientation in Orientation.allCases {
                #expect(try pattern.classes(orientation) == classes(row, orientation), "\(row["device_order"])")
            }
        }
    }

    @Test("F-175: every screen has a pattern in the table; phones of 414 points and more are the large ones")
    func patterns() throws {
        for screen in DeviceCatalog.tabletScreens { #expect(SizeClassPattern(screen) == .tablet) }
        let large = DeviceCatalog.phoneScreens.filter { SizeClassPattern($0) == .largePhone }.map(\.size.width)
        #expect(large == [430, 428, 414, 414])
        #expect(SizeClassPattern(DeviceCatalog.visionScreen) == nil)
    }

    @Test("F-176: the 15 split-view rows, with no half in portrait and one device with a regular half")
    func splitView() throws {
        let rows = Table.rows("size_classes").filter { $0["section"] == "split_view" }
        #expect(rows.count == 15)
        for row in rows {
            let split = try #require(SplitView(rawValue: row["mode"]))
            let order = try Int(row.number("device_order"))
            let kind = try #require(SplitView.TabletKind.rows.indices.contains(order - 1) ? order - 1 : nil)
            for orientation in Orientation.allCases {
                let found = split.classes(orientation, on: SplitView.TabletKind.rows[kind])
                #expect(try found == classes(row, orientation), "\(row["mode"]) of device \(order)")
            }
        }
    }

    @Test("F-176: the parts of a split view fill the screen", arguments: DeviceCatalog.tabletScreens)
    func splitWidths(screen: Screen) throws {
        for orientation in Orientation.allCases {
            let width = screen.size(orientation).width
            let third = try #require(SplitView.oneThird.width(orientation, on: screen))
            let rest = try #require(SplitView.twoThirds.width(orientation, on: screen))
            #expect(third + rest + Decisions.splitGap == width)
            #expect(third < rest)
        }
        #expect(SplitView.half.width(.portrait, on: screen) == nil)
        let half = try #require(SplitView.half.width(.landscape, on: screen))
        #expect(2 * half + Decisions.splitGap <= screen.size.height)
        #expect(SplitView.half.width(.landscape, on: DeviceCatalog.phoneScreens[0]) == nil)
    }

    @Test("F-177: every row of the list of device screens in points, pixels and scale")
    func deviceScreens() throws {
        let rows = Table.rows("device_screens")
        #expect(rows.count == 34)
        #expect(DeviceScreen.all.count == 34)
        for (row, screen) in zip(rows, DeviceScreen.all) {
            #expect(try screen.points == WidgetSize(row.number("w_pt"), row.number("h_pt")), "\(row["order"])")
            #expect(try screen.pixels == WidgetSize(row.number("w_px"), row.number("h_px")), "\(row["order"])")
            #expect(try screen.scale == row.number("scale"))
            let isNative = screen.nativeScale == screen.scale
            #expect(isNative == (row["px_equals_pt_times_scale"] == "true"))
        }
        #expect(
            DeviceScreen.all.filter { $0.nativeScale != $0.scale }.map(\.points.description)
                == Array(repeating: "414x736", count: 4))
    }

    @Test(
        "F-163: every listed screen has widget sizes and guides within it, in both orientations",
        arguments: Table.rows("device_screens"))
    func everyScreen(row: Table.Row) throws {
        let screen = try #require(DeviceCatalog.screen(width: row.number("w_pt"), height: row.number("h_pt")))
        #expect(screen.platform == (row["screen_in_ipados_widget_table"] == "true" ? .iPad : .iPhone))
        #expect(try screen.scales.contains(row.number("scale")))
        for orientation in Orientation.allCases {
            for bars in [[], [.navigation, .tab]] as [Set<AppBar>] {
                let guides = LayoutGuides(screen, orientation: orientation, bars: bars)
                #expect(guides.screen.contains(guides.safeArea))
                #expect(guides.safeArea.contains(guides.margins))
                #expect(guides.margins.contains(guides.readable))
                #expect(guides.readable.width > 200 && guides.readable.height > 200)
            }
        }
    }

    @Test("F-151: side margins are equal; text is never wider than the readable width")
    func guides() throws {
        for screen in DeviceCatalog.phoneScreens + DeviceCatalog.tabletScreens {
            for orientation in Orientation.allCases {
                let guides = LayoutGuides(screen, orientation: orientation)
                #expect(guides.margins.x - guides.safeArea.x == guides.safeArea.maxX - guides.margins.maxX)
                #expect(guides.margins.x - guides.safeArea.x >= 16)
                #expect(guides.readable.width <= Decisions.readableWidth)
                #expect(guides.readable.x - guides.margins.x == guides.margins.maxX - guides.readable.maxX)
            }
        }
        let tablet = try #require(DeviceCatalog.tabletScreens.last)
        #expect(LayoutGuides(tablet).readable.width == Decisions.readableWidth)
    }

    @Test("F-152: bars reduce the safe area at the top, and once at the bottom")
    func bars() throws {
        let screen = try DeviceCatalog.device(named: "393x852").screen
        let plain = LayoutGuides(screen).safeArea
        let navigation = LayoutGuides(screen, bars: [.navigation]).safeArea
        #expect(navigation.y == plain.y + Decisions.navigationBar && navigation.maxY == plain.maxY)
        let tab = LayoutGuides(screen, bars: [.tab]).safeArea
        #expect(tab.y == plain.y && tab.maxY == plain.maxY - Decisions.tabBar)
        #expect(LayoutGuides(screen, bars: [.tab, .tool]).safeArea == tab)
        #expect(plain.y > 20 && plain.maxY < 852)
        let turned = LayoutGuides(screen, orientation: .landscape).safeArea
        #expect(turned.x == plain.y && turned.maxX == 852 - plain.y)
    }

    @Test("F-155: an app rotated and rotated back has the same space")
    func turning() {
        for screen in DeviceCatalog.phoneScreens + DeviceCatalog.tabletScreens {
            let before = LayoutGuides(screen)
            let turned = LayoutGuides(screen, orientation: .landscape)
            #expect(turned.screen.width == before.screen.height && turned.screen.height == before.screen.width)
            #expect(turned != before)
            #expect(LayoutGuides(screen, orientation: .portrait) == before)
        }
        let window = LayoutGuides(DeviceCatalog.tabletScreens[0], width: 320)
        #expect(window.screen.width == 320)
        #expect(window.safeArea.maxX <= 320)
    }

    @Test("F-162: all orientations on iPad, all but upside down on iPhone")
    func orientations() throws {
        for screen in DeviceCatalog.tabletScreens { #expect(screen.orientations.count == 4) }
        for screen in DeviceCatalog.phoneScreens {
            #expect(screen.orientations == [.portrait, .landscapeLeft, .landscapeRight])
        }
    }

    @Test("F-162: landscape works either way round; only iPhones with a home button can turn upside down")
    func askedOrientations() throws {
        let new = try DeviceCatalog.device(named: "393x852").screen
        let old = try DeviceCatalog.device(named: "iPhone 8").screen
        #expect(new.orientations(asked: [.landscapeLeft]) == [.landscapeLeft, .landscapeRight])
        #expect(new.orientations(asked: [.portrait, .portraitUpsideDown]) == [.portrait])
        #expect(old.orientations(asked: [.portrait, .portraitUpsideDown]) == [.portrait, .portraitUpsideDown])
        #expect(
            DeviceCatalog.phoneScreens.filter(\.canTurnUpsideDown).map(\.size.description)
                == ["414x736", "375x667", "320x568"])
        #expect(DeviceCatalog.visionScreen.orientations(asked: [.landscapeLeft]) == [.portrait])
    }

    @Test("F-167: status bars have several heights, and content moves with them")
    func statusBars() throws {
        let heights = Set(DeviceCatalog.phoneScreens.map { LayoutGuides($0).safeArea.y })
        #expect(heights.count >= 3)
        let old = try DeviceCatalog.device(named: "iPhone 8").screen
        #expect(LayoutGuides(old, statusBar: .hidden).safeArea.y == 0)
        let new = try DeviceCatalog.device(named: "393x852").screen
        #expect(LayoutGuides(new, statusBar: .hidden).safeArea.y == LayoutGuides(new).safeArea.y)
    }

    @Test("F-168: a focused field is above the keyboard, whatever its kind and position")
    func keyboard() throws {
        for screen in DeviceCatalog.phoneScreens + DeviceCatalog.tabletScreens {
            for orientation in Orientation.allCases {
                let guides = LayoutGuides(screen, orientation: orientation)
                let docked = Keyboard.docked.guide(in: guides, on: screen)
                #expect(docked.maxY == guides.screen.maxY && docked.width == guides.screen.width)
                #expect(docked.y > guides.safeArea.y + 44, "no room for a field on \(screen.name)")
                let low = LayoutRect(x: 20, y: guides.safeArea.maxY - 44, width: 200, height: 44)
                let shift = Keyboard.docked.shift(for: low, in: guides, on: screen)
                #expect(low.maxY - shift <= docked.y)
                #expect(shift > 0)
                let high = LayoutRect(x: 20, y: guides.safeArea.y, width: 200, height: 20)
                #expect(Keyboard.docked.shift(for: high, in: guides, on: screen) == 0)
                let hidden = Keyboard.hidden.guide(in: guides, on: screen)
                #expect(hidden.y == guides.safeArea.maxY)
                let floating = Keyboard.floating(LayoutRect(x: 40, y: 200, width: 320, height: 250))
                #expect(floating.guide(in: guides, on: screen) == hidden)
            }
        }
    }

    @Test("F-178: text stays within the side margins; graphics extend to the border of one pixel from 40 mm on")
    func watch() throws {
        let border = try #require(Table.rows("constants").first { $0["key"] == "watch_side_border" }).number("value")
        for watch in WatchScreen.all {
            let screen = LayoutRect(x: 0, y: 0, width: watch.points.width, height: watch.points.height)
            #expect(screen.contains(watch.graphicsArea))
            #expect(watch.graphicsArea.contains(watch.textArea))
            #expect(watch.textArea.x > watch.graphicsArea.x)
            #expect(watch.textArea.width > 0.85 * watch.points.width)
            let isOld = watch.caseSize == 38 || watch.caseSize == 42
            #expect(watch.graphicsArea.x * Decisions.watchPixelScale == (isOld ? 0 : border))
        }
    }

    @Test("F-179: a row on the watch holds three buttons with glyphs or two with text")
    func watchRows() throws {
        func constant(_ key: String) throws -> Int {
            try Int(#require(Table.rows("constants").first { $0["key"] == key }).number("value"))
        }
        #expect(try WatchScreen.glyphButtonsPerRow == constant("watch_row_glyph_buttons_max"))
        #expect(try WatchScreen.textButtonsPerRow == constant("watch_row_text_buttons_max"))
    }
}
