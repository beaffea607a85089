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

    private let code: String?
    open var source: String? { code }
    open var isCompiled: Bool { false }

    public init?(source: String) {
        code = source
        super.init()
    }

    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        code = try? String(contentsOf: url, encoding: .utf8)
        super.init()
        if code == nil { return nil }
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
    private let string: String?
    private let number: Int32
    open var stringValue: String? { string }
    open var int32Value: Int32 { number }
    open var booleanValue: Bool { int32Value != 0 }
    open var doubleValue: Double { Double(int32Value) }
    open var numberOfItems: Int { 0 }
    open var data: Data { Data() }

    public override init() {
        string = nil
        number = 0
        super.init()
    }

    private init(string: String?, number: Int32) {
        self.string = string
        self.number = number
        super.init()
    }

    public convenience init(string: String) {
        self.init(string: string, number: 0)
    }

    public convenience init(int32 signedInt: Int32) {
        self.init(string: nil, number: signedInt)
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
