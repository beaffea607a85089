import Foundation
import Testing

/// A folder that is gone when the test is over.
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
        try outcome(of: try prepared(arguments, environment: environment, in: folder))
    }

    private static func outcome(of process: Process) throws -> Outcome {
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Help and messages fit into a pipe's buffer, so the two can be read one after the other.
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: outputData, as: UTF8.self), errors: String(decoding: errorData, as: UTF8.self))
    }

    /// Runs a line of shell in which `$TESSERA` is the command line.
    static func run(shell: String, environment: [String: String] = [:], in folder: String) throws -> Outcome {
        let process = try prepared([], environment: environment, in: folder)
        process.environment?["TESSERA"] = process.executableURL?.path
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", shell]
        return try outcome(of: process)
    }

    /// Starts it and leaves it running.
    static func start(_ arguments: [String], environment: [String: String], in folder: String) throws -> Process {
        let process = try prepared(arguments, environment: environment, in: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// SwiftPM puts products and test bundles into one folder.
    private static func prepared(
        _ arguments: [String], environment: [String: String], in folder: String?
    ) throws -> Process {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let file = tests.deletingLastPathComponent().appendingPathComponent("tessera")
        try #require(FileManager.default.isExecutableFile(atPath: file.path), "\(file.path) was not built")
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        return process
    }
}
