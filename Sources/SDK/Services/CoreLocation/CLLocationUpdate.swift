import Foundation

/// A location in a sequence of updates.
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation?
    public let authorizationDenied: Bool
    public let authorizationDeniedGlobally: Bool
    public let authorizationRestricted: Bool
    public let authorizationRequestInProgress: Bool
    public let accuracyLimited: Bool
    public let insufficientlyInUse: Bool
    public let locationUnavailable: Bool
    public let serviceSessionRequired: Bool
    public let stationary: Bool
    public var isStationary: Bool { stationary }

    /// The kind of movement.
    public enum LiveConfiguration: Int, Hashable, Sendable {
        case `default` = 0
        case automotiveNavigation = 1
        case otherNavigation = 2
        case fitness = 3
        case airborne = 4
    }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    public static func historicalUpdates(_ purposeKey: String, limit: Int) -> Updates { Updates() }

    /// One update: the simulated device's location, or that access is denied. Then the device is stationary and the
    /// sequence ends.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = CLLocationUpdate
            var isAsked = false

            public mutating func next() async throws -> CLLocationUpdate? {
                guard !isAsked else { return nil }
                isAsked = true
                return CLLocationUpdate.ofDevice()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    fileprivate static func ofDevice() -> CLLocationUpdate {
        let location = DevicePlace.current.location
        if location == nil { DevicePlace.noteUnknown() }
        return CLLocationUpdate(
            location: location, authorizationDenied: location == nil, authorizationDeniedGlobally: false,
            authorizationRestricted: false, authorizationRequestInProgress: false, accuracyLimited: false,
            insufficientlyInUse: false, locationUnavailable: location == nil, serviceSessionRequired: false,
            stationary: location != nil)
    }
}
