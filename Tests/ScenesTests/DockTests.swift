import CoreGraphics
import DeviceCatalog
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Docks")
struct DockTests {
    @Test(
        "The corners of a floating dock are concentric with those of its icons",
        arguments: [
            ("393x852", Context.homeScreen), ("440x956", .homeScreen), ("834x1194", .homeScreen),
            ("MacBook Air", .desktop),
        ])
    func corners(device: String, context: Context) throws {
        let scene = try Samples.scene(device, context)
        let parts = [scene.backdrop, scene.foreground].flatMap(\.root.all)
        let dock = try #require(parts.first { $0.semantics?.identifier == "dock" })
        let plate = try #require(dock.children.first)
        guard case .shape(let shape) = plate.content else {
            Issue.record("\(plate.content) is not the plate.")
            return
        }
        // Icons are plates that lie in the dock and are as wide as high.
        let icon = try #require(
            parts.first { plate.frame.contains($0.frame) && abs($0.frame.width - $0.frame.height) < 1e-6 }
        ).frame
        let padding = icon.minY - plate.frame.minY
        let expected = PathStorage.rounded(plate.frame, padding + AppIcon.cornerRadius(side: icon.width))
        #expect(shape.path.isAlike(expected))
    }
}

extension PathStorage {
    /// Whether all points are within a hundredth of a point: sums of lengths round differently.
    fileprivate func isAlike(_ other: PathStorage) -> Bool {
        points.count == other.points.count
            && zip(points, other.points).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
    }
}
