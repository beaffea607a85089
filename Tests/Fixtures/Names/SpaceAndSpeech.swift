import AVFAudio
import ExposureNotification
import MediaToolbox
import MetalPerformanceShaders
import ModelIO
import OpenGLES
import PushToTalk
import SafetyKit
import ScriptingBridge
import Spatial
import VideoSubscriberAccount

func pose() -> Pose3D {
    let point = Point3D(x: 1, y: 2, z: 3) + Vector3D.up * 2
    return Pose3D(position: point, rotation: Rotation3D(angle: .degrees(90), axis: .y))
}

final class Radio: NSObject, PTChannelManagerDelegate, PTChannelRestorationDelegate {
    func join() async throws {
        let manager = try await PTChannelManager.channelManager(delegate: self, restorationDelegate: self)
        manager.requestJoinChannel(channelUUID: UUID(), descriptor: PTChannelDescriptor(name: "Garden", image: nil))
    }

    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor {
        PTChannelDescriptor(name: "Garden", image: nil)
    }

    func channelManager(
        _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason
    ) {}
    func channelManager(
        _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason
    ) {}
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didBeginTransmittingFrom source: PTChannelTransmitRequestSource
    ) {}
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didEndTransmittingFrom source: PTChannelTransmitRequestSource
    ) {}
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data) {}
    func incomingPushResult(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
    ) -> PTPushResult {
        .activeRemoteParticipant(PTParticipant(name: "Ada", image: nil))
    }
    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession) {}
    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession) {}
}

func blur(_ device: any MTLDevice) -> MPSImageGaussianBlur? {
    MPSSupportsMTLDevice(device) ? MPSImageGaussianBlur(device: device, sigma: 3) : nil
}

func model(_ url: URL) -> Int { MDLAsset(url: url).count }

func player() -> Bool { SBApplication(bundleIdentifier: "com.apple.Music")?.isRunning ?? false }
