import Foundation
import OpenCombine

extension Publishers {
    /// When values that were collected are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of each span of time, together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectedValues<Upstream, Context, S>(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class CollectedValues<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private let strategy: Publishers.TimeGroupingStrategy<Context>
    private let options: Context.SchedulerOptions?
    private var upstream: (any Subscription)?
    private var clock: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.strategy = strategy
        self.options = options
    }

    private var parts: (context: Context, span: Context.SchedulerTimeType.Stride, count: Int?) {
        switch strategy {
        case .byTime(let context, let span): (context, span, nil)
        case .byTimeOrCount(let context, let span, let count): (context, span, count)
        }
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        downstream?.receive(subscription: self)
        let (context, span, _) = parts
        clock = context.schedule(
            after: context.now.advanced(by: span), interval: span, tolerance: context.minimumTolerance,
            options: options
        ) { [weak self] in self?.send() }
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = lock.withLock {
            values.append(input)
            return parts.count.map { values.count >= $0 } ?? false
        }
        if isFull { send() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { send() }
        let last = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        clock?.cancel()
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        lock.withLock { downstream = nil }
        clock?.cancel()
        upstream?.cancel()
    }

    private func send() {
        let group: (Downstream, [Input])? = lock.withLock {
            guard let downstream, demand > .none, !values.isEmpty else { return nil }
            demand -= 1
            defer { values = [] }
            return (downstream, values)
        }
        guard let (downstream, values) = group else { return }
        let more = downstream.receive(values)
        lock.withLock { demand += more }
    }
}
