import CoreGraphics
import DeviceCatalog
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Bodies of devices")
struct DeviceBodyTests {
    private static let places: [(String, Context)] = [
        ("iPhone 16", .homeScreen), ("iPhone 16", .lockScreen), ("iPhone 16", .standBy), ("iPhone 16", .carPlay),
        ("iPhone SE (3rd generation)", .homeScreen), ("iPhone SE (3rd generation)", .standBy),
        ("iPad Air", .homeScreen), ("iPad Air", .lockScreen), ("MacBook Air", .desktop),
        ("Apple Watch 45mm", .watchComplication), ("Apple Watch 41mm", .watchSmartStack),
        ("Apple Vision Pro", .verticalSurface),
    ]

    private static func request(
        _ device: String, _ context: Context, _ direction: LayoutDirection = .leftToRight,
        orientation: Orientation = .portrait
    ) throws -> SceneRequest {
        SceneRequest(
            device: try Samples.device(device), context: context, orientation: orientation, direction: direction)
    }

    @Test("A body surrounds the screen of its place, and its drawing covers the front", arguments: places)
    func around(device: String, context: Context) throws {
        for orientation in [Orientation.portrait, .landscape] {
            let request = try Self.request(device, context, orientation: orientation)
            let body = DeviceBody(around: request)
            let screen = CGRect(origin: .zero, size: try Scene(request).size)
            #expect(body.front.contains(screen) && body.drawingFrame.contains(body.front))
            #expect(abs(body.front.midX - screen.midX) < 0.01 && abs(body.front.midY - screen.midY) < 0.01)
            #expect(body.drawing.size == body.drawingFrame.size)
            let own = CGRect(origin: .zero, size: body.drawing.size).insetBy(dx: -0.01, dy: -0.01)
            let parts = body.drawing.root.all.dropFirst().filter { !$0.frame.isEmpty }
            #expect(parts.allSatisfy { own.contains($0.frame) })
        }
    }

    @Test(
        "E-CORNER-8: The corners of a frame of one width are concentric with those of the screen, in every place",
        arguments: [
            ("iPhone 16", Context.homeScreen, 55.0), ("iPhone 16", .lockScreen, 55), ("iPhone 16", .standBy, 55),
            ("iPhone 11", .lockScreen, 41.5), ("iPad Air", .lockScreen, 18), ("iPad", .homeScreen, 25),
            ("iPad mini", .todayView, 21.5), ("iPad Pro 11-inch (M4)", .homeScreen, 30),
            ("iPad (9th generation)", .homeScreen, 0),
        ])
    func corners(device: String, context: Context, radius: Double) throws {
        let body = DeviceBody(around: try Self.request(device, context))
        #expect(body.screenRadius == radius)
        #expect(body.front.minX < 0 && body.front.minX == body.front.minY)
        #expect(abs(body.radius - radius + Double(body.front.minX)) < 1e-6)
    }

    @Test("E-CORNER-8: Display Zoom does not change the corners of an iPad's display")
    func zoom() throws {
        let standard = DeviceBody(around: try Self.request("iPad Air", .homeScreen))
        let zoomed = DeviceBody(around: try Self.request("iPad Air, More Space", .homeScreen))
        let widths = try ["iPad Air", "iPad Air, More Space"].map { try Samples.device($0).screen.size.width }
        #expect(widths[1] > widths[0])
        #expect(abs(zoomed.screenRadius / widths[1] - standard.screenRadius / widths[0]) < 1e-6)
    }

    @Test("The Home button is below the screen, and at the right of a phone that is held sideways")
    func homeButton() throws {
        let device = "iPhone SE (3rd generation)"
        let upright = DeviceBody(around: try Self.request(device, .homeScreen))
        #expect(upright.screenRadius == 0 && upright.front.minY < 2 * upright.front.minX)
        let turned = DeviceBody(around: try Self.request(device, .standBy))
        #expect(turned.front.minX < 2 * turned.front.minY)
        for body in [upright, turned] {
            let button = try #require(
                body.drawing.root.all.first { abs($0.frame.width - $0.frame.height) < 0.01 && $0.frame.width < 100 })
            let center = button.frame.offsetBy(dx: body.drawingFrame.minX, dy: body.drawingFrame.minY)
            let isBelow = center.midY > body.front.midY + 1
            #expect(isBelow == (body == upright) && (center.midX > body.front.midX + 1) == (body == turned))
        }
    }

    @Test("The crown of a watch is at the right in every reading direction")
    func crown() throws {
        let bodies = try [LayoutDirection.leftToRight, .rightToLeft].map {
            DeviceBody(around: try Self.request("Apple Watch 45mm", .watchComplication, $0))
        }
        #expect(bodies[0] == bodies[1])
        #expect(bodies[0].drawingFrame.maxX - bodies[0].front.maxX > bodies[0].front.minX - bodies[0].drawingFrame.minX)
    }
}
