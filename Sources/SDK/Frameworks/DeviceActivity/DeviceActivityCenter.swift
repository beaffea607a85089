@_exported import Foundation
import FoundationSupplement
@_exported import ManagedSettings

public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct DeviceActivitySchedule: Hashable, Codable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
    }

    public var nextInterval: DateInterval? { nil }
}

public struct DeviceActivityEvent: Hashable, Codable, Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public let includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
        self.threshold = threshold
        self.includesPastActivity = includesPastActivity
    }
}

/// Monitors app usage; not authorized here.
public final class DeviceActivityCenter: Sendable {
    public enum MonitoringError: Error, LocalizedError, Hashable, Sendable {
        case excessiveActivities
        case intervalTooLong
        case intervalTooShort
        case invalidDateComponents
        case unauthorized
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }

    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        Notices.current.addInert("DeviceActivityCenter.startMonitoring", .unauthorized("screen time"))
        throw MonitoringError.unauthorized
    }

    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Receives app usage events, in another extension.
open class DeviceActivityMonitor {
    public init() {}

    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
