import RenderModel

/// A filter of a context; `nil` where it changes nothing.
struct FilterEffect {
    let effect: Effect?
}

extension GraphicsContext {
    /// A change to images. Lengths in the points that apply where it is added.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, radius: CGFloat, offset: CGPoint, ShadowOptions)
            case multiply(Color)
            case color(ColorFilter)
            case blur(radius: CGFloat, BlurOptions)
            case projection(ProjectionTransform)
            /// A filter that is only reported by name.
            case notDrawn(String)
        }

        let kind: Kind

        /// - Parameters:
        ///   - radius: blur radius in points.
        ///   - blendMode: how the shadow is composited; only the normal mode is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGPoint(x: x, y: y), options))
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            matrix == ColorMatrix() ? Filter(kind: .color(.saturation(1))) : Filter(kind: .notDrawn("colorMatrix"))
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .color(.hueRotation(angle.radians))) }

        /// 1 leaves the colors unchanged, 0 makes them gray.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }

        /// -1…1, added to the components.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }

        /// 1 leaves the colors unchanged.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }

        /// Colors are inverted fully, not partially.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            amount == 1 ? Filter(kind: .color(.invert)) : Filter(kind: .notDrawn("colorInvert(\(amount))"))
        }

        /// 0 leaves the colors unchanged, 1 makes them gray.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.grayscale(amount))) }

        public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

        /// - Parameter radius: points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options))
        }

        public static func colorShader(_ shader: Shader) -> Filter {
            Filter(kind: .notDrawn("colorShader(\(shader.function.name))"))
        }

        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .notDrawn("distortionShader(\(shader.function.name))"))
        }

        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .notDrawn("layerShader(\(shader.function.name))"))
        }

        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .notDrawn("alphaThreshold"))
        }
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Components in linear light. Filters always work on encoded ones here.
        public static let linearColor = FilterOptions(rawValue: 1 << 0)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
        public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
        public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
        public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Pixels outside repeat the edge instead of being clear.
        public static let opaque = BlurOptions(rawValue: 1 << 0)
        public static let dithersResult = BlurOptions(rawValue: 1 << 1)
    }

    /// Applies to all later drawing, before the existing filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(FilterEffect(effect: environment.finite(effect(of: filter), in: "GraphicsContext.Filter")))
    }

    private func effect(of filter: Filter) -> Effect? {
        let scale = transform.meanScale
        switch filter.kind {
        case .shadow(let color, let radius, let offset, let options):
            if !options.subtracting(.disablesGroup).isEmpty {
                layer.report("ShadowOptions", "The shadow's options are ignored; it is drawn below the content.")
            }
            let color = color.resolve(in: environment).rgba
            let moved = CGPoint(
                x: offset.x * transform.a + offset.y * transform.c, y: offset.x * transform.b + offset.y * transform.d)
            guard color.alpha > 0 else { return nil }
            return .shadow(color: color, radius: Double((radius < 0 ? 0 : radius) * scale), offset: moved)
        case .multiply(let color): return .colorFilter(.multiply(color.resolve(in: environment).rgba))
        case .color(let filter): return .colorFilter(filter)
        case .blur(let radius, let options):
            guard radius > 0 || !radius.isFinite else { return nil }
            return .blur(radius: Double(radius * scale), opaque: options.contains(.opaque))
        case .projection(let matrix):
            if !matrix.isAffine {
                layer.report("Filter.projectionTransform", "Perspective is not supported; the drawing is flattened.")
            }
            // The matrix uses the drawing's points.
            guard let inverse = baseTransform.inverse else { return nil }
            return .transform(inverse.concatenating(matrix.affinePart).concatenating(baseTransform))
        case .notDrawn(let name):
            layer.report("Filter.\(name)", "The filter \(name) is not supported; the content is drawn without it.")
            return nil
        }
    }
}

/// A color matrix; as columns, the contribution of red, green, blue, alpha and a constant to each output component.
@frozen
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    public init() {}
}
