import MapKit
import SwiftUI
import WidgetKit

struct PlacesEntry: TimelineEntry {
    let date: Date
    var lines: [String] = []
    var map: UIImage?
}

/// Asks for the device's place, for what is there, and for a picture of its map; an answer leads to the next question.
final class Explorer: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private let manager = CLLocationManager()
    private var lines: [String] = []
    private let done: (PlacesEntry) -> Void

    init(done: @escaping (PlacesEntry) -> Void) {
        self.done = done
    }

    func start() {
        manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        lines.append(
            "services \(CLLocationManager.locationServicesEnabled()), status \(manager.authorizationStatus.rawValue)")
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        name(locations.last)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        lines.append("denied \((error as? CLError)?.code == .denied)")
        name(manager.location)
    }

    private func name(_ location: CLLocation?) {
        let location = location ?? CLLocation(latitude: -33.86, longitude: 151.21)
        lines.append(String(format: "%.2f, %.2f", location.coordinate.latitude, location.coordinate.longitude))
        CLGeocoder().reverseGeocodeLocation(location) { placemarks, error in
            self.lines.append("placemarks \(placemarks?.count ?? 0), error \(error != nil)")
            MKReverseGeocodingRequest(location: location)?.getMapItems { items, error in
                self.lines.append("items \(items?.first?.placemark.locality ?? "none"), error \(error != nil)")
                self.search(around: location)
            }
        }
    }

    private func search(around location: CLLocation) {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Coffee"
        request.region = MKCoordinateRegion(
            center: location.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
        MKLocalSearch(request: request).start { response, _ in
            self.lines.append("found \(response?.mapItems.count ?? -1)")
            self.draw(request.region)
        }
    }

    private func draw(_ region: MKCoordinateRegion) {
        let options = MKMapSnapshotter.Options()
        options.region = region
        options.size = CGSize(width: 120, height: 60)
        options.scale = 2
        MKMapSnapshotter(options: options).start { snapshot, _ in
            let center = snapshot?.point(for: region.center) ?? .zero
            self.lines.append("center \(Int(center.x.rounded())) \(Int(center.y.rounded()))")
            self.done(PlacesEntry(date: .now, lines: self.lines, map: snapshot?.image))
        }
    }
}

struct PlacesProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlacesEntry { PlacesEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (PlacesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlacesEntry>) -> Void) {
        Explorer { completion(Timeline(entries: [$0], policy: .never)) }.keepAndStart()
    }
}

extension Explorer {
    nonisolated(unsafe) private static var kept: Explorer?

    func keepAndStart() {
        Self.kept = self
        start()
    }
}

struct PlacesView: View {
    let entry: PlacesEntry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.lines, id: \.self) { Text(verbatim: $0).font(.system(size: 8)) }
            if let map = entry.map { Image(uiImage: map) }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct PlacesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Places", provider: PlacesProvider()) { PlacesView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
