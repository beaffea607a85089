import CoreLocation
import SwiftUI

/// The camera of a map.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Meters.
    public var distance: Double
    /// Degrees.
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.centerCoordinate.latitude == right.centerCoordinate.latitude
            && left.centerCoordinate.longitude == right.centerCoordinate.longitude && left.distance == right.distance
            && left.heading == right.heading && left.pitch == right.pitch
    }

    var region: MKCoordinateRegion {
        MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
    }
}

/// The limits of a camera.
public struct MapCameraBounds: Sendable {
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}

    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The visible region of a map.
public struct MapCameraPosition: Equatable {
    private indirect enum Kind {
        case automatic
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
        case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    }

    private let kind: Kind

    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .region(region))
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
    }

    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    public var positionedByUser: Bool { false }
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    public var followsUserHeading: Bool {
        if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false }
    }
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(_, let fallback) = kind { fallback } else { nil }
    }
    public var allowsAutomaticPitch: Bool {
        if case .item(_, let allowsPitch) = kind { allowsPitch } else { false }
    }

    /// The region; `nil` where the content determines it.
    var shown: MKCoordinateRegion? {
        switch kind {
        case .automatic: nil
        case .camera(let camera): camera.region
        case .region(let region): region
        case .rect(let rect): MKCoordinateRegion(rect)
        case .item(let item, _):
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        case .userLocation(_, let fallback): fallback.shown
        }
    }

    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        switch (left.kind, right.kind) {
        case (.automatic, .automatic): true
        case (.camera(let left), .camera(let right)): left == right
        case (.region(let left), .region(let right)): left.mapRect == right.mapRect
        case (.rect(let left), .rect(let right)): left == right
        case (.item(let left, _), .item(let right, _)): left === right
        case (.userLocation(let left, let first), .userLocation(let right, let second)):
            left == right && first == second
        default: false
        }
    }
}

/// When camera changes are reported.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let name: String

    public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency(name: "onEnd") }
    public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency(name: "continuous") }
}

public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
