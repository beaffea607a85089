import FoundationSupplement

/// Turns a completion handler into an answer to wait for.
public enum _INAnswer {
    /// The first call of the handler provides the answer. A handler that is never called leaves the caller waiting,
    /// until the caller's time limit ends the wait.
    public static func wait<Answer>(_ ask: (@escaping (Answer) -> Void) -> Void) async -> Answer {
        await CompletionAnswer.wait(ask)
    }

    /// Like `wait`, for handlers that may fail.
    ///
    /// - Throws: the handler's error; `NoAnswer` if it returns neither a value nor an error.
    public static func value<Answer>(
        _ ask: (@escaping (Answer?, (any Error)?) -> Void) -> Void
    ) async throws -> Answer {
        let (value, error): (Answer?, (any Error)?) = await wait { answer in ask { answer(($0, $1)) } }
        if let value { return value }
        throw error ?? NoAnswer()
    }

    /// A handler gave nothing.
    struct NoAnswer: Error, CustomStringConvertible {
        var description: String { "the intent handler returned no options" }
    }
}
