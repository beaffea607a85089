import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("Live Activities in the plan of a run")
struct ActivityPlanTests {
    private static let ferry = ActivityDescription(
        attributes: "FerryAttributes", typeName: "FerryActivity", smartStack: .small)
    private static let one = ActivityCandidate(ferry, states: [.init()])
    private static let widget = WidgetDescription(kind: "Clock", families: [.systemSmall])

    private func files(
        _ devices: [String] = ["393x852"], _ offers: [ActivityCandidate] = [one],
        _ change: (inout RenderOptions) throws -> Void = { _ in }
    ) throws -> (files: [String], omissions: [String]) {
        var options = RenderOptions(source: WidgetSource("x"))
        options.devices = try devices.map { try DeviceCatalog.device(named: $0) }
        options.locales = [.standard]
        try change(&options)
        let description = ExtensionDescription(widgets: [Self.widget], activities: offers.map(\.description))
        let plan = try RenderPlan(options, for: description, activities: offers)
        return (plan.jobs.map(\.file), plan.omissions)
    }

    @Test("Every presentation of the device is drawn after the widgets")
    func all() throws {
        let names = [
            "lock-screen", "island-compact", "island-minimal", "island-minimal-attached", "island-expanded", "standby",
            "smart-stack",
        ]
        #expect(
            try files().files == ["Clock-systemSmall-393x852-light.png"]
                + names.map { name in
                    let look = ["standby", "smart-stack"].contains(name) ? "dark" : "light"
                    return "FerryActivity-\(name)-393x852-\(look).png"
                })
    }

    @Test("An iPhone without a Dynamic Island has a banner instead; other devices have their own presentations")
    func devices() throws {
        let drawn = try files(["390x844", "834x1194"]) { $0.activities = .all }
        #expect(
            drawn.files == [
                "FerryActivity-lock-screen-390x844-light.png", "FerryActivity-banner-390x844-light.png",
                "FerryActivity-standby-390x844-dark.png", "FerryActivity-smart-stack-390x844-dark.png",
                "FerryActivity-lock-screen-834x1194-light.png",
            ])
        #expect(drawn.omissions.isEmpty)
    }

    @Test("A named presentation that a device does not have is reported")
    func named() throws {
        let drawn = try files(["390x844", "393x852"]) { $0.activities = .some([.compact]) }
        #expect(drawn.files == ["FerryActivity-island-compact-393x852-light.png"])
        #expect(drawn.omissions == ["390x844 has no Dynamic Island. It is skipped."])
    }

    @Test("Named widget families exclude activities, and a widget's name excludes all others")
    func choice() throws {
        let small = try files { $0.families = .some([.systemSmall]) }
        #expect(small.files == ["Clock-systemSmall-393x852-light.png"])
        let clock = try files { $0.widgetKind = "clock" }
        #expect(clock.files == ["Clock-systemSmall-393x852-light.png"])
        let ferry = try files {
            $0.widgetKind = "ferryattributes"
            $0.activities = .some([.lockScreen])
        }
        #expect(ferry.files == ["FerryActivity-lock-screen-393x852-light.png"])
    }

    @Test("States are distinguished by name or number; appearances and ages are in the name")
    func states() throws {
        let offer = ActivityCandidate(Self.ferry, states: [.init(name: "late/1", age: .stale), .init()])
        let drawn = try files(["393x852"], [offer]) {
            $0.activities = .some([.lockScreen])
            $0.appearances = [.light, .dark]
        }
        #expect(
            drawn.files == [
                "FerryActivity-lock-screen-393x852-light-late_1_stale.png",
                "FerryActivity-lock-screen-393x852-dark-late_1_stale.png",
                "FerryActivity-lock-screen-393x852-light-2.png", "FerryActivity-lock-screen-393x852-dark-2.png",
            ])
    }

    @Test("A requested place has only its own presentations")
    func places() throws {
        let drawn = try files {
            $0.environment.places = .some([.standBy])
            $0.activities = .all
        }
        #expect(drawn.files == ["FerryActivity-standby-393x852-dark.png"])
    }
}

@Suite("Files with the values of Live Activities")
struct ActivityFileTests {
    private func states(_ json: String) throws -> [ActivityRequest.State] {
        try ActivityFile(Data(json.utf8), path: "ferry.json")
            .states(for: ActivityDescription(attributes: "FerryAttributes", typeName: "FerryActivity"))
    }

    @Test("One state, several states and several objects are read in order")
    func shapes() throws {
        #expect(
            try states(#"{"attributes": {"ship": "Nova"}, "state": {"gate": 1}}"#)
                == [.init(name: "", attributes: #"{"ship":"Nova"}"#, state: #"{"gate":1}"#)])
        #expect(
            try states(
                """
                [{"state": 1, "isStale": true},
                 {"activity": "ferryactivity", "states": [{"name": "b", "state": "x"}, {"state": {}}]},
                 {"activity": "Bus", "state": {}}]
                """)
                == [
                    .init(name: "", attributes: "{}", state: "1", age: .stale),
                    .init(name: "b", attributes: "{}", state: "\"x\""),
                    .init(name: "", attributes: "{}", state: "{}"),
                ])
    }

    @Test(
        "A malformed file is rejected with the reason",
        arguments: [
            ("{", "is not JSON"), ("[]", "contains no states"), ("[1]", "must be an object"), ("{}", "has no “state”"),
            (#"{"state": {}, "stat": 1}"#, "has the unknown key “stat”"),
            (#"{"state": {}, "states": []}"#, "has both"), (#"{"states": 3}"#, "must be a list"),
            (#"{"states": [{"name": "x"}, {"state": 1}]}"#, "state 1 has no “state”"),
            (#"{"state": {}, "isStale": "yes"}"#, "must be true or false"),
            (#"{"state": {}, "activity": 3}"#, "must be a string"),
            (#"{"name": "x", "states": [{"state": 1}]}"#, "has “name” next to “states”"),
            (#"{"states": [{"state": 1, "stat": 2}]}"#, "has the unknown key “stat”"),
            (#"{"isStale": 3, "states": [{"state": 1}]}"#, "must be true or false"),
        ])
    func broken(json: String, words: String) {
        let error = #expect(throws: ActivityFile.Malformed.self) { try states(json) }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        #expect(error?.description.contains("ferry.json") == true)
    }

    @Test("Values next to the states apply to all of them, unless a state overrides them")
    func staleness() throws {
        #expect(
            try states(#"{"isStale": true, "states": [{"state": 1}, {"state": 2, "isStale": false}]}"#).map(\.age)
                == [.stale, .current])
    }

    @Test("Only regular files are read")
    func endless() {
        let error = #expect(throws: ActivityFile.Malformed.self) { try ActivityFile(path: "/dev/zero") }
        #expect(error?.description == "The file “/dev/zero” cannot be read: it is not a regular file.")
    }

    @Test("A missing file is reported")
    func missing() {
        let error = #expect(throws: ActivityFile.Malformed.self) { try ActivityFile(path: "/nowhere/ferry.json") }
        #expect(error?.description == "The file “/nowhere/ferry.json” cannot be read.")
    }

    @Test("An activity that the extension does not have is reported with the nearest names")
    func stranger() throws {
        let ferry = ActivityDescription(attributes: "FerryAttributes", typeName: "FerryActivity")
        let file = try ActivityFile(Data(#"{"activity": "FerryAttribute", "state": {}}"#.utf8), path: "x")
        #expect(file.stranger(among: [ferry])?.message.contains("FerryAttributes") == true)
        let plain = try ActivityFile(Data(#"{"state": {}}"#.utf8), path: "x")
        #expect(plain.stranger(among: [ferry]) == nil)
        #expect(plain.stranger(among: [])?.message == "The extension has no Live Activity for --activity.")
    }
}
