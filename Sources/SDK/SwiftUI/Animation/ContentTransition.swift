import RenderModel

/// The transition of a view's content in place.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable { case identity, opacity, interpolate, numericText, symbolEffect }

    let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText)
    }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }

    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect)
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private struct DrawingGroupTransitionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    nonisolated public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    nonisolated public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupTransitionKey.self] }
        set { self[DrawingGroupTransitionKey.self] = newValue }
    }
}

extension View {
    /// A number with this transition is marked, so that a host can animate it.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
            .semantics { semantics in
                if transition.kind == .numericText { semantics.marks.insert(.numericTransition) }
            }
    }
}
