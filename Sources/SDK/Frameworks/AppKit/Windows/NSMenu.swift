@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
}

@MainActor @preconcurrency
open class NSMenu: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() { self.init(title: "") }

    open var title: String
    open var items: [NSMenuItem] = []
    open weak var delegate: (any NSMenuDelegate)?
    open var autoenablesItems = true
    open var font: NSFont!
    open var numberOfItems: Int { items.count }
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
        -> NSMenuItem
    {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        items.append(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        items.insert(newItem, at: min(max(index, 0), items.count))
    }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
    open func update() {}
    open func cancelTracking() {}
}

@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
        super.init()
    }

    public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    open class func separator() -> NSMenuItem { NSMenuItem() }
    open class func sectionHeader(title: String) -> NSMenuItem {
        NSMenuItem(title: title, action: nil, keyEquivalent: "")
    }

    open var title: String
    open var attributedTitle: NSAttributedString?
    open var subtitle: String?
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open var isAlternate = false
    open var indentationLevel = 0
    open var tag = 0
    open var representedObject: Any?
    open var toolTip: String?
    open var submenu: NSMenu?
    open var view: NSView?
    open var identifier: NSUserInterfaceItemIdentifier?
}

@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    private static let bar = NSStatusBar()
    open class var system: NSStatusBar { bar }
    open var thickness: CGFloat { 24 }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
    open func removeStatusItem(_ item: NSStatusItem) {}
}

@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2

    open var length: CGFloat = NSStatusItem.variableLength
    open var menu: NSMenu?
    open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
    open var isVisible = true
    open var autosaveName: String! = ""
}

@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
    open var appearsDisabled = false
}
