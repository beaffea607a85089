import CoreLocation
import Foundation

/// Extent in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// - Parameters:
    ///   - latitudinalMeters: from north to south.
    ///   - longitudinalMeters: from east to west at the center's latitude.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = Earth.metersPerDegree
        let narrowing = max(cos(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: min(longitudinalMeters / (degree * narrowing), 360)))
    }

    public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The region on the world map.
    var mapRect: MKMapRect {
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint {
    MKMapPoint(x: x, y: y)
}

public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Meters per map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    Earth.metersPerDegree * 360 * max(cos(latitude * .pi / 180), 1e-6) / MKMapPoint.world
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }

public var MKMapRectNull: MKMapRect { .null }
public var MKMapRectWorld: MKMapRect { .world }
public var MKMapSizeWorld: MKMapSize { .world }
