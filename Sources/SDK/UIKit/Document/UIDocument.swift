import SwiftUI
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class UIDocument: NSObject, @unchecked Sendable {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    public enum ChangeKind: Int, Sendable {
        case done = 0
        case undone, redone, cleared
    }

    public enum SaveOperation: Int, Sendable {
        case forCreating = 0
        case forOverwriting
    }

    public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    public let fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { nil }
    open var fileModificationDate: Date?
    open private(set) var documentState = State.closed
    open var progress: Progress? { nil }
    open var undoManager: UndoManager!
    open private(set) var hasUnsavedChanges = false
    open var userActivity: NSUserActivity?
    open var savingFileType: String? { nil }

    /// Reads the file and reports on the main queue.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let success = (try? read(from: fileURL)) != nil
        if success { documentState = .normal }
        if let completionHandler { onMainQueueLater { completionHandler(success) } }
    }
    @discardableResult
    open func open() async -> Bool {
        guard (try? read(from: fileURL)) != nil else { return false }
        documentState = .normal
        return true
    }
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        documentState = .closed
        if let completionHandler { onMainQueueLater { completionHandler(true) } }
    }
    @discardableResult
    open func close() async -> Bool {
        documentState = .closed
        return true
    }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func contents(forType typeName: String) throws -> Any { Data() }
    open func disableEditing() {}
    open func enableEditing() {}
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let success = (try? writeNow(to: url)) != nil
        if let completionHandler { onMainQueueLater { completionHandler(success) } }
    }
    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { (try? writeNow(to: url)) != nil }
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: fileType) }
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let success = (try? read(from: url)) != nil
        if let completionHandler { onMainQueueLater { completionHandler(success) } }
    }
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    private func writeNow(to url: URL) throws {
        try writeContents(contents(forType: fileType ?? ""), safelyTo: url, for: .forOverwriting)
        hasUnsavedChanges = false
    }
}

@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    open var wantsIconRepresentation = true

    public init(url: URL) {
        super.init()
    }
}

@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    public init(forExporting urls: [URL], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
}

@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController {
    public init(forOpening contentTypes: [UTType]?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var allowsPickingMultipleItems = false
    open var shouldShowFileExtensions = false
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
}

@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    }
}

@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var icons: [UIImage] { [] }
    open var annotation: Any?
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func presentPreview(animated: Bool) -> Bool { false }
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
