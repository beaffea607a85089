import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// One version of a file. Files here have only the current one.
open class NSFileVersion: NSObject, @unchecked Sendable {
    public struct AddingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let byMoving = AddingOptions(rawValue: 1)
    }

    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    public let url: URL
    public let localizedName: String?
    public let localizedNameOfSavingComputer: String? = nil
    public let originatorNameComponents: PersonNameComponents? = nil
    public let modificationDate: Date?
    public let hasLocalContents = true
    public let hasThumbnail = false
    public let isConflict = false
    open var isDiscardable = false
    open var isResolved = true
    open var persistentIdentifier: any NSCoding { url.path as NSString }

    private init(url: URL, modificationDate: Date?) {
        self.url = url
        self.modificationDate = modificationDate
        localizedName = url.lastPathComponent
        super.init()
    }

    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        return NSFileVersion(url: url, modificationDate: attributes[.modificationDate] as? Date)
    }

    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL { url }

    open func remove() throws {}
}
