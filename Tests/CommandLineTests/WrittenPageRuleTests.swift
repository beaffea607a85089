import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetAudit
import WidgetCompiler

@testable import TesseraCommands

/// The pages that commands write, by the rules of axe-core.
@Suite("Written pages by the rules of accessibility")
struct WrittenPageRuleTests {
    /// The pages, by name.
    private static func pages(in scratch: Scratch) throws -> [String: String] {
        let size = GalleryPage.Size(name: "systemSmall", width: 158, height: 158, light: "a.png", note: "A sample.")
        let kind = GalleryPage.Kind(name: "Weather", description: "Check it.", sizes: [size])
        let app = GalleryPage.App(
            name: "App", icon: "icon.png", kinds: [kind], activities: [kind], controls: [kind])
        let frame = CGRect(x: 0, y: 0, width: 158, height: 158)
        let tree = RenderTree(size: frame.size, scale: 3, root: RenderNode(frame: frame))
        let folders = TargetFolders(
            of: ["a", "b"].map { WidgetSource($0 + "/App.xcodeproj", target: "Widget") }, in: scratch.path + "/targets")
        try folders.writePage(leadingTo: [0, 1])
        func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
        let (sheet, _) = try OutputTests.record()
        let (matrix, _) = try OutputTests.record(extent: .matrix)
        let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Tools").path
        return try withExtendedLifetime((sheet, matrix)) {
            [
                "audit": try AuditPageTests.wholePage(),
                "audit of two pictures": try AuditPageTests.page([.light, .dark]),
                "audit without findings": try AuditPageTests.page([]),
                "rules": RuleIndexPage(rules: RuleBook.all).html,
                "rule": try RulePageTests.page(),
                "gallery": GalleryPage(apps: [app, app], locale: "en_US").html,
                "empty gallery": GalleryPage(apps: [], locale: "en_US").html,
                "tree": String(decoding: TreePage.bytes(of: tree), as: UTF8.self),
                "targets": try read(scratch.path + "/targets/index.html"),
                "contact sheet": try read(sheet.path + "/index.html"),
                "matrix": try read(matrix.path + "/index.html"),
                "goldens": try read(tools + "/goldens/page.html").replacing("<!--LEAD-->", with: "All match."),
                "supported": try read(tools + "/docs/supported.html")
                    .replacing("/*UNLISTED*/", with: "0").replacing("/*ROWS*/", with: supportedRow),
            ]
        }
    }

    /// A name on the page of supported names.
    private static let supportedRow = """
        [{"module":"SwiftUI","owner":"","name":"Text","state":4,"projects":3,"source":"","further":0}]
        """

    @Test("Each page has one main region and states its language")
    func regions() throws {
        let scratch = try Scratch()
        for (name, page) in try Self.pages(in: scratch) {
            #expect(page.components(separatedBy: "<main").count == 2, "\(name)")
            #expect(page.contains("<html lang=\"en"), "\(name)")
        }
    }

    @Test(
        "Each page follows the rules, in light and dark",
        .enabled("no browser is installed; run ./dev test") {
            HeadlessBrowser.path != nil
        },
        .enabled(if: AxeCore.isOn, "axe-core is not available; Tools/setup/packages browser downloads it"))
    func rules() throws {
        let scratch = try Scratch()
        for (name, page) in try Self.pages(in: scratch) {
            for arguments in [[], ["--blink-settings=preferredColorScheme=0"]] {
                let findings = try findings(on: page, in: scratch, arguments)
                #expect(findings.isEmpty, "\(name) \(arguments): \(findings.joined(separator: "\n"))")
            }
        }
    }

    @Test(
        "A page without a language is found",
        .enabled("no browser is installed; run ./dev test") {
            HeadlessBrowser.path != nil
        },
        .enabled(if: AxeCore.isOn, "axe-core is not available; Tools/setup/packages browser downloads it"))
    func findsFault() throws {
        let page = "<!DOCTYPE html><html><title>Page</title><main><h1>Page</h1><button>One</button></main>"
        let findings = try findings(on: page, in: try Scratch(), [])
        #expect(findings.contains { $0.hasPrefix("html-has-lang: ") }, "\(findings)")
    }

    private func findings(on page: String, in scratch: Scratch, _ arguments: [String]) throws -> [String] {
        let script = URL(fileURLWithPath: AxeCore.path).absoluteString
        let probe = """
            <script src="\(script)"></script><script>addEventListener("load", async () => {
              const json = await \(AxeCore.findings);
              document.documentElement.innerHTML =
                "<body>FOUND" + btoa(unescape(encodeURIComponent(json))) + "END";
            });</script>
            """
        let file = scratch.path + "/probe.html"
        try (page.replacing("</body>", with: "") + probe).write(toFile: file, atomically: true, encoding: .utf8)
        let found = try HeadlessBrowser.found(
            on: "file://\(file)", profile: scratch.path + "/browser", arguments: arguments)
        return try JSONDecoder().decode([String].self, from: try #require(Data(base64Encoded: found)))
    }
}
