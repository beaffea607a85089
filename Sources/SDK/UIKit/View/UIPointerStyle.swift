/// Pointer interactions of a view. A widget has no pointer.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

@MainActor @preconcurrency
open class UIPointerAccessory: NSObject {
    public let shape: UIPointerShape
    open var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        super.init()
    }

    public struct Position: Sendable {
        public var offset: CGFloat
        public var angle: CGFloat

        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }
    }
}

@MainActor @preconcurrency
open class UIPointerStyle: UIHoverStyle {
    open var accessories: [UIPointerAccessory] = []

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
    }

    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init()
    }

    open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
}
