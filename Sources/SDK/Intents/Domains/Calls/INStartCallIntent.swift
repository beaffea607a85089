import FoundationSupplement

/// The choices of start call intent response code.
public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case userConfirmationRequired
    case failure
    case failureRequiringAppLaunch
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureAirplaneModeEnabled
    case failureUnableToHandOff
    case failureAppConfigurationRequired
    case failureCallInProgress
    case failureCallRinging
    case failureRequiringInAppAuthentication
}

/// The outcome of an intent: start call.
open class INStartCallIntentResponse: INIntentResponse {
    public internal(set) var code: INStartCallIntentResponseCode = .unspecified

    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: start call.
open class INStartCallIntent: INIntent {
    public internal(set) var callRecordFilter: INCallRecordFilter?
    public internal(set) var callRecordToCallBack: INCallRecord?
    public internal(set) var audioRoute: INCallAudioRoute = .unknown
    public internal(set) var destinationType: INCallDestinationType = .unknown
    public internal(set) var contacts: [INPerson]?
    public internal(set) var callCapability: INCallCapability = .unknown

    public required init() {
        super.init()
    }

    public init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        self.callRecordFilter = callRecordFilter
        self.callRecordToCallBack = callRecordToCallBack
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
        super.init()
    }
}

/// Handles a request: start call.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void)
    func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult
    func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
    func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult
    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
    func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
    func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
        await _INAnswer.wait { resolveCallRecordToCallBack(for: intent, with: $0) }
    }

    public func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
        await _INAnswer.wait { resolveDestinationType(for: intent, with: $0) }
    }

    public func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        await _INAnswer.wait { resolveContacts(for: intent, with: $0) }
    }

    public func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
    {
        await _INAnswer.wait { resolveCallCapability(for: intent, with: $0) }
    }
}
