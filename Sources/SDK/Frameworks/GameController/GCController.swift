@_exported import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol GCDevice: NSObjectProtocol {
    var vendorName: String? { get }
    var productCategory: String { get }
}

/// A game controller; none is connected.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    open class var current: GCController? { nil }
    open class func controllers() -> [GCController] { [] }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}

    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var isAttachedToDevice: Bool { false }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var controllerPausedHandler: ((GCController) -> Void)?
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var battery: GCDeviceBattery? { nil }
}

public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

open class GCDeviceBattery: NSObject, @unchecked Sendable {
    open var batteryLevel: Float { 0 }
}

open class GCControllerElement: NSObject, @unchecked Sendable {
    open var isAnalog: Bool { false }
    open var localizedName: String? { nil }
}

public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
}

open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
}

open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
}

open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    open var elements: [String: GCControllerElement] { [:] }
    open var buttons: [String: GCControllerButtonInput] { [:] }
}

open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
}

open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let buttonOptions: GCControllerButtonInput? = nil
}

open class GCKeyboard: NSObject, @unchecked Sendable {
    open class var coalesced: GCKeyboard? { nil }
}

open class GCMouse: NSObject, @unchecked Sendable {
    open class var current: GCMouse? { nil }
}

extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
}
