open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var preservesDepth = false
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor? = CGColor.white
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
}

open class CATransformLayer: CALayer {}

open class CATiledLayer: CALayer {
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both
    open func scroll(to p: CGPoint) { bounds.origin = p }
    open func scroll(to r: CGRect) { bounds.origin = r.origin }
}
