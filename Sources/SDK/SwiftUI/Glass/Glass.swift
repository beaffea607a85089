import RenderModel

/// A material that blurs what is behind it and catches light at its edge.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable { case regular, clear, identity }

    let kind: Kind
    private(set) var tintColor: Color?
    private var isInteractive = false

    private init(kind: Kind) {
        self.kind = kind
    }

    public static var regular: Glass { Glass(kind: .regular) }
    /// The clear variant, which is more transparent.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    /// Accepted; glass is drawn at rest.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The pane of glass: the blurred backdrop, lighter on light and darker on dark, or colored by the glass's tint.
///
/// Apple describes regular glass as blurring and adjusting the luminosity of what lies behind it, and clear glass as
/// highly translucent; the numbers are the project's own.
struct GlassPane: ShapeStyle {
    let glass: Glass

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let environment = request.environment
        if environment.transparency == .reduced {
            guard let tint = glass.tintColor else { return Material.regular._resolve(request) }
            return _ResolvedShapeStyle(.color(tint.resolve(in: environment)))
        }
        let isClear = glass.kind == .clear
        var cover = environment.colorScheme == .dark ? RGBA.black.opacity(0.4) : RGBA.white.opacity(0.5)
        if isClear { cover.alpha = 0.12 }
        if let tint = glass.tintColor { cover = tint.resolve(in: environment).rgba.opacity(isClear ? 0.5 : 0.75) }
        let backdrop = Backdrop(radius: isClear ? 3 : 12, saturation: 1.5, cover: cover)
        return _ResolvedShapeStyle(.backdrop(backdrop)).faded(StyleLevels.opacity(request.level))
    }
}

/// The light at the edge of a glass, strongest at the upper left and the lower right corner.
struct GlassEdge: ShapeStyle {
    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let strength = request.environment.colorScheme == .dark ? 0.35 : 0.7
        return LinearGradient(
            stops: [
                Gradient.Stop(color: .white.opacity(strength), location: 0),
                Gradient.Stop(color: .white.opacity(strength / 5), location: 0.35),
                Gradient.Stop(color: .white.opacity(strength / 5), location: 0.65),
                Gradient.Stop(color: .white.opacity(strength * 0.7), location: 1),
            ], startPoint: .topLeading, endPoint: .bottomTrailing
        )._resolve(request)
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A shape inset by a line around it; the inset follows the shape's own `inset(by:)` where it has one.
struct GlassBackground<S: Shape>: View {
    let glass: Glass
    let shape: S

    var body: some View {
        ZStack {
            shape.fill(GlassPane(glass: glass))
            shape.stroke(GlassEdge(), lineWidth: 2).clipShape(shape)
        }
    }
}

extension View {
    /// Shows the view on glass.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { if glass.kind != .identity { GlassBackground(glass: glass, shape: shape) } }
    }

    /// Accepted: the glass has no other state.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Accepted: each pane is drawn separately.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Has no effect: only the current state is drawn.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// visionOS glass, on a rounded pane.
    nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
    }

    nonisolated public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        glassEffect(displayMode == .never ? .identity : .regular, in: shape)
    }
}

/// When visionOS glass is shown.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    case always, implicit, never
}

/// The transition of a pane of glass.
public struct GlassEffectTransition: Sendable {
    private enum Kind { case identity, matchedGeometry, materialize }

    private let kind: Kind

    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    public static func matchedGeometry(
        properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
    ) -> GlassEffectTransition {
        .matchedGeometry
    }
}

/// Panes of glass that merge when they are close together; here each keeps its own outline.
public struct GlassEffectContainer<Content: View> {
    let spacing: CGFloat?
    let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}
