import ArgumentParser
import Foundation
import Glibc

/// `tessera-faults`, the program behind `./dev faults`.
@main
struct FaultCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tessera-faults",
        abstract: "Inject faults into the host at every step, and check what it promises.",
        discussion: """
            Prints the matrix of faults and steps. Status 0 if every promise was kept and every pair was injected, 1 if \
            not, with the seed that repeats the failure.
            """)

    /// No step of a round takes longer, even on a busy machine.
    private static let stepLimit = Duration.seconds(300)

    @Option(help: "The seed of the first round. Default: a random one, which is printed.")
    var seed: UInt64?

    @Option(help: ArgumentHelp("Inject only this pair.", valueName: "fault:step"), transform: FaultCommand.pair)
    var only: FaultPair?

    @Option(help: "The level: scripted, released or all.")
    var level = "all"

    @Option(help: ArgumentHelp("The number of faults; the last round is finished.", valueName: "number"))
    var count: Int?

    @Option(
        name: .customLong("for"), help: ArgumentHelp("The time, such as 90s, 10m or 4h.", valueName: "duration"),
        transform: FaultCommand.seconds)
    var duration: Double?

    @Option(help: ArgumentHelp("The tessera program of the released level.", valueName: "path"))
    var program: String?

    @Option(help: ArgumentHelp("The checkout, with the fixtures and the shim.", valueName: "dir"))
    var root = FileManager.default.currentDirectoryPath

    @Flag(help: "This program runs in its own mount namespace and may mount a small disk.")
    var ownsMounts = false

    @Flag(help: "Print each fault with its duration.")
    var verbose = false

    mutating func validate() throws {
        if let count, count < 1 { throw ValidationError("--count takes a number greater than 0, not \(count).") }
        _ = try levels
        if try levels.contains(.released), program == nil {
            throw ValidationError("The released level needs --program, the path of tessera; or use --level scripted.")
        }
    }

    private var levels: Set<Level> {
        get throws {
            if level == "all" { return Set(Level.allCases) }
            guard let one = Level(rawValue: level) else {
                throw ValidationError("--level takes scripted, released or all, not “\(level)”.")
            }
            return [one]
        }
    }

    func run() async throws {
        let plan = FaultPlan(
            seed: seed ?? UInt64.random(in: 1...999_999_999), levels: try levels, only: only)
        let released = try program.map { try ReleasedSetting(program: $0, root: root, ownsMounts: ownsMounts) }
        var machine = FaultMachine(
            plan: plan, released: released, isVerbose: verbose, stepLimit: Self.stepLimit)
        let report = await machine.run(
            until: .init(faults: count ?? (duration == nil ? 1_000 : .max), seconds: duration))
        released?.remove()
        let missing = only == nil && count != 1 ? report.missing(plan.levels) : []
        Console.say(report.matrix)
        Console.say("\(report.count) faults in \(report.rounds.values.reduce(0, +)) rounds, first seed \(plan.seed)")
        for pair in missing { Console.say("error: \(pair) was not injected") }
        if !report.findings.isEmpty { Console.say("error: \(report.findings.count) broken promises") }
        guard report.findings.isEmpty, missing.isEmpty else { throw ExitCode(1) }
    }

    private static func pair(_ text: String) throws -> FaultPair {
        guard let pair = FaultPair(text) else {
            throw ValidationError(
                "“\(text)” is not FAULT:STEP; the faults are \(Fault.allCases.map(\.rawValue).joined(separator: ", ")), "
                    + "the steps \(Step.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return pair
    }

    static func seconds(_ text: String) throws -> Double {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
        guard let unit = text.last.flatMap({ units[$0] }), let number = Double(text.dropLast()), number > 0 else {
            throw ValidationError("“\(text)” is not a duration such as 90s, 10m or 4h.")
        }
        return number * unit
    }
}
