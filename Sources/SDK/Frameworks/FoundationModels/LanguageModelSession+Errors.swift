import Foundation

extension LanguageModelSession {
    /// Why a model did not generate anything.
    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public let underlyingErrors: [any Error]

            public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                self.debugDescription = debugDescription
                self.underlyingErrors = underlyingErrors
            }
        }

        public struct Refusal: Sendable {
            public init(transcriptEntries: [Transcript.Entry]) {}

            public var explanation: Response<String> {
                get async throws { throw LanguageModelSession.unavailable("GenerationError.Refusal.explanation") }
            }

            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context.debugDescription
            }
        }

        public var recoverySuggestion: String? { nil }
        public var failureReason: String? { nil }
    }

    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error

        public init(tool: any Tool, underlyingError: any Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        public var errorDescription: String? { underlyingError.localizedDescription }
    }
}
