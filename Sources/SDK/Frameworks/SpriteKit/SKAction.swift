import CoreGraphics
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum SKActionTimingMode: Int, Sendable {
    case linear = 0
    case easeIn = 1
    case easeOut = 2
    case easeInEaseOut = 3
}

/// Actions of nodes; time does not advance here.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1

    open func reversed() -> SKAction { self }

    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction { SKAction() }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction() }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction() }
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction() }
    open class func wait(
        forDuration sec: TimeInterval, withRange durationRange: TimeInterval
    ) -> SKAction { SKAction() }
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction() }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
    open class func removeFromParent() -> SKAction { SKAction() }
    open class func hide() -> SKAction { SKAction() }
    open class func unhide() -> SKAction { SKAction() }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction() }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction() }
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { SKAction() }
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction { SKAction() }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction() }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction { SKAction() }
    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
}
