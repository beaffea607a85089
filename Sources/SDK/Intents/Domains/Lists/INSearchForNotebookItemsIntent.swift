import FoundationSupplement

/// The choices of search for notebook items intent response code.
public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: search for notebook items.
open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForNotebookItemsIntentResponseCode = .unspecified
    open var notes: [INNote]?
    open var taskLists: [INTaskList]?
    open var tasks: [INTask]?
    open var sortType: INSortType = .unknown

    public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for notebook items.
open class INSearchForNotebookItemsIntent: INIntent {
    public internal(set) var title: INSpeakableString?
    public internal(set) var content: String?
    public internal(set) var itemType: INNotebookItemType = .unknown
    public internal(set) var status: INTaskStatus = .unknown
    public internal(set) var location: CLPlacemark?
    public internal(set) var locationSearchType: INLocationSearchType = .unknown
    public internal(set) var dateTime: INDateComponentsRange?
    public internal(set) var dateSearchType: INDateSearchType = .unknown
    public internal(set) var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = []
    public internal(set) var taskPriority: INTaskPriority = .unknown
    public internal(set) var notebookItemIdentifier: String?

    public required init() {
        super.init()
    }

    public init(
        title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
        location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
        dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions,
        taskPriority: INTaskPriority, notebookItemIdentifier: String?
    ) {
        self.title = title
        self.content = content
        self.itemType = itemType
        self.status = status
        self.location = location
        self.locationSearchType = locationSearchType
        self.dateTime = dateTime
        self.dateSearchType = dateSearchType
        self.temporalEventTriggerTypes = temporalEventTriggerTypes
        self.taskPriority = taskPriority
        self.notebookItemIdentifier = notebookItemIdentifier
        super.init()
    }
}

/// Handles a request: search for notebook items.
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult
    func resolveContent(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult
    func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)
    func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult
    func resolveStatus(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult
    func resolveLocation(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult
    func resolveLocationSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)
    func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async
        -> INLocationSearchTypeResolutionResult
    func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult
    func resolveDateSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateSearchTypeResolutionResult) -> Void)
    func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult
    func resolveTemporalEventTriggerTypes(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
    func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
        -> INTemporalEventTriggerTypeOptionsResolutionResult
    func resolveTaskPriority(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
}

extension INSearchForNotebookItemsIntentHandling {
    public func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        completion(INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        completion(INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveTitle(for: intent, with: $0) }
    }

    public func resolveContent(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveContent(for: intent, with: $0) }
    }

    public func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult
    {
        await _INAnswer.wait { resolveItemType(for: intent, with: $0) }
    }

    public func resolveStatus(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult {
        await _INAnswer.wait { resolveStatus(for: intent, with: $0) }
    }

    public func resolveLocation(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolveLocation(for: intent, with: $0) }
    }

    public func resolveLocationSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async
        -> INLocationSearchTypeResolutionResult
    {
        await _INAnswer.wait { resolveLocationSearchType(for: intent, with: $0) }
    }

    public func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveDateTime(for: intent, with: $0) }
    }

    public func resolveDateSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateSearchTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async
        -> INDateSearchTypeResolutionResult
    {
        await _INAnswer.wait { resolveDateSearchType(for: intent, with: $0) }
    }

    public func resolveTemporalEventTriggerTypes(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
        -> INTemporalEventTriggerTypeOptionsResolutionResult
    {
        await _INAnswer.wait { resolveTemporalEventTriggerTypes(for: intent, with: $0) }
    }

    public func resolveTaskPriority(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
    {
        await _INAnswer.wait { resolveTaskPriority(for: intent, with: $0) }
    }
}
