import AVFAudio
@_exported import Foundation
import FoundationSupplement
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum PTChannelJoinReason: Int, Sendable {
    case developerRequest = 0
    case channelRestoration = 1
}

public enum PTChannelLeaveReason: Int, Sendable {
    case unknown = 0
    case userRequest = 1
    case developerRequest = 2
    case systemPolicy = 3
}

public enum PTChannelTransmitRequestSource: Int, Sendable {
    case unknown = 0
    case userRequest = 1
    case developerRequest = 2
    case handsfreeButton = 3
}

public enum PTServiceStatus: Int, Sendable {
    case ready, connecting, unavailable
}

public enum PTTransmissionMode: Int, Sendable {
    case fullDuplex, halfDuplex, listenOnly
}

open class PTParticipant: NSObject, @unchecked Sendable {
    public let name: String
    public let image: UIImage?

    public init(name: String, image: UIImage?) {
        self.name = name
        self.image = image
        super.init()
    }
}

open class PTChannelDescriptor: NSObject, @unchecked Sendable {
    public let name: String
    public let image: UIImage?

    public init(name: String, image: UIImage?) {
        self.name = name
        self.image = image
        super.init()
    }
}

open class PTPushResult: NSObject, @unchecked Sendable {
    public class var leaveChannel: PTPushResult { PTPushResult() }
    public class func activeRemoteParticipant(_ participant: PTParticipant) -> PTPushResult { PTPushResult() }
}

public protocol PTChannelManagerDelegate: NSObjectProtocol {
    func channelManager(
        _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason)
    func channelManager(
        _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason)
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didEndTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
    func incomingPushResult(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
    ) -> PTPushResult
    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession)
    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession)
    func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error)
}

extension PTChannelManagerDelegate {
    public func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error
    ) {}
}

public protocol PTChannelRestorationDelegate: NSObjectProtocol {
    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor
}

public enum PTInstantiationError: Int, Error, Sendable {
    case unknown = 0
    case invalidPlatform = 1
    case missingBackgroundMode = 2
    case missingPushServerEnvironment = 3
    case missingEntitlement = 4
    case instantiationAlreadyInProgress = 5
}

/// Manages push-to-talk channels; a widget has none.
open class PTChannelManager: NSObject, @unchecked Sendable {
    open class func channelManager(
        delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate
    ) async throws -> PTChannelManager {
        Notices.current.addInert("PTChannelManager.channelManager", .appOnly)
        throw PTInstantiationError.invalidPlatform
    }

    open var activeChannelUUID: UUID? { nil }
    open func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor) {}
    open func requestBeginTransmitting(channelUUID: UUID) {}
    open func stopTransmitting(channelUUID: UUID) {}
    open func leaveChannel(channelUUID: UUID) {}
    open func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, channelUUID: UUID) async throws {}
    open func setActiveRemoteParticipant(_ participant: PTParticipant?, channelUUID: UUID) async throws {}
    open func setServiceStatus(_ status: PTServiceStatus, channelUUID: UUID) async throws {}
    open func setTransmissionMode(_ transmissionMode: PTTransmissionMode, channelUUID: UUID) async throws {}
}
