import RenderModel

/// The colors of a canvas' gradient, and how they continue beyond its two ends.
///
/// A ramp cannot repeat, so a repeating one is made as long as its fill:
/// 1. Express the ends of the filled area in lengths of the gradient, rounded outward.
/// 2. Repeat the stops that many times, every other copy reversed when mirrored.
/// 3. Move the gradient's ends to the ends of all copies.
struct CanvasGradient {
    private enum Continuation {
        case none, copies, mirrors
    }

    let ramp: ColorRamp
    private let continuation: Continuation

    /// More copies than this are finer than pixels or a mistake.
    private static let limit = 200

    init(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions, in environment: EnvironmentValues) {
        let ramp = AnyGradient(gradient).ramp(in: environment)
        self.ramp = options.contains(.linearColor) ? Self.linearLight(gradient, in: environment) : ramp
        continuation =
            options.contains(.mirror) ? .mirrors : options.contains(.repeat) ? .copies : .none
    }

    /// Mixed in linear light: enough stops in between that linear interpolation is off by less than 1/250.
    private static func linearLight(_ gradient: Gradient, in environment: EnvironmentValues) -> ColorRamp {
        let parts = 24
        var stops: [(color: Color.Resolved, location: Double)] = []
        let known = gradient.stops.map { (color: $0.color.resolve(in: environment), location: Double($0.location)) }
        for (from, to) in zip(known, known.dropFirst()) {
            for part in 0..<parts {
                let fraction = Float(part) / Float(parts)
                func mix(_ path: KeyPath<Color.Resolved, Float>) -> Float {
                    from.color[keyPath: path] + (to.color[keyPath: path] - from.color[keyPath: path]) * fraction
                }
                let color = Color.Resolved(
                    colorSpace: .sRGBLinear, red: mix(\.linearRed), green: mix(\.linearGreen), blue: mix(\.linearBlue),
                    opacity: mix(\.opacity))
                stops.append((color, from.location + (to.location - from.location) * Double(fraction)))
            }
        }
        if let last = known.last { stops.append(last) }
        return ColorRamp(stops: stops, interpolation: .device)
    }

    func span(from: CGPoint, to: CGPoint, over bounds: CGRect) -> (ramp: ColorRamp, from: CGPoint, to: CGPoint) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        guard continuation != .none, square > 0, square.isFinite else { return (ramp, from, to) }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { Double((($0.x - from.x) * dx + ($0.y - from.y) * dy) / square) }
        let (first, count) = Self.copies(from: corners.min() ?? 0, to: corners.max() ?? 1)
        func at(_ index: Int) -> CGPoint { CGPoint(x: from.x + dx * CGFloat(index), y: from.y + dy * CGFloat(index)) }
        return (repeated(first, count), at(first), at(first + count))
    }

    func rings(
        around center: CGPoint, from: Double, to: Double, over bounds: CGRect
    ) -> (ramp: ColorRamp, from: Double, to: Double) {
        let length = to - from
        guard continuation != .none, length > 0, length.isFinite else { return (ramp, from, to) }
        let reach = hypot(
            max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
            max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
        let (first, count) = Self.copies(from: -from / length, to: (Double(reach) - from) / length)
        return (repeated(first, count), from + Double(first) * length, from + Double(first + count) * length)
    }

    private static func copies(from: Double, to: Double) -> (first: Int, count: Int) {
        guard from.isFinite, to.isFinite, abs(from) < 1e6, abs(to) < 1e6 else { return (0, 1) }
        let first = Int(from.rounded(.down))
        return (first, min(max(Int(to.rounded(.up)) - first, 1), limit))
    }

    private func repeated(_ first: Int, _ count: Int) -> ColorRamp {
        var stops: [GradientStop] = []
        for index in 0..<count {
            let isBackward = continuation == .mirrors && !(first + index).isMultiple(of: 2)
            let copy =
                isBackward
                ? ramp.stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : ramp.stops
            stops += copy.map {
                GradientStop(color: $0.color, location: (Double(index) + $0.location) / Double(count))
            }
        }
        return ColorRamp(stops: stops, interpolation: ramp.interpolation)
    }
}
