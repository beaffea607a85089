import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The user's Siri authorization for an app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// Siri's settings. There is no Siri here, so it is restricted.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.restricted)
    }

    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .restricted }

    open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// Whether a person has a Focus on. No one is asked here, so it stays unknown. It has no state.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    private static let shared = INFocusStatusCenter()

    open class var `default`: INFocusStatusCenter { shared }

    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    open func requestAuthorization(
        completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        completionHandler?(.restricted)
    }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}

/// Relevant at a part of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public enum Situation: Int, Sendable {
        case morning
        case evening
        case home
        case work
        case school
        case gym
        case commute
        case headphonesConnected
        case activeWorkout
        case physicalActivityIncomplete
    }

    public let situation: Situation

    public init(situation: Situation) {
        self.situation = situation
        super.init()
    }
}

/// Accepts suggestions of media; there is no Siri that offers them. It has no state.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
    private static let manager = INUpcomingMediaManager()

    open class var shared: INUpcomingMediaManager { manager }

    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}

    open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {}
}

/// Accepts words of an app's own; there is no Siri that listens for them. It has no state.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()

    public required override init() {
        super.init()
    }

    open class func shared() -> Self { vocabulary as? Self ?? self.init() }

    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}

    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}

    open func removeAllVocabularyStrings() {}
}

extension INCar {
    /// A plug that charges a car.
    public struct ChargingConnectorType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let j1772 = ChargingConnectorType(rawValue: "j1772")
        public static let ccs1 = ChargingConnectorType(rawValue: "ccs1")
        public static let ccs2 = ChargingConnectorType(rawValue: "ccs2")
        public static let chaDeMo = ChargingConnectorType(rawValue: "chaDeMo")
        public static let gbtAC = ChargingConnectorType(rawValue: "gbtAC")
        public static let gbtDC = ChargingConnectorType(rawValue: "gbtDC")
        public static let tesla = ChargingConnectorType(rawValue: "tesla")
        public static let mennekes = ChargingConnectorType(rawValue: "mennekes")
    }
}

public typealias INCarChargingConnectorType = INCar.ChargingConnectorType

extension INMediaUserContext {
    public typealias SubscriptionStatus = INMediaUserContextSubscriptionStatus
}
