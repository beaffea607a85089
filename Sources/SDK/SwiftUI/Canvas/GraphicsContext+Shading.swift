import RenderModel

extension GraphicsContext {
    /// A color or pattern. Points are those of the drawing that uses it.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case backdrop
            case foreground
            /// Spans the bounds of the drawing.
            case style(AnyShapeStyle)
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle, GradientOptions)
            case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case palette([Shading])
        }

        let kind: Kind

        /// The existing content; nothing is drawn for it.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .foreground) }

        /// One shading per level of the foreground, for texts, symbols and images; other drawing uses the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style in the canvas' environment; unit points are relative to the bounds of the drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, from: startPoint, to: endPoint, options))
        }

        /// Radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, from: startRadius, to: endRadius, options))
        }

        /// A full turn, clockwise from an angle that is 0 on the right.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle, options))
        }

        /// An image tiled from a point on. Parts of images are not supported: the whole image is tiled instead.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }

        /// Clear: shaders are not run.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient repeats beyond its two ends.
        public static let `repeat` = GradientOptions(rawValue: 1 << 0)
        /// The gradient is mirrored beyond its two ends.
        public static let mirror = GradientOptions(rawValue: 1 << 1)
        /// Colors are mixed in linear light.
        public static let linearColor = GradientOptions(rawValue: 1 << 2)
    }

    /// The shading with its colors resolved in the canvas' environment.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
    /// The fill for something within `bounds`, both in the drawing's points; `nil` where nothing is drawn.
    func fill(
        in bounds: CGRect, movedBy offset: CGVector, _ context: GraphicsContext
    ) -> (fill: Fill, style: _ResolvedShapeStyle)? {
        let frame: CGRect
        switch kind {
        case .backdrop:
            context.layer.report(
                "Shading.backdrop", "Existing content is not redrawn through the filter.",
                remedy: "Draw the filtered part with its own shading.")
            return nil
        case .palette(let shadings):
            return shadings.first?.fill(in: bounds, movedBy: offset, context)
        case .tiles(_, let origin, _, _): frame = CGRect(origin: origin, size: bounds.size)
        case .linear, .radial, .conic:
            // Unit points of a one-point square are points.
            frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        case .foreground, .style: frame = bounds
        }
        let style = resolved(over: bounds, unitsOf: frame, context)
        return (style.fill(in: frame.offsetBy(dx: offset.dx, dy: offset.dy)), style)
    }

    /// Foreground styles for a text or image that fills `frame`, one per level.
    func foregroundStyles(in frame: CGRect, _ context: GraphicsContext) -> [AnyShapeStyle] {
        switch kind {
        case .backdrop, .foreground: []
        case .style(let style): [style]
        case .palette(let shadings): shadings.compactMap { $0.foregroundStyles(in: frame, context).first }
        case .linear, .radial, .conic, .tiles:
            frame.width > 0 && frame.height > 0
                ? [AnyShapeStyle(FixedStyle(style: resolved(over: frame, unitsOf: frame, context)))] : []
        }
    }

    private func resolved(
        over bounds: CGRect, unitsOf frame: CGRect, _ context: GraphicsContext
    ) -> _ResolvedShapeStyle {
        let environment = context.environment
        func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
        }
        switch kind {
        case .backdrop, .palette, .foreground: return environment.foregroundStyle()
        case .style(let style): return style.resolved(in: environment)
        case .linear(let gradient, let from, let to, let options):
            let span = CanvasGradient(gradient, options, in: environment).span(from: from, to: to, over: bounds)
            return _ResolvedShapeStyle(.linear(span.ramp, from: unit(span.from), to: unit(span.to)))
        case .radial(let gradient, let center, let from, let to, let options):
            let rings = CanvasGradient(gradient, options, in: environment)
                .rings(around: center, from: Double(from), to: Double(to), over: bounds)
            return _ResolvedShapeStyle(.radial(rings.ramp, center: unit(center), from: rings.from, to: rings.to))
        case .conic(let gradient, let center, let angle, let options):
            let ramp = CanvasGradient(gradient, options, in: environment).ramp
            return _ResolvedShapeStyle(
                .angular(ramp, center: unit(center), from: angle.radians, to: angle.radians + 2 * .pi))
        case .tiles(let image, _, let sourceRect, let scale):
            return ImagePaint(image: image, sourceRect: sourceRect, scale: scale).resolved(in: environment)
        }
    }
}

/// A style with resolved colors.
private struct FixedStyle: ShapeStyle {
    let style: _ResolvedShapeStyle

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        style.faded(StyleLevels.opacity(request.level))
    }
}
