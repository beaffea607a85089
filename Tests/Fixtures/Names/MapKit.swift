import MapKit
import SwiftUI

struct P: Identifiable {
    let id = 1
    var c: CLLocationCoordinate2D
}
struct V: View {
    @State var pos: MapCameraPosition = .region(
        MKCoordinateRegion(center: .init(latitude: 1, longitude: 2), span: .init(latitudeDelta: 1, longitudeDelta: 1)))
    @State var region = MKCoordinateRegion()
    @State var sel: Int?
    let ps: [P] = []
    @Namespace var ns
    var body: some View {
        Map(position: $pos) {
            Marker("A", coordinate: .init(latitude: 1, longitude: 2)).tint(.red)
            Marker("A", systemImage: "x", coordinate: .init(latitude: 1, longitude: 2))
            Annotation("B", coordinate: .init(latitude: 1, longitude: 2)) { Circle() }
            ForEach(ps) { p in Marker("x", coordinate: p.c).tag(p.id) }
            MapPolyline(coordinates: []).stroke(.blue, lineWidth: 3)
            MapCircle(center: .init(), radius: 3).foregroundStyle(.red.opacity(0.3)).stroke(.red)
            if ps.isEmpty { UserAnnotation() }
        }
        .mapStyle(.standard(elevation: .realistic)).mapControls {
            MapUserLocationButton()
            MapCompass()
        }
        .onMapCameraChange { c in print(c.region) }
        Map(coordinateRegion: $region, annotationItems: ps) { p in MapMarker(coordinate: p.c, tint: .red) }
        Map(coordinateRegion: .constant(region), showsUserLocation: true, annotationItems: ps) { p in
            MapAnnotation(coordinate: p.c) { Text("x") }
        }
        Map(initialPosition: .automatic, interactionModes: [])
        Map(position: $pos, selection: $sel) { Marker("x", coordinate: .init()) }
        MapReader { proxy in Map().onTapGesture { p in _ = proxy.convert(p, from: .local) } }
    }
}
func g() async throws {
    let r = MKDirections.Request()
    r.transportType = .walking
    r.source = MKMapItem(placemark: MKPlacemark(coordinate: .init()))
    let resp = try await MKDirections(request: r).calculate()
    _ = resp.routes.first?.polyline
    let l = MKPolyline(coordinates: [CLLocationCoordinate2D()], count: 1)
    _ = l.boundingMapRect
    let q = MKLocalSearch.Request()
    q.pointOfInterestFilter = .init(including: [.cafe, .gasStation])
    q.resultTypes = .pointOfInterest
    _ = MKDistanceFormatter().string(fromDistance: 1200)
    let ann = MKPointAnnotation()
    ann.coordinate = .init()
    ann.title = "x"
}
