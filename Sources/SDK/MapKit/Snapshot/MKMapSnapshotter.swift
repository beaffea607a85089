import CoreLocation
import Foundation
import RenderModel
import SwiftUI
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// The camera of a map.
open class MKMapCamera: NSObject, @unchecked Sendable {
    open var centerCoordinate: CLLocationCoordinate2D
    /// Meters.
    open var centerCoordinateDistance: CLLocationDistance
    /// Degrees; the placeholder map is always seen from above.
    open var pitch: CGFloat
    /// Degrees clockwise from north; the placeholder map always has north at the top.
    open var heading: CLLocationDirection

    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }

    /// Looks straight down on a region.
    convenience init(above region: MKCoordinateRegion) {
        self.init(
            lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * Earth.metersPerDegree, pitch: 0,
            heading: 0)
    }

    /// The region that the camera sees.
    var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: centerCoordinateDistance,
            longitudinalMeters: centerCoordinateDistance)
    }
}

/// Creates an image of a map region: a placeholder with only a grid, which is reported.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 160, longitudeDelta: 360))
        open var mapRect: MKMapRect {
            get { region.mapRect }
            set { region = MKCoordinateRegion(newValue) }
        }
        open var camera: MKMapCamera {
            get { MKMapCamera(above: region) }
            set { region = newValue.region }
        }
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        /// Maps here have no points of interest.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var traitCollection = UITraitCollection.current
        /// Points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels per point.
        open var scale: CGFloat = 2

        public override init() {
            let scale = EnvironmentValues.current.displayScale
            if scale > 0 { self.scale = scale }
            super.init()
        }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let area: MKMapRect

        init(image: UIImage, area: MKMapRect, traitCollection: UITraitCollection) {
            self.image = image
            self.area = area
            self.traitCollection = traitCollection
            super.init()
        }

        /// The position of a place in the image, in points from its upper left corner.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            let place = MKMapPoint(coordinate)
            return CGPoint(
                x: (place.x - area.minX) / area.width * image.size.width,
                y: (place.y - area.minY) / area.height * image.size.height)
        }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options

    public init(options: Options) {
        self.options = options
        super.init()
    }

    open var isLoading: Bool { false }

    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let result = Result { try picture() }
        // The handler is meant to be called on that queue.
        nonisolated(unsafe) let handler = completionHandler
        queue.async {
            switch result {
            case .success(let snapshot): handler(snapshot, nil)
            case .failure(let error): handler(nil, error)
            }
        }
    }

    open func start() async throws -> Snapshot {
        try picture()
    }

    open func cancel() {}

    private func picture() throws -> Snapshot {
        MapService.note("MKMapSnapshotter")
        let map = NeutralMap(
            region: options.region, size: options.size, scale: options.scale,
            isDark: options.traitCollection.userInterfaceStyle == .dark)
        guard let map, let pixels = map.draw() else { throw MKError(.unknown) }
        let picture = RenderModel.ImageResource(
            name: "", pixelWidth: pixels.width, pixelHeight: pixels.height, bytes: pixels.bytes, format: .rawRGBA)
        let image = UIImage(
            image: Image(source: .picture(picture, scale: Double(options.scale))), size: options.size,
            scale: options.scale)
        return Snapshot(image: image, area: map.area, traitCollection: options.traitCollection)
    }
}
