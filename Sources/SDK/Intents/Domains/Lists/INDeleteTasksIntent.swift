import FoundationSupplement

/// The choices of delete tasks intent response code.
public enum INDeleteTasksIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: delete tasks.
open class INDeleteTasksIntentResponse: INIntentResponse {
    public internal(set) var code: INDeleteTasksIntentResponseCode = .unspecified
    open var deletedTasks: [INTask]?

    public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: delete tasks.
open class INDeleteTasksIntent: INIntent {
    public internal(set) var taskList: INTaskList?
    public internal(set) var tasks: [INTask]?
    public internal(set) var all: Int?

    public required init() {
        super.init()
    }

    public init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Int? = nil) {
        self.taskList = taskList
        self.tasks = tasks
        self.all = all
        super.init()
    }
}

/// Handles a request: delete tasks.
public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func resolveTaskList(
        for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)
    func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult
    func resolveTasks(
        for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)
    func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
}

extension INDeleteTasksIntentHandling {
    public func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        completion(INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        completion(INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTaskList(
        for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult {
        await _INAnswer.wait { resolveTaskList(for: intent, with: $0) }
    }

    public func resolveTasks(
        for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
        await _INAnswer.wait { resolveTasks(for: intent, with: $0) }
    }
}
