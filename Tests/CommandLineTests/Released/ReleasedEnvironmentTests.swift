import Foundation
import TestSupport
import Testing

/// One widget, built once, drawn by the released program in many environments and by the program of this build.
@Suite(
    "The same bytes everywhere", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program; run ./dev test"))
struct ReleasedEnvironmentTests {
    /// Draws arcs, gradients, a chart and text, and writes the results of elementary functions in its own code.
    private static let source = Released.widget(
        """
        import Charts
        import Foundation

        /// A digest of results, about one in a thousand of which differs between versions of the C library's functions.
        let results: String = {
            var sum: UInt64 = 0
            for n in 1...3000 {
                let x = Double(n) * 0.731
                let values = [
                    sin(x), cos(x), tan(x), atan2(x, 3), asin(1 / (x + 1)), exp(sin(x)), log(x), log2(x),
                    pow(x, 2.4), cbrt(x), hypot(x, 3), tanh(x / 1000), Double(powf(Float(x), 0.4)), Double(sinf(Float(x))),
                ]
                for value in values { sum = sum &* 31 &+ value.bitPattern }
            }
            return String(sum, radix: 16)
        }()
        """, family: "systemLarge",
        view: """
            VStack {
                Text("results \\(results)")
                HStack {
                    Circle().trim(from: 0.1, to: 0.73).stroke(.mint, lineWidth: 7).rotationEffect(.degrees(33))
                    RoundedRectangle(cornerRadius: 9).fill(.orange.gradient).shadow(radius: 4).blur(radius: 1)
                    Capsule().fill(AngularGradient(colors: [.red, .blue, .red], center: .center)).opacity(0.7)
                    Image(systemName: "cloud.sun.fill").font(.largeTitle).symbolRenderingMode(.multicolor)
                }
                Chart(1..<9, id: \\.self) { LineMark(x: .value("x", $0), y: .value("y", sin(Double($0)))) }
                Text(entry.date, style: .date)
                Text(entry.date, style: .relative)
            }
            """)

    private static let options = ["--at", "2026-09-09T09:41+09:00", "--device", "393x852"]

    /// Draws the widget of this folder in an environment and returns the files of the run by name, without the times.
    private static func draw(_ run: RunEnvironment = RunEnvironment(name: "as it is"), in scratch: Scratch) throws
        -> [String: Data]
    {
        let out = scratch.path + "/pictures"
        try? FileManager.default.removeItem(atPath: out)
        var cache = scratch.path + "/cache"
        if run.isOtherUser {
            try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: cache, toPath: cache + "-of-other")
            cache += "-of-other"
            try #require(TestProcess("/bin/chown", ["-R", "65534:65534", cache, out]).wait() == 0)
        }
        var environment = Released.environment(cache: cache)
        if run.isOtherUser { environment["HOME"] = cache }
        for (name, value) in run.variables { environment[name] = value }
        let folder = run.folder.hasPrefix("/") ? run.folder : scratch.path + "/" + run.folder
        let words = [
            try #require(Released.program), "render", run.source ?? scratch.path + "/Probe", "--out",
            run.output ?? out, "--time-limit", "\(Int(Double.ample))",
        ]
        let process = try TestProcess(
            "/bin/sh", ["-c", run.shell, "sh"] + words + options, environment: environment, in: folder,
            output: .pipe, errors: .pipe)
        let (_, errors) = process.allOutput()
        try #require(process.wait() == 0, "\(run.name): \(errors)")
        return try files(in: out)
    }

    private static func files(in folder: String) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "timings.json" }
        return names.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder + "/" + $1) }
    }

    private static func expectEqual(_ files: [String: Data], _ expected: [String: Data], _ name: String) {
        #expect(files.keys.sorted() == expected.keys.sorted(), "\(name)")
        let differing = expected.keys.filter { files[$0] != expected[$0] }.sorted()
        #expect(differing.isEmpty, "\(name): \(differing)")
    }

    @Test("S-BYTES-1, S-BYTES-14: Pictures, page and manifest are the same in every environment")
    func environments() throws {
        let scratch = try Scratch()
        try scratch.write(Self.source, to: "Probe/Probe.swift")
        let expected = try Self.draw(in: scratch)
        #expect(expected.count == 3 && expected["index.html"] != nil && expected["manifest.json"] != nil)
        for run in RunEnvironment.all {
            Self.expectEqual(try Self.draw(run, in: scratch), expected, run.name)
        }
    }

    @Test("S-BYTES-4: Pictures, page and manifest of a debug build are those of the released program")
    func debug() throws {
        let scratch = try Scratch()
        try scratch.write(Self.source, to: "Probe/Probe.swift")
        let expected = try Self.draw(in: scratch)
        let out = scratch.path + "/pictures"
        try FileManager.default.removeItem(atPath: out)
        let outcome = try Executable.run(
            ["render", scratch.path + "/Probe", "--out", out] + Self.options,
            environment: ["TESSERA_CACHE": scratch.path + "/cache-of-debug"], in: scratch.path)
        try #require(outcome.status == 0, "\(outcome.errors)")
        Self.expectEqual(try Self.files(in: out), expected, "debug")
    }

    @Test("S-BYTES-13: A widget's own calls of elementary functions give the SDK's results, not the C library's")
    func functions() throws {
        let run = try Released.draw(["Probe.swift": Self.source], ["--at", "2026-09-09T09:41+09:00"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("results b47bf52e7e4eb5b"), "\(run.trees)")
    }

    @Test(
        "S-BYTES-13: The released program and SDK import no function that depends on the processor",
        arguments: ["", "SDK"])
    func imports(folder: String) throws {
        let program = try #require(Released.program)
        let file = folder.isEmpty ? program : (program as NSString).deletingLastPathComponent + "/SDK/libTesseraSDK.so"
        let process = try TestProcess("/usr/bin/env", ["nm", "-D", "--undefined-only", file], output: .pipe)
        let output = process.allOutput().output
        try #require(process.wait() == 0)
        let names = output.split(separator: "\n").compactMap { line in
            line.split(separator: " ").last?.split(separator: "@").first.map(String.init)
        }
        #expect(names.contains("fmod"), "\(file) is not listed")
        let portable = [
            "sin", "cos", "tan", "sincos", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh",
            "atanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot",
        ]
        #expect(Set(names).isDisjoint(with: portable + portable.map { $0 + "f" }))
    }
}
