import FoundationSupplement

/// The choices of create note intent response code.
public enum INCreateNoteIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: create note.
open class INCreateNoteIntentResponse: INIntentResponse {
    public internal(set) var code: INCreateNoteIntentResponseCode = .unspecified
    open var createdNote: INNote?

    public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: create note.
open class INCreateNoteIntent: INIntent {
    public internal(set) var title: INSpeakableString?
    public internal(set) var content: INNoteContent?
    public internal(set) var groupName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
        self.title = title
        self.content = content
        self.groupName = groupName
        super.init()
    }
}

/// Handles a request: create note.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func resolveTitle(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
    func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
    func resolveGroupName(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
    public func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        completion(INCreateNoteIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        completion(INCreateNoteIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTitle(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveTitle(for: intent, with: $0) }
    }

    public func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        await _INAnswer.wait { resolveContent(for: intent, with: $0) }
    }

    public func resolveGroupName(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveGroupName(for: intent, with: $0) }
    }
}
