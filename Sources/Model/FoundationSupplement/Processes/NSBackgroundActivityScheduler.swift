import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Work that a Mac performs at a convenient time; for a widget it never does.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable {
        case finished = 1
        case deferred
    }

    public typealias CompletionHandler = @Sendable (Result) -> Void

    public let identifier: String
    open var qualityOfService = QualityOfService.background
    open var repeats = false
    open var interval: TimeInterval = 0
    open var tolerance: TimeInterval = 0
    open var shouldDefer: Bool { false }

    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
        Notices.current.addInert("NSBackgroundActivityScheduler.schedule", .appOnly)
    }

    open func invalidate() {}
}

/// A script for other programs. A widget cannot run scripts.
open class NSAppleScript: NSObject, @unchecked Sendable {
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public static let errorAppName = "NSAppleScriptErrorAppName"
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    public static let errorRange = "NSAppleScriptErrorRange"

    open private(set) var source: String?
    open var isCompiled: Bool { false }

    public init?(source: String) {
        self.source = source
        super.init()
    }

    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        source = try? String(contentsOf: url, encoding: .utf8)
        super.init()
        if source == nil { return nil }
    }

    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool { false }

    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        Notices.current.addInert("NSAppleScript.executeAndReturnError", .appOnly)
        errorInfo?.pointee = [Self.errorNumber: -1743]
        return NSAppleEventDescriptor()
    }
}

/// A value in an event between programs.
open class NSAppleEventDescriptor: NSObject, NSCopying, @unchecked Sendable {
    open private(set) var stringValue: String?
    open private(set) var int32Value: Int32 = 0
    open var booleanValue: Bool { int32Value != 0 }
    open var doubleValue: Double { Double(int32Value) }
    open var numberOfItems: Int { 0 }
    open var data: Data { Data() }

    public convenience init(string: String) {
        self.init()
        stringValue = string
    }

    public convenience init(int32 signedInt: Int32) {
        self.init()
        int32Value = signedInt
    }

    public convenience init(boolean: Bool) { self.init(int32: boolean ? 1 : 0) }

    open class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    open class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    open class func record() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    open func insert(_ descriptor: NSAppleEventDescriptor, at index: Int) {}
    open func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
