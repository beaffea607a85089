import RenderModel

/// How a view comes and goes. A picture shows what is there, so a transition is accepted and not played.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How the content of a view changes in place.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable { case identity, opacity, interpolate, numericText, symbolEffect }

    let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText)
    }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    nonisolated public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }

    /// A number that rolls is marked, so that a host can roll it.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
            .meaning { meaning in
                if transition.kind == .numericText { meaning.marks.insert(.numericTransition) }
            }
    }
}
