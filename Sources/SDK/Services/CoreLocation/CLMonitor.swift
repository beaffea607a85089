import Foundation
import FoundationSupplement

/// A condition that a monitor can watch.
public protocol CLCondition: Sendable {}

/// Monitors location conditions. Nothing is monitored here: each condition keeps its assumed state.
public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        /// Meters.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    public struct BeaconIdentityCondition: CLCondition, Hashable {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        public init(uuid: UUID) {
            self.init(uuid: uuid, majorValue: nil, minorValue: nil)
        }

        public init(uuid: UUID, major: CLBeaconMajorValue) {
            self.init(uuid: uuid, majorValue: major, minorValue: nil)
        }

        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            self.init(uuid: uuid, majorValue: major, minorValue: minor)
        }

        private init(uuid: UUID, majorValue: CLBeaconMajorValue?, minorValue: CLBeaconMinorValue?) {
            self.uuid = uuid
            major = majorValue
            minor = minorValue
        }
    }

    public struct Event: Sendable {
        public enum State: Int, Hashable, Sendable {
            case unknown = 0
            case satisfied = 1
            case unsatisfied = 2
            case unmonitored = 3
        }

        public let identifier: String
        public let state: State
        public let date: Date
        public let refinement: (any CLCondition)?
        public let accuracyLimited: Bool
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRequestInProgress: Bool
        public let authorizationRestricted: Bool
        public let conditionLimitExceeded: Bool
        public let conditionUnsupported: Bool
        public let insufficientlyInUse: Bool
        public let persistenceUnavailable: Bool
        public let serviceSessionRequired: Bool
    }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// Ends immediately, because nothing changes.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public nonisolated let name: String
    private var records: [String: Record] = [:]

    public init(_ name: String) async {
        self.name = name
    }

    public var events: Events { Events() }
    public var identifiers: [String] { records.keys.sorted() }

    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) {
        Notices.current.addInert("CLMonitor.add", .absent("location monitoring"))
        let event = Event(
            identifier: identifier, state: state, date: Date(), refinement: nil, accuracyLimited: false,
            authorizationDenied: !DevicePlace.current.isKnown, authorizationDeniedGlobally: false,
            authorizationRequestInProgress: false, authorizationRestricted: false, conditionLimitExceeded: false,
            conditionUnsupported: false, insufficientlyInUse: false, persistenceUnavailable: false,
            serviceSessionRequired: false)
        records[identifier] = Record(condition: condition, lastEvent: event)
    }

    public func remove(_ identifier: String) {
        records[identifier] = nil
    }

    public func record(for identifier: String) -> Record? { records[identifier] }
}
