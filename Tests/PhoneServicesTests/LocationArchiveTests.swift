import CoreLocation
import Testing

@Suite("Location archives")
struct LocationArchiveTests {
    @Test("A location survives archiving")
    func location() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6), altitude: 520, horizontalAccuracy: 5,
            verticalAccuracy: 3, course: 90, speed: 2, timestamp: Date(timeIntervalSinceReferenceDate: 1_000))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.coordinate.latitude == 48.1 && read.coordinate.longitude == 11.6)
        #expect(read.altitude == 520 && read.course == 90 && read.speed == 2)
        #expect(read.timestamp == location.timestamp && read.horizontalAccuracy == 5)
    }

    @Test("A circular region survives archiving")
    func region() throws {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 30, identifier: "home")
        region.notifyOnExit = false
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLCircularRegion.self, from: data))
        #expect(read.identifier == "home" && read.radius == 30 && !read.notifyOnExit && read.notifyOnEntry)
    }

    @Test("Errors are caught by their codes")
    func errors() {
        do {
            throw CLError(.denied)
        } catch CLError.denied {
            #expect((CLError(.denied) as NSError).domain == kCLErrorDomain)
        } catch {
            Issue.record("\(error)")
        }
    }
}
