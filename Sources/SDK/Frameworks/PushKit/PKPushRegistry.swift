@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
}

open class PKPushCredentials: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}

open class PKPushPayload: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// Registers for notifications from a server; none arrive.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?

    public init(queue: DispatchQueue?) {
        super.init()
    }

    open func pushToken(for type: PKPushType) -> Data? { nil }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        completion()
    }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
