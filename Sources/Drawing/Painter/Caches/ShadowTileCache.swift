import CoreGraphics
import PixelKernels
import RenderModel

/// Blurred corners of shapes whose middle can be stretched.
final class ShadowTileCache {
    struct Tile {
        /// `2·corner + 1` pixels each way.
        let mask: MaskBuffer
        /// Pixels on every side that keep their size, including the blur's reach.
        let corner: Int32
    }

    private struct Key: Hashable {
        var path: PathStorage
        var evenOdd: Bool
        var sigma: Double
        var corner: Int32
    }

    private static let most = 64
    /// Within one drawing; a tile has at most 642 kilobytes.
    private static let mostInDrawing = 400
    /// Pixels; larger corners are not worth a tile.
    private static let largestCorner: Int32 = 400
    /// Pixels of a tile.
    static let mostPixels = (2 * 400 + 1) * (2 * 400 + 1)
    private var tiles: [Key: Tile] = [:]

    func trim() {
        if tiles.count > Self.most { tiles.removeAll() }
    }

    /// A tile for the path; `nil` when the middle of the shape cannot be stretched.
    ///
    /// 1. The shape's corners reach as far inward as its farthest point is from the nearest side, see `cornerReach`.
    /// 2. The tile's corner contains that, and the blur's reach on both sides of the shape's edge.
    /// 3. The shape must be larger than two corners; its right and lower points are moved in so that the tile results.
    /// 4. The key is the small shape itself, so equal cards in different positions and sizes share one tile.
    func tile(
        for path: PathStorage, rule: pk_rule, transform: CGAffineTransform, bounds: pk_rect, sigma: Double,
        painter: Painter
    ) -> Tile? {
        guard transform.b == 0, transform.c == 0 else { return nil }
        let device = path.mapPoints { $0.applying(transform) }
        guard let inwards = device.cornerReach(within: bounds) else { return nil }
        let reach = pk_blur_reach(sigma)
        let corner = Int32(min(inwards, 1e6).rounded(.up)) + 1 + 2 * reach
        let width = bounds.width + 2 * reach
        let height = bounds.height + 2 * reach
        guard corner <= Self.largestCorner, width >= 2 * corner + 1, height >= 2 * corner + 1 else { return nil }
        let shrinkX = Double(width - (2 * corner + 1))
        let shrinkY = Double(height - (2 * corner + 1))
        let middleX = Double(bounds.x0 + bounds.x1) / 2
        let middleY = Double(bounds.y0 + bounds.y1) / 2
        let small = device.mapPoints { point in
            CGPoint(
                x: point.x - Double(bounds.x0) - (point.x > middleX ? shrinkX : 0),
                y: point.y - Double(bounds.y0) - (point.y > middleY ? shrinkY : 0))
        }
        let key = Key(path: small, evenOdd: rule == PK_EVEN_ODD, sigma: sigma, corner: corner)
        if let known = tiles[key] { return known }
        let side = 2 * corner + 1
        let mask = MaskBuffer(pk_rect(x0: -reach, y0: -reach, x1: side - reach, y1: side - reach))
        painter.outline.reset()
        painter.outline.add(small, transform: .identity)
        mask.draw(painter.outline, rule: rule, operation: PK_MASK_SET, scratch: painter.scratch)
        guard sigma == 0 || mask.blur(sigma: sigma) else { return nil }
        let tile = Tile(mask: mask, corner: corner)
        if tiles.count >= Self.mostInDrawing { tiles.removeAll() }
        tiles[key] = tile
        return tile
    }
}

extension PathStorage {
    /// How far the corners of a rounded rectangle (of whatever curves) reach inward from the sides of `bounds`.
    ///
    /// `nil` when the shape is something else: when a point lies in the middle of both directions, or a segment runs
    /// from one corner to another otherwise than straight along a side.
    fileprivate func cornerReach(within bounds: pk_rect) -> Double? {
        let left = Double(bounds.x0)
        let top = Double(bounds.y0)
        let right = Double(bounds.x1)
        let bottom = Double(bounds.y1)
        let middle = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
        var reach = 0.0
        for point in points {
            reach = max(reach, min(point.x - left, right - point.x), min(point.y - top, bottom - point.y))
        }
        func sameCorner(_ a: CGPoint, _ b: CGPoint) -> Bool {
            (a.x > middle.x) == (b.x > middle.x) && (a.y > middle.y) == (b.y > middle.y)
        }
        var next = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        for verb in verbs {
            let part = points[next..<next + verb.pointCount]
            next += verb.pointCount
            let end = part.last ?? start
            switch verb {
            case .move: start = end
            case .line, .close:
                guard sameCorner(current, end) || current.x == end.x || current.y == end.y else { return nil }
            case .quad, .cubic:
                guard part.allSatisfy({ sameCorner(current, $0) }) else { return nil }
            }
            current = end
        }
        return reach
    }
}
