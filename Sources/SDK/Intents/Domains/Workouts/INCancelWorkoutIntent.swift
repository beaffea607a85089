import FoundationSupplement

/// The choices of cancel workout intent response code.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

/// The outcome of an intent: cancel workout.
open class INCancelWorkoutIntentResponse: INIntentResponse {
    public internal(set) var code: INCancelWorkoutIntentResponseCode = .unspecified

    public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: cancel workout.
open class INCancelWorkoutIntent: INIntent {
    public internal(set) var workoutName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(workoutName: INSpeakableString?) {
        self.workoutName = workoutName
        super.init()
    }
}

/// Handles a request: cancel workout.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
    public func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveWorkoutName(for: intent, with: $0) }
    }
}
