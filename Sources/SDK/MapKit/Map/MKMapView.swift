import CoreLocation
import UIKit

public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}

public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
}

public typealias MKZoomScale = CGFloat

/// The user's location, which the widget does not receive.
open class MKUserLocation: NSObject, MKAnnotation {
    open dynamic var title: String?
    open dynamic var subtitle: String?
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A map view. It stores its settings; a widget shows no such view.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var region = MKCoordinateRegion()
    open var cameraBoundary: CameraBoundary?
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(
        minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    public let userLocation = MKUserLocation()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }

    open var camera: MKMapCamera {
        get { MKMapCamera(above: region) }
        set { region = newValue.region }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRect
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }

    private var projection: MapProjection { MapProjection(area: visibleMapRect, size: bounds.size) }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        projection.point(coordinate)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(point)
    }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let first = projection.point(MKMapPoint(x: rect.minX, y: rect.minY).coordinate)
        let last = projection.point(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = MKMapPoint(projection.coordinate(CGPoint(x: rect.minX, y: rect.minY)))
        let last = MKMapPoint(projection.coordinate(CGPoint(x: rect.maxX, y: rect.maxY)))
        return MKCoordinateRegion(
            MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }

    open var isUserLocationVisible: Bool { false }

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { ($0 as AnyObject) as? AnyHashable })
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        (registered[identifier] ?? MKAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }

    private var registered: [String: MKAnnotationView.Type] = [:]

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open var annotationVisibleRect: CGRect { bounds }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        region = .around(annotations.map(\.coordinate))
    }

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(0, index), overlays.count))
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { addOverlay(overlay) }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {}
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        delegate?.mapView(self, rendererFor: overlay)
    }

    open class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        open var mapRect: MKMapRect { region.mapRect }

        public init?(mapRect: MKMapRect) {
            region = MKCoordinateRegion(mapRect)
            super.init()
        }

        public init?(coordinateRegion region: MKCoordinateRegion) {
            self.region = region
            super.init()
        }
    }

    open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public init!(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
            super.init()
        }

        public convenience init!(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
        }

        public convenience init!(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
