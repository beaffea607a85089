/// A view that is animated by keyframes. A picture shows its initial state.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    let value: Value
    let content: (Value) -> Content
}

extension KeyframeAnimator: View {
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(value: initialValue, content: content)
    }

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(value: initialValue, content: content)
    }

    public var body: some View { content(value) }
}

extension View {
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}

/// Values over time, computed from keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        var tracks = _KeyframeTracks<Value>()
        content()._resolve(into: &tracks, from: initialValue)
        self.tracks = tracks
    }

    /// The duration of the longest track in seconds.
    public var duration: TimeInterval { tracks.duration }

    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks.updates { track(&value, time) }
        return value
    }

    /// - Parameter progress: 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
