import SwiftUI
import UIKit

public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { absoluteURL }
}

@MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

@MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
}

/// Shows files; shown by apps alone.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? { nil }

    open func reloadData() {}

    open func refreshCurrentPreviewItem() {}

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}

/// Has no effect: a widget shows no files.
extension View {
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { self }
}
