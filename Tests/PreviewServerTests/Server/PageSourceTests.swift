import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// The page's own code: what it knows of the server, and what is shipped.
@Suite("The page's sources")
struct PageSourceTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("The page's types match the server's")
    func types() throws {
        let file = Self.project.appending(path: "Tools/page/wire.d.ts")
        let wanted = try WireTypes.all.declarations()
        if ProcessInfo.processInfo.environment["TESSERA_ACCEPT_TYPES"] != nil {
            try wanted.write(to: file, atomically: true, encoding: .utf8)
        }
        let present = try String(contentsOf: file, encoding: .utf8)
        let (old, new) = (Set(present.split(separator: "\n")), Set(wanted.split(separator: "\n")))
        #expect(
            present == wanted,
            """
            Tools/page/wire.d.ts differs from the Swift declarations; TESSERA_ACCEPT_TYPES=1 updates it.
            Only there: \(old.subtracting(new).sorted())
            Only in Swift: \(new.subtracting(old).sorted())
            """)
    }

    @Test("Every file of the page is shipped, and every imported module exists")
    func files() throws {
        let folder = Self.project.appending(path: "Sources/Host/PreviewServer/Page")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(PageAssets.all.map(\.name) == names)
        for name in names where name.hasSuffix(".js") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for match in text.matches(of: /from "\.\/([^"]+)"/) {
                #expect(names.contains(String(match.1)), "\(name) imports \(match.1)")
            }
        }
    }

    /// Whether node is there: it must be in CI.
    private static let hasNode: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let isCI = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/node") }
        if !isThere, !isCI {
            FileHandle.standardError.write(
                Data("SKIPPED: the page's own logic was not tried; Tools/setup/packages page installs node.\n".utf8))
        }
        return isThere || isCI
    }()

    @Test("The page's own logic passes its tests", .enabled(if: hasNode, "node is not installed"))
    func logic() async throws {
        let path = Self.project.appending(path: "Tools/page/test").path
        let (status, text) = try await offPool {
            let process = try TestProcess(path, [], output: .pipe, errors: .pipe)
            let (output, errors) = process.allOutput()
            return (process.wait(), output + errors)
        }
        #expect(status == 0, "\(text.split(separator: "\n").filter { $0.contains("not ok") || $0.contains("rror") })")
    }
}
