import FoundationSupplement

/// The choices of start audio call intent response code.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureNoValidNumber
}

/// The outcome of an intent: start audio call.
open class INStartAudioCallIntentResponse: INIntentResponse {
    public internal(set) var code: INStartAudioCallIntentResponseCode = .unspecified

    public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: start audio call.
open class INStartAudioCallIntent: INIntent {
    public internal(set) var destinationType: INCallDestinationType = .unknown
    public internal(set) var contacts: [INPerson]?

    public required init() {
        super.init()
    }

    public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        self.destinationType = destinationType
        self.contacts = contacts
        super.init()
    }
}

/// Handles a request: start audio call.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func resolveDestinationType(
        for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
    func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
    func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
    public func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        completion(INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    {
        completion(INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveDestinationType(
        for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDestinationType(for intent: INStartAudioCallIntent) async
        -> INCallDestinationTypeResolutionResult
    {
        await _INAnswer.wait { resolveDestinationType(for: intent, with: $0) }
    }

    public func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolveContacts(for: intent, with: $0) }
    }
}
