import Foundation
import Testing

@testable import FoundationSupplement

@Suite("App groups")
struct AppGroupsTests {
    private let folder = NSTemporaryDirectory() + "groups-\(UUID().uuidString)"

    @Test("The folder of a granted group is created once and persists; a name that escapes the folder has none")
    func granted() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let groups = AppGroups()
        groups.grant(["group.a", "..", "a/b"], in: folder)
        let url = try #require(groups.container(of: "group.a"))
        #expect(url.path == folder + "/group.a")
        #expect(FileManager.default.fileExists(atPath: url.path))
        #expect(groups.container(of: "group.a") == url)
        #expect(groups.container(of: "..") == nil)
        #expect(groups.container(of: "a/b") == nil)
        #expect(groups.takeRefused() == [])
    }

    @Test("Without entitlements each group has a folder and is reported once; a name that escapes the folder has none")
    func grantsEach() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let groups = AppGroups()
        groups.grantEach(in: folder)
        #expect(try #require(groups.container(of: "group.a")).path == folder + "/group.a")
        #expect(groups.container(of: "group.a") != nil)
        #expect(groups.container(of: "../b") == nil)
        #expect(groups.container(of: "..") == nil)
        #expect(groups.granted == ["group.a"])
        #expect(groups.takeAssumed() == ["group.a"])
        #expect(groups.takeAssumed() == [])
        #expect(groups.takeRefused() == ["../b", ".."])
    }

    @Test("A group that is not granted has no folder and is reported once")
    func rejected() {
        let groups = AppGroups()
        groups.grant(["group.a"], in: folder)
        #expect(groups.container(of: "group.b") == nil)
        #expect(groups.container(of: "group.b") == nil)
        #expect(groups.takeRefused() == ["group.b"])
        #expect(groups.takeRefused() == [])
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
