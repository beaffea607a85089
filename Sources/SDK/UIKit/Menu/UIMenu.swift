@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let about = Identifier("com.apple.menu.about")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let services = Identifier("com.apple.menu.services")
        public static let hide = Identifier("com.apple.menu.hide")
        public static let quit = Identifier("com.apple.menu.quit")
        public static let newItem = Identifier("com.apple.menu.new-item")
        public static let newScene = Identifier("com.apple.menu.new-scene")
        public static let open = Identifier("com.apple.menu.open")
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        public static let close = Identifier("com.apple.menu.close")
        public static let print = Identifier("com.apple.menu.print")
        public static let document = Identifier("com.apple.menu.document")
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let find = Identifier("com.apple.menu.find")
        public static let replace = Identifier("com.apple.menu.replace")
        public static let share = Identifier("com.apple.menu.share")
        public static let textStyle = Identifier("com.apple.menu.text-style")
        public static let format = Identifier("com.apple.menu.format")
        public static let font = Identifier("com.apple.menu.font")
        public static let textSize = Identifier("com.apple.menu.text-size")
        public static let textColor = Identifier("com.apple.menu.text-color")
        public static let spelling = Identifier("com.apple.menu.spelling")
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        public static let transformations = Identifier("com.apple.menu.transformations")
        public static let speech = Identifier("com.apple.menu.speech")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let learn = Identifier("com.apple.menu.learn")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        public static let alignment = Identifier("com.apple.menu.alignment")
        public static let autoFill = Identifier("com.apple.menu.auto-fill")
        public static let root = Identifier("com.apple.menu.root")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }

    open private(set) var identifier = Identifier("")
    open private(set) var options: Options = []
    open private(set) var children: [UIMenuElement] = []
    open var preferredElementSize = ElementSize.automatic
    open var displayPreferences: UIMenuDisplayPreferences?
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.init()
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        self.identifier = identifier ?? Identifier("")
        (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject {
    open var maximumNumberOfTitleLines = 0
}

@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}

@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: @escaping ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The edit menu of older systems.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    private static let controller = UIMenuController()
    open class var shared: UIMenuController { controller }
    open var isMenuVisible: Bool { false }
    open var menuItems: [UIMenuItem]?
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu(from targetView: UIView) {}
    open func hideMenu() {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}
}

@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}
