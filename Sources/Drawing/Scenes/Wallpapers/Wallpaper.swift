import CoreGraphics
import RenderModel

/// The pictures behind widgets. All are the project's own drawings, composed of gradients and shapes.
///
/// Light variants are of middle brightness: a Home Screen shows names in white on any wallpaper, and with their shadow
/// they must have a contrast of 4.5 : 1 in every position. `LegibilityTests` measures it.
package enum Wallpaper: String, CaseIterable, Hashable, Sendable {
    /// Hills of sand under a low sun; in the dark a moonlit night.
    case dunes
    /// Broad waves.
    case tide
    /// Blending colors.
    case aurora
    /// Large overlapping petals.
    case petals
    /// A neutral gray, for judging colors.
    case graphite

    package enum Variant: Hashable, Sendable {
        case light, dark
    }

    /// The wallpaper as a tree; the same size and variant always result in the same tree.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    package func tree(size: CGSize, scale: Double, variant: Variant) -> RenderTree {
        RenderTree(
            size: size, scale: scale,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: size),
                children: nodes(in: CGRect(origin: .zero, size: size), variant: variant),
                semantics: Semantics(identifier: "wallpaper-\(rawValue)", marks: .accessibilityHidden)))
    }

    /// Shapes that cover the rectangle, clipped to it.
    func nodes(in frame: CGRect, variant: Variant) -> [RenderNode] {
        let picture = WallpaperPicture(frame: frame)
        let nodes =
            switch self {
            case .dunes: picture.dunes(variant)
            case .tide: picture.tide(variant)
            case .aurora: picture.aurora(variant)
            case .petals: picture.petals(variant)
            case .graphite: picture.graphite(variant)
            }
        return [RenderNode(.effect(.clip(PathStorage(rect: frame), evenOdd: false)), frame: frame, children: nodes)]
    }
}

/// Draws wallpapers in one rectangle; positions are fractions of its width and height.
struct WallpaperPicture {
    let frame: CGRect

    func at(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }

    /// The longer side, which sizes everything round.
    var extent: Double { max(frame.width, frame.height) }

    func shape(_ path: PathStorage, _ paint: Paint) -> RenderNode {
        RenderNode(.shape(ShapeContent(path: path, fill: Fill(paint))), frame: path.controlRect)
    }

    func ground(_ paint: Paint) -> RenderNode { shape(PathStorage(rect: frame), paint) }

    /// A glow at a position, over everything below it.
    func glow(_ color: RGBA, _ x: Double, _ y: Double, radius: Double) -> RenderNode {
        ground(.glow(color, at: at(x, y), radius: radius * extent))
    }

    /// The area below a smooth curve through points from the left edge to the right one.
    ///
    /// 1. Each point except the outer two has a tangent parallel to the line between its neighbors.
    /// 2. Two points are joined by a cubic whose control points are a third of the way along the tangents.
    func hill(_ places: [(Double, Double)], _ paint: Paint) -> RenderNode {
        let points = places.map { at($0.0, $0.1) }
        guard let first = points.first, let last = points.last else { return ground(.color(.clear)) }
        func slope(_ index: Int) -> Double {
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            return after.x == before.x ? 0 : (after.y - before.y) / (after.x - before.x)
        }
        var path = PathStorage()
        path.move(to: first)
        for index in points.indices.dropFirst() {
            let from = points[index - 1]
            let to = points[index]
            let reach = (to.x - from.x) / 3
            path.cubic(
                to: to, control1: CGPoint(x: from.x + reach, y: from.y + slope(index - 1) * reach),
                control2: CGPoint(x: to.x - reach, y: to.y - slope(index) * reach))
        }
        path.line(to: CGPoint(x: last.x, y: frame.maxY))
        path.line(to: CGPoint(x: first.x, y: frame.maxY))
        path.close()
        return shape(path, paint)
    }

    /// Colors from the top of a band of the picture to its bottom.
    func fall(_ colors: [UInt32], from top: Double = 0, to bottom: Double = 1) -> Paint {
        .linear(ColorRamp.even(colors.map { RGBA.hex($0) }), from: at(0.5, top), to: at(0.5, bottom))
    }
}
