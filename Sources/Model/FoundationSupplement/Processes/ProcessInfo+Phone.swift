import Foundation
import Synchronization

extension ProcessInfo {
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
        public static let userInteractive = ActivityOptions(rawValue: 0xFF_00FF_FFFF)
        public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
        public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
    }

    /// The simulated device is cool and charged.
    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isiOSAppOnVision: Bool { false }

    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}

    public func performActivity(
        options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
    ) {
        block()
    }

    @preconcurrency
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }

    public func disableSuddenTermination() {}
    public func enableSuddenTermination() {}

    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}
