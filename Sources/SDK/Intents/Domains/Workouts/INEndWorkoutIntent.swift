import FoundationSupplement

/// The choices of end workout intent response code.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

/// The outcome of an intent: end workout.
open class INEndWorkoutIntentResponse: INIntentResponse {
    public internal(set) var code: INEndWorkoutIntentResponseCode = .unspecified

    public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: end workout.
open class INEndWorkoutIntent: INIntent {
    public internal(set) var workoutName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(workoutName: INSpeakableString?) {
        self.workoutName = workoutName
        super.init()
    }
}

/// Handles a request: end workout.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
    public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveWorkoutName(for: intent, with: $0) }
    }
}
