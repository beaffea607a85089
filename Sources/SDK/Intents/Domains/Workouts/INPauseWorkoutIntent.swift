import FoundationSupplement

/// The choices of pause workout intent response code.
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

/// The outcome of an intent: pause workout.
open class INPauseWorkoutIntentResponse: INIntentResponse {
    public internal(set) var code: INPauseWorkoutIntentResponseCode = .unspecified

    public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: pause workout.
open class INPauseWorkoutIntent: INIntent {
    public internal(set) var workoutName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(workoutName: INSpeakableString?) {
        self.workoutName = workoutName
        super.init()
    }
}

/// Handles a request: pause workout.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
    public func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveWorkoutName(for: intent, with: $0) }
    }
}
