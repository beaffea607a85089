import Foundation
import FoundationSupplement

public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSOffLineValue = "Off Line"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSUPSType = "UPS"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
public let kIOPSTransportTypeKey = "Transport Type"
public let kIOPSVoltageKey = "Voltage"
public let kIOPSCurrentKey = "Current"
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
public let kIOPSProvidesTimeRemaining = "Battery Provides Time Remaining"
public let kIOPMUPSPowerKey = "UPS Power"
public let kIOPMBatteryPowerKey = "Battery Power"
public let kIOPMACPowerKey = "AC Power"

public typealias IOPowerSourceCallbackType = (UnsafeMutableRawPointer?) -> Void

public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2

// A Mac's batteries: it has none and is plugged in.

@discardableResult
public func IOPSCopyPowerSourcesInfo() -> _HandedOver<CFTypeRef>! { _HandedOver(value: NSNull()) }
@discardableResult
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef?) -> _HandedOver<CFArray>! { _HandedOver(value: []) }
@discardableResult
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef?, _ ps: Any?) -> _HandedOver<CFDictionary>! { nil }
@discardableResult
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef?) -> _HandedOver<CFString>! {
    _HandedOver(value: kIOPMACPowerKey)
}
@discardableResult
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }
@discardableResult
public func IOPSCopyExternalPowerAdapterDetails() -> _HandedOver<CFDictionary>? { nil }
@discardableResult
public func IOPSNotificationCreateRunLoopSource(
    _ callback: @escaping IOPowerSourceCallbackType, _ context: UnsafeMutableRawPointer?
) -> _HandedOver<CFTypeRef>! {
    _HandedOver(value: NSNull())
}
