import CoreLocation
import SwiftUI

/// A line through places.
public struct MapPolyline: MapContent {
    public typealias Body = Never

    public struct ContourStyle: Hashable, Sendable {
        private let name: String

        public static var straight: ContourStyle { ContourStyle(name: "straight") }
        public static var geodesic: ContourStyle { ContourStyle(name: "geodesic") }
    }

    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = coordinates
    }

    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        coordinates = points.map(\.coordinate)
    }

    public init(_ polyline: MKPolyline) {
        coordinates = polyline.coordinates
    }

    public init(_ route: MKRoute) {
        coordinates = route.polyline.coordinates
    }

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        outputs.add(content.coordinates) { projection, look in
            let path = Path { path in path.addLines(content.coordinates.map(projection.point)) }
            let style = look.stroke?.style ?? look.tint ?? AnyShapeStyle(Color.blue)
            return AnyView(path.stroke(style, style: look.stroke?.line ?? StrokeStyle(lineWidth: 3)))
        }
    }
}

/// A polygon between places.
public struct MapPolygon: MapContent {
    public typealias Body = Never

    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
    }

    public init(points: [MKMapPoint]) {
        coordinates = points.map(\.coordinate)
    }

    public init(_ polygon: MKPolygon) {
        coordinates = polygon.coordinates
    }

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        outputs.add(content.coordinates) { projection, look in
            let path = Path { path in
                path.addLines(content.coordinates.map(projection.point))
                path.closeSubpath()
            }
            return look.area(path)
        }
    }
}

/// A circle around a place.
public struct MapCircle: MapContent {
    public typealias Body = Never

    private let area: MKMapRect

    /// - Parameter radius: meters.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        area =
            MKCoordinateRegion(
                center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius
            ).mapRect
    }

    public init(mapRect: MKMapRect) {
        area = mapRect
    }

    public init(_ circle: MKCircle) {
        self.init(center: circle.coordinate, radius: circle.radius)
    }

    public static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        let area = content.area
        let corners = [
            MKMapPoint(x: area.minX, y: area.minY).coordinate, MKMapPoint(x: area.maxX, y: area.maxY).coordinate,
        ]
        outputs.add(corners) { projection, look in
            let (first, last) = (projection.point(corners[0]), projection.point(corners[1]))
            let path = Path(
                ellipseIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
            return look.area(path)
        }
    }
}

extension MapLook {
    @MainActor fileprivate func area(_ path: Path) -> AnyView {
        let filled = path.fill(fill ?? tint ?? AnyShapeStyle(Color.blue.opacity(0.2)))
        guard let stroke else { return AnyView(filled) }
        return AnyView(
            ZStack {
                filled
                path.stroke(stroke.style ?? tint ?? AnyShapeStyle(Color.blue), style: stroke.line)
            })
    }
}
