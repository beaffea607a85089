import FoundationSupplement

/// The choices of add tasks intent response code.
public enum INAddTasksIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: add tasks.
open class INAddTasksIntentResponse: INIntentResponse {
    public internal(set) var code: INAddTasksIntentResponseCode = .unspecified
    open var modifiedTaskList: INTaskList?
    open var addedTasks: [INTask]?

    public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: add tasks.
open class INAddTasksIntent: INIntent {
    public internal(set) var targetTaskList: INTaskList?
    public internal(set) var taskTitles: [INSpeakableString]?
    public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
    public internal(set) var temporalEventTrigger: INTemporalEventTrigger?
    public internal(set) var priority: INTaskPriority = .unknown

    public required init() {
        super.init()
    }

    public init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority
    ) {
        self.targetTaskList = targetTaskList
        self.taskTitles = taskTitles
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        self.priority = priority
        super.init()
    }
}

/// Handles a request: add tasks.
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult
    func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
    func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult
    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async
        -> INAddTasksTemporalEventTriggerResolutionResult
    func resolvePriority(
        for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
}

extension INAddTasksIntentHandling {
    public func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        await _INAnswer.wait { resolveTargetTaskList(for: intent, with: $0) }
    }

    public func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
        await _INAnswer.wait { resolveTaskTitles(for: intent, with: $0) }
    }

    public func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult
    {
        await _INAnswer.wait { resolveSpatialEventTrigger(for: intent, with: $0) }
    }

    public func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async
        -> INAddTasksTemporalEventTriggerResolutionResult
    {
        await _INAnswer.wait { resolveTemporalEventTrigger(for: intent, with: $0) }
    }

    public func resolvePriority(
        for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult {
        await _INAnswer.wait { resolvePriority(for: intent, with: $0) }
    }
}
