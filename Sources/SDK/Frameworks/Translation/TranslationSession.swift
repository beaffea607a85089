import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Why the translation failed.
public struct TranslationError: Error, LocalizedError, Sendable {
    private let cause: String

    public static let unsupportedSourceLanguage = TranslationError(cause: "The source language is unsupported.")
    public static let unsupportedTargetLanguage = TranslationError(cause: "The target language is unsupported.")
    public static let unsupportedLanguagePairing = TranslationError(cause: "The pair of languages is unsupported.")
    public static let unableToIdentifyLanguage = TranslationError(cause: "The language could not be identified.")
    public static let nothingToTranslate = TranslationError(cause: "There is nothing to translate.")
    public static let internalError = TranslationError(cause: "No translation is available.")
    public static let alreadyCancelled = TranslationError(cause: "The translation was canceled.")
    public static let notInstalled = TranslationError(cause: "The languages are not installed.")

    public var errorDescription: String? { cause }
    public var failureReason: String? { cause }

    public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
        (error as? TranslationError)?.cause == pattern.cause
    }
}

/// Translates texts; the simulated device has no languages for it.
public final class TranslationSession: @unchecked Sendable {
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            self.source = source
            self.target = target
        }

        public mutating func invalidate() {
            version += 1
        }
    }

    public struct Request: Equatable, Sendable {
        public let sourceText: String
        public let clientIdentifier: String?

        public init(sourceText: String, clientIdentifier: String? = nil) {
            self.sourceText = sourceText
            self.clientIdentifier = clientIdentifier
        }
    }

    public struct Response: Equatable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// Translations one after the other.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?

    public init(installedSource: Locale.Language, target: Locale.Language?) {
        sourceLanguage = installedSource
        targetLanguage = target
    }

    public var canRequestDownloads: Bool { false }
    public var isReady: Bool { get async { false } }
    public func cancel() {}

    private func rejection(of call: String) -> TranslationError {
        Notices.current.addInert("TranslationSession." + call, .absent("translation"))
        return .notInstalled
    }

    public func translate(_ string: String) async throws -> Response { throw rejection(of: "translate") }
    public func translations(from batch: [Request]) async throws -> [Response] { throw rejection(of: "translations") }

    public func translate(batch: [Request]) -> BatchResponse {
        _ = rejection(of: "translate")
        return BatchResponse()
    }

    public func prepareTranslation() async throws { throw rejection(of: "prepareTranslation") }
}

/// The languages available for translation: none.
public final class LanguageAvailability: Sendable {
    public enum Status: Hashable, Sendable {
        case installed
        case supported
        case unsupported
    }

    public init() {}

    public var supportedLanguages: [Locale.Language] { get async { [] } }

    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }

    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
