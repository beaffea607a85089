/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: _UIKitObject {
    public enum State: Int, Sendable {
        case off = 0
        case on, mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum RepeatBehavior: Int, Sendable {
        case automatic = 0
        case repeatable, nonRepeatable
    }

    open var title = ""
    open var subtitle: String?
    open var image: UIImage?

    override init() {
        super.init()
    }

    public convenience init?(coder: NSCoder) { self.init() }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry that runs code.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    open private(set) var identifier = Identifier("")
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var selectedImage: UIImage?
    open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
    open private(set) var sender: Any?
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
    private var handler: UIActionHandler = { _ in }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init()
        (self.title, self.subtitle, self.image, self.selectedImage) = (title, subtitle, image, selectedImage)
        self.identifier = identifier ?? Identifier("")
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        self.handler = handler
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    open class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: Identifier? = nil
    ) -> UIAction {
        UIAction(identifier: identifier) { _ in }
    }
}

@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    func performWithSender(_ sender: Any?, target: Any?)
}

@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    public convenience init(_ elementProvider: @escaping Provider) { self.init() }
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}
