import CoreGraphics
import RenderModel

extension Drawing {
    mutating func draw(_ shape: ShapeContent) {
        guard !shape.path.isEmpty else { return }
        let paint = reference(to: shape.fill.paint)
        let rendering = shape.antialiased ? nil : "crispEdges"
        switch shape.style {
        case .fill(let evenOdd):
            empty(
                "path",
                [
                    ("d", pathData(shape.path, within: body.rest)), ("fill", paint.value),
                    ("fill-opacity", paint.opacity),
                    ("fill-rule", evenOdd ? "evenodd" : nil), ("shape-rendering", rendering),
                ])
        case .stroke(let stroke):
            empty(
                "path",
                [
                    ("d", pathData(shape.path, within: body.rest)), ("fill", "none"), ("stroke", paint.value),
                    ("stroke-opacity", paint.opacity), ("stroke-width", number(stroke.width)),
                    ("stroke-linecap", stroke.cap.attribute), ("stroke-linejoin", stroke.join.attribute),
                    ("stroke-miterlimit", stroke.join == .miter ? number(max(stroke.miterLimit, 1)) : nil),
                    ("stroke-dasharray", Self.dashes(stroke.dash)),
                    ("stroke-dashoffset", stroke.dash.isEmpty ? nil : number(stroke.dashPhase)),
                    ("shape-rendering", rendering),
                ])
        }
    }

    static func dashes(_ lengths: [Double]) -> String? {
        lengths.isEmpty ? nil : lengths.map { number(max($0, 0)) }.joined(separator: " ")
    }
}

extension LineCap {
    fileprivate var attribute: String? {
        switch self {
        case .butt: nil
        case .round: "round"
        case .square: "square"
        }
    }
}

extension LineJoin {
    fileprivate var attribute: String? {
        switch self {
        case .miter: nil
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}
