import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Synchronization
import Testing
import WidgetVocabulary

/// What the weather example shows for the answers of a service, and for the places that a user chooses.
@Suite("The weather example and its service")
struct WeatherExampleTests {
    /// 2026-07-01 09:00 in Seoul.
    private static let now = 1_782_864_000.0

    /// Answers as a test says.
    private final class Responder: WeatherResponder {
        let source = WeatherSource.openMeteo
        let problem: WeatherProblem? = nil
        let asked = Mutex<[WeatherRequest]>([])
        private let report: WeatherReport

        init(_ report: WeatherReport) { self.report = report }

        func response(to request: WeatherRequest) -> WeatherResponse {
            asked.withLock { $0.append(request) }
            return .report(report, nil)
        }
    }

    /// - Parameter age: Seconds since the reading.
    private static func report(
        age: Double = 300, minutes: [WeatherMinute]? = nil, alerts: [WeatherWarning]? = nil
    ) throws -> WeatherReport {
        let place = try #require(GeographicPlace(latitude: 37.57, longitude: 126.98))
        var current = WeatherMoment(time: now - age)
        current.temperature = 23.4
        current.condition = .clear
        let hours = (0..<24).map { index in
            var hour = current
            hour.time = now + Double(index) * 3_600
            return hour
        }
        var day = WeatherDay(time: now - 32_400)
        day.highTemperature = 26
        day.lowTemperature = 18
        day.condition = .clear
        return WeatherReport(
            source: .openMeteo, place: place, readAt: now - age, expiresAt: now - age + 900, secondsFromGMT: 32_400,
            current: current, hours: hours, days: [day], minutes: minutes, alerts: alerts)
    }

    private func session(
        _ responder: Responder?, locale: String = "ko_KR", location: GeographicPlace? = nil
    ) throws -> ExtensionProcess {
        var options = LaunchOptions(timeLimit: .ample, locale: locale, timeZone: "Asia/Seoul", location: location)
        options.date = Date(timeIntervalSince1970: Self.now).timeIntervalSinceReferenceDate
        options.weather = responder.map { WeatherAccess($0) }
        let edition = ExampleTests.Edition(example: .weather, platform: .iOS)
        return ExtensionProcess(try #require(ExampleTests.built[edition]).get(), options: options)
    }

    private func texts(
        _ session: ExtensionProcess, _ values: [String: String] = [:], locale: String = "ko_KR"
    ) throws -> [String] {
        var place = WidgetEnvironment.small
        place.locale = locale
        let reply = try session.entries(
            EntriesRequest(
                kind: "WeatherWidget", purpose: .timeline, environment: place,
                configuration: values.map { .init(name: $0.key, json: "\"\($0.value)\"") }))
        let tree = try #require(
            try session.render(RenderRequest(token: reply.token, entries: [0], environments: [place])).first)
        return tree.everyNode.compactMap(\.spoken)
    }

    @Test("The widget shows what the service says, in the units of the locale")
    func service() throws {
        #expect(try texts(session(Responder(Self.report()))) == ["23°", "서울", "최고 26° 최저 18°"])
        let american = try session(Responder(Self.report()), locale: "en_US")
        #expect(try texts(american, locale: "en_US") == ["74°", "Seoul", "H:79° L:64°"])
    }

    @Test("F-14: the service is asked about the chosen city, and about any place of the gazetteer")
    func places() throws {
        for (values, latitude) in [([:], 37.57), (["city": "busan"], 35.10), (["place": "1850147"], 35.69)] {
            let responder = Responder(try Self.report())
            _ = try texts(session(responder), values)
            let request = try #require(responder.asked.withLock(\.self).first)
            #expect(abs(request.place.latitude - latitude) < 0.02, "\(values)")
        }
    }

    @Test("Data older than 30 minutes are shown with the time of their reading", arguments: [20.0, 45])
    func age(minutes: Double) throws {
        let shown = try texts(session(Responder(Self.report(age: minutes * 60))))
        #expect(shown.contains { $0.contains("오전 8:15 업데이트") } == (minutes > 30), "\(shown)")
    }

    @Test("Rain in the next hour is shown, unless there is a warning of an agency")
    func notes() throws {
        let minutes = (0..<60).map { index in
            WeatherMinute(
                time: Self.now + Double(index) * 60, precipitation: index < 20 ? .none : .rain, chance: 1,
                intensity: index < 20 ? 0 : 2)
        }
        let rain = try texts(session(Responder(Self.report(minutes: minutes))))
        #expect(rain.contains { $0.hasSuffix("20분 후 비") }, "\(rain)")
        let warning = WeatherWarning(
            summary: "호우주의보", agency: "KMA", severity: .moderate, details: "https://example.com",
            issuedAt: Self.now, endsAt: Self.now + 3_600)
        let warned = try texts(session(Responder(Self.report(minutes: minutes, alerts: [warning]))))
        #expect(warned.contains { $0.hasSuffix("호우주의보") }, "\(warned)")
    }

    @Test("Without permission for the location the widget says what helps; with it, it names the place nearby")
    func location() throws {
        let denied = try texts(session(nil), ["place": "current"])
        #expect(denied == ["현재 위치를 알 수 없음", "설정에서 위치 접근을 허용하세요."])
        let tokyo = try session(nil, location: GeographicPlace(latitude: 35.69, longitude: 139.69))
        #expect(try texts(tokyo, ["place": "current"]).contains("도쿄"))
    }

    @Test("F-11: places are found by the beginning of their names in three languages, the most populous first")
    func search() throws {
        let session = try session(nil)
        func titles(_ query: OptionsRequest.Query, _ locale: String = "en_US") throws -> [String] {
            try session.options(
                OptionsRequest(
                    kind: "WeatherWidget", parameter: "place", query: query, family: .systemSmall, locale: locale)
            ).options.map(\.title)
        }
        for name in ["tokyo", "도쿄", "東京"] {
            let reply = try session.options(
                OptionsRequest(
                    kind: "WeatherWidget", parameter: "place", query: .search(name), family: .systemSmall))
            #expect(reply.options.first?.json == "\"1850147\"", "\(name)")
        }
        #expect(try titles(.search("zurich")).count > 1)
        #expect(try titles(.search("no such place")) == [])
        #expect(try titles(.suggested).count == 7)
        let known = try session.options(
            OptionsRequest(
                kind: "WeatherWidget", parameter: "place", query: .values(["\"1835848\"", "\"1\""]),
                family: .systemSmall))
        #expect(known.options.map(\.json) == ["\"1835848\""])
    }
}
