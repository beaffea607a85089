import FoundationSupplement

/// The choices of search call history intent response code.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
    case inProgress
    case success
}

/// The outcome of an intent: search call history.
open class INSearchCallHistoryIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchCallHistoryIntentResponseCode = .unspecified
    open var callRecords: [INCallRecord]?

    public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search call history.
open class INSearchCallHistoryIntent: INIntent {
    public internal(set) var dateCreated: INDateComponentsRange?
    public internal(set) var recipient: INPerson?
    public internal(set) var callCapabilities: INCallCapabilityOptions = []
    public internal(set) var callTypes: INCallRecordTypeOptions = []
    public internal(set) var unseen: Bool?

    public required init() {
        super.init()
    }

    public init(
        dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil,
        callCapabilities: INCallCapabilityOptions,
        callTypes: INCallRecordTypeOptions, unseen: Bool? = nil
    ) {
        self.dateCreated = dateCreated
        self.recipient = recipient
        self.callCapabilities = callCapabilities
        self.callTypes = callTypes
        self.unseen = unseen
        super.init()
    }
}

/// Handles a request: search call history.
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
    func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
    func resolveCallType(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void)
    func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult
    func resolveDateCreated(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult
    func resolveRecipient(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void)
    func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
    func resolveCallTypes(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)
    func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult
    func resolveUnseen(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

extension INSearchCallHistoryIntentHandling {
    public func handle(
        intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
    ) {
        completion(INSearchCallHistoryIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
    ) {
        completion(INSearchCallHistoryIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveCallType(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult {
        await _INAnswer.wait { resolveCallType(for: intent, with: $0) }
    }

    public func resolveDateCreated(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveDateCreated(for: intent, with: $0) }
    }

    public func resolveRecipient(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
        await _INAnswer.wait { resolveRecipient(for: intent, with: $0) }
    }

    public func resolveCallTypes(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult
    {
        await _INAnswer.wait { resolveCallTypes(for: intent, with: $0) }
    }

    public func resolveUnseen(
        for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveUnseen(for: intent, with: $0) }
    }
}
