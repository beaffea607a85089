import CoreGraphics
import DeviceCatalog
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Live Activities on their devices")
struct ActivityStageTests {
    private func stage(_ presentation: ActivityPresentation, _ device: String = "393x852") throws -> ActivityStage {
        ActivityStage(
            placement: try ActivityPlacement(
                device: try DeviceCatalog.device(named: device), presentation: presentation))
    }

    /// A white picture of an activity, its background red, with the camera of an island at an edge.
    private func activity(_ size: CGSize, camera: CGRect? = nil) -> RenderTree {
        func fill(_ frame: CGRect, _ color: RGBA) -> RenderNode {
            RenderNode(.shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(color)))), frame: frame)
        }
        let frame = CGRect(origin: .zero, size: size)
        var children = [
            RenderNode(
                .group, frame: frame, children: [fill(frame, RGBA(red: 1, green: 0, blue: 0))],
                semantics: Semantics(marks: .containerBackground)),
            fill(frame.insetBy(dx: 20, dy: 4), .white),
        ]
        if let camera {
            children.append(
                RenderNode(.group, frame: camera, semantics: Semantics(identifier: "dynamic-island-camera")))
        }
        return RenderTree(
            size: size, scale: 3, root: RenderNode(.group, frame: frame, children: children),
            widgetURL: "ferry://one")
    }

    /// The frames on the picture of the nodes in which transforms put an activity.
    private func places(_ tree: RenderTree) -> [CGRect] {
        tree.root.children.flatMap { node -> [CGRect] in
            if case .effect(.transform) = node.content { return [node.frame] }
            return node.children.compactMap { child in
                if case .effect(.transform) = child.content { return child.frame }
                return nil
            }
        }
    }

    @Test("The camera of every island is horizontally centered, 11 points below the screen's edge")
    func camera() throws {
        let camera = CGSize(width: 125.33, height: 36.67)
        let cases: [(ActivityPresentation, CGSize, CGRect)] = [
            (.compact, CGSize(width: 220, height: 36.67), CGRect(origin: CGPoint(x: 47.33, y: 0), size: camera)),
            (.minimal, CGSize(width: 170, height: 36.67), CGRect(origin: .zero, size: camera)),
            (
                .minimalAttached, CGSize(width: 162, height: 36.67),
                CGRect(origin: CGPoint(x: 36.67, y: 0), size: camera)
            ),
            (.expanded, CGSize(width: 371, height: 120), CGRect(origin: CGPoint(x: 122.83, y: 0), size: camera)),
        ]
        for (presentation, size, camera) in cases {
            let shown = try stage(presentation).compose(activity(size, camera: camera))
            let place = try #require(places(shown).first)
            #expect(abs(place.minX + camera.midX - shown.size.width / 2) < 0.34)
            #expect(abs(place.minY - (StatusArea.edge + StatusArea.border + 11)) < 0.01)
            #expect(shown.widgetURL == "ferry://one")
        }
    }

    @Test("The Lock Screen shows the unchanged activity, with wallpaper around it")
    func lockScreen() throws {
        let shown = try stage(.lockScreen).compose(activity(CGSize(width: 371, height: 100)))
        #expect(shown.size == CGSize(width: 371 + 56, height: 156))
        #expect(places(shown) == [CGRect(x: 28, y: 28, width: 371, height: 100)])
    }

    @Test("StandBy doubles the activity and extends its background to the edges of the screen")
    func standBy() throws {
        let shown = try stage(.standBy).compose(activity(CGSize(width: 371, height: 100)))
        #expect(shown.size == CGSize(width: 852, height: 393))
        let places = places(shown)
        #expect(places.count == 2)
        #expect(abs(places[0].width - 852) < 0.01 && abs(places[0].height - 393) < 0.01)
        #expect(places[1].size == CGSize(width: 742, height: 200))
    }

    @Test("A banner is below the status bar of an iPhone without an island")
    func banner() throws {
        let shown = try stage(.banner, "390x844").compose(activity(CGSize(width: 368, height: 84)))
        let place = try #require(places(shown).first)
        #expect(abs(place.minY - (StatusArea.edge + StatusArea.border + 47)) < 0.01)
    }

    @Test("The same activity results in the same picture")
    func equal() throws {
        let tree = activity(CGSize(width: 371, height: 100))
        #expect(try stage(.lockScreen).compose(tree) == stage(.lockScreen).compose(tree))
    }
}
