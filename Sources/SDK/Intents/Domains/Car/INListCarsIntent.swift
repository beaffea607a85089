import FoundationSupplement

/// The choices of list cars intent response code.
public enum INListCarsIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: list cars.
open class INListCarsIntentResponse: INIntentResponse {
    public internal(set) var code: INListCarsIntentResponseCode = .unspecified
    open var cars: [INCar]?

    public init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: list cars.
open class INListCarsIntent: INIntent {

    public required init() {
        super.init()
    }
}

/// Handles a request: list cars.
public protocol INListCarsIntentHandling: NSObjectProtocol {
    func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
    func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse
    func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
    func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
}

extension INListCarsIntentHandling {
    public func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        completion(INListCarsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        completion(INListCarsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
