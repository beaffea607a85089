/// Tracks of keyframes for the parts of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    @KeyframesBuilder<Value> var body: Body { get }

    func _resolve(into tracks: inout _KeyframeTracks<Value>, from initialValue: Value)
}

extension Keyframes {
    public func _resolve(into tracks: inout _KeyframeTracks<Value>, from initialValue: Value) {
        body._resolve(into: &tracks, from: initialValue)
    }
}

/// The effect of a timeline's tracks on a value at a time.
public struct _KeyframeTracks<Value> {
    var updates: [(inout Value, TimeInterval) -> Void] = []
    var duration: TimeInterval = 0
}

/// Empty keyframes, for types without a body.
public struct _NoKeyframes<Value>: Keyframes {
    public typealias Body = Self

    public var body: Self { self }

    public func _resolve(into tracks: inout _KeyframeTracks<Value>, from initialValue: Value) {}
}

/// A sequence of keyframes for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \Root.self
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: _NoKeyframes<Root> { _NoKeyframes() }

    public func _resolve(into tracks: inout _KeyframeTracks<Root>, from initialValue: Root) {
        let course = _KeyframeCourse(content, from: initialValue[keyPath: keyPath])
        let keyPath = keyPath
        tracks.duration = max(tracks.duration, course.duration)
        tracks.updates.append { value, time in value[keyPath: keyPath] = course.value(at: time) }
    }
}

/// Several groups of tracks.
public struct _KeyframesList<Value>: Keyframes {
    let resolve: (inout _KeyframeTracks<Value>, Value) -> Void

    public var body: _NoKeyframes<Value> { _NoKeyframes() }

    public func _resolve(into tracks: inout _KeyframeTracks<Value>, from initialValue: Value) {
        resolve(&tracks, initialValue)
    }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframesList<Value> { tracks, value in
            accumulated._resolve(into: &tracks, from: value)
            next._resolve(into: &tracks, from: value)
        }
    }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildBlock() -> some Keyframes<Value> { _NoKeyframes<Value>() }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}
