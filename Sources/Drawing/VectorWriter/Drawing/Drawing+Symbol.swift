import CoreGraphics
import RenderModel

extension Drawing {
    /// Layers are drawn in canvas coordinates, so that gradients keep their position.
    ///
    /// 1. A layer that only fills is one path.
    /// 2. Any other layer becomes a mask: its steps in order, white adds and black removes, through which the layer's
    ///    fill is drawn.
    /// 3. A layer that cuts those below it puts them into a group behind a mask with the cut in black.
    mutating func draw(_ content: SymbolContent) {
        guard tree.symbols.indices.contains(content.symbol) else { return }
        let drawing = tree.symbols[content.symbol]
        guard drawing.box.width > 0, drawing.box.height > 0 else { return }
        let destination = content.destination
        var transform = CGAffineTransform(
            a: destination.width / drawing.box.width, b: 0, c: 0, d: destination.height / drawing.box.height,
            tx: destination.minX, ty: destination.minY)
        if content.mirrored { transform = transform.concatenating(destination.mirror) }
        let unit = (destination.width / drawing.box.width + destination.height / drawing.box.height) / 2
        // Outlines may reach beyond the box.
        let region = destination.insetBy(dx: -destination.width / 4 - 1, dy: -destination.height / 4 - 1)

        var below = XMLBuffer(body.allowance)
        for (index, layer) in drawing.layers.enumerated() where !body.isFull {
            if !layer.cutsBelow.isEmpty, !below.bytes.isEmpty {
                let cut = maskName(layer.cutsBelow, transform, unit, region: region, base: .opaque)
                let uncut = below
                spend(uncut.bytes.count)
                below = XMLBuffer(body.allowance)
                below.open("g", [("mask", "url(#\(cut))")])
                below.append(uncut)
                below.close("g")
            }
            guard content.layerFills.indices.contains(index) else { continue }
            let paint = content.layerFills[index].paint
            below.append(captured { $0.draw(layer, paint, transform, unit, region: region) })
        }
        append(below)
    }

    private mutating func draw(
        _ layer: SymbolDrawing.Layer, _ paint: Paint, _ transform: CGAffineTransform, _ unit: Double, region: CGRect
    ) {
        let paint = reference(to: paint)
        if layer.steps.count == 1, case .fill(let path)? = layer.steps.first {
            empty(
                "path",
                [
                    ("d", pathData(path, transform, within: body.rest)), ("fill", paint.value),
                    ("fill-opacity", paint.opacity),
                ])
            return
        }
        let mask = maskName(layer.steps, transform, unit, region: region, base: .empty)
        empty(
            "rect",
            region.attributes + [
                ("fill", paint.value), ("fill-opacity", paint.opacity), ("mask", "url(#\(mask))"),
            ])
    }

    private enum MaskBase {
        /// Steps start from an empty mask.
        case empty
        /// Steps start from a full mask.
        case opaque
    }

    private mutating func maskName(
        _ steps: [SymbolDrawing.Step], _ transform: CGAffineTransform, _ unit: Double, region: CGRect, base: MaskBase
    ) -> String {
        let adding = base == .empty ? "#fff" : "#000"
        let removing = base == .empty ? "#000" : "#fff"
        return define { id, buffer in
            buffer.open("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + region.attributes)
            if base == .opaque { buffer.empty("rect", region.attributes + [("fill", "#fff")]) }
            for step in steps where !buffer.isFull {
                switch step {
                case .fill(let path):
                    buffer.empty("path", [("d", pathData(path, transform, within: buffer.rest)), ("fill", adding)])
                case .erase(let path):
                    buffer.empty("path", [("d", pathData(path, transform, within: buffer.rest)), ("fill", removing)])
                case .stroke(let path, let width):
                    buffer.empty("path", Self.outline(path, transform, width * unit, adding, within: buffer.rest))
                case .eraseStroke(let path, let width):
                    buffer.empty("path", Self.outline(path, transform, width * unit, removing, within: buffer.rest))
                }
            }
            buffer.close("mask")
        }
    }

    private static func outline(
        _ path: PathStorage, _ transform: CGAffineTransform, _ width: Double, _ color: String, within rest: Allowance
    ) -> XMLBuffer.Attributes {
        [
            ("d", pathData(path, transform, within: rest)), ("fill", "none"), ("stroke", color),
            ("stroke-width", number(width)), ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
        ]
    }
}
