import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol SWHighlightCenterDelegate: NSObjectProtocol {
    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
}

/// The links shared in conversations. There are none.
open class SWHighlightCenter: NSObject, @unchecked Sendable {
    open class var highlightCollectionTitle: String { "Shared with You" }
    open class var isSystemCollaborationSupportAvailable: Bool { false }

    open weak var delegate: (any SWHighlightCenterDelegate)?
    open var highlights: [SWHighlight] { [] }

    open func getHighlightFor(
        _ URL: URL, completionHandler: @escaping @Sendable (SWHighlight?, (any Error)?) -> Void
    ) {
        report("getHighlightFor")
        completionHandler(nil, error)
    }

    open func highlight(for URL: URL) async throws -> SWHighlight {
        report("highlight")
        throw error
    }

    open func collaborationHighlight(
        forIdentifier collaborationIdentifier: SWCollaborationIdentifier
    ) throws -> SWCollaborationHighlight {
        report("collaborationHighlight")
        throw error
    }

    open func getCollaborationHighlight(
        for url: URL, completionHandler: @escaping @Sendable (SWCollaborationHighlight?, (any Error)?) -> Void
    ) {
        report("getCollaborationHighlight")
        completionHandler(nil, error)
    }

    open func collaborationHighlight(for url: URL) async throws -> SWCollaborationHighlight {
        report("collaborationHighlight")
        throw error
    }

    open func postNotice(for event: any SWHighlightEvent) {
        report("postNotice")
    }

    open func clearNotices(for highlight: SWCollaborationHighlight) {}

    private var error: SWHighlightCenterError { SWHighlightCenterError(.accessDenied) }

    private func report(_ name: String) {
        Notices.current.addInert("SWHighlightCenter.\(name)", .unauthorized("shared links"))
    }
}

public let SWHighlightCenterErrorDomain = "SWHighlightCenterErrorDomain"

public struct SWHighlightCenterError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noError = 0
        case internalError
        case invalidURL
        case accessDenied
    }

    public static var errorDomain: String { SWHighlightCenterErrorDomain }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var noError: Code { .noError }
    public static var internalError: Code { .internalError }
    public static var invalidURL: Code { .invalidURL }
    public static var accessDenied: Code { .accessDenied }
}
