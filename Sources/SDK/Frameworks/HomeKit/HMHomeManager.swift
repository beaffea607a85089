import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct HMHomeManagerAuthorizationStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

public protocol HMHomeManagerDelegate: AnyObject {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// The user's homes, to which the simulated device grants no access: there are none.
open class HMHomeManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeManagerDelegate)?

    public override init() {
        super.init()
    }

    open var primaryHome: HMHome? { nil }
    open var homes: [HMHome] { [] }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [] }

    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        Notices.current.addInert("HMHomeManager.addHome", .unauthorized("homes"))
        onMainQueueLater { completion(nil, HMError(.homeAccessNotAuthorized)) }
    }

    open func addHome(named homeName: String) async throws -> HMHome {
        Notices.current.addInert("HMHomeManager.addHome", .unauthorized("homes"))
        throw HMError(.homeAccessNotAuthorized)
    }

    open func removeHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
}

public protocol HMHomeDelegate: AnyObject {
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
}

open class HMHome: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open func roomForEntireHome() -> HMRoom { HMRoom() }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }

    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        Notices.current.addInert("HMHome.executeActionSet", .unauthorized("homes"))
        onMainQueueLater { completion(HMError(.homeAccessNotAuthorized)) }
    }

    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
}

open class HMRoom: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
}

open class HMZone: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var rooms: [HMRoom] { [] }
}

open class HMServiceGroup: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var services: [HMService] { [] }
}

open class HMTrigger: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
}

open class HMAction: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
}

open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    public let targetValue: TargetValueType

    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        self.characteristic = characteristic
        self.targetValue = targetValue
        super.init()
    }
}

open class HMActionSet: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { HMActionSetTypeUserDefined }
    open var lastExecutionDate: Date? { nil }
}
