import CoreGraphics
import RenderModel

extension Drawing {
    mutating func draw(_ effect: Effect, on node: RenderNode) {
        switch effect {
        case .opacity(let value):
            group(node, [("opacity", number(min(max(value, 0), 1)))])
        case .clip(let path, let evenOdd):
            group(node, [("clip-path", "url(#\(clipName(path, evenOdd: evenOdd)))")])
        case .mask(let mask):
            let content = captured { $0.unnamed { $0.draw(mask) } }
            let region = canvas.insetBy(dx: -canvas.width, dy: -canvas.height)
            let name = maskName(region: region) { $0.append(content) }
            group(node, [("mask", "url(#\(name))")])
        case .transform(let transform):
            group(node, [("transform", matrix(transform))])
        case .blend(let mode):
            if mode.css == nil, mode != .destinationOut {
                note("blendMode(.\(mode.rawValue))", "SVG has no such blend mode; the group is drawn normally.")
            }
            group(node, [("style", mode.css.map { "mix-blend-mode:\($0)" })])
        case .isolate:
            group(node, [("style", "isolation:isolate")])
        case .vibrancy(let vibrancy):
            drawVibrant(vibrancy, on: node)
        case .blur(let radius, let opaque):
            filter(node, reach: opaque ? -2 : radius * Self.blurReach) { buffer in
                buffer.empty("feGaussianBlur", [("stdDeviation", number(max(radius, 0)))])
                // Browsers treat the outside as transparent. Made opaque again, a pixel at the edge is the mean of the
                // existing ones.
                guard opaque else { return }
                buffer.open("feComponentTransfer")
                buffer.empty("feFuncA", [("type", "linear"), ("slope", "0"), ("intercept", "1")])
                buffer.close("feComponentTransfer")
            }
        case .shadow(let color, let radius, let offset):
            // As for blurs, the radius is the standard deviation.
            filter(node, reach: radius * Self.blurReach + max(abs(offset.x), abs(offset.y))) { buffer in
                buffer.empty(
                    "feDropShadow",
                    [
                        ("dx", number(offset.x)), ("dy", number(offset.y)),
                        ("stdDeviation", number(max(radius, 0))), ("flood-color", color.hexadecimal),
                        ("flood-opacity", Self.text(Double(color.alpha))),
                    ])
            }
        case .colorFilter(let colorFilter):
            filter(node, reach: 0) { Self.write(colorFilter, into: &$0) }
        }
    }

    private mutating func group(_ node: RenderNode, _ attributes: XMLBuffer.Attributes) {
        open("g", attributes)
        drawChildren(of: node)
        close("g")
    }

    /// - Parameter reach: how far the result extends beyond the content, in points.
    private mutating func filter(_ node: RenderNode, reach: Double, _ steps: (inout XMLBuffer) -> Void) {
        let content = node.children.reduce(node.frame) { $0.union($1.inkBounds) }
        let name = filterName(region: content.insetBy(dx: -reach - 2, dy: -reach - 2), steps)
        group(node, [("filter", "url(#\(name))")])
    }

    mutating func clipName(_ path: PathStorage, evenOdd: Bool) -> String {
        define { id, buffer in
            buffer.open("clipPath", [("id", id)])
            buffer.empty(
                "path", [("d", pathData(path, within: buffer.rest)), ("clip-rule", evenOdd ? "evenodd" : nil)])
            buffer.close("clipPath")
        }
    }

    /// An alpha mask.
    mutating func maskName(region: CGRect, _ content: (inout XMLBuffer) -> Void) -> String {
        define { id, buffer in
            buffer.open(
                "mask",
                [("id", id), ("maskUnits", "userSpaceOnUse"), ("style", "mask-type:alpha")] + region.attributes)
            content(&buffer)
            buffer.close("mask")
        }
    }

    mutating func filterName(region: CGRect, _ steps: (inout XMLBuffer) -> Void) -> String {
        define { id, buffer in
            buffer.open(
                "filter",
                [("id", id), ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")]
                    + region.attributes)
            steps(&buffer)
            buffer.close("filter")
        }
    }

    private static func write(_ filter: ColorFilter, into buffer: inout XMLBuffer) {
        switch filter {
        case .saturation(let amount): saturate(amount, into: &buffer)
        case .grayscale(let amount): saturate(1 - amount, into: &buffer)
        case .hueRotation(let angle):
            buffer.empty("feColorMatrix", [("type", "hueRotate"), ("values", number(angle * 180 / .pi))])
        case .contrast(let amount): linear([amount, amount, amount], intercept: (1 - amount) / 2, into: &buffer)
        case .brightness(let amount): linear([1, 1, 1], intercept: amount, into: &buffer)
        case .invert: linear([-1, -1, -1], intercept: 1, into: &buffer)
        case .multiply(let color):
            linear([color.red, color.green, color.blue].map(Double.init), intercept: 0, into: &buffer)
        case .luminanceToAlpha: buffer.empty("feColorMatrix", [("type", "luminanceToAlpha")])
        case .recolor(let color, let kept): recolor(color, keeping: kept, into: &buffer)
        }
    }

    private static func saturate(_ amount: Double, into buffer: inout XMLBuffer) {
        buffer.empty("feColorMatrix", [("type", "saturate"), ("values", number(max(amount, 0)))])
    }

    private static func linear(_ slopes: [Double], intercept: Double, into buffer: inout XMLBuffer) {
        buffer.open("feComponentTransfer")
        for (name, slope) in zip(["feFuncR", "feFuncG", "feFuncB"] as [StaticString], slopes) {
            buffer.empty(
                name, [("type", "linear"), ("slope", number(slope)), ("intercept", number(intercept))])
        }
        buffer.close("feComponentTransfer")
    }
}

extension BlendMode {
    /// CSS name; `nil` where CSS has none.
    fileprivate var css: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
