import Crypto
import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import Testing

@testable import WeatherSources

@Suite("The program tessera-weather")
struct ProgramTests {
    /// The program next to the tests, with the settings and the cache of a folder.
    private func process(
        _ source: WeatherSource, settings: String, in folder: TemporaryFolder
    ) throws -> WeatherProcess {
        let program = try #require(WeatherProgram.find(environment: [:]), "tessera-weather was not built")
        return WeatherProcess(
            WeatherProcess.Launch(
                program: program, source: source, cacheFolder: folder.path + "/cache",
                settingsFile: try folder.write(settings, to: "weather.json")))
    }

    /// A request about now, for which the replies of the server are made.
    private func request() throws -> WeatherRequest {
        var request = try Replies.request(timeLimit: 30)
        request.moment = (Date().timeIntervalSince1970 / 3_600).rounded(.down) * 3_600 + 600
        return request
    }

    /// The midnight before now, so that the forecast covers it.
    private static var start: Double { (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 }

    @Test("Requests reach a service through the program, and its data are kept for the next one")
    func openMeteo() throws {
        let folder = try TemporaryFolder()
        let server = try LocalServer { _ in .reply(200, body: Replies.openMeteo(start: Self.start)) }
        let settings = "{\"openMeteo\": {\"server\": \"\(server.address)\"}}"
        for _ in 0..<2 {
            let process = try process(.openMeteo, settings: settings, in: folder)
            let answer = process.response(to: try request())
            #expect(answer.report?.source == .openMeteo && answer.problem == nil, "\(answer)")
            process.stop()
        }
        #expect(server.requests.count == 1)
        server.stop()
    }

    @Test("S-WEATHER-7: The key is in no argument, variable, answer or stored file")
    func secrets() throws {
        let folder = try TemporaryFolder()
        let key = P256.Signing.PrivateKey()
        let file = try folder.write(key.pemRepresentation, to: "AuthKey.p8")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let server = try LocalServer { request in
            guard request.path.contains("/api/v1/weather/ko/") else { return .reply(404) }
            return .reply(200, body: Replies.apple(start: Self.start))
        }
        let settings = """
            {"apple": {"keyID": "KEY1234567", "teamID": "TEAM123456", "serviceID": "com.example.w", \
            "keyFile": "\(file)", "server": "\(server.address)"}}
            """
        let process = try process(.apple, settings: settings, in: folder)
        let answer = process.response(to: try request())
        #expect(answer.report?.source == .apple, "\(answer)")
        let visible = try Self.visible(ofProcessIn: folder)
        process.stop()
        let token = try #require(server.requests.first?.headers["authorization"])
        #expect(token.hasPrefix("Bearer "))
        let lines = key.pemRepresentation.split(separator: "\n").filter { !$0.hasPrefix("-") }.map(String.init)
        let secrets = [String(token.dropFirst(7)), "KEY1234567", "TEAM123456"] + lines
        let cache = folder.path + "/cache"
        let stored = try FileManager.default.subpathsOfDirectory(atPath: cache).compactMap {
            FileManager.default.contents(atPath: cache + "/" + $0)
        }
        #expect(!stored.isEmpty)
        for secret in secrets {
            #expect(!"\(answer)".contains(secret))
            #expect(!visible.contains(secret))
            #expect(stored.allSatisfy { $0.range(of: Data(secret.utf8)) == nil })
        }
        server.stop()
    }

    /// The arguments and variables of the running program, which other programs of the user can read.
    private static func visible(ofProcessIn folder: TemporaryFolder) throws -> String {
        let texts = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { id -> String? in
            guard let arguments = FileManager.default.contents(atPath: "/proc/\(id)/cmdline"),
                arguments.range(of: Data((folder.path + "/cache").utf8)) != nil,
                let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ")
            else { return nil }
            return String(decoding: arguments + variables, as: UTF8.self)
        }
        return try #require(texts.first, "the program is not running")
    }

    @Test("Settings that cannot be used are the reason of every answer")
    func settings() throws {
        let folder = try TemporaryFolder()
        let process = try process(.apple, settings: "{}", in: folder)
        for _ in 0..<2 {
            let answer = process.response(to: try request())
            #expect(answer.report == nil && answer.problem?.reason == .settings)
        }
        #expect(process.problem?.reason == .settings)
        process.stop()
    }

    @Test("A program that ends is the reason of the answer, and the next request starts it again")
    func crash() throws {
        let folder = try TemporaryFolder()
        let path = try folder.script("exit 3")
        let process = WeatherProcess(
            WeatherProcess.Launch(
                program: WeatherProgram(path: path), source: .openMeteo, cacheFolder: folder.path,
                settingsFile: folder.path + "/none"))
        for _ in 0..<3 { #expect(process.response(to: try request()).problem?.reason == .program) }
        process.stop()
    }
}
