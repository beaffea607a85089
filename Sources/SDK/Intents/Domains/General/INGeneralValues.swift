/// The choices of conditional operator.
public enum INConditionalOperator: Int, Sendable {
    case all
    case any
    case none
}

/// The choices of focus status authorization status.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// The choices of person suggestion type.
public enum INPersonSuggestionType: Int, Sendable {
    case none
    case socialProfile
    case instantMessageAddress
}

/// The choices of sort type.
public enum INSortType: Int, Sendable {
    case unknown
    case asIs
    case byDate
}

/// The choices of spatial event.
public enum INSpatialEvent: Int, Sendable {
    case unknown
    case arrive
    case depart
}

/// The choices of vocabulary string type.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300
    case carName
    case paymentsOrganizationName = 400
    case paymentsAccountNickname
    case notebookItemTitle = 500
    case notebookItemGroupName
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName
    case mediaAudiobookTitle
    case mediaAudiobookAuthorName
    case mediaShowTitle
}

/// A set of day of week options.
public struct INDayOfWeekOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let monday = INDayOfWeekOptions(rawValue: 1)
    public static let tuesday = INDayOfWeekOptions(rawValue: 2)
    public static let wednesday = INDayOfWeekOptions(rawValue: 4)
    public static let thursday = INDayOfWeekOptions(rawValue: 8)
    public static let friday = INDayOfWeekOptions(rawValue: 16)
    public static let saturday = INDayOfWeekOptions(rawValue: 32)
    public static let sunday = INDayOfWeekOptions(rawValue: 64)
}

/// A description: focus status.
open class INFocusStatus: NSObject {
    public internal(set) var isFocused: Bool?

    public init(isFocused: Bool?) {
        self.isFocused = isFocused
        super.init()
    }
}

/// A description: intent donation metadata.
open class INIntentDonationMetadata: NSObject {

    public override init() {
        super.init()
    }
}

/// A description: terms and conditions.
open class INTermsAndConditions: NSObject {
    public internal(set) var localizedTermsAndConditionsText: String = ""
    public internal(set) var privacyPolicyURL: URL?
    public internal(set) var termsAndConditionsURL: URL?

    public init(localizedTermsAndConditionsText: String, privacyPolicyURL: URL?, termsAndConditionsURL: URL?) {
        self.localizedTermsAndConditionsText = localizedTermsAndConditionsText
        self.privacyPolicyURL = privacyPolicyURL
        self.termsAndConditionsURL = termsAndConditionsURL
        super.init()
    }
}

/// A description: user context.
open class INUserContext: NSObject {
    public override init() {
        super.init()
    }

    /// Has no effect: no Siri asks for it.
    open func becomeCurrent() {}
}
