import FoundationSupplement

/// The choices of get car power level status intent response code.
public enum INGetCarPowerLevelStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: get car power level status.
open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {
    public internal(set) var code: INGetCarPowerLevelStatusIntentResponseCode = .unspecified
    open var carIdentifier: String?
    open var fuelPercentRemaining: Double?
    open var chargePercentRemaining: Double?
    open var distanceRemaining: Measurement<UnitLength>?
    open var charging: Bool?
    open var minutesToFull: Int?
    open var maximumDistance: Measurement<UnitLength>?
    open var distanceRemainingElectric: Measurement<UnitLength>?
    open var maximumDistanceElectric: Measurement<UnitLength>?
    open var distanceRemainingFuel: Measurement<UnitLength>?
    open var maximumDistanceFuel: Measurement<UnitLength>?
    open var consumptionFormulaArguments: [String: Any]?
    open var chargingFormulaArguments: [String: Any]?
    open var dateOfLastStateUpdate: DateComponents?
    open var activeConnector: INCarChargingConnectorType?
    open var maximumBatteryCapacity: Measurement<UnitEnergy>?
    open var currentBatteryCapacity: Measurement<UnitEnergy>?
    open var minimumBatteryCapacity: Measurement<UnitEnergy>?

    public init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: get car power level status.
open class INGetCarPowerLevelStatusIntent: INIntent {
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(carName: INSpeakableString?) {
        self.carName = carName
        super.init()
    }
}

/// Handles a request: get car power level status.
public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
    func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
    func confirm(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
    func resolveCarName(
        for intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult
}

extension INGetCarPowerLevelStatusIntentHandling {
    public func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        completion(INGetCarPowerLevelStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        completion(INGetCarPowerLevelStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveCarName(
        for intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
