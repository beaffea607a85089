/// A sequence of keyframes.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    func _append(to course: inout _KeyframeCourse<Value>)
}

extension KeyframeTrackContent {
    public func _append(to course: inout _KeyframeCourse<Value>) { body._append(to: &course) }
}

/// The path of one part of a value through its keyframes.
///
/// Each keyframe becomes a segment between two values; a cubic one without velocities uses the average velocity between
/// the previous and the next keyframe.
public struct _KeyframeCourse<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
        case spring(Spring, startVelocity: Value.AnimatableData?)
    }

    struct Piece {
        var target: Value.AnimatableData
        var duration: TimeInterval
        var kind: Kind
    }

    private let start: Value
    private var pieces: [Piece] = []

    init<Content: KeyframeTrackContent>(_ content: Content, from start: Value) where Content.Value == Value {
        self.start = start
        content._append(to: &self)
    }

    mutating func append(_ target: Value, _ duration: TimeInterval, _ kind: Kind) {
        pieces.append(Piece(target: target.animatableData, duration: max(duration, 0), kind: kind))
    }

    var duration: TimeInterval { pieces.reduce(0) { $0 + $1.duration } }

    private func value(_ data: Value.AnimatableData) -> Value {
        var copy = start
        copy.animatableData = data
        return copy
    }

    func value(at time: TimeInterval) -> Value {
        var from = start.animatableData
        var begin: TimeInterval = 0
        for (index, piece) in pieces.enumerated() {
            if time < begin + piece.duration {
                return value(data(of: index, from: from, elapsed: max(time - begin, 0)))
            }
            begin += piece.duration
            from = piece.target
        }
        return value(from)
    }

    private func data(
        of index: Int, from: Value.AnimatableData, elapsed: TimeInterval
    ) -> Value.AnimatableData {
        let piece = pieces[index]
        let progress = piece.duration > 0 ? elapsed / piece.duration : 1
        switch piece.kind {
        case .move: return piece.target
        case .linear(let curve): return from.interpolated(towards: piece.target, amount: curve.value(at: progress))
        case .spring(let spring, let velocity):
            return from + spring.value(target: piece.target - from, initialVelocity: velocity ?? .zero, time: elapsed)
        case .cubic(let startVelocity, let endVelocity):
            let leaving = (startVelocity ?? velocity(at: index - 1)).scaled(by: piece.duration)
            let arriving = (endVelocity ?? velocity(at: index)).scaled(by: piece.duration)
            let (t, square) = (progress, progress * progress)
            let cube = square * t
            return from.scaled(by: 2 * cube - 3 * square + 1) + leaving.scaled(by: cube - 2 * square + t)
                + piece.target.scaled(by: 3 * square - 2 * cube) + arriving.scaled(by: cube - square)
        }
    }

    /// The average velocity between the keyframes before and after the end of a segment; zero at both ends of the
    /// track.
    private func velocity(at index: Int) -> Value.AnimatableData {
        guard index >= 0, index + 1 < pieces.count else { return .zero }
        let before = index > 0 ? pieces[index - 1].target : start.animatableData
        let time = pieces[index].duration + pieces[index + 1].duration
        return time > 0 ? (pieces[index + 1].target - before).scaled(by: 1 / time) : .zero
    }
}

/// A keyframe with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: TimeInterval
    let timingCurve: UnitCurve

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

    public func _append(to course: inout _KeyframeCourse<Value>) { course.append(to, duration, .linear(timingCurve)) }
}

/// A keyframe with a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

    public func _append(to course: inout _KeyframeCourse<Value>) {
        course.append(
            to, duration,
            .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }
}

/// A keyframe with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

    public func _append(to course: inout _KeyframeCourse<Value>) {
        course.append(
            to, duration ?? spring.settlingDuration, .spring(spring, startVelocity: startVelocity?.animatableData))
    }
}

/// A keyframe that takes effect immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    public init(_ to: Value) {
        self.to = to
    }

    public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

    public func _append(to course: inout _KeyframeCourse<Value>) { course.append(to, 0, .move) }
}

/// No keyframes, for types without a body.
public struct _NoKeyframeContent<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public var body: Self { self }

    public func _append(to course: inout _KeyframeCourse<Value>) {}
}

/// A sequence of keyframes of several kinds.
public struct _KeyframeContentList<Value: Animatable>: KeyframeTrackContent {
    let append: (inout _KeyframeCourse<Value>) -> Void

    public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

    public func _append(to course: inout _KeyframeCourse<Value>) { append(&course) }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeContentList<Value> { course in
            for component in components { component._append(to: &course) }
        }
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(append: component._append)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(append: component._append)
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeContentList<Value> { course in
            accumulated._append(to: &course)
            next._append(to: &course)
        }
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframeContent<Value>() }

    /// One of two sequences of keyframes.
    public struct Conditional<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
    where First.Value == Value, Second.Value == Value {
        let append: (inout _KeyframeCourse<Value>) -> Void

        public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }

        public func _append(to course: inout _KeyframeCourse<Value>) { append(&course) }
    }
}
