import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Sizes on iPad, Apple Watch, Mac and Apple Vision Pro")
struct SizeTests {
    private static let columns: [(Family, String)] = [
        (.systemSmall, "small"), (.systemMedium, "medium"), (.systemLarge, "large"),
        (.systemExtraLarge, "extra_large"),
    ]

    @Test(
        "F-101: every row of the iPadOS table is a screen with the same sizes",
        arguments: Table.rows("ipados_widget_dimensions"))
    func tablet(row: Table.Row) throws {
        let size = try WidgetSize(row.number("screen_w_pt"), row.number("screen_h_pt"))
        let screen = try #require(DeviceCatalog.tabletScreens.first { $0.size == size })
        #expect(screen.zoom == (row["display_zoom_more_space"] == "true" ? .moreSpace : .standard))
        for (family, column) in Self.columns {
            let sizes = try #require(screen.sizes[family])
            #expect(try (row["target"] == "canvas" ? sizes.canvas : sizes.display) == row.size(column), "\(family)")
        }
        #expect(screen.sizes[.systemExtraLargePortrait] == nil)
    }

    @Test("F-101: the catalog has the table's ten iPad screens, in its order, and no other")
    func tabletScreens() throws {
        let sizes = try Table.rows("ipados_widget_dimensions").filter { $0["target"] == "canvas" }.map {
            try WidgetSize($0.number("screen_w_pt"), $0.number("screen_h_pt"))
        }
        #expect(sizes.count == 10)
        #expect(DeviceCatalog.tabletScreens.map(\.size) == sizes)
    }

    @Test("F-102: an iPad's widget is laid out at the canvas and shown at the device size, by the table's one factor")
    func factor() throws {
        let rows = Table.rows("ipados_widget_dimensions")
        var checked = 0
        for device in rows where device["target"] == "device" {
            let name = "\(device["screen_w_pt"])x\(device["screen_h_pt"])"
            let place = try WidgetPlace(
                device: DeviceCatalog.device(named: name), context: .homeScreen, family: .systemSmall)
            let expected = try device.number("device_over_canvas_small_width_derived")
            #expect(abs(place.factor - expected) < 0.00006, "\(name)")
            #expect(try place.display == device.size("small"))
            #expect(place.factor <= 1)
            checked += 1
        }
        #expect(checked == 10)
    }

    @Test("F-102: the factor is the same in both directions to within a point of the screen")
    func oneFactor() throws {
        for screen in DeviceCatalog.tabletScreens {
            for family in [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
                let place = try WidgetPlace(device: Device(screen), context: .homeScreen, family: family)
                #expect(abs(place.canvas.height * place.factor - place.display.height) <= 1, "\(screen.name) \(family)")
            }
        }
    }

    @Test("D-04: an extra large widget of an iPad is as high as a large one", arguments: DeviceCatalog.tabletScreens)
    func heights(screen: Screen) throws {
        let large = try #require(screen.sizes[.systemLarge])
        let extraLarge = try #require(screen.sizes[.systemExtraLarge])
        #expect(extraLarge.canvas.height == large.canvas.height)
        #expect(extraLarge.display.height == large.display.height)
    }

    @Test("F-103: an iPhone lays widgets out at their own size on every screen and scales nothing")
    func phones() throws {
        for screen in DeviceCatalog.phoneScreens {
            for family in [Family.systemSmall, .systemMedium, .systemLarge] {
                let place = try WidgetPlace(device: Device(screen), context: .homeScreen, family: family)
                #expect(place.factor == 1)
                #expect(place.canvas == screen.widgetSize(family))
            }
        }
    }

    @Test(
        "F-104: three screens exist only with More Space, where canvas and device size are equal",
        arguments: [("820x1180", "954x1373"), ("834x1194", "970x1389"), ("1024x1366", "1192x1590")])
    func displayZoom(usual: String, more: String) throws {
        let zoomed = try DeviceCatalog.device(named: usual, zoom: .moreSpace)
        #expect(zoomed.screen.size.description == more)
        #expect(zoomed.screen.zoom == .moreSpace)
        #expect(try DeviceCatalog.device(named: usual).screen.zoom == .standard)
        let place = try WidgetPlace(device: zoomed, context: .homeScreen, family: .systemExtraLarge)
        #expect(place.canvas == place.display)
        let rows = Table.rows("ipados_widget_dimensions").filter { $0["display_zoom_more_space"] == "true" }
        #expect(rows.contains { "\($0["screen_w_pt"])x\($0["screen_h_pt"])" == more })
        #expect(rows.count == 6)
    }

    @Test("F-104: More Space is given in the name or as a flag, and rejected where no row is published")
    func displayZoomNames() throws {
        let named = try DeviceCatalog.device(named: "iPad Pro 11 (More Space)")
        #expect(named.screen.size == WidgetSize(970, 1389))
        #expect(named.name == "iPad Pro 11-inch (more space)")
        let flagged = try DeviceCatalog.device(named: "iPad Pro 11", zoom: .moreSpace)
        #expect(flagged == named)
        for name in ["iPad mini", "834x1112", "iPhone 15 Pro", "iPad (9th generation)"] {
            #expect(throws: UnknownName.self, "\(name)") { try DeviceCatalog.device(named: name, zoom: .moreSpace) }
        }
    }

    @Test(
        "F-106: every row of the visionOS table in points and millimeters",
        arguments: Table.rows("visionos_widget_dimensions"))
    func vision(row: Table.Row) throws {
        let families: [String: Family] = [
            "Small": .systemSmall, "Medium": .systemMedium, "Large": .systemLarge, "Extra large": .systemExtraLarge,
            "Extra large portrait": .systemExtraLargePortrait,
        ]
        let family = try #require(families[row["family"]])
        let place = try place(.visionPro, .verticalSurface, family)
        #expect(try place.canvas == WidgetSize(row.number("w_pt"), row.number("h_pt")))
        let millimeters = try #require(place.millimeters(at: .standard))
        #expect(try millimeters == MillimeterSize(row.number("w_mm"), row.number("h_mm")))
        let ratio = millimeters.width / place.canvas.width
        #expect(try abs(ratio - row.number("mm_per_pt_w_derived")) < 0.00006)
        #expect(abs(ratio - 1.70) < 0.01)
        #expect(abs(ratio / Decisions.millimetresPerPoint - 1) < 0.001)
        #expect(abs(millimeters.height / place.canvas.height / Decisions.millimetresPerPoint - 1) < 0.001)
    }

    @Test("F-106: extra large is lower than large on Apple Vision Pro, as the table has it")
    func visionOddity() throws {
        #expect(Table.rows("visionos_widget_dimensions").count == VisionSize.all.count)
        let large = try place(.visionPro, .verticalSurface, .systemLarge)
        #expect(try place(.visionPro, .verticalSurface, .systemExtraLarge).canvas.height < large.canvas.height)
    }

    @Test(
        "F-107: every row of the watchOS table is the size of the Smart Stack's widgets",
        arguments: Table.rows("watchos_smart_stack"))
    func smartStack(row: Table.Row) throws {
        let device = try DeviceCatalog.device(named: "Apple Watch \(row["case_mm"])mm")
        let place = try WidgetPlace(device: device, context: .watchSmartStack, family: .accessoryRectangular)
        #expect(try place.canvas == WidgetSize(row.number("widget_w_pt"), row.number("widget_h_pt")))
        #expect(place.canvas.width <= device.screen.size.width)
    }

    @Test("F-181: every row of the table of watch screens", arguments: Table.rows("watch_screens"))
    func watchScreens(row: Table.Row) throws {
        let screen = try #require(WatchScreen.named(caseSize: Int(row.number("case_mm"))))
        if row["w_px"].isEmpty {
            #expect(screen.source == .technicalSpecifications)
        } else {
            #expect(try screen.pixels == WidgetSize(row.number("w_px"), row.number("h_px")))
            #expect(screen.source == .layoutGuidelines)
        }
        let stack = screen.smartStackWidget?.description ?? ""
        #expect(stack == row["smart_stack_widget_pt_from_002"])
        #expect(WatchScreen.all.count == Table.rows("watch_screens").count)
    }

    @Test("Complications grow with the case and fit onto the screen")
    func complications() throws {
        var last: [Family: Double] = [:]
        for watch in WatchScreen.all where watch.smartStackWidget != nil {
            let screen = try #require(DeviceCatalog.watchScreens.first { $0.caseSize == watch.caseSize })
            for family in Family.allCases where family.kind == .accessory {
                let place = try WidgetPlace(device: Device(screen), context: .watchComplication, family: family)
                #expect(place.canvas.width >= last[family] ?? 0, "\(family) at \(watch.caseSize)")
                #expect(place.canvas.width < watch.points.width)
                last[family] = place.canvas.width
            }
        }
        #expect(last.count == 4)
    }

    @Test("F-114: a widget's pixels are its points on the screen times the density, on every screen of every platform")
    func pixels() throws {
        var checked = 0
        for screen in DeviceCatalog.allScreens {
            for scale in screen.scales {
                let device = Device(name: screen.name, screen: screen, scale: scale)
                for family in Family.allCases where screen.sizes[family] != nil {
                    let place = try WidgetPlace(device: device, family: family)
                    #expect(place.pixelSize.width == place.display.width * scale)
                    #expect(abs(place.canvas.width * place.canvasPixelScale - place.pixelSize.width) < 1e-9)
                    checked += 1
                }
            }
        }
        #expect(checked > 150)
        let tablet = try WidgetPlace(
            device: DeviceCatalog.device(named: "834x1194"), context: .homeScreen, family: .systemSmall)
        #expect(tablet.pixelSize == WidgetSize(272, 272))
        let phone = try WidgetPlace(
            device: DeviceCatalog.device(named: "iPhone 11"), context: .homeScreen, family: .systemMedium)
        #expect(phone.pixelSize == WidgetSize(720, 338))
    }

    @Test(
        "F-126: StandBy scales its widgets up so that two fit side by side", arguments: DeviceCatalog.phoneScreens)
    func standBy(screen: Screen) throws {
        let place = try WidgetPlace(device: Device(screen), context: .standBy, family: .systemSmall)
        #expect(place.factor > 1)
        let sideways = screen.size.turned
        #expect(2 * place.display.width + 3 * Decisions.standBySpacing <= sideways.width)
        #expect(place.display.height + 2 * Decisions.standBySpacing <= sideways.height)
        #expect(abs(place.display.width - place.display.height) < 1)
    }

    @Test("F-130: CarPlay shows widgets larger than the phone, in the cells of a grid that fits its screen")
    func carPlay() throws {
        for screen in DeviceCatalog.phoneScreens {
            let place = try WidgetPlace(device: Device(screen), context: .carPlay, family: .systemSmall)
            #expect(place.factor > 1)
            let columns = Double(Decisions.carPlayColumns)
            let width = columns * place.display.width + (columns + 1) * Decisions.carPlaySpacing
            #expect(width + Decisions.carPlaySideBar <= Decisions.carPlayScreen.width)
            let rows = Double(Decisions.carPlayRows)
            #expect(
                rows * place.display.height + (rows + 1) * Decisions.carPlaySpacing
                    <= Decisions.carPlayScreen.height)
        }
    }
}
