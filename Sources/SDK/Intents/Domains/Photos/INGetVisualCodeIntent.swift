import FoundationSupplement

/// The choices of get visual code intent response code.
public enum INGetVisualCodeIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
}

/// The outcome of an intent: get visual code.
open class INGetVisualCodeIntentResponse: INIntentResponse {
    public internal(set) var code: INGetVisualCodeIntentResponseCode = .unspecified
    open var visualCodeImage: INImage?

    public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: get visual code.
open class INGetVisualCodeIntent: INIntent {
    public internal(set) var visualCodeType: INVisualCodeType = .unknown

    public required init() {
        super.init()
    }

    public init(visualCodeType: INVisualCodeType) {
        self.visualCodeType = visualCodeType
        super.init()
    }
}

/// Handles a request: get visual code.
public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
    func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
    func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
    func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
    func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
    func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void)
    func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult
}

extension INGetVisualCodeIntentHandling {
    public func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        completion(INGetVisualCodeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        completion(INGetVisualCodeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
        await _INAnswer.wait { resolveVisualCodeType(for: intent, with: $0) }
    }
}
