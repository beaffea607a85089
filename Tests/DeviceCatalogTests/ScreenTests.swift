import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Screens and their widget sizes")
struct ScreenTests {
    @Test(
        "F-100, F-105: every row of the guidelines' iOS table is a screen with the same sizes",
        arguments: Table.rows("ios_widget_dimensions"))
    func sizes(row: Table.Row) throws {
        let screen = try #require(
            DeviceCatalog.screen(width: row.number("screen_w_pt"), height: row.number("screen_h_pt")))
        let columns: [(Family, String)] = [
            (.systemSmall, "small"), (.systemMedium, "medium"), (.systemLarge, "large"),
            (.accessoryCircular, "circular"), (.accessoryRectangular, "rectangular"), (.accessoryInline, "inline"),
        ]
        for (family, column) in columns {
            if row[column + "_w"].isEmpty {
                #expect(screen.widgetSize(family) == nil)
            } else {
                let size = try WidgetSize(row.number(column + "_w"), row.number(column + "_h"))
                #expect(screen.widgetSize(family) == size, "\(family)")
            }
        }
    }

    @Test("F-100: the catalog has the table's ten screens, in its order, and no other")
    func allScreens() throws {
        let sizes = try Table.rows("ios_widget_dimensions").map {
            try WidgetSize($0.number("screen_w_pt"), $0.number("screen_h_pt"))
        }
        #expect(sizes.count == 10)
        #expect(DeviceCatalog.phoneScreens.map(\.size) == sizes)
    }

    @Test("Pixel densities are those of the guidelines' list of screens", arguments: Table.rows("device_screens"))
    func scales(row: Table.Row) throws {
        guard row["screen_in_ios_widget_table"] == "true" else { return }
        let screen = try #require(
            DeviceCatalog.screen(width: row.number("w_pt"), height: row.number("h_pt")))
        #expect(try screen.scales.contains(row.number("scale")))
    }

    @Test("Every density of a listed screen is one that the list gives")
    func noInventedScale() throws {
        let rows = Table.rows("device_screens")
        for screen in DeviceCatalog.phoneScreens {
            let listed = try rows.filter {
                try $0.number("w_pt") == screen.size.width && $0.number("h_pt") == screen.size.height
            }
            guard !listed.isEmpty else { continue }
            #expect(try Set(screen.scales) == Set(listed.map { try $0.number("scale") }), "\(screen.size)")
        }
    }
}
