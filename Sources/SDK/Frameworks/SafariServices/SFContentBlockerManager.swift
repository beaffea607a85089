import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public let SFErrorDomain = "SFErrorDomain"

public struct SFError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "SFErrorDomain" }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SFError

        case noExtensionFound = 1
        case noAttachmentFound = 2
        case loadingInterrupted = 3
    }

    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// The state of a content blocker; there is no browser that uses one.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("SFContentBlockerManager.reloadContentBlocker", .absent("content blocker"))
        completionHandler?(SFError(.noExtensionFound))
    }

    open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
        Notices.current.addInert("SFContentBlockerManager.reloadContentBlocker", .absent("content blocker"))
        throw SFError(.noExtensionFound)
    }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SFError(.noExtensionFound))
    }

    open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
        throw SFError(.noExtensionFound)
    }
}

public let SFExtensionMessageKey = "message"
public let SFExtensionProfileKey = "profile"

/// Signs in with the browser's cookies; only an app can. Superseded by `ASWebAuthenticationSession`.
open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let completionHandler: CompletionHandler

    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping SFAuthenticationSession.CompletionHandler
    ) {
        self.completionHandler = completionHandler
        super.init()
    }

    @discardableResult
    open func start() -> Bool {
        Notices.current.addInert("SFAuthenticationSession.start", .appOnly)
        return false
    }

    open func cancel() {}
}
