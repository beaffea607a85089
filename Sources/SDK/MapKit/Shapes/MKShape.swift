import CoreLocation
import Foundation

/// An overlay of a map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}

/// A shape with a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    public override init() {
        super.init()
    }
}

/// A shape with several points.
open class MKMultiPoint: MKShape {
    let points_: [MKMapPoint]

    init(points: [MKMapPoint]) {
        points_ = points
        super.init()
    }

    open var pointCount: Int { points_.count }

    /// The points, for the lifetime of the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.baseAddress ?? Self.none }

    private lazy var storage: UnsafeMutableBufferPointer<MKMapPoint> = {
        let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(points_.count, 1))
        buffer.initialize(repeating: MKMapPoint())
        for (index, point) in points_.enumerated() { buffer[index] = point }
        return buffer
    }()

    private static var none: UnsafeMutablePointer<MKMapPoint> { .allocate(capacity: 1) }

    deinit { storage.deallocate() }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<range.location + range.length).enumerated()
        where points_.indices.contains(index) {
            coords[place] = points_[index].coordinate
        }
    }

    open func location(atPointIndex index: Int) -> CGFloat {
        points_.isEmpty ? 0 : CGFloat(index) / CGFloat(pointCount)
    }

    var coordinates: [CLLocationCoordinate2D] { points_.map(\.coordinate) }

    open var boundingMapRect: MKMapRect {
        points_.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    }

    init(mapPoints: [MKMapPoint]) {
        super.init(points: mapPoints)
    }
}

/// A geodesic line between places.
open class MKGeodesicPolyline: MKPolyline {}

/// A polygon, with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
        self.interiorPolygons = interiorPolygons
    }

    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
        self.interiorPolygons = interiorPolygons
    }

    init(mapPoints: [MKMapPoint]) {
        super.init(points: mapPoints)
    }
}

open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]

    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }

    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]

    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }

    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
        super.init()
    }

    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let edge = MKMapPoint(x: mapRect.maxX, y: mapRect.midY)
        self.init(center: middle.coordinate, radius: middle.distance(to: edge))
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}

/// Map tiles from a custom source.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        MapService.end("MKTileOverlay", .serverFailure, result)
    }
}

public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init() {
        self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1)
    }

    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}
