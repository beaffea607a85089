@MainActor @preconcurrency
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        (self.image, self.highlightedImage) = (image, highlightedImage)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var adjustsImageWhenAncestorFocused = false
    open private(set) lazy var focusedFrameGuide = UILayoutGuide(of: self)
    open private(set) lazy var overlayContentView = UIView(frame: bounds)
    open func startAnimating() {}
    open func stopAnimating() {}
    open var isAnimating: Bool { false }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
