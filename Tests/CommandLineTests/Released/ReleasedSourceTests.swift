import Foundation
import Testing

/// Sources that are easily misread, in the released program.
@Suite(
    "The released program and unusual sources",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedSourceTests {
    @Test("S-BYTES-10: The order of a set is the same in every run")
    func hashing() throws {
        let source = Released.widget(view: #"Text(Set((1...40).map(String.init)).joined(separator: " "))"#)
        let trees = try (0..<2).map { _ in try Released.draw(["Probe.swift": source]).trees }
        #expect(trees[0].contains("40"), "\(trees[0])")
        #expect(trees[0] == trees[1])
    }

    @Test(
        "Ambiguous code is drawn as written",
        arguments: [
            ("let text = { (stdout: Int) in \"<\\(stdout)>\" }(7)", "<7>"),
            ("enum Mode { case `import`, export }\nlet text = \"<\\(Mode.import)>\"", "<import>"),
            ("let text = \"<\\(UIDevice.current.systemName.isEmpty ? \"}\" : \"{\")>\"", "<{>"),
            ("#if (os(macOS) ||\n  os(iOS))\nlet text = \"<phone>\"\n#endif", "<phone>"),
            (
                "let found = \"a{b\".contains(#/[{\"]b/#)\nlet text = \"<\\(found ? Progress().completedUnitCount : 1)>\"",
                "<0>"
            ),
        ])
    func lookalikes(declarations: String, drawn: String) throws {
        let run = try Released.draw(["Probe.swift": Released.widget(declarations, view: "Text(text)")])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains(drawn), "\(run.trees)")
    }

    @Test(
        "Initializers of Objective-C classes work with dynamic types",
        arguments: [
            (
                "extension UIColor { static func gray() -> Self { Self(white: 0.5, alpha: 1) } }",
                "UIColor.gray() == UIColor(white: 0.5, alpha: 1)"
            ),
            (
                "extension UserDefaults { static var group: Self { .init(suiteName: \"group.probe\")! } }",
                "UserDefaults.group.string(forKey: \"none\") == nil"
            ),
            (
                "protocol Made: UIView { static func make() -> Self }\n"
                    + "extension Made { static func make() -> Self { Self() } }\nfinal class Own: UIView, Made {}",
                "[Own.self].isEmpty == false"
            ),
        ])
    func metatypes(declarations: String, condition: String) throws {
        let run = try Released.draw([
            "Probe.swift": Released.widget(
                "import UIKit\n" + declarations, view: "Text(\(condition) ? \"holds\" : \"differs\")")
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("holds"), "\(run.trees)")
    }

    @Test("Foundation's classes conform to a project's protocols, and their members are unambiguous")
    func requirements() throws {
        let declarations = """
            protocol Loading { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
            extension URLSession: Loading {}
            protocol Posting { func post(name: NSNotification.Name, object: Any?) }
            extension NotificationCenter: Posting {}
            func group(_ configuration: URLSessionConfiguration, _ timer: Timer, _ values: URLResourceValues) -> Bool {
                configuration.sharedContainerIdentifier = "group.probe"
                return timer.userInfo == nil && values.isUbiquitousItem != true
            }
            """
        let view = "Text((URLSession.shared as Any) is any Loading ? \"meets\" : \"fails\")"
        let run = try Released.draw(["Probe.swift": Released.widget(declarations, view: view)])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("meets"), "\(run.trees)")
    }
}
