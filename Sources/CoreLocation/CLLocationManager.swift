import Foundation
import FoundationSupplement

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case geocodeFoundNoResult = 8
        case geocodeCanceled = 10
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "kCLErrorDomain" }
}

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}

    /// A delegate that does not know this call gets the older one.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
}

/// Asks for the place of the device.
///
/// The person of the simulated device either gave a place, which every manager then finds, or was never asked for
/// permission: then authorisation is not determined, a request fails with `CLError.denied`, and that is reported.
/// A delegate is told of the authorisation once, and of everything else, on the main queue after the call.
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

    private func report() {
        guard let location else {
            noteUnknownPlace()
            tell { delegate, manager in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
            return
        }
        tell { delegate, manager in delegate.locationManager(manager, didUpdateLocations: [location]) }
    }

    private func noteUnknownPlace() {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "CLLocationManager",
                message: "Nobody gave the simulated device a place, so the widget learns none.",
                remedy: "Give one with --location LATITUDE,LONGITUDE."))
    }

    private func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        onMainQueueLater {
            if let delegate = self.delegate { call(delegate, self) }
        }
    }
}
