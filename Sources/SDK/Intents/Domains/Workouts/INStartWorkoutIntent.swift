import FoundationSupplement

/// The choices of start workout intent response code.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureOngoingWorkout
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

/// The outcome of an intent: start workout.
open class INStartWorkoutIntentResponse: INIntentResponse {
    public internal(set) var code: INStartWorkoutIntentResponseCode = .unspecified

    public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: start workout.
open class INStartWorkoutIntent: INIntent {
    public internal(set) var workoutName: INSpeakableString?
    public internal(set) var goalValue: Double?
    public internal(set) var workoutGoalUnitType: INWorkoutGoalUnitType = .unknown
    public internal(set) var workoutLocationType: INWorkoutLocationType = .unknown
    public internal(set) var isOpenEnded: Bool?

    public required init() {
        super.init()
    }

    public init(
        workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
        workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
        workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
    ) {
        self.workoutName = workoutName
        self.goalValue = goalValue
        self.workoutGoalUnitType = workoutGoalUnitType
        self.workoutLocationType = workoutLocationType
        self.isOpenEnded = isOpenEnded
        super.init()
    }
}

/// Handles a request: start workout.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult
    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)
    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult
    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)
    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult
    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
    public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveWorkoutName(for: intent, with: $0) }
    }

    public func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        await _INAnswer.wait { resolveGoalValue(for: intent, with: $0) }
    }

    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
        -> INWorkoutGoalUnitTypeResolutionResult
    {
        await _INAnswer.wait { resolveWorkoutGoalUnitType(for: intent, with: $0) }
    }

    public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
        -> INWorkoutLocationTypeResolutionResult
    {
        await _INAnswer.wait { resolveWorkoutLocationType(for: intent, with: $0) }
    }

    public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveIsOpenEnded(for: intent, with: $0) }
    }
}
