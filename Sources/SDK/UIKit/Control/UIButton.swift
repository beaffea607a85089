@MainActor @preconcurrency
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
    public typealias PointerStyleProvider = @MainActor (UIButton, Any, Any) -> Any?

    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    private var contents: [State: Content] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }

    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = appearance()
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    open private(set) var buttonType = ButtonType.custom
    open var role = Role.normal
    open var configuration: Configuration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    open var isPointerInteractionEnabled = false
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var menu: UIMenu?
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var changesSelectionAsPrimaryAction = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false

    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: Content()].title = title
        if state == .normal { titleLabel?.text = title }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: Content()].attributedTitle = title
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleColor = color
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleShadowColor = color
    }
    open func setImage(_ image: UIImage?, for state: State) { contents[state, default: Content()].image = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].backgroundImage = image
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents[state, default: Content()].symbol = configuration
    }
    open func title(for state: State) -> String? { value(\.title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, state) }
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, state) }
    open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, state) }
    open func image(for state: State) -> UIImage? { value(\.image, state) }
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(\.symbol, state)
    }

    /// Missing values of a state fall back to the normal state.
    private func value<Value>(_ part: KeyPath<Content, Value?>, _ state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var subtitleLabel: UILabel? { nil }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
}
