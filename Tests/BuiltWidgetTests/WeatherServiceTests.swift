import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Subprocesses
import Synchronization
import Testing

/// The weather of a widget that asks Apple's service, from the request to the picture.
@Suite("The weather of a widget")
struct WeatherServiceTests {
    /// 2026-07-01 09:00 in Seoul.
    private static let now = 1_782_864_000.0
    private static let folder = BuiltFixture.fixtures + "/WeatherReader"

    /// Answers as a test says.
    private final class Responder: WeatherResponder {
        let source = WeatherSource.openMeteo
        let problem: WeatherProblem? = nil
        let asked = Mutex<[WeatherRequest]>([])
        private let answer: WeatherResponse

        init(_ answer: WeatherResponse) { self.answer = answer }

        func response(to request: WeatherRequest) -> WeatherResponse {
            asked.withLock { $0.append(request) }
            return answer
        }
    }

    /// A report that was read at 08:20.
    private static func report() throws -> WeatherReport {
        let place = try #require(GeographicPlace(latitude: 37.57, longitude: 126.98))
        var current = WeatherMoment(time: now - 2_400)
        current.temperature = 23.4
        current.condition = .heavyRain
        var day = WeatherDay(time: now - 32_400)
        day.highTemperature = 26
        return WeatherReport(
            source: .openMeteo, place: place, readAt: now - 2_400, expiresAt: now - 1_500, secondsFromGMT: 32_400,
            current: current, hours: [current], days: [day])
    }

    private func show(
        _ responder: Responder?, confinement: SandboxMode = .none
    ) throws -> (lines: [String], diagnostics: [Diagnostic]) {
        var options = LaunchOptions(
            timeLimit: .ample, confinement: confinement, locale: "ko_KR", timeZone: "Asia/Seoul")
        options.date = Date(timeIntervalSince1970: Self.now).timeIntervalSinceReferenceDate
        options.weather = responder.map { WeatherAccess($0) }
        let process = ExtensionProcess(try BuiltFixture.build(Self.folder), options: options)
        var environment = WidgetEnvironment.small
        environment.locale = "ko_KR"
        let reply = try process.entries(EntriesRequest(kind: "Weather", purpose: .timeline, environment: environment))
        let tree = try #require(
            try process.render(RenderRequest(token: reply.token, environments: [environment])).first)
        return (texts(of: tree.root), (reply.diagnostics + tree.diagnostics).filter { $0.subject == "WeatherService" })
    }

    private func texts(of node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts(of:)) }
        return [content.string]
    }

    @Test(
        "S-WEATHER-2: A widget without network shows what the host's source says",
        .enabled(if: Sandbox.system.unavailability == nil, "this machine allows no sandbox"))
    func confined() throws {
        let responder = Responder(.report(try Self.report(), nil))
        let (lines, diagnostics) = try show(responder, confinement: .sandbox(network: .denied))
        #expect(lines.prefix(4) == ["23° heavyRain", "1 days, sunrise true", "0 alerts", "Open-Meteo"])
        #expect(diagnostics.isEmpty)
        let asked = responder.asked.withLock(\.self)
        let request = try #require(asked.first)
        #expect(request.moment == Self.now)
        #expect(request.language == "ko" && request.country == "KR")
        #expect(request.timeZone == "Asia/Seoul")
    }

    @Test("S-WEATHER-5: Old weather is shown with the time of its reading, and the reason is a finding")
    func old() throws {
        let problem = WeatherProblem(.serverFailure, "The server answers 500.")
        let (lines, diagnostics) = try show(Responder(.report(try Self.report(), problem)))
        #expect(lines.first == "23° heavyRain" && lines.last == "2026-06-30T23:20:00Z")
        let finding = try #require(diagnostics.first)
        #expect(finding.message == "Open-Meteo: The server answers 500. The weather of 2026-06-30T23:20:00Z is shown.")
        #expect(finding.severity == .warning)
    }

    @Test("Without any weather of the source the widget shows the sample and says so")
    func none() throws {
        let (own, notes) = try show(nil)
        #expect(own.count == 5 && own[3] == "Sample weather")
        #expect(notes.allSatisfy { $0.severity == .note } && !notes.isEmpty)
        let problem = WeatherProblem(.unreachable, "The server cannot be reached.")
        let (lines, diagnostics) = try show(Responder(.nothing(problem)))
        #expect(lines.first == own.first && lines[3] == "Sample weather")
        #expect(diagnostics.first?.message.hasSuffix("Sample weather is shown instead.") == true)
    }
}
