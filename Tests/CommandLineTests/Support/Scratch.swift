import Foundation
import Subprocesses
import TestSupport
import Testing

/// A folder that is deleted after the test.
final class Scratch {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/tessera-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}

/// The built command line.
enum Executable {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs it to its end.
    static func run(_ arguments: [String], environment: [String: String] = [:], in folder: String? = nil) throws
        -> Outcome
    {
        try outcome(of: try file, permitted(patient(arguments), environment), environment, in: folder)
    }

    private static let commandsWithWidgets: Set = commandsWithLimit.union(["audit", "preview"])
    private static let hasSandbox = Sandbox.system.unavailability == nil

    /// On a machine that cannot confine widgets, those of the tests get its user's permissions. Tests of confinement are
    /// skipped there, or name another sandbox.
    static func permitted(_ arguments: [String], _ environment: [String: String] = [:]) -> [String] {
        guard !hasSandbox, environment["TESSERA_BUBBLEWRAP"] == nil, let command = arguments.first,
            commandsWithWidgets.contains(command), !arguments.contains("--help")
        else { return arguments }
        return arguments.filter { $0 != "--offline" && $0 != "--trusted" } + ["--trusted"]
    }

    private static let commandsWithLimit: Set = ["render", "screenshot", "timeline", "gallery", "check", "previews"]

    /// Without a limit of the test's own a widget gets one that no machine is too slow for.
    private static func patient(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, commandsWithLimit.contains(command),
            !arguments.contains("--time-limit")
        else { return arguments }
        return arguments + ["--time-limit", "\(Int(Double.ample))"]
    }

    /// Runs a line of shell in which `$TESSERA` is the command line, and `$PERMISSION` the option for the widgets of
    /// tests on a machine that cannot confine them.
    static func run(shell: String, environment: [String: String] = [:], in folder: String) throws -> Outcome {
        let settings = try environment.merging(["TESSERA": file, "PERMISSION": hasSandbox ? "" : "--trusted"]) { $1 }
        return try outcome(of: "/bin/sh", ["-c", shell], settings, in: folder)
    }

    /// Starts it and leaves it running.
    static func start(_ arguments: [String], environment: [String: String], in folder: String) throws -> TestProcess {
        try TestProcess(
            try file, permitted(patient(arguments), environment), environment: merged(environment), in: folder)
    }

    private static func outcome(
        of program: String, _ arguments: [String], _ environment: [String: String], in folder: String?
    ) throws -> Outcome {
        let process = try TestProcess(
            program, arguments, environment: merged(environment), in: folder, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        return Outcome(status: process.wait(), output: output, errors: errors)
    }

    private static func merged(_ environment: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }

    /// Its path.
    static var path: String { get throws { try file } }

    /// SwiftPM puts products and test bundles into one folder.
    private static var file: String {
        get throws {
            let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            let file = tests.deletingLastPathComponent().appendingPathComponent("tessera").path
            try #require(FileManager.default.isExecutableFile(atPath: file), "\(file) was not built")
            return file
        }
    }
}
