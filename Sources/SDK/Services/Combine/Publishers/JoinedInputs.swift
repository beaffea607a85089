import Foundation
import OpenCombine

/// Several publishers with one subscriber.
///
/// 1. Every input has unlimited demand. Values without demand from the subscriber are buffered: the latest of combined
///    values, all of merged ones.
/// 2. The first failure ends all inputs. Otherwise the end of the last input is the end; where values are combined, so
///    is that of an input without any.
/// 3. The subscriber hears of one thing at a time, and outside of the lock that guards the state.
final class JoinedInputs<Downstream: Subscriber>: Subscription {
    typealias Value = Downstream.Input
    typealias Failure = Downstream.Failure

    enum Waiting { case last, all }

    private let lock = NSRecursiveLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private let waiting: Waiting
    /// Transforms an input's value for the subscriber; `nil` while other inputs have no value.
    private var latest: [Any?]
    private let join: (Int, [Any?]) -> Value?
    /// Inputs that were subscribed to; only the code that sets them up changes it.
    private var count = 0
    private var subscriptions: [Int: any Subscription] = [:]
    private var finished: Set<Int> = []
    private var demand = Subscribers.Demand.none
    private var queue: [Value] = []

    init(_ downstream: Downstream, count: Int, waiting: Waiting, join: @escaping (Int, [Any?]) -> Value?) {
        self.downstream = downstream
        self.waiting = waiting
        self.join = join
        latest = [Any?](repeating: nil, count: count)
    }

    /// Subscribes to the next input.
    @discardableResult
    func subscribe<Input: Publisher>(_ publisher: Input) -> JoinedInputs where Input.Failure == Failure {
        let index = count
        count += 1
        publisher.subscribe(JoinedInput<Input.Output, Downstream>(index: index, owner: self))
        return self
    }

    func add(_ subscription: any Subscription, at index: Int) {
        let isOver = lock.withLock {
            subscriptions[index] = subscription
            return downstream == nil
        }
        if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    func receive(_ value: Any, at index: Int) {
        lock.withLock {
            latest[index] = value
            guard downstream != nil, let joined = join(index, latest) else { return }
            if waiting == .last { queue = [joined] } else { queue.append(joined) }
        }
        deliver()
    }

    func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        var ended: (Downstream, [any Subscription])?
        lock.withLock {
            guard let downstream else { return }
            finished.insert(index)
            subscriptions[index] = nil
            let isOver =
                switch completion {
                case .failure: true
                case .finished:
                    finished.count == latest.count || waiting == .last && latest[index] == nil
                }
            guard isOver else { return }
            if case .finished = completion, waiting == .all, !queue.isEmpty { return }
            ended = (downstream, Array(subscriptions.values))
            self.downstream = nil
            subscriptions = [:]
        }
        guard let (downstream, others) = ended else { return }
        for other in others { other.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliver()
    }

    func cancel() {
        let others = lock.withLock {
            defer { subscriptions = [:] }
            downstream = nil
            queue = []
            return Array(subscriptions.values)
        }
        for other in others { other.cancel() }
    }

    private func deliver() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (downstream, value) = lock.withLock(next) {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
        let last = lock.withLock { () -> Downstream? in
            guard waiting == .all, queue.isEmpty, finished.count == latest.count, let downstream else { return nil }
            self.downstream = nil
            return downstream
        }
        last?.receive(completion: .finished)
    }

    private func next() -> (Downstream, Value)? {
        guard let downstream, demand > .none, !queue.isEmpty else { return nil }
        demand -= 1
        return (downstream, queue.removeFirst())
    }
}

/// Subscribes to one of several publishers.
private struct JoinedInput<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let index: Int
    let owner: JoinedInputs<Downstream>

    func receive(subscription: any Subscription) { owner.add(subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
        owner.receive(input, at: index)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { owner.receive(completion, at: index) }
}
