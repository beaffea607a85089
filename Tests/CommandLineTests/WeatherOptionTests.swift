import ArgumentParser
import ExtensionProcess
import ExtensionProtocol
import Foundation
import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("The source of the weather")
struct WeatherOptionTests {
    @Test(
        "Each command that draws at a location has the option",
        arguments: [["render", "A"], ["screenshot", "A"], ["timeline", "A"], ["preview", "A"]])
    func commands(command: [String]) throws {
        for source in WeatherSource.allCases {
            _ = try Tessera.parseAsRoot(command + ["--weather", source.rawValue])
        }
        let error = #expect(throws: (any Error).self) {
            try Tessera.parseAsRoot(command + ["--weather", "open-metro"])
        }
        let message = Tessera.message(for: try #require(error))
        #expect(message.contains("open-meteo"))
    }

    @Test("A source on the network and --offline exclude each other")
    func offline() throws {
        for source in ["open-meteo", "apple"] {
            #expect(throws: (any Error).self) {
                try Tessera.parseAsRoot(["render", "A", "--offline", "--weather", source])
            }
        }
        _ = try Tessera.parseAsRoot(["render", "A", "--offline", "--weather", "sample"])
    }

    @Test("What a source lacks is named before anything is built, and the sample lacks nothing")
    func missing() throws {
        let scratch = try Scratch()
        let program = scratch.path + "/tessera-weather"
        var environment = [
            "TESSERA_WEATHER_PROGRAM": program, "TESSERA_WEATHER_SETTINGS": scratch.path + "/weather.json",
            "HOME": scratch.path,
        ]
        #expect(try WeatherOption.access(of: .sample, environment) == nil)
        let absent = #expect(throws: CommandFailure.self) { try WeatherOption.access(of: .openMeteo, environment) }
        #expect(absent?.status == .usage && absent?.remedy?.contains("./dev build") == true)
        try scratch.write("#!/bin/sh", to: "tessera-weather")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        #expect(try WeatherOption.access(of: .openMeteo, environment)?.responder.source == .openMeteo)
        let unset = #expect(throws: CommandFailure.self) { try WeatherOption.access(of: .apple, environment) }
        #expect(unset?.message.contains(scratch.path + "/weather.json") == true)
        try scratch.write("{}", to: "weather.json")
        #expect(try WeatherOption.access(of: .apple, environment)?.responder.source == .apple)
        environment["TESSERA_WEATHER_SETTINGS"] = nil
        #expect(WeatherOption.settingsFile(environment) == scratch.path + "/.config/tessera/weather.json")
    }

    @Test("Processes with the same source have the same options, and others not")
    func identity() throws {
        final class Responder: WeatherResponder {
            let source = WeatherSource.openMeteo
            let problem: WeatherProblem? = nil
            func response(to request: WeatherRequest) -> WeatherResponse { .nothing(WeatherProblem(.slow, "")) }
        }
        var options = RenderOptions(source: WidgetSource("Dot"))
        options.weather = WeatherAccess(Responder())
        #expect(options.launch(locale: "en_US") == options.launch(locale: "en_US"))
        let before = options.launch(locale: "en_US")
        options.weather = WeatherAccess(Responder())
        #expect(options.launch(locale: "en_US") != before)
    }
}
