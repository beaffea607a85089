import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Logged messages. They are written to standard error and not stored, so there are none to read.
open class OSLogStore: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    public init(scope: OSLogStore.Scope) throws {
        super.init()
    }

    public init(url: URL) throws {
        super.init()
    }

    open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

    open func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        AnySequence([])
    }
}

/// A place in a log.
open class OSLogPosition: NSObject, @unchecked Sendable {}

/// Entries of a log one after the other.
open class OSLogEnumerator: NSEnumerator, @unchecked Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let reverse = Options(rawValue: 1)
    }
}
