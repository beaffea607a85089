import Foundation
import FoundationSupplement

/// A talk with a model. There is no model on the simulated device, so each question throws and is reported.
public final class LanguageModelSession: Sendable, Observable {
    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// An answer while it is generated.
    public struct ResponseStream<Content: Generable & Sendable>: AsyncSequence, Sendable
    where Content.PartiallyGenerated: Sendable {
        public typealias Element = Snapshot

        public struct Snapshot: Sendable {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                throw LanguageModelSession.unavailable("streamResponse")
            }
        }

        init() {}

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        public func collect() async throws -> Response<Content> {
            throw LanguageModelSession.unavailable("streamResponse")
        }
    }

    private let instructions: String?

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(text: try instructions().text)
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(text: instructions)
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(text: instructions?.text)
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(text: nil)
    }

    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = []) {
        self.init(text: nil)
    }

    private init(text: String?) {
        instructions = text
    }

    public var isResponding: Bool { false }

    public var transcript: Transcript {
        guard let instructions else { return Transcript() }
        let segment = Transcript.Segment.text(.init(content: instructions))
        return Transcript(entries: [.instructions(.init(segments: [segment], toolDefinitions: []))])
    }

    public func prewarm(promptPrefix: Prompt? = nil) {}

    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        Data()
    }

    static func unavailable(_ call: String) -> GenerationError {
        Notices.current.addInert("LanguageModelSession." + call, .absent("language model"))
        return .assetsUnavailable(.init(debugDescription: "There is no language model."))
    }
}

/// The user's feedback about a response.
public enum LanguageModelFeedback {
    public enum Sentiment: Sendable, CaseIterable {
        case positive, negative, neutral
    }

    public struct Issue: Sendable {
        public enum Category: Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
            case vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }

        public init(category: Category, explanation: String? = nil) {}
    }
}
