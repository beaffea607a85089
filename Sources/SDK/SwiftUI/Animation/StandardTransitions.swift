public struct IdentityTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
    nonisolated public init() {}

    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

public struct OffsetTransition: Transition {
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves the view by its own length.
public struct MoveTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { [edge] effect, proxy in
            effect.offset(phase.isIdentity ? .zero : edge.step(over: proxy.size))
        }
    }
}

public struct PushTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .visualEffect { [edge] effect, proxy in
                let step = edge.step(over: proxy.size)
                let way = -phase.value
                return effect.offset(x: step.width * way, y: step.height * way)
            }
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { effect, proxy in effect.offset(x: proxy.size.width * phase.value) }
    }
}

public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        private enum Kind { case downUp, upUp }

        private let kind: Kind

        public static let downUp = Configuration(kind: .downUp)
        public static let upUp = Configuration(kind: .upUp)
    }

    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    nonisolated(unsafe) public var insertion: Insertion
    nonisolated(unsafe) public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

public struct SymbolEffectTransition: Transition {
    nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Edge {
    /// From the view's frame to the adjacent one at this edge.
    fileprivate func step(over size: CGSize) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
    }
}

extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}

extension Transition where Self == SymbolEffectTransition {
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect.automatic)
    }

    nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension Transition {
    nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
