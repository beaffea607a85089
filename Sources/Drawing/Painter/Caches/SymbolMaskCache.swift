import CoreGraphics
import PixelKernels
import RenderModel

/// Alpha masks of symbols, one per layer, by drawing, size and subpixel position.
final class SymbolMaskCache {
    /// Where a drawing goes: the map from its box to device pixels around a whole pixel.
    struct Placement: Hashable {
        var a: Double
        var b: Double
        var c: Double
        var d: Double
        var tx: Double
        var ty: Double

        /// Quarter pixels are precise enough for the eye and few enough for a cache.
        static let phases = 4.0

        /// The placement and the whole pixel that it is relative to.
        static func split(_ transform: CGAffineTransform) -> (placement: Placement, x: Int32, y: Int32)? {
            let limit = Double(Painter.longestSide) * 2
            guard transform.isFinite, abs(transform.tx) < limit, abs(transform.ty) < limit else { return nil }
            let tx = (transform.tx * phases).rounded() / phases
            let ty = (transform.ty * phases).rounded() / phases
            let x = tx.rounded(.down)
            let y = ty.rounded(.down)
            let placement = Placement(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: tx - x, ty: ty - y)
            return (placement, Int32(x), Int32(y))
        }

        var transform: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    }

    private struct Key: Hashable {
        var drawing: String
        var placement: Placement
    }

    private static let limit = 16 << 20
    /// Bytes within one drawing.
    private static let drawingLimit = 256 << 20
    private var masks: [Key: [MaskBuffer]] = [:]
    private var used = 0

    func trim() {
        guard used > Self.limit || masks.count > 4_000 else { return }
        masks.removeAll()
        used = 0
    }

    /// One mask per layer, relative to the whole pixel of the placement; `nil` when the drawing is too large for masks.
    func masks(for drawing: SymbolDrawing, at placement: Placement, painter: Painter) -> [MaskBuffer]? {
        let key = Key(drawing: drawing.key, placement: placement)
        if let known = masks[key] { return known }
        guard let made = draw(drawing, transform: placement.transform, painter: painter) else { return nil }
        if used > Self.drawingLimit {
            masks.removeAll()
            used = 0
        }
        masks[key] = made
        used += made.reduce(0) { $0 + $1.byteCount }
        return made
    }

    /// 1. The box with a quarter on every side is the area of every mask.
    /// 2. A layer's steps are run in order into its mask.
    /// 3. What a layer cuts is subtracted from all masks below it.
    /// 4. Empty margins are cropped: most of the area is empty.
    ///
    /// After an interruption the masks are incomplete; the painter then drops this cache.
    private func draw(_ drawing: SymbolDrawing, transform: CGAffineTransform, painter: Painter) -> [MaskBuffer]? {
        let margin = max(drawing.box.width, drawing.box.height) * 0.25
        let box = CGRect(origin: .zero, size: drawing.box).insetBy(dx: -margin, dy: -margin)
        let area = pk_rect(around: box.applying(transform))
        guard Int(area.width) * Int(area.height) <= Painter.mostPixels / 4 else { return nil }
        guard !area.isEmpty else { return [] }
        var result: [MaskBuffer] = []
        for layer in drawing.layers where !painter.isInterrupted {
            if !layer.cutsBelow.isEmpty {
                let cut = MaskBuffer(area)
                run(layer.cutsBelow, into: cut, transform: transform, painter: painter)
                for below in result { below.erase(cut) }
            }
            let mask = MaskBuffer(area)
            run(layer.steps, into: mask, transform: transform, painter: painter)
            result.append(mask)
        }
        return result.map { $0.trimmed() }
    }

    private func run(
        _ steps: [SymbolDrawing.Step], into mask: MaskBuffer, transform: CGAffineTransform, painter: Painter
    ) {
        for step in steps where !painter.isInterrupted {
            let outline = painter.outline
            outline.reset()
            let operation: pk_mask_operation
            switch step {
            case .fill(let path):
                outline.add(path, transform: transform)
                operation = PK_MASK_UNION
            case .stroke(let path, let width):
                outline.add(path.roundStroke(width, under: transform, painter), transform: transform)
                operation = PK_MASK_UNION
            case .erase(let path):
                outline.add(path, transform: transform)
                operation = PK_MASK_ERASE
            case .eraseStroke(let path, let width):
                outline.add(path.roundStroke(width, under: transform, painter), transform: transform)
                operation = PK_MASK_ERASE
            }
            mask.draw(outline, rule: PK_NONZERO, operation: operation, scratch: painter.scratch)
        }
    }
}

extension PathStorage {
    fileprivate func roundStroke(
        _ width: Double, under transform: CGAffineTransform, _ painter: Painter
    ) -> PathStorage {
        guard width.isFinite, width > 0, isFinite else { return PathStorage() }
        return StrokeGeometry.ofSymbol(width: width)
            .outline(of: self, tolerance: strokeTolerance / max(transform.largestScale, 1e-6)) { painter.isInterrupted }
    }
}

extension StrokeGeometry {
    /// The strokes of symbols have round ends.
    static func ofSymbol(width: Double) -> StrokeGeometry { StrokeGeometry(width: width, cap: .round, join: .round) }
}
