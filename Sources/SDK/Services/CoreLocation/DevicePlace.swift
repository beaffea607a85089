import Foundation
import FoundationSupplement
import Synchronization

/// The simulated device's location, if it was set.
package final class DevicePlace: Sendable {
    /// The place of this process's device.
    package static let current = DevicePlace()

    private let coordinate = Mutex<CLLocationCoordinate2D?>(nil)

    package init() {}

    package var isKnown: Bool { coordinate.withLock { $0 != nil } }

    /// Sets the device's location; an invalid one is ignored.
    package func move(to place: CLLocationCoordinate2D?) {
        coordinate.withLock { $0 = place.flatMap { CLLocationCoordinate2DIsValid($0) ? $0 : nil } }
    }

    /// The place as a measurement of now, as good as a phone's outdoors: within 5 m.
    var location: CLLocation? {
        coordinate.withLock { $0 }.map { place in
            CLLocation(coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
        }
    }

    /// Reports that the widget requested a location that was not provided.
    static func noteUnknown() {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "CLLocationManager",
                message: "The simulated device has no location, so the widget receives none.",
                remedy: "Set one with --location LATITUDE,LONGITUDE."))
    }
}
