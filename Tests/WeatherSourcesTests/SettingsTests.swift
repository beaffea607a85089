import Crypto
import Foundation
import HostTestSupport
import Testing

@testable import WeatherSources

@Suite("The settings of the weather")
struct SettingsTests {
    private static let apple = """
        {"callsPerDay": 50, "apple": {"keyID": "KEY1234567", "teamID": "TEAM123456", "serviceID": "com.example.w", \
        "keyFile": "/nowhere/AuthKey.p8"}}
        """

    @Test("A missing file has the standard settings, and a file changes what it names")
    func read() throws {
        let folder = try TemporaryFolder()
        #expect(try WeatherSettings(path: folder.path + "/missing.json") == WeatherSettings())
        let settings = try WeatherSettings(path: try folder.write(Self.apple, to: "weather.json"))
        #expect(settings.callsPerDay == 50 && settings.apple?.identity.name == "TEAM123456.com.example.w")
        #expect(settings.apple?.server == "https://weatherkit.apple.com")
    }

    @Test(
        "Settings that cannot be used name the file, the setting and the reason, and contain none of its value",
        arguments: [
            ("{", "not valid JSON"), ("[]", "takes an object"), ("{\"callsPerDay\": 0}", "callsPerDay takes a number"),
            ("{\"callsPerDay\": \"secret\"}", "callsPerDay takes a whole number"),
            ("{\"callsPerDay\": 1.5}", "not a whole one"),
            ("{\"openMeteo\": {\"server\": 1}}", "openMeteo.server takes a string"),
            ("{\"callsperday\": 5}", "'callsperday' is not a setting; the settings are callsPerDay,"),
            ("{\"apple\": {\"keyId\": \"secret\"}}", "'keyId' is not a setting of apple; the settings are keyID,"),
        ])
    func invalid(text: String, reason: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "weather.json")
        let problem = #expect(throws: WeatherSettings.Problem.self) { try WeatherSettings(path: path) }
        let words = problem?.description ?? ""
        #expect(words.contains(reason) && words.contains(path), "\(words)")
        #expect(!words.contains("secret"))
    }

    @Test(
        "Incomplete settings of Apple's service are its problem alone, and contain none of its value",
        arguments: [
            "{\"keyID\": \"secret key\", \"teamID\": \"T\", \"serviceID\": \"S\", \"keyFile\": \"/a\"}",
            "{\"keyID\": \"K\", \"teamID\": \"T\", \"serviceID\": \"S\", \"keyFile\": \"secret\"}",
            "{\"keyID\": \"K\"}",
        ])
    func incompleteApple(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"callsPerDay\": 7, \"apple\": \(text)}", to: "weather.json")
        let settings = try WeatherSettings(path: path)
        #expect(settings.callsPerDay == 7 && settings.apple == nil)
        let words = settings.appleProblem?.description ?? ""
        #expect(words.contains(path) && words.contains("apple takes keyID") && !words.contains("secret"))
    }

    @Test(
        "S-WEATHER-6: A server is reached through TLS, or is one of this machine",
        arguments: [
            ("https://weather.example.com/", true), ("http://127.0.0.1:8080", true), ("http://localhost:80", true),
            ("http://weather.example.com", false), ("http://127.0.0.1.example.com", false), ("ftp://127.0.0.1", false),
            ("https://user:secret@example.com", false), ("https://example.com/?key=1", false), ("", false),
        ])
    func servers(address: String, isValid: Bool) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"openMeteo\": {\"server\": \"\(address)\"}}", to: "weather.json")
        let settings = try? WeatherSettings(path: path)
        #expect((settings != nil) == isValid)
    }

    @Test("S-WEATHER-6: Settings that other users can change are not used, because they name the servers")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.apple, to: "weather.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o646], ofItemAtPath: path)
        #expect(throws: WeatherSettings.Problem.self) { try WeatherSettings(path: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try WeatherSettings(path: path).callsPerDay == 50)
    }

    @Test("S-WEATHER-8: A key that other users can read is not used")
    func keyFile() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("the key", to: "AuthKey.p8")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(throws: WeatherSettings.Problem.self) { try WeatherSettings.key(at: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try WeatherSettings.key(at: path) == "the key")
    }
}
