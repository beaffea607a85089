@_exported import AppKit

public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL! { get }
    var previewItemTitle: String! { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String! { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL! { self as URL }
}

public protocol QLPreviewPanelDataSource: AnyObject {
    func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
    func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}

@MainActor @preconcurrency
public protocol QLPreviewPanelDelegate: NSWindowDelegate {
    func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool
}

extension QLPreviewPanelDelegate {
    public func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { false }
}

/// The window that shows a file; a widget opens none.
@MainActor @preconcurrency
open class QLPreviewPanel: NSPanel {
    private static let theOne = QLPreviewPanel()

    open class func shared() -> QLPreviewPanel! { theOne }
    open class func sharedPreviewPanelExists() -> Bool { false }

    open weak var dataSource: (any QLPreviewPanelDataSource)?
    open var currentPreviewItemIndex = 0
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
}

public enum QLPreviewViewStyle: UInt, Sendable {
    case normal = 0
    case compact = 1
}

@MainActor @preconcurrency
open class QLPreviewView: NSView {
    open var previewItem: (any QLPreviewItem)!
    open var autostarts = true
    open var shouldCloseWithWindow = true

    public convenience init!(frame: NSRect, style: QLPreviewViewStyle) {
        self.init(frame: frame)
    }

    open func refreshPreviewItem() {}
    open func close() {}
}
