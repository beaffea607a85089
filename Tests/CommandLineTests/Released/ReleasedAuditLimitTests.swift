import Foundation
import Glibc
import TestSupport
import Testing

/// Audits of widgets and sources that would cost too much, and of forged replies.
@Suite(
    "Limits of audits by the released program",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedAuditLimitTests {
    /// Replaces the color in front of an opacity in each message to the host.
    private static let forgery = """
        import Glibc

        @_silgen_name("sendto")
        func original(
            _ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32, _ to: UnsafeRawPointer?,
            _ length: UInt32
        ) -> Int

        @_cdecl("send")
        public func forged(_ socket: Int32, _ start: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
            guard let start else { return 0 }
            func raw(_ values: [Float]) -> [UInt8] { values.flatMap { value in withUnsafeBytes(of: value) { Array($0) } } }
            var bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
            let mark = raw([0.875])
            var place = 12
            while place + 4 <= bytes.count {
                if Array(bytes[place..<place + 4]) == mark {
                    bytes.replaceSubrange(place - 12..<place, with: raw([3e38, 3e38, -3e38]))
                }
                place += 1
            }
            return bytes.withUnsafeBytes { original(socket, $0.baseAddress!, count, flags, nil, 0) }
        }

        """

    private static func audit(_ files: [String: String], _ options: [String] = []) throws -> Released.Run {
        try Released.run(["audit"], files: files, options)
    }

    @Test("S-FILE-13: A forged color of extreme components ends neither the audit nor the preview")
    func forgedColor() async throws {
        let shape = "Rectangle().fill(Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.875))"
        let source = Released.widget(Self.forgery, view: "VStack { Text(\"Rain\"); \(shape) }")
        let run = try Self.audit(["Probe.swift": source], ["--rules", "hue-count"])
        #expect(run.status == 0, "\(run.errors)")
        let scratch = try Scratch()
        try scratch.write(source, to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "Rain")
        try await eventually("the audit is done", within: .ample) {
            try await preview.http.send("GET", "/widgets/1/guidelines").body.contains(#""state":"done""#)
        }
        preview.stop()
    }

    @Test("S-FILE-13: A preview that states an impossible line does not end the audit", arguments: [Int.min, Int.max])
    func impossibleLine(line: Int) throws {
        let preview = """
            enum Stray: PreviewRegistry {
                static var fileID: String { "Probe/Probe.swift" }
                static var line: Int { \(line) }
                static var column: Int { 1 }
                static func makePreview() throws -> Preview { Preview("Start") { Text("Rain") } }
            }
            """
        let run = try Self.audit(["Probe.swift": Released.widget(preview, view: "Text(\"Rain\")")])
        #expect(run.output.contains(" passed"), "\(run.errors)")
        #expect(run.errors.contains("invalid reply") == (line < 0), "\(run.errors)")
    }

    @Test("S-LIMIT-39: A widget of thousands of texts over each other is audited in part", .timeLimit(.minutes(30)))
    func manyTexts() throws {
        let view = "ZStack { ForEach(0..<3000, id: \\.self) { Text(\"Number \\($0)\").offset(x: Double($0 % 7)) } }"
        let run = try Self.audit(["Probe.swift": Released.widget(view: view)])
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.contains("is audited in part: a picture has too many visible parts"))
        #expect(run.output.contains("overlaps"))
    }

    @Test("S-LIMIT-40: Sources with many variables of the process are read once", .timeLimit(.minutes(30)))
    func manyVariables() throws {
        let variables = (0..<120_000).map { "var v\($0) = 0\nx y z\n" }.joined()
        let files = ["Probe.swift": Released.widget(view: "Text(\"Rain\")"), "Many.swift": "/*\n\(variables)*/\n"]
        let run = try Self.audit(files)
        #expect(run.output.contains(" passed"), "\(run.errors)")
    }

    @Test("S-LIMIT-39: Previews whose screens have too many parts are audited in part", .timeLimit(.minutes(30)))
    func manyPreviews() throws {
        // Each leaf has a long path, so that a few previews exceed the limit.
        let previews = """
            struct Deep: View {
                var body: some View {
                    (0..<900).reduce(AnyView(leaves)) { view, _ in AnyView(ZStack { view }) }
                }

                private var leaves: some View {
                    ZStack { ForEach(0..<1400, id: \\.self) { _ in Color.red.frame(width: 50, height: 50) } }
                }
            }

            struct Previews: PreviewProvider {
                static var previews: some View { ForEach(0..<12, id: \\.self) { _ in GeometryReader { _ in Deep() } } }
            }
            """
        let widget = Released.widget(previews, view: "Text(\"Rain\")")
        let run = try Self.audit(["Probe.swift": widget], ["--rules", "crash", "safe-area-content"])
        #expect(run.output.contains("the drawing of previews is audited in part: its screens need too much memory"))
    }

    @Test("S-LIMIT-42: A widget whose kind has many combining marks is an invalid reply", .timeLimit(.minutes(30)))
    func markedKind() throws {
        let widget = Released.widget(view: "Text(\"Rain\")")
        let marks = #"kind: "e" + String(repeating: "\u{301}\u{323}", count: 300_000)"#
        let run = try Self.audit(["Probe.swift": widget.replacing(#"kind: "Probe""#, with: marks)])
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.errors.contains("more than 128 combining marks in a row"), "\(run.errors)")
    }

    @Test(
        "S-LIMIT-42: A file of a folder with a million combining marks is reported", .timeLimit(.minutes(30)),
        arguments: [
            ("Localizable.xcstrings", #"{"strings": {"ROW": {}}}"#, 0),
            ("en.lproj/Localizable.strings", "\"ROW\" = \"x\";", 0),
            ("Assets.xcassets/Rain.colorset/Contents.json", #"{"ROW": 1, "colors": []}"#, 0),
            ("Info.plist", "{ \"ROW\" = x; }", 2), ("Many.swift", "// ROW\n", 2),
            ("Many.swift", "struct ROW {}\n", 2),
        ] as [(String, String, Int32)])
    func markedFile(name: String, content: String, status: Int32) throws {
        let row = "e" + String(repeating: "\u{301}\u{323}", count: 500_000)
        let files = [
            "Probe.swift": Released.widget(view: "Text(\"Rain\")"), name: content.replacing("ROW", with: row),
        ]
        let run = try Released.run(["render"], files: files)
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.contains("more than 128 combining marks in a row"), "\(run.errors)")
    }

    @Test(
        "S-LIMIT-44: A file of a folder whose decoding takes much memory is reported", .timeLimit(.minutes(30)),
        arguments: [
            ("Localizable.xcstrings", 16, 0), ("en.lproj/Localizable.strings", 16, 0), ("Info.plist", 32, 2),
            ("Assets.xcassets/Rain.colorset/Contents.json", 4, 0),
        ] as [(String, Int, Int32)])
    func largeFile(name: String, megabytes: Int, status: Int32) throws {
        let files = [
            "Probe.swift": Released.widget(view: "Text(\"Rain\")"),
            name: String(repeating: " ", count: megabytes << 20 + 1),
        ]
        let run = try Released.run(["render"], files: files)
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.contains("it has more than \(megabytes) megabytes"), "\(run.errors)")
    }

    @Test("S-LIMIT-44: Translations that are too large together are omitted", .timeLimit(.minutes(30)))
    func largeTranslations() throws {
        var files = ["Probe.swift": Released.widget(view: "Text(\"Rain\")")]
        for name in ["A", "B", "C"] {
            files["en.lproj/\(name).strings"] = "\"rain\" = \"Rain\";" + String(repeating: " ", count: 12 << 20)
        }
        let run = try Released.run(["render"], files: files)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("the translations have more than 32 megabytes together"), "\(run.errors)")
        #expect(run.errors.contains("C.strings") && !run.errors.contains("B.strings"), "\(run.errors)")
    }

    @Test("S-LIMIT-40: Sources with many views and many lines of widgets are read once", .timeLimit(.minutes(30)))
    func manyViews() throws {
        let views = (0..<60_000).map { "struct V\($0): View\n" }.joined()
        let widget = "struct Many: Widget\nStaticConfiguration(\n" + String(repeating: "x\n", count: 200_000)
        let files = [
            "Probe.swift": Released.widget(view: "Text(\"Rain\")"), "Many.swift": "/*\n\(views)\(widget)*/\n",
        ]
        let run = try Self.audit(files)
        #expect(run.output.contains(" passed"), "\(run.errors)")
    }

    @Test("S-TEXT-9: The name of a preview and the output of its view never command a service that runs jobs")
    func serviceCommands() throws {
        let preview = #"""
            func crash() -> Text {
                print("::error::printed")
                fatalError("##[error]trap")
            }
            #Preview("Start\n::stop-commands::name") { GeometryReader { _ in crash() } }
            """#
        let run = try Self.audit(["Probe.swift": Released.widget(preview, view: "Text(\"Rain\")")])
        let lines = run.errors.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        for text in ["stop-commands::name", "error::printed"] {
            #expect(lines.contains { $0.hasPrefix(":\\u003A" + text) }, "\(run.errors)")
        }
        #expect(run.errors.contains("#\\u0023[error]trap"), "\(run.errors)")
        #expect(!lines.contains { $0.hasPrefix("::") } && !run.errors.contains("##["), "\(run.errors)")
    }

    @Test("S-EXIT-3: A report replaces no folder, link or pipe, and nothing is built for it")
    func targets() throws {
        let scratch = try Scratch()
        let pipe = scratch.path + "/pipe"
        let link = scratch.path + "/link"
        #expect(mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
        for target in [pipe, link, scratch.path] {
            let run = try Self.audit(["Probe.swift": "no source"], ["--out", target])
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("is not a regular file"), "\(run.errors)")
        }
        var status = stat()
        #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
}
