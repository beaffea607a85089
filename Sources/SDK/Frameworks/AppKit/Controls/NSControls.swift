import UIKit

@MainActor @preconcurrency
open class NSImageView: NSControl {
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }

    open var image: NSImage?
    open var isEditable = false
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = 0
    open var animates = false
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?
}

@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable { case bar, spinning }

    open var isIndeterminate = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var style = Style.bar
    open var controlSize = NSControl.ControlSize.regular
    open var isDisplayedWhenStopped = true
    open var usesThreadedAnimation = false
    open func startAnimation(_ sender: Any?) {}
    open func stopAnimation(_ sender: Any?) {}
    open func increment(by delta: Double) { doubleValue += delta }
}

@MainActor @preconcurrency
open class NSSlider: NSControl {
    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        (doubleValue, self.minValue, self.maxValue) = (value, minValue, maxValue)
    }

    open var minValue = 0.0
    open var maxValue = 1.0
    open var isVertical = false
    open var numberOfTickMarks = 0
    open var isContinuous = true
}

@MainActor @preconcurrency
open class NSSwitch: NSControl {
    open var state = NSControl.StateValue.off
}

@MainActor @preconcurrency
open class NSStepper: NSControl {
    open var minValue = 0.0
    open var maxValue = 59.0
    open var increment = 1.0
    open var valueWraps = true
}

@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
    open var segmentCount = 0
    open var selectedSegment = -1
}

@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
    open private(set) var itemTitles: [String] = []
    open var selectedItem: NSMenuItem? { nil }
    open private(set) var indexOfSelectedItem = -1
    open var titleOfSelectedItem: String? {
        itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
    }
    open func addItem(withTitle title: String) { itemTitles.append(title) }
    open func addItems(withTitles itemTitles: [String]) { self.itemTitles += itemTitles }
    open func removeAllItems() { itemTitles = [] }
    open func selectItem(at index: Int) { indexOfSelectedItem = index }
    open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
}

@MainActor @preconcurrency
open class NSComboBox: NSTextField {}

@MainActor @preconcurrency
open class NSDatePicker: NSControl {
    open var dateValue = Date()
    open var minDate: Date?
    open var maxDate: Date?
}

@MainActor @preconcurrency
open class NSColorWell: NSControl {
    open var color = NSColor.white
}

@MainActor @preconcurrency
open class NSBox: NSView {
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }

    open var boxType = BoxType.primary
    open var title = ""
    open var fillColor = NSColor.clear
    open var borderColor = NSColor.separatorColor
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var contentView: NSView?
}

@MainActor @preconcurrency
open class NSClipView: NSView {
    open var documentView: NSView?
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
}

@MainActor @preconcurrency
open class NSScrollView: NSView {
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }

    open var documentView: NSView?
    open var contentView = NSClipView()
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open var borderType = NSBorderType.noBorder
    open var verticalScrollElasticity = Elasticity.automatic
    open var horizontalScrollElasticity = Elasticity.automatic
    open var automaticallyAdjustsContentInsets = true
    open var contentInsets = NSEdgeInsets()
    open var contentSize: NSSize { frame.size }
    open var documentVisibleRect: NSRect { bounds }
}

public enum NSBorderType: UInt, Sendable {
    case noBorder = 0
    case lineBorder, bezelBorder, grooveBorder
}

@MainActor @preconcurrency
open class NSStackView: NSView {
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Gravity: Int, Sendable {
        case top = 1
        case center = 2
        case bottom = 3

        public static var leading: Gravity { .top }
        public static var trailing: Gravity { .bottom }
    }

    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open private(set) var arrangedSubviews: [NSView] = []
    open func addArrangedSubview(_ view: NSView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets()
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
}

@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar = 3
        case menu = 5
        case popover = 6
        case sidebar = 7
        case selection = 4
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
    }

    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.windowBackground
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
}

@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
    func numberOfRows(in tableView: NSTableView) -> Int
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}

extension NSTableViewDataSource {
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        nil
    }
}

@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
}

extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
}

@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    public let identifier: NSUserInterfaceItemIdentifier
    open var title = ""
    open var width: CGFloat = 100

    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
    }
}

@MainActor @preconcurrency
open class NSTableView: NSControl {
    open weak var dataSource: (any NSTableViewDataSource)?
    open weak var delegate: (any NSTableViewDelegate)?
    open var rowHeight: CGFloat = 24
    open var headerView: NSView?
    open var backgroundColor = NSColor.controlBackgroundColor
    open private(set) var tableColumns: [NSTableColumn] = []
    open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
    open var selectedRow: Int { -1 }
    open var clickedRow: Int { -1 }
    open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
    open func reloadData() {}
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
}

@MainActor @preconcurrency
open class NSOutlineView: NSTableView {}

@MainActor @preconcurrency
open class NSTableCellView: NSView {
    open var textField: NSTextField?
    open var imageView: NSImageView?
    open var objectValue: Any?
}

@MainActor @preconcurrency
open class NSSplitView: NSView {
    open var isVertical = false
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}

@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
    open func toggleSidebar(_ sender: Any?) {}
}

@MainActor @preconcurrency
open class NSTabViewController: NSViewController {}
