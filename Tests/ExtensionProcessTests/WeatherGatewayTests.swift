import ExtensionProtocol
import Foundation
import Glibc
import RenderModel
import Subprocesses
import Synchronization
import Testing

@testable import ExtensionProcess

@Suite("A widget's way to the host's weather")
struct WeatherGatewayTests {
    /// Answers with a report of the request's moment.
    private final class Responder: WeatherResponder {
        let source = WeatherSource.openMeteo
        let problem: WeatherProblem? = nil
        let asked = Mutex<[WeatherRequest]>([])

        func response(to request: WeatherRequest) -> WeatherResponse {
            asked.withLock { $0.append(request) }
            let moment = WeatherMoment(time: request.moment)
            return .report(
                WeatherReport(
                    source: .openMeteo, place: request.place, readAt: request.moment, expiresAt: request.moment + 60,
                    secondsFromGMT: 0, current: moment, hours: [moment], days: []), nil)
        }
    }

    /// Has only words about the user's files.
    private final class ClosedDesk: WeatherResponder {
        let source = WeatherSource.openMeteo
        let problem: WeatherProblem?

        init(_ reason: WeatherProblem.Reason) { problem = WeatherProblem(reason, "The file '/home/me/a' is unusable.") }

        func response(to request: WeatherRequest) -> WeatherResponse {
            problem.map(WeatherResponse.nothing) ?? .nothing(WeatherProblem(.slow, ""))
        }
    }

    @Test(
        "S-WEATHER-10: A widget learns that files of the user cannot be used, but not where they are",
        arguments: [WeatherProblem.Reason.settings, .disk, .program])
    func paths(reason: WeatherProblem.Reason) throws {
        let gateway = try #require(WeatherGateway.make(for: WeatherAccess(ClosedDesk(reason))))
        defer { gateway.stop() }
        let problem = try #require(WeatherSocket.ask(try request(), through: gateway.path).problem)
        #expect(problem.reason == reason && !problem.text.isEmpty && !problem.text.contains("/"))
    }

    private func request() throws -> WeatherRequest {
        let place = try #require(GeographicPlace(latitude: 37.57, longitude: 126.98))
        return WeatherRequest(place: place, moment: 1_782_831_600, language: "ko", country: "KR", timeLimit: 1e9)
    }

    @Test("S-WEATHER-2: A request goes through the socket to the host and its answer comes back")
    func answers() throws {
        let responder = Responder()
        let gateway = try #require(WeatherGateway.make(for: WeatherAccess(responder)))
        defer { gateway.stop() }
        var request = try request()
        request.timeLimit = 20
        let answer = WeatherSocket.ask(request, through: gateway.path)
        #expect(answer.report?.current.time == request.moment && answer.problem == nil)
        #expect(responder.asked.withLock { $0 } == [request])
    }

    @Test("S-WEATHER-9: What isn't a request ends its connection, and the next request is answered")
    func invalid() throws {
        let responder = Responder()
        let gateway = try #require(WeatherGateway.make(for: WeatherAccess(responder)))
        defer { gateway.stop() }
        var place = WeatherRequestBytes.place
        place[0] = 0xFF
        for bytes in [[], [1, 2, 3], [UInt8](repeating: 0xFF, count: 100_000), place] {
            let client = try connected(to: gateway.path)
            _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            shutdown(client, Int32(SHUT_WR))
            var byte: UInt8 = 0
            #expect(read(client, &byte, 1) <= 0)
            close(client)
        }
        #expect(WeatherSocket.ask(try request(), through: gateway.path).report != nil)
        #expect(responder.asked.withLock { $0.allSatisfy { $0.timeLimit <= 30 } }, "a request cannot wait forever")
    }

    @Test("After its process has ended a socket answers no one")
    func stopped() throws {
        let gateway = try #require(WeatherGateway.make(for: WeatherAccess(Responder())))
        gateway.stop()
        let answer = WeatherSocket.ask(try request(), through: gateway.path)
        #expect(answer.report == nil && answer.problem?.reason == .program)
        #expect(access(gateway.path, F_OK) != 0)
    }

    @Test("S-WEATHER-1: A process without a source on the network has no such socket and no variable")
    func none() throws {
        let gateways = try WidgetGateways(LaunchOptions(), Sandbox(program: nil))
        #expect(gateways.sockets.isEmpty && gateways.variables(isConfined: false).isEmpty)
        var options = LaunchOptions()
        options.weather = WeatherAccess(Responder())
        let own = try WidgetGateways(options, Sandbox(program: nil))
        defer { own.stop() }
        let variable = try #require(own.variables(isConfined: false)["TESSERA_WEATHER"])
        #expect(variable.hasPrefix("open-meteo /"))
        #expect(own.variables(isConfined: true)["TESSERA_WEATHER"] == "open-meteo /run/tessera-weather")
    }

    @Test("A choice of the weather survives its text")
    func choice() {
        let choice = WeatherChoice(source: .apple, socketPath: "/tmp/a folder/socket")
        #expect(choice.flatMap { WeatherChoice($0.text) } == choice)
        for text in ["", "sample /a", "apple", "moon /a"] { #expect(WeatherChoice(text) == nil) }
    }

    private func connected(to path: String) throws -> Int32 {
        let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) == 0 }
        }
        try #require(isConnected)
        return client
    }
}

/// A message whose body is not a request.
private enum WeatherRequestBytes {
    static let place: [UInt8] = [7, 0, 0, 0, 1, 0, 0, 0, 16, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 16)
}
