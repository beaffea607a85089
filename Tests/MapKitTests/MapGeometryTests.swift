import CoreLocation
import Foundation
import Testing

@testable import MapKit

@Suite("The Mercator projection")
struct MapGeometryTests {
    @Test("The world is a square of 2²⁸ points with null island at its center, and coordinates round-trip")
    func points() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180)).y.magnitude < 1)
        let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4)
        let back = MKMapPoint(place).coordinate
        #expect(abs(back.latitude - place.latitude) < 1e-9)
        #expect(abs(back.longitude - place.longitude) < 1e-9)
    }

    @Test("A region in meters spans the degrees of its distances")
    func metres() {
        let place = CLLocationCoordinate2D(latitude: 60, longitude: 0)
        let region = MKCoordinateRegion(center: place, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
        #expect(abs(region.span.latitudeDelta - 1) < 0.001)
        // At 60° a degree of longitude is half as long.
        #expect(abs(region.span.longitudeDelta - 2) < 0.001)
        let again = MKCoordinateRegion(region.mapRect)
        #expect(abs(again.span.longitudeDelta - region.span.longitudeDelta) < 1e-9)
        #expect(abs(again.span.latitudeDelta - region.span.latitudeDelta) < 1e-9)
    }

    @Test("Rectangles unite; the null rectangle adds nothing")
    func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        #expect(MKMapRect.null.union(rect) == rect)
        #expect(rect.union(MKMapRect(x: 0, y: 0, width: 5, height: 5)) == MKMapRect(x: 0, y: 0, width: 40, height: 60))
        #expect(rect.contains(MKMapPoint(x: 10, y: 20)))
        #expect(!rect.contains(MKMapPoint(x: 40, y: 20)))
    }
}
