import CoreGraphics
import Foundation
import Testing
import WidgetCompiler

/// An example as the command line draws it: the laid-out views of its pictures.
struct DrawnExample {
    /// A view of a laid-out tree.
    struct Node {
        let json: [String: Any]

        var children: [Node] { (json["children"] as? [[String: Any]] ?? []).map(Node.init) }
        var all: [Node] { [self] + children.flatMap(\.all) }
        var text: String? { json["string"] as? String }
        var role: String? { json["role"] as? String }
        var kind: String? { json["kind"] as? String }
        /// What a link opens.
        var link: String? { json["link"] as? String }
        /// Whether a toggle is on; `nil` for other views.
        var isOn: Bool? { json["isOn"] as? Bool }
        /// The intent of a toggle or a button, with its parameters.
        var intent: [String: Any]? { (json["toggle"] ?? json["intent"]) as? [String: Any] }
        var frame: CGRect {
            let numbers = json["frame"] as? [Double] ?? []
            return numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
        }
    }

    let picture: [String: Any]
    let root: Node
    /// The sizes of the tree's fonts, in points.
    private let fontSizes: [Double]

    var name: String { picture["file"] as? String ?? "" }
    var family: String { picture["family"] as? String ?? "" }
    var widgetURL: String? { picture["widgetURL"] as? String }
    var canvas: CGRect {
        CGRect(x: 0, y: 0, width: picture["width"] as? Double ?? 0, height: picture["height"] as? Double ?? 0)
    }
    var texts: [Node] { root.all.filter { $0.text != nil } }
    /// The texts, with ordinary spaces.
    var strings: [String] {
        texts.compactMap { $0.text?.replacingOccurrences(of: "\u{202F}", with: " ") }
    }
    var links: [String] { root.all.compactMap(\.link) }
    var symbols: [String] {
        root.all.filter { $0.kind == "symbol" }.compactMap { $0.json["identifier"] as? String }
    }
    /// The sizes that a text is set in, in points.
    func sizes(of text: Node) -> [Double] {
        let lines = text.json["lines"] as? [[String: Any]] ?? []
        return lines.flatMap { $0["runs"] as? [[String: Any]] ?? [] }.compactMap { $0["font"] as? Int }
            .compactMap { fontSizes.indices.contains($0) ? fontSizes[$0] : nil }
    }
    /// The largest of them.
    func size(of text: Node) -> Double { sizes(of: text).max() ?? 0 }
    /// What the system says of the views.
    var labels: [String] { root.all.compactMap { $0.json["label"] as? String } }
    /// The first view of the background that has a color.
    var background: Node? {
        root.all.first { ($0.json["marks"] as? [String])?.contains("containerBackground") == true }?
            .all.first { $0.json["fill"] != nil }
    }
    var toggles: [Node] { root.all.filter { $0.isOn != nil } }

    /// Examples have previews, which need the macros.
    static let canBuild = (try? SDKLocation.find())?.macroPlugin != nil

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples").path

    /// Draws a folder of `Examples`; no picture may have a diagnostic.
    static func draw(_ example: String, _ arguments: [String]) throws -> [DrawnExample] {
        let scratch = try Scratch()
        let outcome = try Executable.run(
            ["render", folder + "/" + example, "--out", scratch.path, "--format", "json", "--time-zone", "Asia/Seoul"]
                + arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
        let manifest = try object(scratch.path + "/manifest.json")
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        return try pictures.map { picture in
            let file = try #require(picture["file"] as? String)
            let tree = try object(scratch.path + "/" + file)
            // That the weather is the sample's is expected.
            let diagnostics = (picture["diagnostics"] as? [[String: Any]] ?? [])
                .filter { $0["subject"] as? String != "WeatherService" }
            #expect(diagnostics.isEmpty, "\(file): \(diagnostics)")
            let fonts = tree["fonts"] as? [[String: Any]] ?? []
            return DrawnExample(
                picture: picture, root: Node(json: try #require(tree["root"] as? [String: Any])),
                fontSizes: fonts.map { $0["size"] as? Double ?? 0 })
        }
    }

    /// The only picture that the arguments describe.
    static func one(_ example: String, _ arguments: [String]) throws -> DrawnExample {
        let pictures = try draw(example, arguments)
        try #require(pictures.count == 1, "\(pictures.map(\.name))")
        return try #require(pictures.first)
    }

    private static func object(_ path: String) throws -> [String: Any] {
        let data = try #require(FileManager.default.contents(atPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
