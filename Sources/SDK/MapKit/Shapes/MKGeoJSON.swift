import CoreLocation
import Foundation

public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// A shape with its description.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
        super.init()
    }
}

/// Decodes shapes from GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    public override init() {
        super.init()
    }

    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            return try (object["features"] as? [[String: Any]] ?? []).map(Self.feature)
        case "Feature": return [try Self.feature(object)]
        default: return try Self.shapes(object)
        }
    }

    private static func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let properties = try (object["properties"] as? [String: Any]).map {
            try JSONSerialization.data(withJSONObject: $0)
        }
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(
            identifier: object["id"].map { "\($0)" }, properties: properties, geometry: geometry)
    }

    private static func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let values = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [point(try place(values))]
        case "MultiPoint": return try list(values).map { point(try place($0)) }
        case "LineString": return [line(try places(values))]
        case "MultiLineString": return [MKMultiPolyline(try list(values).map { line(try places($0)) })]
        case "Polygon": return [try area(values)]
        case "MultiPolygon": return [MKMultiPolygon(try list(values).map { try area($0) })]
        case "GeometryCollection":
            return try (object["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
        default: throw MKError(.decodingFailed)
        }
    }

    private static func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }

    private static func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
        guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private static func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }

    private static func point(_ place: CLLocationCoordinate2D) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: place)
    }

    private static func line(_ places: [CLLocationCoordinate2D]) -> MKPolyline {
        MKPolyline(coordinates: places, count: places.count)
    }

    private static func area(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(places)
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        let outline = rings.first ?? []
        return MKPolygon(coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
