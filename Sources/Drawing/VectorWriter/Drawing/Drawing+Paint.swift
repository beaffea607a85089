import CoreGraphics
import RenderModel

/// A paint as attribute values.
struct PaintReference {
    /// A color or `url(#…)`.
    var value: String
    /// `nil` for 1.
    var opacity: String?
}

extension Drawing {
    /// Gradients and images become definitions; the opacity is that of the paint as a whole.
    mutating func reference(to paint: Paint, opacity: Double = 1) -> PaintReference {
        switch paint {
        case .color(let color):
            return PaintReference(value: color.hexadecimal, opacity: Self.text(Double(color.alpha) * opacity))
        case .faded(let inner, let factor):
            return reference(to: inner, opacity: opacity * factor)
        case .linear(let ramp, let from, let to):
            let name = define { id, buffer in
                buffer.open(
                    "linearGradient",
                    [
                        ("id", id), ("gradientUnits", "userSpaceOnUse"), ("x1", number(from.x)), ("y1", number(from.y)),
                        ("x2", number(to.x)), ("y2", number(to.y)),
                    ])
                Self.writeStops(ramp.sampledStops(atMost: buffer.room / Self.shortestStop), into: &buffer)
                buffer.close("linearGradient")
            }
            return PaintReference(value: "url(#\(name))", opacity: Self.text(opacity))
        case .radial(let ramp, let center, let from, let to):
            return radial(ramp, from: from, to: to, frame: CGPoint(x: 1, y: 1), center: center, opacity: opacity)
        case .elliptical(let ramp, let frame, let center, let from, let to):
            let half = CGPoint(x: frame.width / 2, y: frame.height / 2)
            return radial(ramp, from: from, to: to, frame: half, center: center, opacity: opacity)
        case .angular(let ramp, let center, let from, let to):
            return pattern(opacity: opacity) { canvas, buffer in
                Self.writeSectors(ramp, center: center, from: from, to: to, canvas: canvas, into: &buffer)
            }
        case .mesh(let mesh):
            let most = mostFacets
            return pattern(opacity: opacity) { _, buffer in Self.writeFacets(mesh, atMost: most, into: &buffer) }
        case .image(let index, let origin, let size):
            return tiles(of: index, origin: origin, size: size, opacity: opacity)
        case .material(let material):
            return reference(to: .backdrop(material.backdrop(in: appearance)), opacity: opacity)
        case .backdrop(let backdrop):
            if nodePath == nil {
                note("backdrop", "In a mask or between words, SVG cannot erase what lies below; it is covered instead.")
            }
            return reference(to: .color(backdrop.cover), opacity: opacity)
        }
    }

    static func text(_ opacity: Double) -> String? {
        opacity >= 1 ? nil : number(max(opacity, 0))
    }

    /// A ramp that starts at radius `from` becomes one that starts at the center with its stops moved outward.
    private mutating func radial(
        _ ramp: ColorRamp, from: Double, to: Double, frame: CGPoint, center: CGPoint, opacity: Double
    ) -> PaintReference {
        let outer = max(from, to, 1e-4)
        let inner = min(from, to)
        var stops = ramp.sampledStops(atMost: body.room / Self.shortestStop)
        if to < from {
            stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        }
        stops = stops.map {
            GradientStop(color: $0.color, location: (inner + $0.location * (outer - inner)) / outer)
        }
        let transform = CGAffineTransform(
            a: frame.x, b: 0, c: 0, d: frame.y, tx: center.x, ty: center.y)
        let name = define { id, buffer in
            buffer.open(
                "radialGradient",
                [
                    ("id", id), ("gradientUnits", "userSpaceOnUse"), ("cx", "0"), ("cy", "0"), ("r", number(outer)),
                    ("gradientTransform", matrix(transform)),
                ])
            Self.writeStops(stops, into: &buffer)
            buffer.close("radialGradient")
        }
        return PaintReference(value: "url(#\(name))", opacity: Self.text(opacity))
    }

    /// Bytes of a stop with the shortest offset, without an opacity.
    private static let shortestStop = 39

    private static func writeStops(_ stops: [GradientStop], into buffer: inout XMLBuffer) {
        for stop in stops where !buffer.isFull {
            buffer.empty(
                "stop",
                [
                    ("offset", number(stop.location)), ("stop-color", stop.color.hexadecimal),
                    ("stop-opacity", text(Double(stop.color.alpha))),
                ])
        }
    }

    /// A paint that SVG lacks, drawn once over the canvas and used as a pattern that does not repeat inside it.
    private mutating func pattern(
        opacity: Double, _ content: (CGRect, inout XMLBuffer) -> Void
    ) -> PaintReference {
        let canvas = canvas
        let name = define { id, buffer in
            buffer.open(
                "pattern",
                [
                    ("id", id), ("patternUnits", "userSpaceOnUse"), ("width", number(canvas.width)),
                    ("height", number(canvas.height)),
                ])
            content(canvas, &buffer)
            buffer.close("pattern")
        }
        return PaintReference(value: "url(#\(name))", opacity: Self.text(opacity))
    }
}
