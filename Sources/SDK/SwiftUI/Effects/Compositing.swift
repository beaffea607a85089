import RenderModel

struct OpacityEffect: ConstantEffect {
    typealias Body = Never
    let opacity: Double

    nonisolated var name: String { "opacity(_:)" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? {
        opacity < 1 || opacity.isNaN ? .opacity(max(opacity, 0)) : nil
    }
}

struct BlendModeEffect: ConstantEffect {
    typealias Body = Never
    let mode: BlendMode

    nonisolated var name: String { "blendMode(_:)" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? {
        mode == .normal ? nil : .blend(mode.renderMode)
    }
}

struct BlurEffect: ConstantEffect {
    typealias Body = Never
    let radius: CGFloat
    let opaque: Bool

    nonisolated var name: String { "blur(radius:opaque:)" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? {
        radius > 0 || !radius.isFinite ? .blur(radius: Double(radius), opaque: opaque) : nil
    }
}

struct ShadowEffect: ConstantEffect {
    typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGPoint

    nonisolated var name: String { "shadow(color:radius:x:y:)" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? {
        let color = color.resolve(in: environment).rgba
        guard color.alpha > 0 else { return nil }
        return .shadow(color: color, radius: radius < 0 ? 0 : Double(radius), offset: offset)
    }
}

struct IsolateEffect: ConstantEffect {
    typealias Body = Never

    nonisolated var name: String { "compositingGroup()" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? { .isolate }
}

/// The pixel format of a drawing group.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

extension View {
    /// - Parameter opacity: 0…1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity))
    }

    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModeEffect(mode: blendMode))
    }

    /// - Parameter radius: points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, opaque: opaque))
    }

    /// - Parameters:
    ///   - radius: blur radius in points.
    ///   - x: points to the right, in every layout direction.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
    }

    /// Draws the view as one image before outer effects apply.
    nonisolated public func compositingGroup() -> some View {
        modifier(IsolateEffect())
    }

    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(IsolateEffect())
    }
}
