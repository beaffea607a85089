import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Advertises services; no other device receives them.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    private let queue: DispatchQueue
    open var isAdvertising: Bool { false }

    public override convenience init() {
        self.init(delegate: nil, queue: nil)
    }

    /// The delegate is notified of the state once.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        self.queue = queue ?? .main
        super.init()
        self.queue.async { [weak self] in
            if let self { self.delegate?.peripheralManagerDidUpdateState(self) }
        }
    }

    open func startAdvertising(_ advertisementData: [String: Any]?) {
        Notices.current.addInert("CBPeripheralManager.startAdvertising", .absent("Bluetooth"))
    }

    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {}
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        false
    }
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

open class CBATTRequest: NSObject, @unchecked Sendable {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    open var offset: Int { 0 }
    open var value: Data?

    init(central: CBCentral, characteristic: CBCharacteristic) {
        self.central = central
        self.characteristic = characteristic
        super.init()
    }
}

public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
