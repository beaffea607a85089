import CoreGraphics
import UIKit

public enum SKSceneScaleMode: Int, Sendable {
    case fill, aspectFill, aspectFit, resizeFill
}

public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center, left, right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline, center, top, bottom
}

/// A node of a scene; stored but not drawn.
@MainActor
open class SKNode: UIResponder {
    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var speed: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isPaused = false
    open var isHidden = false
    open var isUserInteractionEnabled = false
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var physicsBody: SKPhysicsBody?
    open var userData: NSMutableDictionary?
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    public override init() {
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init()
    }

    public convenience init?(fileNamed filename: String) {
        return nil
    }

    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    open func addChild(_ node: SKNode) {
        children.append(node)
        node.parent = self
    }

    open func insertChild(_ node: SKNode, at index: Int) {
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
    }

    open func removeChildren(in nodes: [SKNode]) { children.removeAll { child in nodes.contains { $0 === child } } }

    open func removeAllChildren() { children = [] }

    open func removeFromParent() { parent?.removeChildren(in: [self]) }

    open func childNode(withName name: String) -> SKNode? {
        let plain = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
        for child in children {
            if child.name == plain { return child }
            if name.hasPrefix("//"), let found = child.childNode(withName: name) { return found }
        }
        return nil
    }

    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void) {
        var stop = false
        for child in children where child.name == name && !stop { block(child, &stop) }
    }

    open func run(_ action: SKAction) {}

    open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }

    open func run(_ action: SKAction, withKey key: String) {}

    open func hasActions() -> Bool { false }

    open func action(forKey key: String) -> SKAction? { nil }

    open func removeAction(forKey key: String) {}

    open func removeAllActions() {}

    open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }

    open func atPoint(_ p: CGPoint) -> SKNode { children.last { $0.contains(p) } ?? self }

    open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }

    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }

    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }

    open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
}

open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
}

@MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
}

open class SKScene: SKEffectNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor.darkGray
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    open weak var view: SKView? { nil }
    public let physicsWorld = SKPhysicsWorld()

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() {
        self.init(size: .zero)
    }

    public required init?(coder aDecoder: NSCoder) {
        size = .zero
        super.init(coder: aDecoder)
    }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point }
}

open class SKCameraNode: SKNode {}

open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var size: CGSize
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    public convenience init(imageNamed name: String) {
        self.init(texture: SKTexture(imageNamed: name))
    }

    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }

    public required init?(coder aDecoder: NSCoder) {
        size = .zero
        color = .white
        super.init(coder: aDecoder)
    }

    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}

open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var strokeColor = UIColor.white
    open var fillColor = UIColor.clear
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var blendMode = SKBlendMode.alpha

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(path: CGPath, centered: Bool) {
        self.init(path: path)
    }

    public convenience init(rect: CGRect) {
        self.init(path: CGPath(rect: rect, transform: nil))
    }

    public convenience init(rectOf size: CGSize) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rectOf: size)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }

    public convenience init(ellipseOf size: CGSize) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }
}

open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }

    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
}

open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleBlendMode = SKBlendMode.alpha
    open weak var targetNode: SKNode?

    open func resetSimulation() {}

    open func advanceSimulationTime(_ sec: TimeInterval) {}
}

open class SKAudioNode: SKNode {
    open var autoplayLooped = true

    public convenience init(fileNamed name: String) {
        self.init()
    }

    public convenience init(url: URL) {
        self.init()
    }
}
