import ManagedSettings
import SwiftUI

/// A report of the user's app usage, drawn by another extension; nothing is drawn here.
@MainActor @preconcurrency
public struct DeviceActivityReport: View {
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public nonisolated init(rawValue: String) {
            self.rawValue = rawValue
        }

        public nonisolated init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

    public var body: some View { Color.clear }
}

/// Whose use, of what and when.
public struct DeviceActivityFilter: Hashable, Sendable {
    public enum SegmentInterval: Hashable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }

    public enum Users: Hashable, Sendable {
        case all
        case children
    }

    public struct Devices: Hashable, Sendable {
        private let models: Set<DeviceActivityData.Device.Model>
        public static let all = Devices(models: [])

        private init(models: Set<DeviceActivityData.Device.Model>) {
            self.models = models
        }

        public init(_ models: Set<DeviceActivityData.Device.Model>) {
            self.models = models
        }
    }

    public var segmentInterval: SegmentInterval
    public var devices: Devices
    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>

    public init(
        segment: SegmentInterval = .daily(
            during: DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 86400)),
        users: Users = .all, devices: Devices = .all, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) {
        segmentInterval = segment
        self.devices = devices
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
    }
}

/// A part of a report's extension.
@MainActor @preconcurrency
public protocol DeviceActivityReportScene {
    associatedtype Configuration
    associatedtype Content: View
    var context: DeviceActivityReport.Context { get }
    var content: (Configuration) -> Content { get }
    func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Configuration
}

/// The usage segments; none.
public struct DeviceActivityResults<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
