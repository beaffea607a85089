import Foundation
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
        try outcome(of: try file, patient(arguments), environment, in: folder)
    }

    private static let commandsWithLimit: Set = ["render", "screenshot", "timeline", "gallery", "check", "previews"]

    /// Without a limit of the test's own a widget gets one that no machine is too slow for.
    private static func patient(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, commandsWithLimit.contains(command),
            !arguments.contains("--time-limit")
        else { return arguments }
        return arguments + ["--time-limit", "\(Int(Double.ample))"]
    }

    /// Runs a line of shell in which `$TESSERA` is the command line.
    static func run(shell: String, environment: [String: String] = [:], in folder: String) throws -> Outcome {
        let settings = try environment.merging(["TESSERA": file]) { $1 }
        return try outcome(of: "/bin/sh", ["-c", shell], settings, in: folder)
    }

    /// Starts it and leaves it running.
    static func start(_ arguments: [String], environment: [String: String], in folder: String) throws -> TestProcess {
        try TestProcess(try file, patient(arguments), environment: merged(environment), in: folder)
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
