import Foundation
import FoundationSupplement

public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32

public let kIOPMAssertionLevelOff = 0
public let kIOPMAssertionLevelOn = 255
public let kIOPMAssertionTypeNoDisplaySleep: CFString = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypeNoIdleSleep: CFString = "NoIdleSleepAssertion"
public let kIOPMAssertionTypePreventUserIdleSystemSleep: CFString = "PreventUserIdleSystemSleep"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep: CFString = "PreventUserIdleDisplaySleep"
public let kIOPMAssertPreventUserIdleSystemSleep: CFString = "PreventUserIdleSystemSleep"

@discardableResult
public func IOPMAssertionCreateWithName(
    _ assertionType: CFString?, _ assertionLevel: IOPMAssertionLevel, _ assertionName: CFString?,
    _ assertionID: UnsafeMutablePointer<IOPMAssertionID>?
) -> IOReturn {
    kIOReturnUnsupported
}
@discardableResult
public func IOPMAssertionRelease(_ assertionID: IOPMAssertionID) -> IOReturn { kIOReturnUnsupported }
