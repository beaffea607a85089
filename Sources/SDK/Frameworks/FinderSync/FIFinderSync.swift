@_exported import AppKit
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum FIMenuKind: UInt, Sendable {
    case contextualMenuForItems = 0
    case contextualMenuForContainer = 1
    case contextualMenuForSidebar = 2
    case toolbarItemMenu = 3
}

/// The Finder's user interface; there is none.
open class FIFinderSyncController: NSExtensionContext, @unchecked Sendable {
    private static let theOne = FIFinderSyncController()

    open class func `default`() -> FIFinderSyncController { theOne }
    open class var isExtensionEnabled: Bool { false }
    open class func showExtensionManagementInterface() {}

    @_Guarded open var directoryURLs: Set<URL>! = []
    open func setBadgeImage(_ image: NSImage, label: String?, forBadgeIdentifier badgeID: String) {}
    open func setBadgeIdentifier(_ badgeID: String, for url: URL) {}
    open func targetedURL() -> URL? { nil }
    open func selectedItemURLs() -> [URL]? { nil }
}

@MainActor @preconcurrency
open class FIFinderSync: NSObject {
    open func menu(for menu: FIMenuKind) -> NSMenu? { nil }
    open func beginObservingDirectory(at url: URL) {}
    open func endObservingDirectory(at url: URL) {}
    open func requestBadgeIdentifier(for url: URL) {}
    open var toolbarItemName: String { "" }
    open var toolbarItemToolTip: String { "" }
    open var toolbarItemImage: NSImage { NSImage(size: .zero) }
}
