import FoundationSupplement

/// The choices of create task list intent response code.
public enum INCreateTaskListIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: create task list.
open class INCreateTaskListIntentResponse: INIntentResponse {
    public internal(set) var code: INCreateTaskListIntentResponseCode = .unspecified
    open var createdTaskList: INTaskList?

    public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: create task list.
open class INCreateTaskListIntent: INIntent {
    public internal(set) var title: INSpeakableString?
    public internal(set) var taskTitles: [INSpeakableString]?
    public internal(set) var groupName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
        self.title = title
        self.taskTitles = taskTitles
        self.groupName = groupName
        super.init()
    }
}

/// Handles a request: create task list.
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
    func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]
    func resolveGroupName(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateTaskListIntentHandling {
    public func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        completion(INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    {
        completion(INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveTitle(for: intent, with: $0) }
    }

    public func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] {
        await _INAnswer.wait { resolveTaskTitles(for: intent, with: $0) }
    }

    public func resolveGroupName(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveGroupName(for: intent, with: $0) }
    }
}
