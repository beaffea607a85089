import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Coordinates access to files. Nothing else accesses the widget's files here, so each block runs immediately.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    open var purposeIdentifier = ""

    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        super.init()
    }

    public override init() {
        super.init()
    }

    /// Presenters are never notified, because nothing else changes their files.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class var filePresenters: [any NSFilePresenter] { [] }

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }

    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        writer(url1, url2)
    }

    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) {
        batchAccessor {}
    }

    @preconcurrency
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { accessor(nil) }
    }

    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {}
    open func cancel() {}
}

/// One file of a coordinated access. Its only property is a constant value.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    public let url: URL

    private init(url: URL) {
        self.url = url
        super.init()
    }

    public class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url)
    }

    public class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url)
    }
}

/// Presents a file and receives notifications of changes by others.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    var primaryPresentedItemURL: URL? { get }
    var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }

    func relinquishPresentedItem(toReader reader: @escaping (((() -> Void))?) -> Void)
    func relinquishPresentedItem(toWriter writer: @escaping (((() -> Void))?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    func presentedItemDidMove(to newURL: URL)
    func presentedItemDidChange()
    func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
    func presentedItemDidGain(_ version: NSFileVersion)
    func presentedItemDidLose(_ version: NSFileVersion)
    func presentedItemDidResolveConflict(_ version: NSFileVersion)
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
    func presentedSubitemDidAppear(at url: URL)
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public var primaryPresentedItemURL: URL? { nil }
    public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }

    public func relinquishPresentedItem(toReader reader: @escaping (((() -> Void))?) -> Void) { reader(nil) }
    public func relinquishPresentedItem(toWriter writer: @escaping (((() -> Void))?) -> Void) { writer(nil) }
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
    public func presentedItemDidGain(_ version: NSFileVersion) {}
    public func presentedItemDidLose(_ version: NSFileVersion) {}
    public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
    public func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
}
