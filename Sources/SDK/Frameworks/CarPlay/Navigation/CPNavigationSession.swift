import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The maneuvers of a started trip.
@MainActor @preconcurrency
open class CPNavigationSession: NSObject {
    public enum PauseReason: UInt, Sendable {
        case arrived = 1
        case loading = 2
        case locating = 3
        case rerouting = 4
        case proceedToRoute = 5
    }

    public let trip: CPTrip
    open var upcomingManeuvers: [CPManeuver] = []
    open var currentLaneGuidance: CPLaneGuidance?
    open var currentRoadNameVariants: [String] = []
    open var maneuverState = CPManeuverState.continue

    init(trip: CPTrip) {
        self.trip = trip
        super.init()
    }

    open func pauseTrip(for reason: PauseReason, description: String?) {}
    open func pauseTrip(for reason: PauseReason, description: String?, turnCardColor: UIColor?) {}
    open func resumeTrip(updatedRouteInformation routeInformation: CPRouteInformation) {}
    open func finishTrip() {}
    open func cancelTrip() {}
    open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}

    open func add(_ maneuvers: [CPManeuver]) {
        upcomingManeuvers += maneuvers
    }

    open func add(_ laneGuidances: [CPLaneGuidance]) {
        currentLaneGuidance = laneGuidances.first
    }
}

open class CPNavigationAlert: NSObject, @unchecked Sendable {
    public enum DismissalContext: UInt, Sendable {
        case timeout = 0
        case userDismissed
        case systemDismissed
    }

    open private(set) var titleVariants: [String]
    open private(set) var subtitleVariants: [String]
    public let imageSet: CPImageSet?
    public let image: UIImage?
    public let primaryAction: CPAlertAction
    public let secondaryAction: CPAlertAction?
    public let duration: TimeInterval

    public init(
        titleVariants: [String], subtitleVariants: [String]?, imageSet: CPImageSet?, primaryAction: CPAlertAction,
        secondaryAction: CPAlertAction?, duration: TimeInterval
    ) {
        self.titleVariants = titleVariants
        self.subtitleVariants = subtitleVariants ?? []
        self.imageSet = imageSet
        image = nil
        self.primaryAction = primaryAction
        self.secondaryAction = secondaryAction
        self.duration = duration
        super.init()
    }

    public init(
        titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction,
        secondaryAction: CPAlertAction?, duration: TimeInterval
    ) {
        self.titleVariants = titleVariants
        self.subtitleVariants = subtitleVariants ?? []
        imageSet = nil
        self.image = image
        self.primaryAction = primaryAction
        self.secondaryAction = secondaryAction
        self.duration = duration
        super.init()
    }

    open func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String]) {
        titleVariants = newTitleVariants
        subtitleVariants = newSubtitleVariants
    }
}
