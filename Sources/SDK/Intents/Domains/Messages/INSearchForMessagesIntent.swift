import FoundationSupplement

/// The choices of search for messages intent response code.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
    case failureMessageTooManyResults
    case failureRequiringInAppAuthentication
}

/// The outcome of an intent: search for messages.
open class INSearchForMessagesIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForMessagesIntentResponseCode = .unspecified
    open var messages: [INMessage]?

    public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for messages.
open class INSearchForMessagesIntent: INIntent {
    public internal(set) var recipients: [INPerson]?
    public internal(set) var recipientsOperator: INConditionalOperator = .all
    public internal(set) var senders: [INPerson]?
    public internal(set) var sendersOperator: INConditionalOperator = .all
    public internal(set) var searchTerms: [String]?
    public internal(set) var searchTermsOperator: INConditionalOperator = .all
    public internal(set) var attributes: INMessageAttributeOptions = []
    public internal(set) var dateTimeRange: INDateComponentsRange?
    public internal(set) var identifiers: [String]?
    public internal(set) var identifiersOperator: INConditionalOperator = .all
    public internal(set) var notificationIdentifiers: [String]?
    public internal(set) var notificationIdentifiersOperator: INConditionalOperator = .all
    public internal(set) var speakableGroupNames: [INSpeakableString]?
    public internal(set) var speakableGroupNamesOperator: INConditionalOperator = .all
    public internal(set) var conversationIdentifiers: [String]?
    public internal(set) var conversationIdentifiersOperator: INConditionalOperator = .all

    public required init() {
        super.init()
    }

    public init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
    ) {
        self.recipients = recipients
        self.senders = senders
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.identifiers = identifiers
        self.notificationIdentifiers = notificationIdentifiers
        self.speakableGroupNames = speakableGroupNames
        self.conversationIdentifiers = conversationIdentifiers
        super.init()
    }
}

/// Handles a request: search for messages.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)
    func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult
    func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
    func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolveRecipients(for: intent, with: $0) }
    }

    public func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolveSenders(for: intent, with: $0) }
    }

    public func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAttributes(for intent: INSearchForMessagesIntent) async
        -> INMessageAttributeOptionsResolutionResult
    {
        await _INAnswer.wait { resolveAttributes(for: intent, with: $0) }
    }

    public func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveDateTimeRange(for: intent, with: $0) }
    }

    public func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
        -> [INSpeakableStringResolutionResult]
    {
        await _INAnswer.wait { resolveSpeakableGroupNames(for: intent, with: $0) }
    }
}
