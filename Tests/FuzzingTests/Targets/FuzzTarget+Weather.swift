import ExtensionProtocol
import Foundation
import RenderModel

@testable import WeatherSources

/// What weather services send, and what is stored of it.
extension FuzzTarget {
    private struct NoSigner: AppleTokenSigner {
        func token(for identity: AppleIdentity, issuedAt: Int, expiresAt: Int) -> String { "" }
    }

    /// The moment for which the inputs of the corpus are made: 2026-07-01 09:00 in Seoul.
    private static let now = 1_782_864_000.0

    private static let subject = GeographicPlace(latitude: 37.57, longitude: 126.98).flatMap { place in
        WeatherSubject(WeatherRequest(place: place, moment: now))
    }

    /// The body of a reply, which both services' readers get.
    static let weatherReply = FuzzTarget("weather-reply", longest: 8_192) { bytes in
        guard let subject else { return }
        let identity = AppleIdentity(keyID: "K", teamID: "T", serviceID: "S")
        let endpoints: [any WeatherEndpoint] = [
            OpenMeteoEndpoint(server: ""), AppleEndpoint(server: "", token: AppleToken(identity, signer: NoSigner())),
        ]
        for endpoint in endpoints {
            if let report = try? endpoint.report(from: bytes, for: subject, now: now) { check(report) }
        }
        let header = String(decoding: bytes.prefix(100), as: UTF8.self)
        let rest = RetryPolicy().requestedRest(header, now: now) ?? 1
        expect((1...86_400).contains(rest), "a service decides how long it is left alone")
    }

    /// A file of the cache, a request and an answer.
    static let weatherFile = FuzzTarget("weather-file", longest: 8_192) { bytes in
        if let stored = try? StoredReport(binary: bytes, limits: BinaryLimits(bytes: 8_192)) { check(stored.report) }
        if let answer = try? WeatherResponse(binary: bytes, limits: BinaryLimits(bytes: 8_192)) {
            _ = answer.report.map(check)
        }
        if let request = try? WeatherRequest(binary: bytes, limits: WeatherSocket.requestLimits),
            let subject = WeatherSubject(request)
        {
            expect(!subject.fileName.contains("/"), "a request decides about a folder")
            expect(subject.fileName.utf8.count < 120, "a request decides about the length of a name")
        }
    }

    private static func check(_ report: WeatherReport) {
        guard let bounded = report.sanitized else { return }
        expect(bounded.sanitized == bounded, "a sanitized report is changed by sanitizing it")
        expect(bounded.hours.count <= 400 && bounded.days.count <= 20, "there is no limit of hours and days")
        let moments = [bounded.current] + bounded.hours
        expect(moments.allSatisfy { (-100...70).contains($0.temperature) }, "a temperature is impossible")
        expect(
            zip(bounded.hours, bounded.hours.dropFirst()).allSatisfy { $0.time < $1.time }, "hours are out of order")
        for alert in bounded.alerts ?? [] {
            expect(alert.summary.unicodeScalars.count <= 300, "a text has no limit")
            expect(!alert.summary.contains("\n"), "a text has more than a line")
        }
    }
}
