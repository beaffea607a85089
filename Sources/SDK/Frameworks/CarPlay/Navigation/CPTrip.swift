import MapKit
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CPRouteChoice: NSObject, NSCopying, @unchecked Sendable {
    public let summaryVariants: [String]
    public let selectionSummaryVariants: [String]?
    public let additionalInformationVariants: [String]?
    open var userInfo: Any?

    public init(
        summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
    ) {
        self.summaryVariants = summaryVariants
        self.additionalInformationVariants = additionalInformationVariants
        self.selectionSummaryVariants = selectionSummaryVariants
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CPTrip: NSObject, @unchecked Sendable {
    public let origin: MKMapItem
    public let destination: MKMapItem
    public let routeChoices: [CPRouteChoice]
    open var destinationNameVariants: [String]?
    open var userInfo: Any?

    public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
        self.origin = origin
        self.destination = destination
        self.routeChoices = routeChoices
        super.init()
    }
}

open class CPTripPreviewTextConfiguration: NSObject, @unchecked Sendable {
    public let startButtonTitle: String?
    public let additionalRoutesButtonTitle: String?
    public let overviewButtonTitle: String?

    public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) {
        self.startButtonTitle = startButtonTitle
        self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
        self.overviewButtonTitle = overviewButtonTitle
        super.init()
    }
}

open class CPTravelEstimates: NSObject, @unchecked Sendable {
    public let distanceRemaining: Measurement<UnitLength>
    public let distanceRemainingToDisplay: Measurement<UnitLength>?
    public let timeRemaining: TimeInterval

    public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
        distanceRemaining = distance
        distanceRemainingToDisplay = nil
        timeRemaining = time
        super.init()
    }

    public init(
        distanceRemaining: Measurement<UnitLength>, distanceRemainingToDisplay: Measurement<UnitLength>,
        timeRemaining time: TimeInterval
    ) {
        self.distanceRemaining = distanceRemaining
        self.distanceRemainingToDisplay = distanceRemainingToDisplay
        timeRemaining = time
        super.init()
    }
}

open class CPImageSet: NSObject, @unchecked Sendable {
    public let lightContentImage: UIImage
    public let darkContentImage: UIImage

    public init(lightContentImage lightImage: UIImage, darkContentImage darkImage: UIImage) {
        lightContentImage = lightImage
        darkContentImage = darkImage
        super.init()
    }
}
