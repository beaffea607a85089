import Foundation
import HostTestSupport
import Subprocesses
import Testing

@testable import WidgetCompiler

@Suite("Cleaning of the build cache")
struct CacheCleaningTests {
    private let folder: TemporaryFolder
    private let now = 1_800_000_000.0
    private let day = 86_400.0

    init() throws {
        folder = try TemporaryFolder()
        for (name, age) in [
            ("code/old", 40 * day), ("code/recent", 10 * day), ("code/new", 10), ("resources/used", 40 * day),
            ("modules/old", 40 * day), ("containers/old", 40 * day), ("containers/used", 40 * day),
        ] {
            try folder.write([UInt8](repeating: 7, count: 5_000), to: "\(name)/content")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: now - age)], ofItemAtPath: folder.path + "/" + name)
        }
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }

    private func clean(
        _ part: CacheCleaning.Part, olderThan age: Double, isDryRun: Bool = false
    ) -> CacheCleaning.Outcome {
        let uses = ["resources/used", "containers/used"].compactMap { FolderLock(folder.path + "/" + $0, .shared) }
        return withExtendedLifetime(uses) {
            CacheCleaning(cacheFolder: folder.path).clean(part, olderThan: age, isDryRun: isDryRun, at: now)
        }
    }

    @Test("S-PLACE-13: What was not used for the time is removed; what a process uses stays and is counted")
    func age() {
        let builds = clean(.builds, olderThan: 30 * day)
        #expect(builds.folders == 2 && builds.inUse == 1 && builds.bytes >= 10_000)
        #expect(!exists("code/old") && !exists("modules/old"))
        for name in ["code/recent", "code/new", "resources/used", "containers/old"] { #expect(exists(name)) }
        let containers = clean(.containers, olderThan: 30 * day)
        #expect(containers.folders == 1 && containers.inUse == 1)
        #expect(!exists("containers/old") && exists("containers/used"))
    }

    @Test("S-PLACE-13: Everything means everything but what was used within the last minute")
    func all() {
        #expect(clean(.builds, olderThan: 0).folders == 3)
        #expect(exists("code/new") && !exists("code/recent"))
    }

    @Test("S-PLACE-14: A dry run counts the same and removes nothing")
    func dryRun() {
        let planned = clean(.builds, olderThan: 30 * day, isDryRun: true)
        #expect(exists("code/old") && exists("modules/old"))
        #expect(clean(.builds, olderThan: 30 * day) == planned)
    }

    @Test("During a build, what builds share stays")
    func build() {
        let build = FolderLock(folder.path, .shared)
        let outcome = withExtendedLifetime(build) { clean(.builds, olderThan: 30 * day) }
        #expect(exists("modules/old") && !exists("code/old"))
        #expect(outcome.folders == 1 && outcome.inUse == 2)
    }

    @Test("The content of a part is its entries, bytes and least recent use")
    func content() {
        let content = CacheCleaning(cacheFolder: folder.path).content(.containers)
        #expect(content.folders == 2 && content.bytes >= 10_000)
        #expect(content.oldest == now - 40 * day)
    }
}
