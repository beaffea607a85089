import Foundation
import Testing
import WidgetCompiler

/// The weather example as the command line draws it.
@Suite(
    "The weather example",
    .enabled("the macros that its previews use are not built; run ./dev build") {
        (try? SDKLocation.find())?.macroPlugin != nil
    })
struct ExampleTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Weather").path

    /// A view of a laid-out tree.
    private struct Node {
        var json: [String: Any]

        var children: [Node] { (json["children"] as? [[String: Any]] ?? []).map(Node.init) }
        var all: [Node] { [self] + children.flatMap(\.all) }
        var text: String? { json["string"] as? String }
        var frame: CGRect {
            let numbers = json["frame"] as? [Double] ?? []
            return numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
        }
        var texts: [Node] { all.filter { $0.text != nil } }
    }

    private struct Tree {
        var picture: [String: Any]
        var root: Node

        var family: String { picture["family"] as? String ?? "" }
        var name: String { picture["file"] as? String ?? "" }
        var canvas: CGRect {
            CGRect(x: 0, y: 0, width: picture["width"] as? Double ?? 0, height: picture["height"] as? Double ?? 0)
        }
        var strings: [String] { root.texts.compactMap(\.text) }
    }

    private func draw(_ arguments: [String]) throws -> [Tree] {
        let scratch = try Scratch()
        let outcome = try Executable.run(
            ["render", Self.folder, "--out", scratch.path, "--format", "json", "--time-zone", "Asia/Seoul"] + arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
        let manifest = try Self.object(scratch.path + "/manifest.json")
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        return try pictures.map { picture in
            let file = try #require(picture["file"] as? String)
            let tree = try Self.object(scratch.path + "/" + file)
            // That the weather is the sample's is expected.
            let diagnostics = (picture["diagnostics"] as? [[String: Any]] ?? [])
                .filter { $0["subject"] as? String != "WeatherService" }
            #expect(diagnostics.isEmpty, "\(file): \(diagnostics)")
            return Tree(picture: picture, root: Node(json: try #require(tree["root"] as? [String: Any])))
        }
    }

    private static func object(_ path: String) throws -> [String: Any] {
        let data = try #require(FileManager.default.contents(atPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Proves F-187, F-189 and F-196: all six families, and a glyph for every character of three languages.
    @Test("No text is truncated, shrunk, without a glyph or off the widget, in any family, screen and language")
    func everyText() throws {
        let trees = try draw([
            "--device", "all", "--locale", "ko", "en", "ja", "--at", "2026-11-20T05:09",
        ])
        #expect(trees.count == (3 * 13 + 3 * 12) * 3)
        for tree in trees {
            #expect(!tree.strings.isEmpty, "\(tree.name)")
            for node in tree.root.texts {
                let text = node.text ?? ""
                #expect(node.json["truncated"] == nil, "\(tree.name): \(text)")
                #expect(node.json["scaleFactor"] == nil, "\(tree.name): \(text)")
                #expect(tree.canvas.insetBy(dx: -0.5, dy: -0.5).contains(node.frame), "\(tree.name): \(text)")
            }
        }
    }

    @Test("F-186: five hours next to the current one, on all ten screens")
    func fiveHours() throws {
        for tree in try draw(["--family", "medium", "--device", "all", "--locale", "ko", "--at", "2026-11-20T05:09"]) {
            // The five hours, the temperature of now, and the highest and lowest of the day.
            let temperatures = tree.strings.filter { $0.hasSuffix("°") }
            #expect(temperatures.count == 7, "\(tree.name): \(tree.strings)")
            #expect(tree.root.all.contains { $0.json["role"] as? String == "divider" })
        }
    }

    @Test(
        "Hours have the locale's format, like the time next to them",
        arguments: [
            ("en", "1:05 AM", "2 AM"), ("en_GB", "01:05", "02"), ("ko", "오전 1:05", "오전 2시"), ("ja", "1:05", "2時"),
        ])
    func hours(locale: String, time: String, hour: String) throws {
        let tree = try #require(
            try draw([
                "--family", "large", "--device", "430x932", "--locale", locale, "--at", "2026-11-20T01:09+09:00",
            ]).first)
        // The space before AM is one that does not break.
        let strings = tree.strings.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
        #expect(strings.contains(time) && strings.contains(hour), "\(strings)")
    }

    @Test("F-02, F-185: the small size shows only condition, temperature, city, high and low")
    func small() throws {
        let tree = try #require(try draw(["--family", "small", "--locale", "ko", "--at", "2026-11-20T05:09"]).first)
        #expect(tree.strings == ["7°", "서울", "최고 7° 최저 0°"])
        let symbols = tree.root.all.filter { $0.json["kind"] as? String == "symbol" }
        #expect(symbols.count == 1)
        #expect(tree.picture["widgetURL"] as? String == "weather://city/seoul")
    }

    @Test(
        "F-188: the inline size shows condition, space, temperature, degree sign",
        arguments: [
            ("ko", "흐림 7°"), ("en", "Cloudy 45°"), ("ja", "くもり 7°"),
        ])
    func inline(locale: String, text: String) throws {
        let tree = try #require(
            try draw(["--family", "inline", "--locale", locale, "--at", "2026-11-20T05:09"]).first)
        #expect(tree.strings == [text])
    }

    @Test(
        "F-190: Seoul unless another of the five cities is chosen",
        arguments: [
            (nil, "서울"), ("busan", "부산"), ("jeju", "제주"), ("daejeon", "대전"), ("gwangju", "광주"),
        ])
    func cities(city: String?, name: String) throws {
        let setting = city.map { ["--config", "city=\($0)"] } ?? []
        let tree = try #require(
            try draw(["--family", "small", "--locale", "ko", "--at", "2026-11-20T05:09"] + setting).first)
        #expect(tree.strings.contains(name))
    }

    @Test("F-192, R-34: the refresh button runs its intent and has a touch area of 44 by 44 points")
    func refresh() throws {
        for tree in try draw(["--family", "large", "--device", "all", "--locale", "ko", "--at", "2026-11-20T05:09"]) {
            let button = try #require(tree.root.all.first { $0.json["role"] as? String == "button" }, "\(tree.name)")
            #expect(button.frame.width >= 44 && button.frame.height >= 44, "\(tree.name): \(button.frame)")
            #expect(button.json["intent"] != nil)
        }
    }

    @Test("Its previews are listed and drawn")
    func previews() throws {
        let list = try Executable.run(["previews", Self.folder])
        #expect(list.status == 0, "\(list.errors)")
        for name in ["Small", "Medium", "Large", "Failure", "Circular", "Rectangular", "Inline", "Conditions"] {
            #expect(list.output.contains("\(name)  "), "\(name)")
        }
        let trees = try draw(["--preview", "Small", "Conditions", "--entry", "0", "--locale", "ko"])
        #expect(trees.map(\.family) == ["systemSmall", "view"])
        #expect(trees.first?.strings.first == "23°")
        #expect(trees.last?.root.all.filter { $0.json["kind"] as? String == "symbol" }.count == 9)
    }

    @Test("F-07: the weather changes through the day")
    func changes() throws {
        let texts = try ["00:00", "06:00", "12:00", "18:00"].map { hour in
            try draw(["--family", "small", "--locale", "ko", "--at", "2026-11-20T\(hour)+09:00"]).first?.strings
        }
        #expect(Set(texts).count >= 2)
    }

    @Test("Nothing in the folder refers to this project or to Linux")
    func unaware() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.folder)).compactMap { $0 as? String }
        #expect(files.contains { $0.hasSuffix("WeatherWidget.swift") })
        for file in files {
            guard let text = try? String(contentsOfFile: Self.folder + "/" + file, encoding: .utf8) else { continue }
            // Comments that accept a finding of the audit name the program.
            let code = text.replacingOccurrences(of: "// tessera:allow", with: "")
            for word in ["Tessera", "tessera", "Linux", "canImport"] {
                #expect(!code.contains(word), "\(file) says \(word)")
            }
        }
    }
}
