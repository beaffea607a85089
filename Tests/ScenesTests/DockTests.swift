import CoreGraphics
import DeviceCatalog
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Docks")
struct DockTests {
    private struct Dock {
        let plate: RenderNode
        let screen: CGSize
        /// The parts that lie in the dock.
        let parts: [RenderNode]

        init(device: String, context: Context) throws {
            let scene = try Samples.scene(device, context)
            let parts = [scene.backdrop, scene.foreground].flatMap(\.root.all)
            let dock = try #require(parts.first { $0.semantics?.identifier == "dock" })
            let plate = try #require(dock.children.first)
            self.plate = plate
            screen = scene.size
            self.parts = parts.filter { plate.frame.contains($0.frame) }
        }

        func isRounded(by radius: Double) -> Bool {
            guard case .shape(let shape) = plate.content else { return false }
            return shape.path.isAlike(.rounded(plate.frame, radius))
        }
    }

    @Test(
        "E-CORNER-8: The corners of an iPhone's dock are concentric with those of its display",
        arguments: [
            ("440x956", 62.0), ("402x874", 62), ("430x932", 55), ("393x852", 55), ("428x926", 53.33),
            ("390x844", 47.33), ("iPhone 11", 41.5), ("iPhone 11 Pro Max", 39), ("375x812", 39), ("360x780", 44),
        ])
    func display(device: String, radius: Double) throws {
        let dock = try Dock(device: device, context: .homeScreen)
        let inset = dock.plate.frame.minX
        #expect(inset > 0)
        #expect(abs(dock.screen.width - dock.plate.frame.maxX - inset) < 1e-6)
        #expect(abs(dock.screen.height - dock.plate.frame.maxY - inset) < 1e-6)
        #expect(dock.isRounded(by: radius - Double(inset)))
    }

    @Test("The dock above a Home button is a bar across the screen", arguments: ["375x667", "414x736", "320x568"])
    func bar(device: String) throws {
        let dock = try Dock(device: device, context: .homeScreen)
        #expect(dock.plate.frame.minX == 0 && dock.plate.frame.maxX == dock.screen.width)
        #expect(abs(dock.plate.frame.maxY - dock.screen.height) < 1e-6)
        #expect(dock.isRounded(by: 0))
    }

    @Test(
        "E-CORNER-8: The corners of a dock that ends far from those of the display are concentric with its icons",
        arguments: [("834x1194", Context.homeScreen), ("1024x1366", .homeScreen), ("MacBook Air", .desktop)])
    func icons(device: String, context: Context) throws {
        let dock = try Dock(device: device, context: context)
        // Icons are plates that lie in the dock and are as wide as high.
        let icon = try #require(dock.parts.first { abs($0.frame.width - $0.frame.height) < 1e-6 }).frame
        let padding = Double(icon.minY - dock.plate.frame.minY)
        #expect(dock.isRounded(by: padding + AppIcon.cornerRadius(side: Double(icon.width))))
    }
}

extension PathStorage {
    /// Whether all points are within a hundredth of a point: sums of lengths round differently.
    fileprivate func isAlike(_ other: PathStorage) -> Bool {
        points.count == other.points.count
            && zip(points, other.points).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
    }
}
