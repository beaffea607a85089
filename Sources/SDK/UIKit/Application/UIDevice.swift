import SwiftUI

/// The device; always a phone here.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }

    nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    private static let device = UIDevice()

    nonisolated public override init() {
        super.init()
    }

    open class var current: UIDevice { device }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    /// The version whose colors and behavior are used.
    open var systemVersion: String { "26.0" }
    open var name: String { "iPhone" }
    /// Always the same: a simulated device has no identity.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open var isBatteryMonitoringEnabled = false
    /// The battery is not monitored here.
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open func playInputClick() {}
}

@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
