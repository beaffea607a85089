import Foundation
import Testing
import WidgetCompiler

@testable import PreviewServer

struct SourceWatcherTests {
    @Test(
        "A save in any of the folders is reported, including subfolders if requested",
        .timeLimit(.minutes(30)))
    func changes() async throws {
        let folder = NSTemporaryDirectory() + "tessera-watch-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["Project", "Sources/Views"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        let watcher = try #require(
            SourceWatcher(folders: [
                WatchedFolder(path: folder + "/Project", depth: .itself),
                WatchedFolder(path: folder + "/Sources", depth: .everything),
            ]))
        var changes = watcher.changes().makeAsyncIterator()
        for name in ["Project/project.pbxproj", "Sources/Views/View.swift"] {
            try Data("new".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            #expect(await changes.next() != nil, "\(name)")
        }
    }

    @Test(
        "A save in a folder called Build is reported, unless a build system wrote the folder", .timeLimit(.minutes(30)))
    func buildFolders() async throws {
        let folder = NSTemporaryDirectory() + "tessera-watch-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["Build/Views", "Xcode/build/XCBuildData", "DerivedData/Widget", "build/Widget.build"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        let watcher = try #require(SourceWatcher(folders: [WatchedFolder(path: folder, depth: .everything)]))
        let ignored = [
            "Xcode/build/XCBuildData/log.db", "DerivedData/Widget/info.plist", "build/Widget.build/Widget.o",
        ]
        for name in ignored {
            try Data("new".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        #expect(!watcher.hasChange(within: 200))
        try Data("new".utf8).write(to: URL(fileURLWithPath: folder + "/Build/Views/View.swift"))
        #expect(watcher.hasChange(within: 5_000))
    }
}
