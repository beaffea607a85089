import Foundation
import Glibc
import TestSupport
import Testing

/// What a folder of a widget may contain, and what the released program does with it.
@Suite(
    "Hostile folders and the released program",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedInputTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// Runs the program as a user on the folder `Probe`, and returns the status and everything it printed.
    private func run(_ arguments: [String], as user: ReleasedUser = .own) throws -> (status: Int32, text: String) {
        user.own(scratch.path)
        let (path, options) = user.command(
            try #require(Released.program),
            [arguments[0], scratch.path + "/Probe", "--time-limit", "\(Int(Double.ample))"] + arguments.dropFirst())
        let process = try TestProcess(
            path, options, environment: ReleasedUser.environment(in: scratch.path), in: scratch.path, output: .pipe,
            errors: .pipe)
        let (output, errors) = process.allOutput()
        return (process.wait(), output + errors)
    }

    private func contents(_ folder: String, suffix: String) throws -> String {
        let path = scratch.path + "/" + folder
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(suffix) }.sorted()
            .map { try String(contentsOfFile: path + "/" + $0, encoding: .utf8) }.joined()
    }

    @Test(
        "S-FILE-2, S-FILE-3: Links that lead out of a widget's folder bring nothing into its bundle",
        arguments: ReleasedUser.all)
    func links(user: ReleasedUser) throws {
        // Next to the widget's folder they would be inside of its boundary.
        let outside = try Scratch()
        try outside.write("secret-4711", to: "elsewhere/secret.json")
        let list = """
            (try? FileManager.default.subpathsOfDirectory(atPath: Bundle.main.bundlePath))?
                .filter { $0.contains("secret") || $0.contains("taken") }.joined(separator: " ") ?? "none"
            """
        let view = "Text(verbatim: \"found (\" + (\(list)) + \")\")"
        try scratch.write(Released.widget(view: view), to: "Probe/Probe.swift")
        let text = try drawn(
            as: user,
            withLinks: [
                "Data": outside.path + "/elsewhere", "taken.json": outside.path + "/elsewhere/secret.json",
                "taken.strings": "/etc/passwd", "Taken.swift": outside.path + "/elsewhere/secret.json",
                "taken.xcassets": outside.path + "/elsewhere",
            ])
        #expect(text.contains("leads outside of"), "\(text)")
    }

    /// Draws the widget, which lists what it finds, with links in its folder, and expects that it finds nothing.
    ///
    /// - Returns: The messages.
    private func drawn(as user: ReleasedUser, withLinks links: KeyValuePairs<String, String>) throws -> String {
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path + "/Probe/" + link, withDestinationPath: target)
        }
        let (status, text) = try run(["render", "--format", "tree", "--out", scratch.path + "/out"], as: user)
        #expect(status == 0, "\(text)")
        #expect(try contents("out", suffix: ".txt").contains("found ()"))
        return text
    }

    @Test(
        "S-FILE-2, S-FILE-3: The history of a widget's repository does not reach its bundle",
        arguments: ReleasedUser.all)
    func history(user: ReleasedUser) throws {
        try scratch.write("[http] extraheader = secret-4711", to: ".git/config")
        try scratch.write("", to: ".git/HEAD")
        let view = """
            Text(verbatim: "found (" + (FileManager.default.enumerator(atPath: Bundle.main.bundlePath)?
                .compactMap { $0 as? String }
                .compactMap { try? String(contentsOfFile: Bundle.main.bundlePath + "/" + $0, encoding: .utf8) }
                .filter { $0.contains("secret-4711") && $0.contains("extraheader") }.joined() ?? "none") + ")")
            """
        try scratch.write(Released.widget("import Foundation", view: view), to: "Probe/Probe.swift")
        let text = try drawn(
            as: user,
            withLinks: [
                "settings.txt": "../.git/config", "Settings": "../.git", "taken.strings": "../.git/config",
                "Taken.xcassets": "../.git",
            ])
        #expect(text.contains("leads to the history of a repository"), "\(text)")
    }

    @Test("S-TEXT-5: A link with an address that runs code is omitted from an SVG file")
    func schemes() throws {
        let addresses = [
            "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
        ]
        let links = addresses.map { "Link(\"go\", destination: URL(string: \"\($0)\")!)" }.joined(separator: "; ")
        let view = "VStack { \(links) }.widgetURL(URL(string: \"javascript:alert(2)\"))"
        try scratch.write(Released.widget(family: "systemLarge", view: view), to: "Probe/Probe.swift")
        let (status, text) = try run(["render", "--format", "svg", "--out", scratch.path + "/out"])
        #expect(status == 0, "\(text)")
        let picture = try contents("out", suffix: ".svg")
        #expect(picture.contains("<svg"))
        #expect(!picture.lowercased().contains(/href="(javascript|data:text|vbscript|file)/))
    }

    @Test("S-TEXT-8: Names of Swift files may contain control characters and whatever a shell or a compiler interprets")
    func names() throws {
        try scratch.write(Released.widget(view: "Text(\"value \\(a + b + c + d)\")"), to: "Probe/Probe.swift")
        let names = ["line\nbreak.swift", "con\u{1}trol\u{7F}.swift", "quote\"'$(touch x)`.swift", "-o @x %.swift"]
        for (name, variable) in zip(names, ["a", "b", "c", "d"]) {
            try scratch.write("let \(variable) = 1\n", to: "Probe/" + name)
        }
        let (status, text) = try run(["render", "--format", "tree", "--out", scratch.path + "/out"])
        #expect(status == 0, "\(text)")
        #expect(try contents("out", suffix: ".txt").contains("value 4"))
    }

    @Test("An unreadable property list is reported under the user's own path")
    func propertyList() throws {
        try scratch.write(Released.widget(view: "EmptyView()"), to: "Probe/Probe.swift")
        try scratch.write("<plist><dict><key>a</key>", to: "Probe/Info.plist")
        let (status, text) = try run(["check"])
        #expect([2, 3].contains(status), "\(text)")
        #expect(text.contains("Probe/Info.plist"))
        #expect(!text.contains(scratch.path + "/cache"))
    }

    @Test("S-BYTES-1, S-BYTES-14: Equal runs write the same pictures, page and manifest in different environments")
    func sameBytes() throws {
        try scratch.write(Released.widget(view: "Text(\"Same\").font(.title)"), to: "Probe/Probe.swift")
        let environments = [
            ["LANG": "C", "TZ": "UTC"], ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
            ["TMPDIR": scratch.path, "COLUMNS": "20", "NO_COLOR": "1"], ["MALLOC_PERTURB_": "85", "USER": "nobody"],
        ]
        var results: [[String: Data]] = []
        for change in environments {
            try? FileManager.default.removeItem(atPath: scratch.path + "/out")
            let process = try TestProcess(
                try #require(Released.program),
                [
                    "render", "Probe", "--at", "2026-09-09T09:41+09:00", "--out", "out", "--time-limit",
                    "\(Int(Double.ample))",
                ],
                environment: ReleasedUser.environment(in: scratch.path).merging(change) { $1 }, in: scratch.path)
            #expect(process.wait() == 0)
            var files: [String: Data] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out")
            where name != "timings.json" {
                files[name] = FileManager.default.contents(atPath: scratch.path + "/out/" + name)
            }
            results.append(files)
        }
        let first = try #require(results.first)
        #expect(first.keys.contains("index.html") && first.keys.contains("manifest.json"))
        for (result, change) in zip(results, environments) {
            #expect(result.keys.sorted() == first.keys.sorted())
            for (name, data) in first { #expect(result[name] == data, "\(name) with \(change)") }
        }
    }

    @Test("S-LIMIT-22: An image in a catalog that is too large to draw is reported, and the rest is drawn")
    func hugeVector() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><path d="M0 0h9v9z"/></svg>"#
        let contents = #"{"images":[{"idiom":"universal","filename":"huge.svg"}]}"#
        try scratch.write(svg, to: "Probe/A.xcassets/huge.imageset/huge.svg")
        try scratch.write(contents, to: "Probe/A.xcassets/huge.imageset/Contents.json")
        try scratch.write(Released.widget(view: "VStack { Image(\"huge\"); Text(\"rest\") }"), to: "Probe/Probe.swift")
        let (status, text) = try run(["render", "--format", "tree", "--out", scratch.path + "/out"])
        #expect(status == 0, "\(text)")
        #expect(try self.contents("out", suffix: ".txt").contains("\"rest\""))
        #expect(text.contains("'huge'") && text.contains("is not drawn"), "\(text)")
    }

    @Test("S-FILE-9: An SVG image of a catalog brings in neither entities nor files")
    func includes() throws {
        try scratch.write("secret-4711", to: "elsewhere/secret.txt")
        let file = "file://" + scratch.path + "/elsewhere/secret.txt"
        let bombs = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
        let root = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9""#
        let pictures = [
            "entity": "<!DOCTYPE svg [<!ENTITY x SYSTEM \"\(file)\">]>\(root)><text>&x;</text></svg>",
            "bomb": "<!DOCTYPE svg [<!ENTITY e0 \"x\">\(bombs)]>\(root)><text>&e9;</text></svg>",
            "include": "\(root) xmlns:xi=\"http://www.w3.org/2001/XInclude\">"
                + "<xi:include href=\"\(file)\" parse=\"text\"/><image href=\"\(file)\"/></svg>",
        ]
        for (name, svg) in pictures {
            let set = "Probe/A.xcassets/\(name).imageset/"
            try scratch.write(svg, to: set + "a.svg")
            try scratch.write(#"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#, to: set + "Contents.json")
        }
        let views = pictures.keys.sorted().map { "Image(\"\($0)\")" }.joined(separator: "; ")
        try scratch.write(Released.widget(view: "VStack { \(views); Text(\"rest\") }"), to: "Probe/Probe.swift")
        let (status, text) = try run(["render", "--format", "svg", "--out", scratch.path + "/out"])
        #expect(status == 0, "\(text)")
        let picture = try contents("out", suffix: ".svg")
        #expect(picture.contains("rest") && !picture.contains("4711") && !text.contains("4711"))
    }

    @Test("S-LIMIT-18: Painting that needs too much time is cut short with a finding", .timeLimit(.minutes(30)))
    func blurs() throws {
        let blurs = "ForEach(0..<200, id: \\.self) { _ in Color.red.frame(width: 80, height: 80).blur(radius: 500) }"
        try scratch.write(Released.widget(view: "ZStack { \(blurs) }"), to: "Probe/Probe.swift")
        let (_, text) = try run(["render", "--out", scratch.path + "/out"])
        #expect(text.contains("million pixel operations"), "\(text)")
    }

    @Test(
        "A cache of another user is rejected before anything in it is run",
        .enabled(if: geteuid() == 0, "only root can create files of other users"))
    func foreignCache() throws {
        try scratch.write(Released.widget(view: "EmptyView()"), to: "Probe/Probe.swift")
        try scratch.write("", to: "cache/file")
        #expect(lchown(scratch.path + "/cache", 54_321, 54_321) == 0)
        for command in ["render", "check", "gallery"] {
            let (status, text) = try run([command])
            #expect(status == 2 && text.contains("belongs to the user 54321"), "\(text)")
        }
    }
}
