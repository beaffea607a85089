import Foundation
import ManagedSettings

/// The usage of a device.
public struct DeviceActivityData: Hashable, Sendable {
    public struct User: Hashable, Sendable {
        public enum Role: Hashable, Sendable {
            case individual
            case child
        }

        public let role: Role
        public let nameComponents: PersonNameComponents?
        public let appleID: String?
    }

    public struct Device: Hashable, Sendable {
        public enum Model: Hashable, Sendable {
            case iPhone
            case iPad
            case iPod
            case mac
        }

        public let model: Model
        public let name: String?
    }

    public struct ApplicationActivity: Hashable, Sendable {
        public let application: Application
        public let totalActivityDuration: TimeInterval
        public let numberOfPickups: Int
        public let numberOfNotifications: Int
    }

    public struct WebDomainActivity: Hashable, Sendable {
        public let webDomain: WebDomain
        public let totalActivityDuration: TimeInterval
    }

    public struct CategoryActivity: Hashable, Sendable {
        public let category: ActivityCategory
        public let totalActivityDuration: TimeInterval
        public var applications: DeviceActivityResults<ApplicationActivity> { DeviceActivityResults() }
        public var webDomains: DeviceActivityResults<WebDomainActivity> { DeviceActivityResults() }
    }

    public struct ActivitySegment: Hashable, Sendable {
        public let dateInterval: DateInterval
        public let totalActivityDuration: TimeInterval
        public let firstPickup: Date?
        public let longestActivity: DateInterval?
        public let totalPickupsWithoutApplicationActivity: Int
        public var categories: DeviceActivityResults<CategoryActivity> { DeviceActivityResults() }
    }

    public let user: User
    public let device: Device
    public let lastUpdatedDate: Date
    public let segmentInterval: DeviceActivityFilter.SegmentInterval
    public var activitySegments: DeviceActivityResults<ActivitySegment> { DeviceActivityResults() }
}
