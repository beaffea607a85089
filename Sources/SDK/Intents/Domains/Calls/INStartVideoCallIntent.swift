import FoundationSupplement

/// The choices of start video call intent response code.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureInvalidNumber
}

/// The outcome of an intent: start video call.
open class INStartVideoCallIntentResponse: INIntentResponse {
    public internal(set) var code: INStartVideoCallIntentResponseCode = .unspecified

    public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: start video call.
open class INStartVideoCallIntent: INIntent {
    public internal(set) var contacts: [INPerson]?

    public required init() {
        super.init()
    }

    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}

/// Handles a request: start video call.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
    public func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        completion(INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    {
        completion(INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolveContacts(for: intent, with: $0) }
    }
}
