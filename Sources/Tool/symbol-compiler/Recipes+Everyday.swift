import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Animals, vehicles, tools and pictures that the icon sets lack or draw in another position.
    static let everyday: Table = [
        // Public apps turn it by a heading less 90 degrees: it points to the right.
        "airplane": { try $0.icons.icon(.bootstrap, "airplane-fill").rotated(degrees: 90).centered() },
        "swift": fixed(bird),
        "tortoise": fixed(tortoise(filled: false)),
        "tortoise.fill": fixed(tortoise(filled: true)),
        "eyes.inverse": fixed(solidEyes),
        "frying.pan": fixed(pan(filled: false)),
        "frying.pan.fill": fixed(pan(filled: true)),
        "flashlight.off.fill": fixed(torch),
        "flashlight.on.fill": fixed(beam.over(torch.scaled(0.8).moved(0, 2.6)).flattened().centered()),
        "flashlight.off.circle": enclosed("circle", "flashlight.off.fill"),
        "flashlight.off.circle.fill": enclosed("circle.fill", "flashlight.off.fill"),
        "flashlight.on.circle": enclosed("circle", "flashlight.on.fill"),
        "flashlight.on.circle.fill": enclosed("circle.fill", "flashlight.on.fill"),
        "photo.artframe": fixed(framedPicture),
        "questionmark.square.dashed": { builder in
            let sign = try builder.icons.text("?", height: 7.8, weights: [220, 520, 900])
            return sign.over(try builder.drawing("square.dashed").flattened(role: Role(level: .secondary)))
        },
    ]

    /// A bird in flight from below: swept wings and a forked tail.
    private static let bird: Drawing = {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        var path = PathStorage()
        path.move(to: point(0, -6.4))
        path.cubic(to: point(8.8, 3.2), control1: point(1.6, -3.4), control2: point(7, -3.6))
        path.cubic(to: point(1.8, 1.4), control1: point(6.4, 0.8), control2: point(3.8, 0.6))
        path.line(to: point(2.8, 7))
        path.line(to: point(0, 4.8))
        path.line(to: point(-2.8, 7))
        path.line(to: point(-1.8, 1.4))
        path.cubic(to: point(-8.8, 3.2), control1: point(-3.8, 0.6), control2: point(-6.4, 0.8))
        path.cubic(to: point(0, -6.4), control1: point(-7, -3.6), control2: point(-1.6, -3.4))
        path.close()
        return solid(path.rotated(degrees: 35)).centered()
    }()

    /// A shell as half an ellipse, a head on a neck, two feet and a tail.
    private static func tortoise(filled: Bool) -> Drawing {
        var shell = PathStorage()
        shell.move(to: CGPoint(x: -6.6, y: 2.2))
        shell.appendArc(CGPoint(x: 0, y: 2.2), radiusX: 6.6, radiusY: 6.8, from: -.pi, to: 0)
        shell.close()
        let head = Part.solid(.ellipse(CGPoint(x: 8.4, y: 0.2), radiusX: 1.9, radiusY: 1.6))
        let limbs = lines(
            [(-3.6, 2.6), (-4.2, 5.2)], [(3.6, 2.6), (4.2, 5.2)], [(-6.6, 2.2), (-8.6, 3.4)], [(6, 2), (8, 1)])
        let body = filled ? solid(shell) : Drawing([.line(shell)])
        return Drawing(limbs.parts + [head], role: Role(level: .secondary)).over(body).centered()
    }

    private static let solidEyes: Drawing = {
        let centers = [-4.1, 4.1]
        let pupils = centers.map { Part.solid(.ellipse(CGPoint(x: $0 - 0.9, y: 0.8), radiusX: 1.7, radiusY: 2.2)) }
        let balls = centers.map { Part.solid(.ellipse(CGPoint(x: $0, y: 0), radiusX: 3.6, radiusY: 5.8)) }
        return Drawing(balls).cut(by: pupils)
    }()

    /// A pan from the side, with its handle to the right.
    private static func pan(filled: Bool) -> Drawing {
        let corners = [(-8.6, -1.4), (3.4, -1.4), (2, 4.2), (-7.2, 4.2)].map { CGPoint(x: $0.0, y: $0.1) }
        let body = PathStorage.roundedPolygon(corners, radius: 1.6)
        let handle = lines([(3.4, -1), (9.2, -3.2)])
        return Drawing((filled ? solid(body) : outline(body)).parts + handle.parts).centered()
    }

    /// A wide head above a handle with a switch; a gap separates the glass.
    private static let torch: Drawing = {
        let corners = [
            (-4.2, -8.2), (4.2, -8.2), (4.2, -4.4), (2.7, -1.6), (2.7, 8.2), (-2.7, 8.2), (-2.7, -1.6), (-4.2, -4.4),
        ].map { CGPoint(x: $0.0, y: $0.1) }
        let gap = Part.line(.line(-5, -5.6, 5, -5.6), share: 0.8)
        let button = Part.line(.line(0, 0.8, 0, 2.6), share: 1.2)
        return solid(.roundedPolygon(corners, radius: 1)).cut(by: [gap, button])
    }()

    private static let beam = lines([(0, -5.9), (0, -7.6)], [(-3.4, -5.5), (-4.5, -6.9)], [(3.4, -5.5), (4.5, -6.9)])

    /// A landscape on a mount in a frame.
    private static let framedPicture: Drawing = {
        let landscape = lines([(-4, 2.6), (-1.2, -1.2), (0.8, 1.2), (2, 0), (4, 2.6)], thickest: 2)
        let mount = Part.line(.box(11.6, 8, radius: 0.8), share: 0.8, thickest: 2)
        return Drawing(landscape.parts + [mount]).over(
            boxOutline(18, 14.4, radius: 1.8).withRoles([Role(level: .secondary)]))
    }()
}
