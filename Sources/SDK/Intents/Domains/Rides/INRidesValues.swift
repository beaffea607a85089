import FoundationSupplement

/// The choices of ride phase.
public enum INRidePhase: Int, Sendable {
    case unknown
    case received
    case confirmed
    case ongoing
    case completed
    case approachingPickup
    case pickup
}

/// A set of ride feedback type options.
public struct INRideFeedbackTypeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let rate = INRideFeedbackTypeOptions(rawValue: 1)
    public static let tip = INRideFeedbackTypeOptions(rawValue: 2)
}

/// A description: ride completion status.
open class INRideCompletionStatus: NSObject {
    open var completionUserActivity: NSUserActivity?
    public internal(set) var isCompleted: Bool = false
    public internal(set) var isCanceled: Bool = false
    public internal(set) var isMissedPickup: Bool = false
    public internal(set) var paymentAmount: INCurrencyAmount?
    public internal(set) var feedbackType: INRideFeedbackTypeOptions = []
    public internal(set) var isOutstanding: Bool = false
    open var defaultTippingOptions: Set<INCurrencyAmount>?

    public override init() {
        super.init()
    }
}

/// A description: ride fare line item.
open class INRideFareLineItem: NSObject {
    public internal(set) var title: String = ""
    public internal(set) var price: NSDecimalNumber
    public internal(set) var currencyCode: String = ""

    public init(title: String, price: NSDecimalNumber, currencyCode: String) {
        self.title = title
        self.price = price
        self.currencyCode = currencyCode
        super.init()
    }
}

/// A description: ride option.
open class INRideOption: NSObject {
    open var name: String = ""
    open var estimatedPickupDate: Date
    open var usesMeteredFare: Int?
    open var disclaimerMessage: String?
    open var availablePartySizeOptionsSelectionPrompt: String?
    open var specialPricing: String?
    open var specialPricingBadgeImage: INImage?
    open var fareLineItems: [INRideFareLineItem]?
    open var userActivityForBookingInApplication: NSUserActivity?

    public init(name: String, estimatedPickupDate: Date) {
        self.name = name
        self.estimatedPickupDate = estimatedPickupDate
        super.init()
    }
}

/// A description: ride status.
open class INRideStatus: NSObject {
    open var rideIdentifier: String?
    open var phase: INRidePhase = .unknown
    open var completionStatus: INRideCompletionStatus?
    open var vehicle: INRideVehicle?
    open var estimatedPickupDate: Date?
    open var estimatedDropOffDate: Date?
    open var estimatedPickupEndDate: Date?
    open var scheduledPickupTime: INDateComponentsRange?
    open var pickupLocation: CLPlacemark?
    open var waypoints: [CLPlacemark]?
    open var dropOffLocation: CLPlacemark?
    open var rideOption: INRideOption?
    open var userActivityForCancelingInApplication: NSUserActivity?
    open var additionalActionActivities: [NSUserActivity]?

    public override init() {
        super.init()
    }
}

/// A description: ride vehicle.
open class INRideVehicle: NSObject {
    open var location: CLLocation?
    open var registrationPlate: String?
    open var manufacturer: String?
    open var model: String?
    open var mapAnnotationImage: INImage?

    public override init() {
        super.init()
    }
}
