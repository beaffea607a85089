import CoreLocation
import Foundation

/// A position on the Mercator projection of the world, which is a square of 2²⁸ points;
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    /// Points of the world's side: 256 pixels at the coarsest of 21 zoom levels.
    static let world = 268_435_456.0
    /// The latitude at which the Mercator projection of the world is a square.
    static let limit = 85.051_128_779_806_59

    public init() {
        self.init(x: 0, y: 0)
    }

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Places beyond the map's edge are clamped to it.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.limit), Self.limit) * .pi / 180
        let sine = sin(latitude)
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
    }

    public var coordinate: CLLocationCoordinate2D {
        let turned = Double.pi * (1 - 2 * y / Self.world)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(turned)) * 180 / .pi, longitude: x / Self.world * 360 - 180)
    }

    /// Meters between two places.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// Extent in map points.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)

    public init() {
        self.init(width: 0, height: 0)
    }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A part of the world map, in map points.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public init() {
        self.init(origin: MKMapPoint(), size: MKMapSize())
    }

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right >= left, bottom >= top else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Whether the rectangle crosses the edge of the world map.
    public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
