import FoundationSupplement

/// The choices of send message intent response code.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

/// The outcome of an intent: send message.
open class INSendMessageIntentResponse: INIntentResponse {
    public internal(set) var code: INSendMessageIntentResponseCode = .unspecified
    open var sentMessages: [INMessage]?

    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: send message.
open class INSendMessageIntent: INIntent {
    public internal(set) var recipients: [INPerson]?
    public internal(set) var outgoingMessageType: INOutgoingMessageType = .unknown
    public internal(set) var content: String?
    public internal(set) var speakableGroupName: INSpeakableString?
    public internal(set) var conversationIdentifier: String?
    public internal(set) var serviceName: String?
    public internal(set) var sender: INPerson?
    public internal(set) var attachments: [INSendMessageAttachment]?

    public required init() {
        super.init()
    }

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
        super.init()
    }
}

/// Handles a request: send message.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
    func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        await _INAnswer.wait { resolveRecipients(for: intent, with: $0) }
    }

    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
        -> INOutgoingMessageTypeResolutionResult
    {
        await _INAnswer.wait { resolveOutgoingMessageType(for: intent, with: $0) }
    }

    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveContent(for: intent, with: $0) }
    }

    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveSpeakableGroupName(for: intent, with: $0) }
    }
}
