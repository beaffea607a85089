@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line
    }

    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")

    private var own = ResponderViews()

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
    }

    public let textContainer: NSTextContainer
    open private(set) lazy var textStorage = NSTextStorage()
    open private(set) lazy var layoutManager: NSLayoutManager = textContainer.layoutManager ?? NSLayoutManager()
    open var textLayoutManager: NSTextLayoutManager? { nil }
    open var text: String! = ""
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: attributed ?? NSAttributedString(string: text ?? "")) }
        set {
            text = newValue?.string ?? ""
            attributed = newValue
        }
    }
    private var attributed: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedRanges: [NSRange] = []
    open var isEditable = true
    open var isSelectable = true
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var usesStandardTextScaling = false
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false
    open var interactionState: Any = 0
    open var borderStyle = BorderStyle.none
    open var isFindInteractionEnabled = false
    open var findInteraction: UIFindInteraction? { nil }
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var isWritingToolsActive: Bool { false }
    open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func drawTextHighlightBackground(for textRange: Any, origin: CGPoint) {}

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var inputView: UIView? {
        get { own.input }
        set { own.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { own.accessory }
        set { own.accessory = newValue }
    }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    open var hasText: Bool { text?.isEmpty == false }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    open var selectedTextRange: UITextRange?
    var inputText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

extension UITextView: _TextHolder {}

public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}

@MainActor @preconcurrency
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
}
