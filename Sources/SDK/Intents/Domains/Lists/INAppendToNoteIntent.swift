import FoundationSupplement

/// The choices of append to note intent response code.
public enum INAppendToNoteIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCannotUpdatePasswordProtectedNote
}

/// The outcome of an intent: append to note.
open class INAppendToNoteIntentResponse: INIntentResponse {
    public internal(set) var code: INAppendToNoteIntentResponseCode = .unspecified
    open var note: INNote?

    public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: append to note.
open class INAppendToNoteIntent: INIntent {
    public internal(set) var targetNote: INNote?
    public internal(set) var content: INNoteContent?

    public required init() {
        super.init()
    }

    public init(targetNote: INNote?, content: INNoteContent?) {
        self.targetNote = targetNote
        self.content = content
        super.init()
    }
}

/// Handles a request: append to note.
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
    func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void)
    func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult
    func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)
    func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
}

extension INAppendToNoteIntentHandling {
    public func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        completion(INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        completion(INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
        await _INAnswer.wait { resolveTargetNote(for: intent, with: $0) }
    }

    public func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
        await _INAnswer.wait { resolveContent(for: intent, with: $0) }
    }
}
