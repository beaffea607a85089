@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var plain: String?
    private var attributed: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var text: String? {
        get { plain }
        set { (plain, attributed) = (newValue, nil) }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set { (plain, attributed) = (newValue?.string, newValue) }
    }
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var enablesMarqueeWhenAncestorFocused = false
    open var showsExpansionTextWhenTruncated = false
    open var adjustsFontForContentSizeCategory = false
    open var preferredVibrancy = 0
    open var sizingRule = UILetterformAwareSizingRule.typographic
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }
    open func drawText(in rect: CGRect) {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text = attributedText, text.length > 0 else { return .zero }
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let box = text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
        )
        return CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }
}

public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic = 0
    case oversize
}
