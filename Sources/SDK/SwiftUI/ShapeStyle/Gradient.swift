import RenderModel

/// Colors along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A color and its location.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1 along the gradient.
        public var location: CGFloat

        nonisolated public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space in which colors between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let interpolation: ColorRamp.Interpolation

        /// The output's color space.
        public static let device = ColorSpace(interpolation: .device)
        /// A perceptually uniform space.
        public static let perceptual = ColorSpace(interpolation: .perceptual)
    }

    public var stops: [Stop]

    nonisolated public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Evenly spaced colors.
    nonisolated public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map {
            Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
        }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(source: .stops(self, space.interpolation))
    }
}

extension Gradient: ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        AnyGradient(self)._resolve(request)
    }
}

/// A type-erased gradient. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case stops(Gradient, ColorRamp.Interpolation)
        /// The system's gradient for a color.
        case standard(Color)
    }

    private var source: Source

    init(source: Source) {
        self.source = source
    }

    nonisolated public init(_ gradient: Gradient) {
        source = .stops(gradient, .perceptual)
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch source {
        case .stops(let gradient, _): AnyGradient(source: .stops(gradient, space.interpolation))
        case .standard: self
        }
    }

    func ramp(in environment: EnvironmentValues) -> ColorRamp {
        switch source {
        case .stops(let gradient, let interpolation):
            ColorRamp(
                stops: gradient.stops.map { ($0.color.resolve(in: environment), Double($0.location)) },
                interpolation: interpolation)
        case .standard(let color):
            ColorRamp(
                stops: StandardGradient(color: color.resolve(in: environment)).stops, interpolation: .perceptual)
        }
    }
}

extension AnyGradient: ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.linear(ramp(in: request.environment), from: .top, to: .bottom))
            .faded(StyleLevels.opacity(request.level))
    }
}

extension ColorRamp {
    /// Normalizes stops to a ramp.
    ///
    /// 1. A NaN location becomes 0; each location is at least the one before.
    /// 2. Stops before 0 and after 1 are replaced by the colors of the ramp at 0 and 1.
    /// 3. Without stops the ramp is clear.
    package init(stops: [(color: Color.Resolved, location: Double)], interpolation: Interpolation) {
        var ordered: [(color: Color.Resolved, location: Double)] = []
        for stop in stops {
            let location = stop.location.isNaN ? 0 : min(max(stop.location, -1e6), 1e6)
            ordered.append((stop.color, max(location, ordered.last?.location ?? location)))
        }
        guard let first = ordered.first, let last = ordered.last else {
            self.init(stops: [GradientStop(color: .clear, location: 0)], interpolation: interpolation)
            return
        }
        func color(at location: Double) -> Color.Resolved {
            guard let next = ordered.firstIndex(where: { $0.location > location }), next > 0 else {
                return first.location > location ? first.color : last.color
            }
            let (from, to) = (ordered[next - 1], ordered[next])
            let fraction = (location - from.location) / (to.location - from.location)
            return from.color.mixed(
                with: to.color, by: Float(fraction), perceptually: interpolation == .perceptual)
        }
        var inside = ordered.filter { $0.location >= 0 && $0.location <= 1 }
        if first.location < 0 { inside.insert((color(at: 0), 0), at: 0) }
        if last.location > 1 { inside.append((color(at: 1), 1)) }
        self.init(
            stops: inside.map { GradientStop(color: $0.color.rgba, location: $0.location) },
            interpolation: interpolation)
    }
}
