import ExtensionProtocol
import Foundation
import Testing

@testable import WeatherSources

@Suite("What services say")
struct EndpointTests {
    private let now = Replies.start + 32_400

    private func subject() throws -> WeatherSubject { try #require(WeatherSubject(try Replies.request())) }

    private func openMeteo(_ body: String) throws -> WeatherReport {
        let report = try OpenMeteoEndpoint(server: "https://example.com").report(
            from: Array(body.utf8), for: try subject(), now: now)
        return try #require(report.sanitized)
    }

    private struct NoSigner: AppleTokenSigner {
        func token(for identity: AppleIdentity, issuedAt: Int, expiresAt: Int) -> String { "token" }
    }

    private var appleEndpoint: AppleEndpoint {
        let identity = AppleIdentity(keyID: "K", teamID: "T", serviceID: "S")
        return AppleEndpoint(server: "https://example.com", token: AppleToken(identity, signer: NoSigner()))
    }

    private func apple(_ body: String) throws -> WeatherReport {
        let report = try appleEndpoint.report(from: Array(body.utf8), for: try subject(), now: now)
        return try #require(report.sanitized)
    }

    @Test("Open-Meteo's columns become hours, days and minutes in this project's units")
    func openMeteoReport() throws {
        let report = try openMeteo(Replies.openMeteo())
        #expect(report.current.temperature == 24.5 && report.current.condition == .partlyCloudy)
        #expect(report.current.humidity == 0.65 && report.current.precipitationIntensity == 0.8)
        #expect(report.secondsFromGMT == 32_400)
        #expect(report.hours.count == 48)
        let rain = report.hours[8]
        #expect(rain.condition == .rain && rain.precipitation == .rain && rain.precipitationChance == 0.8)
        #expect(rain.precipitationAmount == 2.5 && rain.pressureTrend == .rising)
        #expect(report.hours[3].visibility == 20_000, "a missing value is the middle of what is possible")
        #expect(report.days.map(\.highTemperature) == [25.7, 26])
        #expect(report.days[0].amounts.rain == 2.5 && report.days[0].uvIndex == 7)
        let minutes = try #require(report.minutes)
        #expect(minutes.count == 30 && minutes[15].intensity == 2 && minutes[15].precipitation == .rain)
        #expect(report.alerts == nil)
    }

    @Test("Apple's objects become the same, with its warnings and the moon")
    func appleReport() throws {
        let report = try apple(Replies.apple())
        #expect(report.current.condition == .mostlyClear && report.current.temperature == 21.3)
        #expect(report.current.pressureTrend == .rising)
        #expect(report.expiresAt == now + 600)
        #expect(report.hours.count == 48 && report.hours[0].precipitation == .rain)
        #expect(report.days[0].sky?.moonPhase == .lastQuarter)
        #expect(report.days[0].sky?.sunrise == Replies.start + 18_900)
        #expect(report.days[0].amounts.rain == 9.6)
        #expect(report.secondsFromGMT == 32_400)
        let alert = try #require(report.alerts?.first)
        #expect(alert.summary == "Heavy Rain" && alert.severity == .severe)
        #expect(alert.details.isEmpty, "an address that isn't one of the web is dropped")
    }

    @Test("S-WEATHER-3: Unknown conditions become a neutral one", arguments: ["Meteorites", "", "ÄÖÜ", "mostly clear"])
    func unknownCondition(code: String) throws {
        #expect(try apple(Replies.apple(code: code)).current.condition == .cloudy)
        #expect(try openMeteo(Replies.openMeteo(code: 4_711)).current.condition == .cloudy)
    }

    @Test("S-WEATHER-3: Impossible numbers are moved into their bounds", arguments: [1e9, -1e9, 1e300])
    func impossibleNumbers(temperature: Double) throws {
        let report = try openMeteo(Replies.openMeteo(temperature: temperature))
        #expect((-100...70).contains(report.current.temperature))
        #expect(report.sanitized == report)
    }

    @Test("S-WEATHER-3: Times far from now are dropped")
    func impossibleTimes() throws {
        let far = try OpenMeteoEndpoint(server: "https://example.com").report(
            from: Array(Replies.openMeteo(start: 1e10).utf8), for: try subject(), now: now)
        #expect(far.sanitized == nil)
    }

    @Test(
        "Other JSON, half of it and none are unreadable",
        arguments: [
            "", "[]", "{", "{\"error\":true,\"reason\":\"no\"}", "{\"hourly\":{\"time\":\"soon\"}}", "null",
            String(Replies.openMeteo().prefix(900)), String(repeating: "[", count: 100_000),
        ])
    func unreadable(body: String) throws {
        for endpoint in [OpenMeteoEndpoint(server: "https://example.com"), appleEndpoint] as [any WeatherEndpoint] {
            let error = #expect(throws: WeatherProblem.self) {
                try endpoint.report(from: Array(body.utf8), for: try subject(), now: now)
            }
            #expect(error?.reason == .unreadable)
        }
    }

    @Test("A request's language and country cannot change the address of a request")
    func address() async throws {
        var request = try Replies.request()
        request.language = "../../x?y="
        request.country = "K&R"
        request.timeZone = "Asia/Seoul&x=y"
        let sent = try await appleEndpoint.request(for: try #require(WeatherSubject(request)), now: now)
        #expect(sent.url.hasPrefix("https://example.com/api/v1/weather/en/37.57/126.98?dataSets="))
        #expect(!sent.url.contains("countryCode") && sent.url.hasSuffix("&timezone=GMT"))
        let usual = try await appleEndpoint.request(for: try subject(), now: now)
        #expect(usual.url.contains("countryCode=KR") && usual.url.contains("timezone=Asia/Seoul"))
        #expect(sent.headers == ["Authorization": "Bearer token"])
    }
}

@Suite("When a service is asked again")
struct RetryPolicyTests {
    private let policy = RetryPolicy()

    @Test("Pauses double and vary by half")
    func pauses() {
        for attempt in 0..<5 {
            let whole = policy.firstPause * Double(1 << attempt)
            #expect(policy.pause(after: attempt, chance: 0) == whole / 2)
            #expect(policy.pause(after: attempt, chance: 0.999) < whole)
        }
    }

    @Test("Rests double up to a quarter of an hour")
    func rests() {
        #expect(policy.rest(after: 1) == 30 && policy.rest(after: 2) == 60)
        #expect(policy.rest(after: 100) == 900)
    }

    @Test("Retry-After is a number of seconds or a date, within bounds")
    func requested() throws {
        let now = try #require(HTTPDate.seconds("Tue, 30 Jun 2026 15:00:00 GMT"))
        #expect(now == Replies.start)
        #expect(policy.requestedRest("120", now: now) == 120)
        #expect(policy.requestedRest("Tue, 30 Jun 2026 15:10:00 GMT", now: now) == 600)
        #expect(policy.requestedRest("Tue, 30 Jun 2020 15:10:00 GMT", now: now) == 1)
        #expect(policy.requestedRest("1e12", now: now) == 86_400)
        for text in ["soon", "", "nan", "32 Jun 2026", "Tue, 99 Jun 2026 15:10:00 GMT"] {
            #expect(policy.requestedRest(text, now: now) == nil)
        }
    }
}
