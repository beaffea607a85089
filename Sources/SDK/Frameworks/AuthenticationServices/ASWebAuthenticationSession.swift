import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public typealias ASPresentationAnchor = UIWindow

@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a web page; only an app can, so `start` answers `false`.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// How the page reports its completion to the app.
    open class Callback: NSObject, @unchecked Sendable {
        private let matches: @Sendable (URL) -> Bool

        private init(_ matches: @escaping @Sendable (URL) -> Bool) {
            self.matches = matches
            super.init()
        }

        open class func customScheme(_ customScheme: String) -> ASWebAuthenticationSession.Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }

        open class func https(host: String, path: String) -> ASWebAuthenticationSession.Callback {
            Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
        }

        open func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    private let completionHandler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { false }

    public init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        self.completionHandler = completionHandler
        super.init()
    }

    public init(
        url URL: URL, callback: ASWebAuthenticationSession.Callback,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        self.completionHandler = completionHandler
        super.init()
    }

    @discardableResult
    open func start() -> Bool {
        Notices.current.addInert("ASWebAuthenticationSession.start", .appOnly)
        return false
    }

    open func cancel() {}
}
