import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

extension NotificationCenter {
    /// A witness for protocols in projects; the form with `userInfo` has a default value for it.
    @_disfavoredOverload
    public func post(name aName: NSNotification.Name, object anObject: Any?) {
        post(name: aName, object: anObject, userInfo: nil)
    }

    /// The notifications with a name, as they arrive.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        @_GuardedWeak private var object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Carried>.makeStream()
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Carried(notification: $0))
            }
            let center = center
            continuation.onTermination = { _ in center.removeObserver(token) }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// A notification that is passed to the one task that iterates.
        fileprivate struct Carried: @unchecked Sendable {
            let notification: Notification
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Carried>.Iterator

            public mutating func next() async -> Notification? { await base.next()?.notification }
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}
