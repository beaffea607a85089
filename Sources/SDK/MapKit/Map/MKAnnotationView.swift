import CoreLocation
import UIKit

/// The priority of an annotation that overlaps with others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The z-order of an annotation.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

/// An annotation on a map.
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var accessoryOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState = DragState.none
    open var clusteringIdentifier: String?
    open weak var cluster: MKAnnotationView?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    open var collisionMode = CollisionMode.rectangle

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder aDecoder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: aDecoder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .red
    open var animatesDrop = false

    open class func redPinColor() -> UIColor { .red }
    open class func greenPinColor() -> UIColor { .green }
    open class func purplePinColor() -> UIColor { .purple }
}

/// The annotation of the user's location.
open class MKUserLocationView: MKAnnotationView {}

/// A cluster of annotations.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }

    open var coordinate: CLLocationCoordinate2D {
        MKCoordinateRegion.around(memberAnnotations.map(\.coordinate)).center
    }
}

/// A point of interest of the map; the placeholder map has none.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var featureType: FeatureType { .pointOfInterest }
    open var iconStyle: MKIconStyle? { nil }
    open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

open class MKIconStyle: NSObject {
    open var backgroundColor: UIColor { .gray }
    open var image: UIImage { UIImage() }
}
