import FoundationSupplement

/// The choices of resume workout intent response code.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

/// The outcome of an intent: resume workout.
open class INResumeWorkoutIntentResponse: INIntentResponse {
    public internal(set) var code: INResumeWorkoutIntentResponseCode = .unspecified

    public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: resume workout.
open class INResumeWorkoutIntent: INIntent {
    public internal(set) var workoutName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(workoutName: INSpeakableString?) {
        self.workoutName = workoutName
        super.init()
    }
}

/// Handles a request: resume workout.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
    public func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveWorkoutName(for: intent, with: $0) }
    }
}
