import Foundation
import FoundationSupplement

/// Requests the device's location.
///
/// The user of the simulated device has either set a location, which every manager then finds, or was never asked for
/// permission: then authorization is not determined, a request fails with `CLError.denied`, and that is reported. A
/// delegate is notified of the authorization once, and of everything else, on the main queue after the call.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, delegate !== oldValue else { return }
            tell { delegate, manager in delegate.locationManagerDidChangeAuthorization(manager) }
        }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open var showsBackgroundLocationIndicator = false
    open var activityType: CLActivityType = .other
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation: CLDeviceOrientation = .portrait
    open var purpose: String?

    public override init() {
        super.init()
    }

    open var location: CLLocation? { DevicePlace.current.location }
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    open var accuracyAuthorization: CLAccuracyAuthorization {
        DevicePlace.current.isKnown ? .fullAccuracy : .reducedAccuracy
    }
    open var isAuthorizedForWidgetUpdates: Bool {
        if !DevicePlace.current.isKnown { noteUnknownPlace() }
        return DevicePlace.current.isKnown
    }

    open class func authorizationStatus() -> CLAuthorizationStatus {
        DevicePlace.current.isKnown ? .authorizedWhenInUse : .notDetermined
    }

    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    open var heading: CLHeading? { nil }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var rangedRegions: Set<CLRegion> { [] }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    open func requestWhenInUseAuthorization() {
        if !DevicePlace.current.isKnown { noteUnknownPlace() }
    }

    open func requestAlwaysAuthorization() {
        requestWhenInUseAuthorization()
    }

    open func requestLocation() {
        report()
    }

    open func startUpdatingLocation() {
        report()
    }

    open func stopUpdatingLocation() {}

    open func startMonitoringSignificantLocationChanges() {
        report()
    }

    open func stopMonitoringSignificantLocationChanges() {}

    private func lacks(_ call: String, _ what: String) {
        Notices.current.addInert("CLLocationManager." + call, .absent(what))
    }

    open func startUpdatingHeading() { lacks("startUpdatingHeading", "compass") }
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoring(for region: CLRegion) { lacks("startMonitoring", "region monitoring") }
    open func stopMonitoring(for region: CLRegion) {}
    open func requestState(for region: CLRegion) { lacks("requestState", "region monitoring") }
    open func startRangingBeacons(in region: CLBeaconRegion) { lacks("startRangingBeacons", "beacon ranging") }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}

    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        lacks("startRangingBeacons", "beacon ranging")
    }

    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func startMonitoringVisits() { lacks("startMonitoringVisits", "visit history") }
    open func stopMonitoringVisits() {}
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        lacks("startMonitoringLocationPushes", "push notification service")
        if let completion { onMainQueueLater { completion(nil, CLError(.denied)) } }
    }

    open func stopMonitoringLocationPushes() {}
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
    open func disallowDeferredLocationUpdates() {}

    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
    ) {
        if !DevicePlace.current.isKnown { noteUnknownPlace() }
        let error = DevicePlace.current.isKnown ? nil : CLError(.promptDeclined)
        if let completion { onMainQueueLater { completion(error) } }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
        if !DevicePlace.current.isKnown { noteUnknownPlace() }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        guard !DevicePlace.current.isKnown else { return }
        noteUnknownPlace()
        throw CLError(.promptDeclined)
    }

    open func requestHistoricalLocations(
        purposeKey: String, sampleCount: Int, completionHandler handler: @escaping ([CLLocation], (any Error)?) -> Void
    ) {
        lacks("requestHistoricalLocations", "location history")
        onMainQueueLater { handler([], CLError(.historicalLocationError)) }
    }

    private func report() {
        guard let location else {
            noteUnknownPlace()
            tell { delegate, manager in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
            return
        }
        tell { delegate, manager in delegate.locationManager(manager, didUpdateLocations: [location]) }
    }

    private func noteUnknownPlace() { DevicePlace.noteUnknown() }

    private func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        onMainQueueLater {
            if let delegate = self.delegate { call(delegate, self) }
        }
    }
}
