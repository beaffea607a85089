import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

open class NSFileProviderDomain: NSObject, @unchecked Sendable {
    public let identifier: NSFileProviderDomainIdentifier
    public let displayName: String
    public let pathRelativeToDocumentStorage: String
    open var isDisconnected: Bool { false }
    open var userEnabled: Bool { true }
    open var isHidden = false

    public init(
        identifier: NSFileProviderDomainIdentifier, displayName: String, pathRelativeToDocumentStorage: String
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
        super.init()
    }

    public convenience init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
        self.init(identifier: identifier, displayName: displayName, pathRelativeToDocumentStorage: "")
    }
}

public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.init(rawValue: rawValue) }
}

public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.init(rawValue: rawValue) }

    public static let initialPageSortedByName = Data("name".utf8)
    public static let initialPageSortedByDate = Data("date".utf8)
}

public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
    func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
    func finishEnumerating(upTo nextPage: NSFileProviderPage?)
    func finishEnumeratingWithError(_ error: any Error)
}

public protocol NSFileProviderChangeObserver: NSObjectProtocol {
    func didUpdate(_ updatedItems: [any NSFileProviderItemProtocol])
    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
    func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
    func finishEnumeratingWithError(_ error: any Error)
}

public protocol NSFileProviderEnumerator: NSObjectProtocol {
    func invalidate()
    func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
    func enumerateChanges(for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor)
    func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
}

extension NSFileProviderEnumerator {
    public func enumerateChanges(
        for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
    ) {}
    public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
        completionHandler(nil)
    }
}

/// The files that an app provides; the simulated device does not request any.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
    private static let theOne = NSFileProviderManager()

    open class var `default`: NSFileProviderManager { theOne }

    override init() {
        super.init()
    }

    public convenience init?(for domain: NSFileProviderDomain) {
        return nil
    }

    open var providerIdentifier: String { "" }
    open var documentStorageURL: URL { FileManager.default.temporaryDirectory }

    open func signalEnumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier,
        completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(Self.rejected("signalEnumerator"))
    }

    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {
        throw Self.rejected("signalEnumerator")
    }

    open func getUserVisibleURL(
        for itemIdentifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) {
        completionHandler(nil, Self.rejected("getUserVisibleURL"))
    }

    open func getUserVisibleURL(for itemIdentifier: NSFileProviderItemIdentifier) async throws -> URL {
        throw Self.rejected("getUserVisibleURL")
    }

    open class func add(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejected("add"))
    }

    open class func add(_ domain: NSFileProviderDomain) async throws {
        throw rejected("add")
    }

    open class func remove(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejected("remove"))
    }

    open class func remove(_ domain: NSFileProviderDomain) async throws {
        throw rejected("remove")
    }

    open class func domains() async throws -> [NSFileProviderDomain] { [] }

    open class func getDomainsWithCompletionHandler(
        _ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }

    open class func removeAllDomains(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    open class func placeholderURL(for url: URL) -> URL { url.appendingPathExtension("icloud") }

    private static func rejected(_ name: String) -> any Error {
        Notices.current.addInert("NSFileProviderManager.\(name)", .appOnly)
        return NSFileProviderError(.providerNotFound)
    }
}

/// The part of an app that provides files; it is never called here.
open class NSFileProviderExtension: NSObject {
    open var domain: NSFileProviderDomain? { nil }

    public override init() {
        super.init()
    }

    open func item(for identifier: NSFileProviderItemIdentifier) throws -> any NSFileProviderItemProtocol {
        throw NSFileProviderError(.noSuchItem)
    }
    open func urlForItem(withPersistentIdentifier identifier: NSFileProviderItemIdentifier) -> URL? { nil }
    open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? { nil }
    open func providePlaceholder(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    open func startProvidingItem(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    open func stopProvidingItem(at url: URL) {}
    open func itemChanged(at url: URL) {}
    open func enumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier
    ) throws -> any NSFileProviderEnumerator {
        throw NSFileProviderError(.noSuchItem)
    }
}
