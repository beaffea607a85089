import FoundationSupplement

/// The choices of snooze tasks intent response code.
public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: snooze tasks.
open class INSnoozeTasksIntentResponse: INIntentResponse {
    public internal(set) var code: INSnoozeTasksIntentResponseCode = .unspecified
    open var snoozedTasks: [INTask]?

    public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: snooze tasks.
open class INSnoozeTasksIntent: INIntent {
    public internal(set) var tasks: [INTask]?
    public internal(set) var nextTriggerTime: INDateComponentsRange?
    public internal(set) var all: Int?

    public required init() {
        super.init()
    }

    public init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Int? = nil) {
        self.tasks = tasks
        self.nextTriggerTime = nextTriggerTime
        self.all = all
        super.init()
    }
}

/// Handles a request: snooze tasks.
public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func resolveTasks(
        for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)
    func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]
    func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult
}

extension INSnoozeTasksIntentHandling {
    public func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        completion(INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        completion(INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTasks(
        for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
        await _INAnswer.wait { resolveTasks(for: intent, with: $0) }
    }

    public func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult {
        await _INAnswer.wait { resolveNextTriggerTime(for: intent, with: $0) }
    }
}
