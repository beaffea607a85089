/// The appearance and disappearance of a view. A picture shows views that are present, so the phase is always
/// `identity`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body

    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while, 1 after the view is present.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

extension Transition {
    /// The view in a phase of the transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    public func animation(_ animation: Animation?) -> some Transition { self }

    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second

    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition whose type is hidden. Sendable because the closure, which is constant, runs on the main actor.
public struct AnyTransition: @unchecked Sendable {
    let apply: @MainActor (AnyView) -> AnyView

    init() {
        apply = { $0 }
    }

    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        apply = { AnyView(transition.apply(content: $0, phase: .identity)) }
    }

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(identity: identity))
    }

    public static var symbolEffect: AnyTransition { AnyTransition() }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition()
    }

    public func animation(_ animation: Animation?) -> AnyTransition { self }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }
}

private struct ModifierTransition<Modifier: ViewModifier>: Transition {
    nonisolated(unsafe) let identity: Modifier

    nonisolated init(identity: Modifier) {
        self.identity = identity
    }

    func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(identity) }
}

private struct ErasedTransition: Transition {
    let transition: AnyTransition

    nonisolated init(_ transition: AnyTransition) {
        self.transition = transition
    }

    func body(content: Content, phase: TransitionPhase) -> some View { transition.apply(AnyView(content)) }
}

/// Shows its content as it is after the transition.
struct TransitionedView<Content: View>: View {
    let transition: AnyTransition
    nonisolated(unsafe) let content: Content

    nonisolated init(_ transition: AnyTransition, _ content: Content) {
        self.transition = transition
        self.content = content
    }

    var body: some View { transition.apply(AnyView(content)) }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { TransitionedView(t, self) }

    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionedView(AnyTransition(transition), self)
    }
}
