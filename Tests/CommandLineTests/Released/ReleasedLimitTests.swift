import ExtensionProtocol
import Foundation
import Glibc
import TestSupport
import Testing

/// Widgets of the released program that exceed a limit of their answers or of their time.
@Suite(
    "Exceeded limits of the released program",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedLimitTests {
    /// What the widget does instead of its second timeline. Its first one is shown, so that there is a picture to keep.
    private static func second(_ declarations: String, _ call: String) -> String {
        let isFirst = """
            import Foundation
            import Glibc

            func isFirst() -> Bool {
                let path = NSHomeDirectory() + "/was-shown"
                defer { _ = FileManager.default.createFile(atPath: path, contents: nil) }
                return !FileManager.default.fileExists(atPath: path)
            }

            """
        return always(isFirst + declarations, "if !isFirst() { \(call) }; ")
    }

    private static func always(_ declarations: String, _ statements: String) -> String {
        let answer = "completion(Timeline("
        return Released.widget(declarations, view: "Text(\"kept\")").replacing(answer, with: statements + answer)
    }

    /// Writes a message of zeros to the host's socket, and waits.
    private static func forge(announced: UInt32, sent megabytes: Int) -> String {
        """
        func forge() {
            let head: [UInt32] = [\(MessageChannel.version), 2, \(announced)]
            _ = head.withUnsafeBytes { write(\(MessageChannel.extensionDescriptor), $0.baseAddress, $0.count) }
            let block = [UInt8](repeating: 0, count: 1 << 20)
            for _ in 0..<\(megabytes) {
                var rest = block[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes {
                        write(\(MessageChannel.extensionDescriptor), $0.baseAddress, $0.count)
                    }
                    guard count > 0 else { break }
                    rest = rest.dropFirst(count)
                }
            }
            while true { sleep(60) }
        }

        """
    }

    /// Runs a command to its end.
    ///
    /// - Returns: Also the most memory that it had, in bytes.
    private func run(_ source: String, _ options: [String] = []) async throws -> (run: Released.Run, peak: Int) {
        let folder = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let process = try Released.start(
            ["render"], files: ["Probe.swift": source], ["--out", folder.path + "/out"] + options, in: folder,
            cache: cache.path)
        var peak = 0
        while process.isRunning {
            peak = max(peak, Self.peak(of: process.identifier))
            try await Task.sleep(for: .milliseconds(5))
        }
        let (output, errors) = process.allOutput()
        return (Released.Run(status: process.wait(), output: output, errors: errors), peak)
    }

    private static func peak(of process: pid_t) -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        return status.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) }.map { $0 << 10 } ?? 0
    }

    @Test(
        "S-LIMIT-12, S-EXIT-5: A forged reply, however long or however long it claims to be, ends with the reason and within a bounded memory",
        arguments: [
            (100 << 20 as UInt32, 100, "the widget's process sent an invalid reply"),
            (.max, 100, "the widget exceeded its limit of 256 MB for message size"),
            (300 << 20, 300, "the widget exceeded its limit of 256 MB for message size"),
        ])
    func forgedReply(announced: UInt32, megabytes: Int, reason: String) async throws {
        let source = Self.always(
            "import Foundation\nimport Glibc\n" + Self.forge(announced: announced, sent: megabytes), "forge(); ")
        let (run, peak) = try await run(source)
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(run.errors.contains("this is its placeholder"), "\(run.errors)")
        // The message, once more while it grows, and what a picture takes.
        #expect(peak > 0 && peak < 600 << 20, "\(peak >> 20) MB")
    }

    @Test("S-LIMIT-35, S-EXIT-5: A widget that stores too many files ends with the reason and the remedy")
    func manyFiles() async throws {
        let fill = """
            import Foundation
            import Glibc

            func fill() {
                for number in 0..<21_000 {
                    _ = FileManager.default.createFile(atPath: NSHomeDirectory() + "/\\(number)", contents: nil)
                }
                while true { sleep(60) }
            }

            """
        let (run, _) = try await run(Self.always(fill, "fill(); "), ["--time-limit", "240"])
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.errors.contains("the widget exceeded its limit of 20000 stored files"), "\(run.errors)")
        #expect(run.errors.contains("tessera clean --all"), "\(run.errors)")
    }

    @Test("S-LIMIT-10, S-EXIT-5: A reply that claims to be longer than it is ends at the time limit")
    func missingReply() async throws {
        let source = Self.always(
            "import Foundation\nimport Glibc\n" + Self.forge(announced: 200 << 20, sent: 1), "forge(); ")
        let (run, peak) = try await run(source, ["--time-limit", "5"])
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.errors.contains("209715200 bytes"), "\(run.errors)")
        #expect(peak > 0 && peak < 400 << 20, "\(peak >> 20) MB")
    }

    @Test("S-LIMIT-10, S-EXIT-5: A view that computes endlessly ends at the time limit with its reason")
    func endlessView() async throws {
        let endless = """
            func endless() -> String {
                var sum: UInt64 = 1
                while sum != 0 { sum = sum &* 3 | 1 }
                return "\\(sum)"
            }
            """
        let (run, _) = try await run(Released.widget(endless, view: "Text(endless())"), ["--time-limit", "5"])
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.errors.contains("the widget did not respond within 5 s"), "\(run.errors)")
    }

    @Test(
        "S-LIMIT-9, S-LIMIT-10, S-LIMIT-12, S-STORE-8: On a live device a widget that computes endlessly or forges a reply keeps its last picture, with the reason",
        arguments: [
            ("exceeded its limit of 32 MB for message size", forge(announced: 100 << 20, sent: 100), "forge()"),
            ("did not respond within 10 s", "", "while true {}"),
            (
                "exceeded its limit of 30 s of processor time for one request", "",
                "Thread.detachNewThread { while true {} }"
            ),
        ])
    func liveDevice(reason: String, declarations: String, call: String) async throws {
        let scratch = try Scratch()
        try scratch.write(Self.second(declarations, call), to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "kept")
        #expect(try await preview.perform(#"{"name":"reload","widget":1}"#).status == 200)
        try await preview.state(containing: reason)
        #expect(try await preview.inspection(containing: "kept").contains("\"kept\""))
        preview.stop()
    }
}
