import CoreGraphics
import SwiftUI
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SCNCamera: NSObject, @unchecked Sendable {
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var wantsHDR = false

    public override init() {
        super.init()
    }
}

open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false

    public override init() {
        super.init()
    }
}

open class SCNAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0

    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    {
        SCNAction()
    }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction()
    }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction() }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
    open class func removeFromParentNode() -> SCNAction { SCNAction() }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
}

public enum SCNAntialiasingMode: UInt, Sendable {
    case none, multisampling2X, multisampling4X
}

open class SCNHitTestResult: NSObject, @unchecked Sendable {
    open var node: SCNNode { SCNNode() }
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    open var localCoordinates: SCNVector3 { SCNVector3() }
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}

public protocol SCNSceneRenderer: NSObjectProtocol {}

/// Shows a scene; empty here.
open class SCNView: UIView, SCNSceneRenderer {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var rendersContinuously = false
    open var isPlaying = false
    open var antialiasingMode = SCNAntialiasingMode.none
    open var preferredFramesPerSecond = 60

    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func play(_ sender: Any?) {}

    open func pause(_ sender: Any?) {}

    open func stop(_ sender: Any?) {}

    open func snapshot() -> UIImage { UIImage() }

    open func hitTest(_ point: CGPoint, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult] { [] }
}

open class SCNTransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
}

/// Shows a scene; empty here.
public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }

    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
        preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
        delegate: (any SCNSceneRendererDelegate)? = nil
    ) {}

    public var body: some View { Color.clear }
}
