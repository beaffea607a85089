import FoundationSupplement

/// The choices of set task attribute intent response code.
public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set task attribute.
open class INSetTaskAttributeIntentResponse: INIntentResponse {
    public internal(set) var code: INSetTaskAttributeIntentResponseCode = .unspecified
    open var modifiedTask: INTask?

    public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set task attribute.
open class INSetTaskAttributeIntent: INIntent {
    public internal(set) var targetTask: INTask?
    public internal(set) var taskTitle: INSpeakableString?
    public internal(set) var status: INTaskStatus = .unknown
    public internal(set) var priority: INTaskPriority = .unknown
    public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
    public internal(set) var temporalEventTrigger: INTemporalEventTrigger?

    public required init() {
        super.init()
    }

    public init(
        targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
    ) {
        self.targetTask = targetTask
        self.taskTitle = taskTitle
        self.status = status
        self.priority = priority
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        super.init()
    }
}

/// Handles a request: set task attribute.
public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void)
    func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult
    func resolveTaskTitle(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult
    func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult
    func resolvePriority(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult
    func resolveSpatialEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    )
    func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult
    func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async
        -> INSetTaskAttributeTemporalEventTriggerResolutionResult
}

extension INSetTaskAttributeIntentHandling {
    public func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
        await _INAnswer.wait { resolveTargetTask(for: intent, with: $0) }
    }

    public func resolveTaskTitle(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveTaskTitle(for: intent, with: $0) }
    }

    public func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
        await _INAnswer.wait { resolveStatus(for: intent, with: $0) }
    }

    public func resolvePriority(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult {
        await _INAnswer.wait { resolvePriority(for: intent, with: $0) }
    }

    public func resolveSpatialEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async
        -> INSpatialEventTriggerResolutionResult
    {
        await _INAnswer.wait { resolveSpatialEventTrigger(for: intent, with: $0) }
    }

    public func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async
        -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    {
        await _INAnswer.wait { resolveTemporalEventTrigger(for: intent, with: $0) }
    }
}
