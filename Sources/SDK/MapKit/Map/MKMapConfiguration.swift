import UIKit

/// The style of a map.
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat

    public override init() {
        super.init()
    }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {
        super.init()
    }

    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }

    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {
        super.init()
    }

    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() {
        super.init()
    }

    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

// Controls of a map.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

open class MKScaleView: UIView {
    public enum Alignment: Int, Sendable { case leading, trailing }

    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
    }
}
