import CoreGraphics
import CoreLocation
import UIKit

/// Draws an overlay of a map. Never called here.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var contentScaleFactor: CGFloat { 2 }
    open var blendMode = CGBlendMode.normal

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: Double(point.x), y: Double(point.y)) }

    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }

    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// Draws a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    open var path: CGPath!

    open func createPath() {}
    open func invalidatePath() { path = nil }
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open func strokePath(_ path: CGPath, in context: CGContext) {}
    open func fillPath(_ path: CGPath, in context: CGContext) {}
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(polyline: MKPolyline) {
        self.init(overlay: polyline)
    }

    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(mapPoints: []) }
}

open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}

open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolyline: MKMultiPolyline) {
        self.init(overlay: multiPolyline)
    }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(polygon: MKPolygon) {
        self.init(overlay: polygon)
    }

    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(mapPoints: []) }
}

open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolygon: MKMultiPolygon) {
        self.init(overlay: multiPolygon)
    }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(circle: MKCircle) {
        self.init(overlay: circle)
    }

    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) {
        self.init(overlay: overlay)
    }

    open func reloadData() {}
}
