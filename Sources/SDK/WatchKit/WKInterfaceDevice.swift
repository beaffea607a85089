import FoundationSupplement
import SwiftUI
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Taps and sounds of a watch. Widgets have no such way to speak, so every one is accepted and nothing is felt.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationLeftTurn, navigationRightTurn, navigationGenericManeuver
    case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceWristLocation: Int, Sendable {
    case left, right
}

public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
    case left, right
}

public enum WKInterfaceDeviceBatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
}

public enum WKInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The watch that a complication is shown on. It has no state.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let device = WKInterfaceDevice()

    open class func current() -> WKInterfaceDevice { device }

    open var name: String { "Apple Watch" }
    open var model: String { "Apple Watch" }
    open var localizedModel: String { model }
    open var systemName: String { "watchOS" }
    /// The version whose colors and behavior are followed.
    open var systemVersion: String { "26.0" }
    /// Points. A complication does not know its watch; that of the 45 mm case is answered.
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    /// Pixels per point.
    open var screenScale: CGFloat { 2 }
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    open var layoutDirection: WKInterfaceLayoutDirection {
        EnvironmentValues.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    @_Guarded open var isBatteryMonitoringEnabled = false
    /// The battery is not monitored here.
    open var batteryLevel: Float { -1 }
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }

    open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
    open var isWaterLockEnabled: Bool { false }
    open var supportsAudioStreaming: Bool { true }
    /// The same one always: nothing identifies a simulated device.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    open func enableWaterLock() {}

    open func play(_ type: WKHapticType) {
        UIFeedbackGenerator.reportNoEffect("WKInterfaceDevice.play")
    }
}

public enum WKWaterResistanceRating: Int, Sendable {
    case ipx7 = 0
    case wr50, wr100
}
