import Foundation
import IOKit

func serialNumber() -> String? {
    let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
    defer { IOObjectRelease(service) }
    guard service != 0 else { return nil }
    return IORegistryEntryCreateCFProperty(service, kIOPlatformSerialNumberKey, nil, 0)?.takeRetainedValue() as? String
}

func batteryLevel() -> Int? {
    let snapshot = IOPSCopyPowerSourcesInfo().takeRetainedValue()
    let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as Array
    for source in sources {
        if let info = IOPSGetPowerSourceDescription(snapshot, source)?.takeUnretainedValue() as? [String: Any] {
            return info[kIOPSCurrentCapacityKey] as? Int
        }
    }
    return nil
}

func properties() -> [String: Any]? {
    let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("AppleSmartBattery"))
    var properties: Unmanaged<CFMutableDictionary>?
    guard IORegistryEntryCreateCFProperties(service, &properties, kCFAllocatorDefault, 0) == KERN_SUCCESS else {
        return nil
    }
    return properties?.takeRetainedValue() as? [String: Any]
}
