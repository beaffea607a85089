import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Live Activity placement")
struct ActivityPlacementTests {
    private func placement(_ device: String, _ presentation: ActivityPresentation) throws -> ActivityPlacement {
        try ActivityPlacement(device: try DeviceCatalog.device(named: device), presentation: presentation)
    }

    @Test("Sizes are those of the guidelines' tables")
    func sizes() throws {
        #expect(try placement("430x932", .lockScreen).canvas == WidgetSize(408, 160))
        #expect(try placement("393x852", .lockScreen).canvas == WidgetSize(371, 160))
        #expect(try placement("393x852", .expanded).canvas == WidgetSize(371, 160))
        #expect(try placement("393x852", .expanded).minimumHeight == 84)
        #expect(try placement("393x852", .expanded).cornerRadius == 44)
        #expect(try placement("834x1194", .lockScreen).canvas.width == 425)
        #expect(try placement("1024x1366", .lockScreen).canvas.width == 500)
        #expect(try placement("393x852", .smartStack).canvas == WidgetSize(184, 80.5))
        #expect(try placement("393x852", .standBy).factor == 2)
    }

    @Test("The compact island is 230 or 250 points wide with 52.33 or 62.33 on each side of the camera")
    func compact() throws {
        for (screen, total, side) in [("393x852", 230.0, 52.33), ("430x932", 250, 62.33)] {
            let placement = try placement(screen, .compact)
            #expect(abs(placement.canvas.width - total) < 0.02)
            #expect(placement.canvas.height == 36.67)
            #expect(placement.island?.sideWidth == side)
        }
        #expect(try placement("393x852", .minimal).island?.sideWidth == 45)
    }

    @Test("Other phones keep the distance from the sides of the published widths")
    func otherPhones() throws {
        #expect(try placement("390x844", .lockScreen).canvas.width == 368)
    }

    @Test("Unsupported presentations are rejected with a reason")
    func refusals() throws {
        #expect(throws: ActivityRejection.noIsland("390x844")) { try placement("390x844", .compact) }
        #expect(throws: ActivityRejection.noBanner("393x852")) { try placement("393x852", .banner) }
        #expect(throws: ActivityRejection.phoneOnly(.standBy, .iPad)) { try placement("834x1194", .standBy) }
        #expect(throws: ActivityRejection.noActivities(.mac)) { try placement("Mac", .lockScreen) }
        #expect(throws: ActivityRejection.noActivities(.appleWatch)) { try placement("Apple Watch 45mm", .smartStack) }
    }

    @Test("Presentations are found by name, with or without the island")
    func names() throws {
        #expect(try ActivityPresentation(named: "compact") == .compact)
        #expect(try ActivityPresentation(named: "Island-Minimal-Attached") == .minimalAttached)
        #expect(try ActivityPresentation(named: "lockScreen") == .lockScreen)
        let error = #expect(throws: UnknownName.self) { try ActivityPresentation(named: "expandet") }
        #expect(error?.description.contains("expanded") == true)
    }
}
