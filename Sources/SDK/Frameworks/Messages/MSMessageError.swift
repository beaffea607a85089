import Foundation

public let MSMessagesErrorDomain = "MSMessagesErrorDomain"

public struct MSMessageError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { MSMessagesErrorDomain }
    public static var errorDomain: String { _nsErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MSMessageError

        case unknown = -1
        case fileNotFound = 1
        case fileUnreadable = 2
        case improperFileType = 3
        case improperFileURL = 4
        case stickerFileImproperFileAttributes = 5
        case stickerFileImproperFileSize = 6
        case stickerFileImproperFileFormat = 7
        case urlExceedsMaxSize = 8
        case sendWithoutRecentInteraction = 9
        case sendWhileNotVisible = 10
        case apiUnavailableInPresentationContext = 11
    }

    public static var unknown: Code { .unknown }
    public static var fileNotFound: Code { .fileNotFound }
    public static var fileUnreadable: Code { .fileUnreadable }
    public static var improperFileType: Code { .improperFileType }
    public static var improperFileURL: Code { .improperFileURL }
    public static var stickerFileImproperFileAttributes: Code { .stickerFileImproperFileAttributes }
    public static var stickerFileImproperFileSize: Code { .stickerFileImproperFileSize }
    public static var stickerFileImproperFileFormat: Code { .stickerFileImproperFileFormat }
    public static var urlExceedsMaxSize: Code { .urlExceedsMaxSize }
    public static var sendWithoutRecentInteraction: Code { .sendWithoutRecentInteraction }
    public static var sendWhileNotVisible: Code { .sendWhileNotVisible }
    public static var apiUnavailableInPresentationContext: Code { .apiUnavailableInPresentationContext }
}
