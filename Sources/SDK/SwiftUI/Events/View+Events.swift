import RenderModel

/// A modifier without an effect in a widget.
struct NoEffectModifier: ViewModifier {
    typealias Body = Never

    let name: String
    let reason: String

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        inputs.context.report(
            Diagnostic(
                .note, .noEffect, subject: modifier.name,
                message: "\(modifier.name) has no effect in a widget: \(modifier.reason)"))
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

extension View {
    nonisolated package func noEffect(_ name: String, _ reason: String) -> some View {
        modifier(NoEffectModifier(name: name, reason: reason))
    }

    /// Runs before the widget's view is archived, so the picture shows the action's changes.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action ?? {}))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        noEffect("onDisappear", "its views are archived and never live.")
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        noEffect("task", "its views do not run; load data in the timeline provider.")
    }

    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        noEffect("task", "its views do not run; load data in the timeline provider.")
    }

    nonisolated public func task(
        name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        noEffect("task", "its views do not run; load data in the timeline provider.")
    }

    nonisolated public func task<T: Equatable>(
        id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        noEffect("task", "its views do not run; load data in the timeline provider.")
    }

    /// In a widget, a value changes only while its views appear.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, initially: false) { _, new in action(new) })
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initially: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initially: initial) { _, _ in action() })
    }

    /// Has no effect: only controls respond to taps in a widget.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// A view's identity affects only changes over time, which a picture does not have.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    nonisolated public func help(_ text: String) -> some View { self }
}

/// Sets a value on a view for a container that selects among views.
struct TagModifier: TraitModifier {
    typealias Body = Never

    nonisolated(unsafe) let tag: AnyHashable

    nonisolated func write(to traits: inout LayoutTraits) { traits.tag = tag }
}

extension View {
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
