import CoreVideo
import FoundationSupplement
import SceneKit
import UIKit
import simd

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class ARConfiguration: NSObject, @unchecked Sendable {
    public enum WorldAlignment: Int, Sendable {
        case gravity, gravityAndHeading, camera
    }

    open class var isSupported: Bool { false }
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    public enum EnvironmentTexturing: Int, Sendable {
        case none, manual, automatic
    }

    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var isAutoFocusEnabled = true

    public override init() {
        super.init()
    }
}

open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var maximumNumberOfTrackedImages = 0

    public override init() {
        super.init()
    }
}

/// Tracks the world through the camera; access is denied here, which is reported.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }

    open weak var delegate: (any ARSessionDelegate)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }

    public override init() {
        super.init()
    }

    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        Notices.current.addInert("ARSession.run", .unauthorized("the camera"))
    }

    open func pause() {}

    open func add(anchor: ARAnchor) {}

    open func remove(anchor: ARAnchor) {}
}

public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

open class ARCamera: NSObject, @unchecked Sendable {
    public enum TrackingState: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }

        case notAvailable
        case limited(Reason)
        case normal
    }

    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: simd_float3 { .zero }
    open var trackingState: TrackingState { .notAvailable }
}

open class ARFrame: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
}

open class ARAnchor: NSObject, @unchecked Sendable {
    public let name: String?
    public let transform: simd_float4x4

    public init(transform: simd_float4x4) {
        name = nil
        self.transform = transform
    }

    public init(name: String, transform: simd_float4x4) {
        self.name = name
        self.transform = transform
    }
}

open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable {
        case horizontal, vertical
    }

    open var alignment: Alignment { .horizontal }
    open var center: simd_float3 { .zero }
    open var extent: simd_float3 { .zero }
}

open class ARImageAnchor: ARAnchor, @unchecked Sendable {}

open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
    open var isTracked: Bool { false }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// Shows a scene over the camera's image; empty here.
open class ARSCNView: SCNView {
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
}
