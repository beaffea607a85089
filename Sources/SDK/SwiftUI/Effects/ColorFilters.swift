import RenderModel

struct ColorFilterEffect: ConstantEffect {
    typealias Body = Never
    let filter: ColorFilter

    nonisolated var name: String {
        switch filter {
        case .saturation: "saturation(_:)"
        case .contrast: "contrast(_:)"
        case .brightness: "brightness(_:)"
        case .grayscale: "grayscale(_:)"
        case .hueRotation: "hueRotation(_:)"
        case .invert: "colorInvert()"
        case .multiply, .recolor: "colorMultiply(_:)"
        case .luminanceToAlpha: "luminanceToAlpha()"
        }
    }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? { .colorFilter(filter) }
}

struct ColorMultiplyEffect: ConstantEffect {
    typealias Body = Never
    let color: Color

    nonisolated var name: String { "colorMultiply(_:)" }

    nonisolated func effect(in environment: EnvironmentValues) -> Effect? {
        .colorFilter(.multiply(color.resolve(in: environment).rgba))
    }
}

extension View {
    /// 1 leaves the colors unchanged, 0 makes them gray.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorFilterEffect(filter: .saturation(amount)))
    }

    /// 1 leaves the colors unchanged, 0 makes them all middle gray.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorFilterEffect(filter: .contrast(amount)))
    }

    /// -1…1, added to the components.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorFilterEffect(filter: .brightness(amount)))
    }

    /// 0 leaves the colors unchanged, 1 makes them gray.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorFilterEffect(filter: .grayscale(amount)))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorFilterEffect(filter: .hueRotation(angle.radians)))
    }

    nonisolated public func colorInvert() -> some View {
        modifier(ColorFilterEffect(filter: .invert))
    }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyEffect(color: color))
    }

    /// Makes dark parts transparent.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorFilterEffect(filter: .luminanceToAlpha))
    }
}
