import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import RenderModel
import TestSupport
import Testing

/// What a phone has and the simulated device has not, seen through widgets that ask for it.
@Suite("Frameworks for phone hardware and services")
struct PhoneFrameworkTests {
    private static let folder = BuiltFixture.fixtures + "/PhoneServices"

    /// The text of the widget of a kind, and its diagnostics.
    private struct Shown {
        var tree: RenderTree
        var diagnostics: [Diagnostic]
    }

    private func show(_ kind: String, location: GeographicPlace? = nil) throws -> Shown {
        let session = ExtensionProcess(
            try BuiltFixture.build(Self.folder), options: LaunchOptions(timeLimit: .ample, location: location))
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: .small))
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        return Shown(tree: tree, diagnostics: reply.diagnostics + tree.diagnostics)
    }

    private func pictures(in node: RenderNode) -> Int {
        if case .image = node.content { return 1 }
        return node.children.map(pictures(in:)).reduce(0, +)
    }

    private func texts(of node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts(of:)) }
        return [content.string]
    }

    @Test("Sound that is not played is reported once for each player; the bundle has an identifier")
    func silence() throws {
        let shown = try show("Sound")
        #expect(texts(of: shown.tree.root) == ["spoken", "tessera.PhoneServices"])
        let subjects = shown.diagnostics.map(\.subject).filter { $0.hasPrefix("AV") }
        #expect(subjects.sorted() == ["AVAudioSession", "AVSpeechSynthesizer"])
    }

    @Test("Without a location the delegate gets an error, geocoding finds nothing, and each call is reported")
    func noPlace() throws {
        let shown = try show("Places")
        #expect(
            texts(of: shown.tree.root) == [
                "services true, status 0", "denied true", "-33.86, 151.21", "placemarks 0, error true",
                "items none, error true", "found 0", "center 60 30",
            ])
        let subjects = Set(shown.diagnostics.map(\.subject))
        #expect(
            subjects.isSuperset(of: [
                "CLLocationManager", "CLGeocoder", "MKReverseGeocodingRequest", "MKLocalSearch", "MKMapSnapshotter",
            ]))
        #expect(pictures(in: shown.tree.root) == 1)
    }

    @Test("A device with a location reports it, with authorization")
    func place() throws {
        let shown = try show("Places", location: GeographicPlace(latitude: 52.52, longitude: 13.4))
        #expect(texts(of: shown.tree.root).prefix(2) == ["services true, status 4", "52.52, 13.40"])
        #expect(!shown.diagnostics.contains { $0.subject == "CLLocationManager" })
    }

    @Test("Face ID fails, purchases are empty, notifications stay pending; each is reported")
    func person() throws {
        let shown = try show("Person")
        #expect(texts(of: shown.tree.root) == ["false -6 true", "0 0 false", "Rain false 0"])
        let subjects = Set(shown.diagnostics.map(\.subject))
        #expect(
            subjects.isSuperset(of: [
                "LAContext", "Transaction", "Product", "UNUserNotificationCenter", "AudioServicesPlaySystemSound",
            ]))
    }

    @Test("Health has no data and the weather is the sample's, which is reported")
    func health() throws {
        let shown = try show("Health")
        #expect(
            texts(of: shown.tree.root) == [
                "5.55 8.368 37.0 10.0", "false true", "10 days, true, true",
            ])
        #expect(Set(shown.diagnostics.map(\.subject)).isSuperset(of: ["HKHealthStore", "WeatherService"]))
    }

    @Test("A control of the bundle is listed and is not a finding")
    func control() throws {
        let control = try #require(
            try ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient).describe().controls.first)
        #expect(control.kind == "RainAlarm" && control.description == "Tells of rain.")
        #expect(try !show("Sound").diagnostics.contains { $0.subject == "RainAlarm" })
    }

    @Test(
        "An image from a file becomes that file; one without pixels becomes a file for its process, which is reported")
    func pictureFiles() throws {
        let shown = try show("Picture")
        #expect(texts(of: shown.tree.root) == ["true true", "8.0 true"])
        let subjects = Set(shown.diagnostics.map(\.subject))
        #expect(subjects.isSuperset(of: ["UIImage.pngData()", "UIImage.jpegData(compressionQuality:)"]))
    }
}
