import Foundation
import Glibc
import TestSupport
import Testing

/// Compilers of the released program that do not end by themselves.
@Suite(
    "Compilers of the released program",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedCompilerTests {
    @Test(
        "S-LIFE-4, S-EXIT-6: A signal during a compile ends the program and every compiler",
        arguments: [SIGINT, SIGTERM])
    func interruptedCompile(signal: Int32) throws {
        // Expressions that take the compiler minutes together.
        let slow = (0..<4_000).map { "let x\($0) = [1, 2.5, 3].map { $0 * 2 + 1.5 }.reduce(0, +) + 1 - 2 * 3.5\n" }
            .joined()
        let folder = try Scratch()
        let process = try Released.start(
            ["check"], files: ["Probe.swift": Released.widget(slow, view: "EmptyView()")], in: folder)
        while process.isRunning, compilers(of: folder.path).isEmpty { usleep(50_000) }
        // `timeout` and shells send a signal to the process and to its group.
        for _ in 0..<2 { kill(process.identifier, signal) }
        #expect(process.wait() == 130)
        try eventuallyOnThisThread("every compiler ends") { compilers(of: folder.path).isEmpty }
    }

    /// Processes whose arguments name a folder.
    private func compilers(of folder: String) -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { process in
            guard Int(process) != nil, let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            else { return false }
            let arguments = String(decoding: bytes, as: UTF8.self)
            return arguments.contains("swift-frontend")
                && arguments.contains((folder as NSString).lastPathComponent)
        }
    }

    @Test("S-LIMIT-26, S-LIFE-5, S-EXIT-3: A compiler that hangs is terminated at its limit, with the reason")
    func hangingCompiler() async throws {
        let folder = try Scratch()
        let process = try Released.start(
            ["check"], files: ["Probe.swift": Released.widget(view: "EmptyView()")], in: folder)
        let path = folder.path
        // On a thread of its own, which misses no compiler however busy the pool is.
        let seconds = try await offPool {
            var stopped: ContinuousClock.Instant?
            while process.isRunning {
                for id in self.compilers(of: path).compactMap({ pid_t($0) }) {
                    kill(id, SIGSTOP)
                    stopped = stopped ?? .now
                }
                usleep(10_000)
            }
            return stopped.map { (ContinuousClock.now - $0) / .seconds(1) }
        }
        let errors = process.allOutput().errors
        #expect(process.wait() == 2, "\(errors)")
        #expect(errors.contains("The Swift compiler did not finish in 300 seconds"), "\(errors)")
        #expect(try #require(seconds, "no compiler was stopped") >= 299)
        try await eventually("every compiler ends") { compilers(of: path).isEmpty }
    }

    @Test("S-EXIT-4: An expression that the compiler cannot type-check in time is an error that names its line")
    func endlessExpression() async throws {
        let operands = (0..<40).map { "(\($0) + [1, 2.5].map { $0 * 2 }.reduce(0, +)) * -a" }.joined(separator: " + ")
        let source = Released.widget("let a = 1\nlet endless = \(operands) + \"text\"\n", view: "EmptyView()")
        let folder = try Scratch()
        let process = try Released.start(["check"], files: ["Probe.swift": source], in: folder)
        let output = try await offPool { process.allOutput().output }
        #expect(process.wait() == 3, "\(output)")
        #expect(output.contains("unable to type-check this expression in reasonable time"), "\(output)")
        #expect(output.contains("Probe.swift:4:"), "\(output)")
    }
}
