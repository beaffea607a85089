import CoreLocation
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds routes between places. None are found here: each request fails with `MKError.directionsNotFound`.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any

        public override init() {
            super.init()
        }

        public init(contentsOf url: URL) {
            super.init()
        }

        open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    }

    public enum RoutePreference: Int, Sendable { case any, avoid }

    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
            super.init()
        }
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval = 0
        public let distance: CLLocationDistance = 0
        public let expectedArrivalDate = Date()
        public let expectedDepartureDate = Date()
        public let transportType = MKDirectionsTransportType.any

        init(source: MKMapItem, destination: MKMapItem) {
            self.source = source
            self.destination = destination
            super.init()
        }
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    public init(request: Request) {
        super.init()
    }

    open var isCalculating: Bool { false }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        MapService.end("MKDirections", .directionsNotFound, completionHandler)
    }

    open func calculate() async throws -> Response { throw MapService.failure("MKDirections", .directionsNotFound) }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        MapService.end("MKDirections", .directionsNotFound, completionHandler)
    }

    open func calculateETA() async throws -> ETAResponse {
        throw MapService.failure("MKDirections", .directionsNotFound)
    }

    open func cancel() {}
}

/// A route between places.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .automobile }
    }

    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
    open var steps: [Step] { [] }
}

public typealias MKRouteStep = MKRoute.Step

/// Requests places of certain kinds; none are found here.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        super.init()
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        coordinate = region.center
        radius = region.span.latitudeDelta * Earth.metersPerDegree / 2
        self.region = region
        super.init()
    }

    public static let maxRadius: CLLocationDistance = 50_000
}

/// Requests a place by its details; none are found here.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
        super.init()
    }

    public init(feature: MapFeature) {
        super.init()
    }

    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    open var mapItem: MKMapItem {
        get async throws { throw MapService.failure("MKMapItemRequest", .placemarkNotFound) }
    }

    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        MapService.end("MKMapItemRequest", .placemarkNotFound, completionHandler)
    }

    open func cancel() {}
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
