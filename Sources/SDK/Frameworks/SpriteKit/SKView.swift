import CoreGraphics
import SwiftUI
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SKTexture: NSObject, @unchecked Sendable {
    private let picture: UIImage?

    public init(imageNamed name: String) {
        picture = UIImage(named: name)
    }

    public init(image: UIImage) {
        picture = image
    }

    public init(cgImage image: CGImage) {
        picture = UIImage(cgImage: image)
    }

    open func size() -> CGSize { picture?.size ?? .zero }

    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

open class SKTextureAtlas: NSObject, @unchecked Sendable {
    public convenience init(named name: String) {
        self.init()
    }

    open var textureNames: [String] { [] }

    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

open class SKPhysicsBody: NSObject, @unchecked Sendable {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open weak var node: SKNode? { nil }

    public convenience init(circleOfRadius r: CGFloat) {
        self.init()
    }

    public convenience init(rectangleOf s: CGSize) {
        self.init()
    }

    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init()
    }

    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
        self.init()
    }

    public convenience init(polygonFrom path: CGPath) {
        self.init()
    }

    public convenience init(texture: SKTexture, size: CGSize) {
        self.init()
    }

    open func applyForce(_ force: CGVector) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

open class SKPhysicsContact: NSObject, @unchecked Sendable {
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    open var contactPoint: CGPoint { .zero }
    open var collisionImpulse: CGFloat { 0 }
}

public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

open class SKTransition: NSObject, @unchecked Sendable {
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// Shows a scene; empty here.
open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var preferredFramesPerSecond = 60

    open func presentScene(_ scene: SKScene?) { self.scene = scene }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }

    open func texture(from node: SKNode) -> SKTexture? { nil }
}

/// Shows a scene; empty here.
public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }

    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
    }

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {}

    public var body: some View { Color.clear }
}
