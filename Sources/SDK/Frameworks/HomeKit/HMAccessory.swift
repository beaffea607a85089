import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol HMAccessoryDelegate: AnyObject {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}

open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    open var localizedDescription: String { "" }
}

/// A device of a home; there are none.
open class HMAccessory: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open func identify() async throws { throw HMError(.accessoryNotReachable) }
}

open class HMService: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var accessory: HMAccessory? { nil }
    open var name: String { "" }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var characteristics: [HMCharacteristic] { [] }
    open var isPrimaryService: Bool { false }
    open var isUserInteractive: Bool { false }
    open var associatedServiceType: String? { nil }
}

open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var units: String? { nil }
    open var format: String? { nil }
}

open class HMCharacteristic: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var service: HMService? { nil }
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }

    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }

    open func readValue() async throws { throw HMError(.accessoryNotReachable) }

    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }

    open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }

    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }

    open func enableNotification(_ enable: Bool) async throws { throw HMError(.accessoryNotReachable) }
}

public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertyHidden = "HMCharacteristicPropertyHidden"
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"
