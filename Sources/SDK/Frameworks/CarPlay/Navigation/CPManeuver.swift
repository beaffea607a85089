import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CPManeuverType: UInt, Sendable {
    case noTurn = 0
    case leftTurn = 1
    case rightTurn = 2
    case straightAhead = 3
    case uTurn = 4
    case followRoad = 5
    case enterRoundabout = 6
    case exitRoundabout = 7
    case offRamp = 8
    case onRamp = 9
    case arriveEndOfNavigation = 10
    case startRoute = 11
    case arriveAtDestination = 12
    case keepLeft = 13
    case keepRight = 14
    case enterFerry = 15
    case exitFerry = 16
    case changeFerry = 17
    case startRouteWithUTurn = 18
    case uTurnAtRoundabout = 19
    case leftTurnAtEnd = 20
    case rightTurnAtEnd = 21
    case highwayOffRampLeft = 22
    case highwayOffRampRight = 23
    case arriveAtDestinationLeft = 24
    case arriveAtDestinationRight = 25
    case uTurnWhenPossible = 26
    case arriveEndOfDirections = 27
    case roundaboutExit1 = 28
    case roundaboutExit2 = 29
    case roundaboutExit3 = 30
    case roundaboutExit4 = 31
    case roundaboutExit5 = 32
    case roundaboutExit6 = 33
    case roundaboutExit7 = 34
    case roundaboutExit8 = 35
    case roundaboutExit9 = 36
    case roundaboutExit10 = 37
    case roundaboutExit11 = 38
    case roundaboutExit12 = 39
    case roundaboutExit13 = 40
    case roundaboutExit14 = 41
    case roundaboutExit15 = 42
    case roundaboutExit16 = 43
    case roundaboutExit17 = 44
    case roundaboutExit18 = 45
    case roundaboutExit19 = 46
    case sharpLeftTurn = 47
    case sharpRightTurn = 48
    case slightLeftTurn = 49
    case slightRightTurn = 50
    case changeHighway = 51
    case changeHighwayLeft = 52
    case changeHighwayRight = 53
}

public enum CPJunctionType: UInt, Sendable {
    case intersection = 0
    case roundabout = 1
}

public enum CPTrafficSide: UInt, Sendable {
    case right = 0
    case left = 1
}

public enum CPManeuverState: Int, Sendable {
    case `continue` = 0
    case initial
    case prepare
    case execute
}

public enum CPLaneStatus: Int, Sendable {
    case notGood = 0
    case good
    case preferred
}

open class CPLane: NSObject, NSCopying, @unchecked Sendable {
    open var status = CPLaneStatus.notGood
    open var primaryAngle: Measurement<UnitAngle>?
    open var secondaryAngles: [Measurement<UnitAngle>] = []
    public let highlightedAngle: Measurement<UnitAngle>?
    public let angles: [Measurement<UnitAngle>]

    public override init() {
        highlightedAngle = nil
        angles = []
        super.init()
    }

    public init(angles: [Measurement<UnitAngle>]) {
        highlightedAngle = nil
        self.angles = angles
        super.init()
    }

    public init(angles: [Measurement<UnitAngle>], highlightedAngle: Measurement<UnitAngle>, isPreferred preferred: Bool)
    {
        self.highlightedAngle = highlightedAngle
        self.angles = angles
        status = preferred ? .preferred : .good
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CPLaneGuidance: NSObject, NSCopying, @unchecked Sendable {
    open var lanes: [CPLane] = []
    open var instructionVariants: [String] = []

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// One turn of a route.
open class CPManeuver: NSObject, NSCopying, @unchecked Sendable {
    open var symbolSet: CPImageSet?
    open var symbolImage: UIImage?
    open var junctionImage: UIImage?
    open var cardBackgroundColor = UIColor.clear
    open var instructionVariants: [String] = []
    open var attributedInstructionVariants: [NSAttributedString] = []
    open var initialTravelEstimates: CPTravelEstimates?
    open var dashboardSymbolImage: UIImage?
    open var dashboardJunctionImage: UIImage?
    open var dashboardInstructionVariants: [String] = []
    open var dashboardAttributedInstructionVariants: [NSAttributedString] = []
    open var notificationSymbolImage: UIImage?
    open var notificationInstructionVariants: [String] = []
    open var notificationAttributedInstructionVariants: [NSAttributedString] = []
    open var maneuverType = CPManeuverType.noTurn
    open var roadFollowingManeuverVariants: [String]?
    open var trafficSide = CPTrafficSide.right
    open var junctionType = CPJunctionType.intersection
    open var junctionExitAngle: Measurement<UnitAngle>?
    open var junctionElementAngles: Set<Measurement<UnitAngle>>?
    open var linkedLaneGuidance: CPLaneGuidance?
    open var highwayExitLabel = ""
    open var userInfo: Any?

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CPRouteInformation: NSObject, @unchecked Sendable {
    public let maneuvers: [CPManeuver]
    public let laneGuidances: [CPLaneGuidance]
    public let currentManeuvers: [CPManeuver]
    public let currentLaneGuidance: CPLaneGuidance
    public let tripTravelEstimates: CPTravelEstimates
    public let maneuverTravelEstimates: CPTravelEstimates

    public init(
        maneuvers: [CPManeuver], laneGuidances: [CPLaneGuidance], currentManeuvers: [CPManeuver],
        currentLaneGuidance: CPLaneGuidance, trip tripTravelEstimates: CPTravelEstimates,
        maneuverTravelEstimates: CPTravelEstimates
    ) {
        self.maneuvers = maneuvers
        self.laneGuidances = laneGuidances
        self.currentManeuvers = currentManeuvers
        self.currentLaneGuidance = currentLaneGuidance
        self.tripTravelEstimates = tripTravelEstimates
        self.maneuverTravelEstimates = maneuverTravelEstimates
        super.init()
    }
}
