import ArgumentParser
import Foundation
import WidgetHost

/// `./dev soak --year` and `--week`: the life of a phone without waiting.
@main
struct SoakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tessera-soak", abstract: "Simulate the life of a phone, and check what must hold and be level.")

    enum Span: String, EnumerableFlag {
        /// A leap year with scripted widgets.
        case year
        /// A week with the processes of a real extension.
        case week
    }

    @Flag(help: "The simulated period.")
    var span: Span = .year

    @Option(help: ArgumentHelp("The number of days instead of the period's.", valueName: "number"))
    var days: Int?

    @Option(help: ArgumentHelp("The seed that determines every event. Default: another one each time."))
    var seed: UInt64 = .random(in: 1...999_999)

    @Option(help: ArgumentHelp("The widget extension of a week.", valueName: "path"))
    var source = "Examples/Weather"

    /// 2027-09-15 in New York: the year contains both changes to and from daylight-saving time, a year's end and a 29
    /// February.
    private static let yearStart = Date(timeIntervalSince1970: 1_820_980_800)
    /// 2027-11-04 in New York, three days before daylight-saving time ends.
    private static let weekStart = Date(timeIntervalSince1970: 1_825_300_800)
    private static let zone = "America/New_York"

    func run() async throws {
        let folder = NSTemporaryDirectory() + "/tessera-soak-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = span == .year ? Self.yearStart : Self.weekStart
        let plan = PhoneSimulation.Plan(
            start: start, days: days ?? (span == .year ? 366 : 7), seed: seed, timeZone: Self.zone, folder: folder)
        let app: any SimulatedApp
        switch span {
        case .year: app = ScriptedApp(timeZone: TimeZone(identifier: Self.zone) ?? .gmt, seed: seed)
        case .week: app = try await RealApp.make(source: source, placed: 30, timeZone: Self.zone, from: start)
        }
        print("seed \(seed), \(plan.days) days, \(app.choices.reduce(0) { $0 + $1.count }) widgets")
        let began = ContinuousClock.now
        var simulation = try PhoneSimulation(plan, app)
        do {
            let report = try await simulation.run()
            print(Self.text(report, took: ContinuousClock.now - began))
        } catch {
            FileHandle.standardError.write(
                Data("error: \(error)\nRepeat it with --seed \(seed) --days \(plan.days) --\(span.rawValue).\n".utf8))
            throw ExitCode(1)
        }
    }

    private static func text(_ report: PhoneSimulation.Report, took duration: Duration) -> String {
        let events = report.events.sorted { $0.value > $1.value }.map { "  \($0.value) × \($0.key)" }
        return
            (["\(report.days) days in \(duration.formatted(.units(allowed: [.minutes, .seconds])))"] + events
            + ["\(report.restarts) starts from the store", "", LevelSeries.heading] + report.levels.map(\.row))
            .joined(separator: "\n")
    }
}
