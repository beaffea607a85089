import CoreLocation
import SwiftUI

final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    @Published var place: CLLocation?
    @Published var heading: CLHeading?

    override init() {
        super.init()
        manager.delegate = self
        manager.activityType = .fitness
        manager.headingFilter = kCLHeadingFilterNone
        manager.startUpdatingHeading()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        heading = newHeading.headingAccuracy < 0 ? nil : newHeading
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .denied { manager.stopUpdatingLocation() }
        if (error as NSError).code == CLError.Code.locationUnknown.rawValue { return }
        if (error as? CLError)?.code == CLError.headingFailure { return }
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        guard let region = region as? CLCircularRegion, region.radius > 10 else { return }
    }

    func watch() {
        let region = CLCircularRegion(center: .init(latitude: 1, longitude: 2), radius: 100, identifier: "home")
        region.notifyOnExit = false
        if CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) { manager.startMonitoring(for: region) }
        let constraint = CLBeaconIdentityConstraint(uuid: UUID(), major: 1)
        manager.startRangingBeacons(satisfying: constraint)
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: break
        case .denied, .restricted, .notDetermined: manager.requestAlwaysAuthorization()
        @unknown default: break
        }
    }
}

func locate() async throws -> CLLocation? {
    do {
        for try await update in CLLocationUpdate.liveUpdates(.fitness) {
            if update.authorizationDenied { return nil }
            if let location = update.location { return location }
        }
    } catch CLError.denied {
        return nil
    }
    let session = CLServiceSession(authorization: .whenInUse)
    defer { session.invalidate() }
    let monitor = await CLMonitor("places")
    await monitor.add(
        CLMonitor.CircularGeographicCondition(center: .init(latitude: 1, longitude: 2), radius: 5), identifier: "a",
        assuming: .unsatisfied)
    for try await event in await monitor.events where event.state == .satisfied { print(event.identifier) }
    return nil
}

func keep(_ location: CLLocation) throws -> CLLocation? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
}
