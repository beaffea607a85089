import Foundation
import FoundationSupplement
import OpenCombine

extension NSObject {
    /// The values of an object's property. Those of defaults are published when they change, others only initially.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: ObservedValues(self, subscriber))
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

private final class ObservedValues<Subject: NSObject, Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    private var waiting: Value?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: Downstream) {
        self.downstream = downstream
        let keyPath = publisher.keyPath
        if publisher.options.contains(.initial) { waiting = publisher.object[keyPath: keyPath] }
        observation = publisher.object.observe(keyPath, options: .new) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath])
        }
    }

    private func send(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        guard let downstream, demand > .none else {
            waiting = value
            return
        }
        demand -= 1
        demand += downstream.receive(value)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        self.demand += demand
        guard let value = waiting else { return }
        waiting = nil
        send(value)
    }

    func cancel() {
        lock.withLock { downstream = nil }
        observation?.invalidate()
        observation = nil
    }
}
