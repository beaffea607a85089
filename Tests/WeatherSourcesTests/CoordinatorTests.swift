import ExtensionProtocol
import Foundation
import HostTestSupport
import Synchronization
import TestSupport
import Testing

@testable import WeatherSources
@testable import tessera_weather

@Suite("Real weather from a server of this machine")
struct CoordinatorTests {
    /// A coordinator that asks a local server through the real transport.
    private struct Setting {
        let server: LocalServer
        let folder: TemporaryFolder
        let clock: TestClock
        let transport: HTTPTransport
        let coordinator: WeatherCoordinator

        init(
            callsPerDay: Int = 100, folder: TemporaryFolder? = nil, cache: String? = nil,
            clock: TestClock = TestClock(),
            _ respond: @escaping @Sendable (LocalServer.Request) -> LocalServer.Response
        ) throws {
            server = try LocalServer(respond)
            let folder = try folder ?? TemporaryFolder()
            self.folder = folder
            self.clock = clock
            transport = HTTPTransport.patient
            coordinator = WeatherCoordinator(
                endpoint: OpenMeteoEndpoint(server: server.address), transport: transport,
                store: WeatherStore(folder: cache ?? folder.path),
                budget: CallBudget(path: folder.path + "/calls", limit: callsPerDay), policy: .patient,
                dependencies: clock.dependencies)
        }

        func answer(timeLimit: Double = .ample) async throws -> WeatherResponse {
            await coordinator.response(to: try Replies.request(timeLimit: timeLimit))
        }

        func stop() async {
            server.stop()
            await transport.stop()
        }
    }

    @Test("A report is read once for as long as it is current, and once for requests that come together")
    func current() async throws {
        let setting = try Setting { _ in .reply(200, body: Replies.openMeteo()) }
        let answers = try await withThrowingTaskGroup(of: WeatherResponse.self) { group in
            for _ in 0..<5 { group.addTask { try await setting.answer() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0.report?.current.temperature == 24.5 && $0.problem == nil })
        setting.clock.advance(by: 600)
        _ = try await setting.answer()
        #expect(setting.server.requests.count == 1)
        setting.clock.advance(by: 600)
        _ = try await setting.answer()
        #expect(setting.server.requests.count == 2)
        await setting.stop()
    }

    @Test("An unchanged report is confirmed by the service without being sent again")
    func conditional() async throws {
        let setting = try Setting { request in
            request.headers["if-none-match"] == "\"v1\""
                ? .reply(304) : .reply(200, headers: ["ETag": "\"v1\""], body: Replies.openMeteo())
        }
        let first = try #require(try await setting.answer().report)
        setting.clock.advance(by: 1_200)
        let second = try #require(try await setting.answer().report)
        #expect(second.readAt == first.readAt + 1_200 && second.hours == first.hours)
        #expect(setting.server.requests.count == 2)
        await setting.stop()
    }

    @Test(
        "S-WEATHER-5: After a failure the old report stays with the reason, and the service is asked again by itself",
        arguments: [
            ("unauthorized", WeatherProblem.Reason.rejected), ("forbidden", .forbidden), ("failing", .serverFailure),
            ("half", .unreachable), ("other", .unreadable), ("elsewhere", .redirected), ("closed", .unreachable),
        ])
    func failures(kind: String, reason: WeatherProblem.Reason) async throws {
        let setting = try Setting { _ in .reply(200, body: Replies.openMeteo()) }
        let good = try #require(try await setting.answer().report)
        setting.server.change { _ in
            switch kind {
            case "unauthorized": .reply(401)
            case "forbidden": .reply(403)
            case "failing": .reply(500)
            case "half": .half(Replies.openMeteo())
            case "other": .reply(200, body: "{\"weather\":\"fine\"}")
            case "elsewhere": .reply(302, headers: ["Location": "http://127.0.0.1:1/"])
            default: .silent(0)
            }
        }
        setting.clock.advance(by: 1_200)
        let bad = try await setting.answer()
        #expect(bad.report == good, "the old report is shown")
        #expect(bad.problem?.reason == reason)
        let text = try #require(bad.problem?.text)
        #expect(!text.contains("\n") && !text.contains("127.0.0.1"))
        let count = setting.server.requests.count
        #expect(try await setting.answer().problem?.reason == reason, "the service rests")
        #expect(setting.server.requests.count == count)
        setting.server.change { _ in .reply(200, body: Replies.openMeteo(temperature: 30)) }
        setting.clock.advance(by: 1_000)
        let recovered = try await setting.answer()
        #expect(recovered.problem == nil && recovered.report?.current.temperature == 30)
        await setting.stop()
    }

    @Test("A failing server gets three requests, one that passes is enough")
    func retries() async throws {
        let counter = RequestCounter()
        let setting = try Setting { _ in
            counter.next() < 3 ? .reply(503) : .reply(200, body: Replies.openMeteo())
        }
        #expect(try await setting.answer().report != nil)
        #expect(setting.server.requests.count == 3)
        await setting.stop()
    }

    @Test("A server that wants fewer calls is left alone until the date that it names")
    func throttled() async throws {
        let setting = try Setting { _ in
            .reply(429, headers: ["Retry-After": "Wed, 01 Jul 2026 01:00:00 GMT"])
        }
        #expect(try await setting.answer().problem?.reason == .throttled)
        setting.clock.advance(by: 3_000)
        #expect(try await setting.answer().problem?.reason == .throttled)
        #expect(setting.server.requests.count == 1)
        setting.server.change { _ in .reply(200, body: Replies.openMeteo()) }
        setting.clock.advance(by: 700)
        #expect(try await setting.answer().problem == nil)
        await setting.stop()
    }

    @Test("A slow server delays no request beyond its limit, and its late reply serves the next one")
    func slow() async throws {
        let gate = Gate()
        let setting = try Setting { _ in
            gate.wait()
            return .reply(200, body: Replies.openMeteo())
        }
        let late = try await setting.answer(timeLimit: 0.05)
        #expect(late.report == nil && late.problem?.reason == .slow)
        gate.open()
        try await eventually("the late reply serves a request") { try await setting.answer().report != nil }
        await setting.stop()
    }

    @Test("While a service is slow, a request about another place waits a second at most")
    func slowService() async throws {
        let gate = Gate()
        let setting = try Setting { _ in
            gate.wait()
            return .reply(200, body: Replies.openMeteo())
        }
        #expect(try await setting.answer(timeLimit: 0.05).problem?.reason == .slow)
        let start = ContinuousClock.now
        let other = try Replies.request(latitude: 35.18, timeLimit: .longestWait)
        #expect(await setting.coordinator.response(to: other).problem?.reason == .slow)
        #expect(ContinuousClock.now - start < .seconds(.longestWait / 2))
        gate.open()
        await setting.stop()
    }

    @Test("A reply that arrives byte by byte ends with the limit of the request")
    func dripping() async throws {
        // Takes longer than a test process delays any of its tests.
        let server = try LocalServer { _ in .dripping(String(repeating: " ", count: 10_000), pause: 0.25) }
        let transport = HTTPTransport.patient
        await #expect(throws: TransportFailure.slow) {
            try await transport.send(ServiceRequest(url: server.address), timeLimit: 1, bodyLimit: 20_000)
        }
        server.stop()
        await transport.stop()
    }

    @Test("S-WEATHER-10: A request that is answered leaves nothing that waits, however long it would have waited")
    func answeredRequests() async throws {
        let setting = try Setting { _ in .reply(500) }
        let waiting = Mutex(0)
        var dependencies = setting.clock.dependencies
        dependencies.wait = { seconds in
            waiting.withLock { $0 += 1 }
            try? await Task.sleep(for: .seconds(seconds))
            waiting.withLock { $0 -= 1 }
        }
        let coordinator = WeatherCoordinator(
            endpoint: OpenMeteoEndpoint(server: setting.server.address), transport: setting.transport,
            store: WeatherStore(folder: setting.folder.path),
            budget: CallBudget(path: setting.folder.path + "/calls", limit: 100), policy: .patient,
            dependencies: dependencies)
        for _ in 0..<20 {
            let answer = await coordinator.response(to: try Replies.request(timeLimit: 100 * .longestWait))
            #expect(answer.problem?.reason == .serverFailure)
        }
        try await eventually("nothing waits") { waiting.withLock { $0 == 0 } }
        await setting.stop()
    }

    @Test("S-WEATHER-10: A place that the service does not know takes the weather from no other place")
    func unknownPlace() async throws {
        let setting = try Setting { request in
            request.path.contains("latitude=89.0&") ? .reply(400) : .reply(200, body: Replies.openMeteo())
        }
        let unknown = try Replies.request(latitude: 89)
        #expect(await setting.coordinator.response(to: unknown).problem?.reason == .unreadable)
        #expect(try await setting.answer().problem == nil)
        #expect(await setting.coordinator.response(to: unknown).problem?.reason == .unreadable)
        #expect(setting.server.requests.count == 2, "the unknown place rests")
        await setting.stop()
    }

    @Test("S-WEATHER-4: The calls of a day are limited, also for the next run, and are available again the day after")
    func capped() async throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        for (run, reason) in [(0, nil), (1, WeatherProblem.Reason.capped)] {
            let setting = try Setting(
                callsPerDay: 1, folder: folder, cache: folder.path + "/\(run)", clock: clock
            ) { _ in .reply(200, body: Replies.openMeteo()) }
            #expect(try await setting.answer().problem?.reason == reason)
            #expect(setting.server.requests.count == 1 - run)
            clock.advance(by: 60)
            await setting.stop()
        }
        clock.advance(by: 86_400)
        #expect(CallBudget(path: folder.path + "/calls", limit: 1).take(now: clock.now))
    }

    @Test("S-WEATHER-5: A report outlives the program; without the server it is shown with its age")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        let first = try Setting(folder: folder, clock: clock) { _ in .reply(200, body: Replies.openMeteo()) }
        let readAt = try #require(try await first.answer().report).readAt
        await first.stop()
        clock.advance(by: 3_600)
        let second = try Setting(folder: folder, clock: clock) { _ in .silent(0) }
        let answer = try await second.answer()
        #expect(answer.report?.readAt == readAt && answer.problem?.reason == .unreachable)
        await second.stop()
    }

    @Test("Without a disk for the cache the weather is shown and the reason is given")
    func noDisk() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a file", to: "occupied")
        let setting = try Setting(folder: folder, cache: file + "/below") { _ in
            .reply(200, body: Replies.openMeteo())
        }
        let answer = try await setting.answer()
        #expect(answer.report != nil && answer.problem?.reason == .disk)
        await setting.stop()
    }

    @Test("A damaged file of the cache counts as missing")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let subject = try #require(WeatherSubject(try Replies.request()))
        for bytes in [[], [0xFF, 0xFF, 0xFF], [UInt8](repeating: 1, count: 5_000)] as [[UInt8]] {
            try folder.write(bytes, to: subject.fileName)
            #expect(WeatherStore(folder: folder.path).stored(for: subject, now: Replies.start) == nil)
        }
    }

    @Test("What other users can change is not read from the cache")
    func foreignFolder() async throws {
        let folder = try TemporaryFolder()
        let cache = folder.path + "/cache"
        let setting = try Setting(folder: folder, cache: cache) { _ in .reply(200, body: Replies.openMeteo()) }
        _ = try await setting.answer()
        await setting.stop()
        let subject = try #require(WeatherSubject(try Replies.request()))
        let store = WeatherStore(folder: cache)
        #expect(store.stored(for: subject, now: setting.clock.now) != nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
        #expect(store.stored(for: subject, now: setting.clock.now) == nil)
    }

    @Test("A date that the forecast does not cover has no weather")
    func outOfRange() async throws {
        let setting = try Setting { _ in .reply(200, body: Replies.openMeteo()) }
        var request = try Replies.request()
        request.moment += 400 * 86_400
        let answer = await setting.coordinator.response(to: request)
        #expect(answer.report == nil && answer.problem?.reason == .outOfRange)
        await setting.stop()
    }
}

/// Counts from 1.
private final class RequestCounter: @unchecked Sendable {
    // Sendable: all access is under the lock.
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

/// Holds the server's threads until it is opened.
private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }

    func open() { semaphore.signal() }
}
