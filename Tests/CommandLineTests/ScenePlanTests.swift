import DeviceCatalog
import ExtensionProtocol
import Scenes
import Testing
import WidgetVocabulary

@testable import TesseraCommands

@Suite("The plan of whole scenes")
struct ScenePlanTests {
    private static let forecast = WidgetDescription(
        kind: "Forecast", families: [.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryInline],
        parameters: [])
    private static let tides = WidgetDescription(
        kind: "Tides", families: [.systemSmall, .systemMedium, .accessoryRectangular, .accessoryCorner])
    /// Only for walls.
    private static let poster = WidgetDescription(
        kind: "Poster", families: [.systemLarge], mountingStyles: [.recessed], texture: .paper)

    private static func source(_ name: String, _ widgets: WidgetDescription...) -> SceneSource {
        let systems = OperatingSystem.allCases.map { ($0, ExtensionDescription(widgets: widgets)) }
        return SceneSource(name: name, descriptions: Dictionary(systems) { first, _ in first })
    }

    private func plan(_ arguments: [String]) throws -> ScenePlan {
        let command = try #require(
            try ScreenshotCommand.parse(["Sky", "Sea", "Wall"] + arguments) as ScreenshotCommand?)
        return try ScenePlan(
            command.options(now: Moment(secondsSinceReferenceDate: 0)),
            for: [
                Self.source("Sky", Self.forecast), Self.source("Sea", Self.tides), Self.source("Wall", Self.poster),
            ])
    }

    private func files(_ arguments: [String]) throws -> [String] { try plan(arguments).jobs.map(\.file) }

    private func message(_ arguments: [String]) throws -> String {
        let failure = try #require(throws: CommandFailure.self) { try plan(arguments) }
        #expect(failure.status == .usage)
        return failure.message
    }

    @Test("Without options: every place of an iPhone, as many pages as the widgets fill")
    func everything() throws {
        let plan = try plan([])
        #expect(
            plan.jobs.map(\.file) == [
                "home_screen-393x852-light-page1.png", "home_screen-393x852-light-page2.png",
                "home_screen-393x852-light-page3.png", "today_view-393x852-light-page1.png",
                "today_view-393x852-light-page2.png", "today_view-393x852-light-page3.png",
                "lock_screen-393x852-light.png", "standby-393x852-light.png", "carplay-393x852-light.png",
            ])
        let home = plan.jobs[0]
        #expect(home.widgets.map(\.family) == [.systemSmall, .systemSmall, .systemMedium, .systemMedium])
        #expect(home.widgets.map(\.appName) == ["Sky", "Sea", "Sky", "Sea"])
        #expect(
            plan.omissions == [
                "accessoryCorner appears only on Apple Watch, not on iPhone. It is skipped for 393x852."
            ])
    }

    @Test("Every widget is in every place of its family once")
    func complete() throws {
        for platform in ["iphone", "ipad", "mac", "watch", "visionos"] {
            let plan = try plan(["--platform", platform])
            for context in Set(plan.jobs.map(\.request.context)) {
                let jobs = plan.jobs.filter { $0.request.context == context }
                let shown = jobs.flatMap(\.widgets)
                #expect(Set(shown).count == shown.count)
                for widget in [Self.forecast, Self.tides] {
                    for family in widget.families.compactMap({ Family(rawValue: $0.rawValue) })
                    where (try? WidgetPlace(device: jobs[0].request.device, context: context, family: family)) != nil {
                        #expect(shown.contains { $0.widget == widget && $0.family == family }, "\(context) \(family)")
                    }
                }
            }
        }
    }

    @Test("An appearance without effect on a place is drawn once, and reported")
    func looks() throws {
        let plan = try plan(
            ["--context", "standby", "home_screen", "--appearance", "light", "dark", "--widget", "Tides:small"])
        #expect(
            plan.jobs.map(\.file) == [
                "standby-393x852-light.png", "home_screen-393x852-light.png", "home_screen-393x852-dark.png",
            ])
        #expect(plan.omissions == ["StandBy of 393x852 is the same in dark as in light."])
    }

    @Test("Another language is another picture even if the place itself shows no text")
    func languages() throws {
        #expect(
            try files(["--context", "standby", "--widget", "Tides:small", "--locale", "en", "ko"])
                == ["standby-393x852-light-en.png", "standby-393x852-light-ko.png"])
    }

    @Test("Recessed widgets have separate walls; recessed-only widgets are rejected on a table")
    func mounting() throws {
        let plan = try plan(["--platform", "visionos", "--widget", "Tides:small", "Poster"])
        #expect(plan.jobs.map(\.request.context) == [.horizontalSurface, .verticalSurface, .verticalSurface])
        #expect(plan.jobs.map(\.request.setting.vision.mounting) == [.elevated, .elevated, .recessed])
        #expect(
            try message(["--platform", "visionos", "--context", "horizontal_surface", "--widget", "Poster:large"])
                == "A widget cannot be recessed on a horizontal surface: recessed widgets require a vertical surface."
        )
    }

    @Test(
        "Widgets that do not fit are rejected with the table's reason",
        arguments: [
            (
                ["--context", "home_screen", "--widget", "Forecast:circular"],
                "accessoryCircular does not appear on the Home Screen of iPhone; it appears only on the Lock Screen."
            ),
            (
                ["--context", "home_screen", "--widget", "Tides:small", "Tides:corner"],
                "accessoryCorner appears only on Apple Watch, not on iPhone."
            ),
            (
                ["--platform", "mac", "--context", "standby", "--widget", "Tides:small"],
                "Mac has no widgets in StandBy; its places are desktop and Notification Center."
            ),
            (["--widget", "Tides:large"], "Tides does not support the family systemLarge."),
            (
                ["--widget", "Tide:small"],
                "There is no widget called “Tide”. Did you mean “Tides”? Available: Forecast, Tides, Poster."
            ),
            (
                ["--ambient", "night", "--context", "home_screen"],
                "--ambient applies only to StandBy, which none of these pictures shows."
            ),
            (
                ["--widget", "Tides:small,port=brest"],
                "There is no setting of Tides called “port”. It has no settings."
            ),
        ])
    func refusals(arguments: [String], message: String) throws {
        #expect(try self.message(arguments) == message)
    }

    @Test("If all places are requested, widgets that fit nowhere are skipped with the reason")
    func omitted() throws {
        let plan = try plan(["--widget", "Tides:corner", "Tides:small", "--platform", "iphone"])
        #expect(!plan.jobs.isEmpty)
        #expect(
            plan.omissions == [
                "accessoryCorner appears only on Apple Watch, not on iPhone. It is skipped for 393x852."
            ])
    }

    @Test("Tinted is not an appearance of a Mac: no picture has its name")
    func tintedMac() throws {
        let reason = try message(["--platform", "mac", "--appearance", "tinted:mint"])
        #expect(reason.contains("The tinted appearance exists only on the Home Screen and in Today View of iPhone"))
    }

    @Test(
        "Contradictory options are rejected before anything is built",
        arguments: [
            (["--store", "6.9", "--device", "430x932"], "--store selects the device"),
            (
                ["--store", "13", "--platform", "iphone"],
                "2064x2752 is a size of iPad, which --platform does not include."
            ),
            (["--store", "7.2"], "There is no size of the App Store called “7.2”."),
            (
                ["--wallpaper", "none"],
                "A screenshot needs a wallpaper: dunes, tide, aurora, petals or graphite, not none."
            ),
            (["--time-zone", "Mars/Olympus"], "There is no time zone called “Mars/Olympus”."),
            (["--device", "Mac", "--platform", "watch"], "Mac is a device of Mac, which --platform does not include."),
            (["--widget", ":small"], "There is no widget called “:small”."),
            (["--widget", "Tides:tiny"], "There is no widget family called “tiny”."),
            (["--widget", "Tides,city"], "“city” is not a setting."),
            (["--orientation", "upright"], "There is no orientation called “upright”."),
        ])
    func contradictions(arguments: [String], message: String) throws {
        let error = try #require(throws: (any Error).self) {
            try ScreenshotCommand.parse(["Sky"] + arguments)
        }
        #expect(ScreenshotCommand.message(for: error).contains(message), "\(ScreenshotCommand.message(for: error))")
    }

    @Test("App Store sizes are one for each requested platform, or the named ones, without CarPlay")
    func store() throws {
        let required = try plan(["--widget", "Tides:small", "--platform", "iphone", "ipad", "--store"])
        #expect(Set(required.jobs.compactMap { $0.store?.pixels.description }) == ["1320x2868", "2064x2752"])
        #expect(required.jobs.contains { $0.file == "home_screen-1320x2868-light.png" })
        #expect(!required.jobs.contains { $0.request.context == .carPlay })
        #expect(required.omissions.contains { $0.hasPrefix("CarPlay is skipped") })
        let named = try files(["--widget", "Tides:small", "--context", "home_screen", "--store", "6.5,11"])
        #expect(named == ["home_screen-1284x2778-light.png", "home_screen-1668x2420-light.png"])
    }

    @Test(
        "Clocks and dates are those of the language, region and time zone",
        arguments: [
            ("en_US", "Europe/Paris", "9:41", "Wednesday, September 9", "Wed Sep 9"),
            ("ko", "Asia/Seoul", "4:41", "9월 9일 수요일", "9월 9일 (수)"),
            ("de_DE", "Europe/Paris", "09:41", "Mittwoch, 9. September", "Mi. 9. Sept."),
            ("en_US", "America/Los_Angeles", "12:41", "Wednesday, September 9", "Wed Sep 9"),
        ])
    func moments(locale: String, zone: String, time: String, date: String, short: String) throws {
        let moment = SceneMoment(
            try Moment(argument: "2026-09-09T07:41Z"), locale: try LocaleName(argument: locale), timeZone: zone)
        #expect(moment.time == time)
        #expect(moment.date == date)
        #expect(moment.shortDate == short)
        #expect(moment.minute == 41)
        #expect(moment.hour == ["Europe/Paris": 9, "Asia/Seoul": 16, "America/Los_Angeles": 0][zone])
    }

    @Test("A right-to-left language mirrors the place; --direction does so in any language")
    func direction() throws {
        let arabic = try plan(["--context", "home_screen", "--widget", "Tides:small", "--locale", "ar"])
        #expect(arabic.jobs.map(\.request.direction) == [.rightToLeft])
        let turned = try plan(["--context", "home_screen", "--widget", "Tides:small", "--direction", "rtl"])
        let usual = try plan(["--context", "home_screen", "--widget", "Tides:small"])
        let here = try Scene(try #require(usual.jobs.first).request)
        let there = try Scene(try #require(turned.jobs.first).request)
        let left = try #require(here.slots.first).frame.minX
        let right = try #require(there.slots.first).frame.maxX
        #expect(left < here.size.width / 4)
        #expect(abs(right - (here.size.width - left)) < 1e-6)
    }
}
