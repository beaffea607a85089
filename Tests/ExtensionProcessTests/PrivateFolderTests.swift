import Foundation
import Glibc
import HostTestSupport
import Subprocesses
import Testing

@Suite("Folders that only the user may change")
struct PrivateFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test("S-PLACE-4: A missing folder and its missing parents can be entered only by the user")
    func missing() throws {
        try PrivateFolder.open(folder.path + "/a/b")
        #expect(mode(folder.path + "/a") == 0o700)
        #expect(mode(folder.path + "/a/b") == 0o700)
        try PrivateFolder.open(folder.path + "/a/b")
    }

    @Test("S-PLACE-2, S-PLACE-3: A folder that others may write to is rejected, and nothing about it is changed")
    func writable() throws {
        let path = folder.path + "/open"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        chmod(path, 0o777)
        #expect(throws: PrivateFolder.Problem.writableByOthers) { try PrivateFolder.open(path) }
        #expect(throws: PrivateFolder.Problem.writableByOthers) { try PrivateFolder.close(path) }
        #expect(mode(path) == 0o777)
        chmod(path, 0o775)
        try PrivateFolder.open(path)
        #expect(mode(path) == 0o775)
        try PrivateFolder.close(path)
        #expect(mode(path) == 0o700)
    }

    @Test(
        "S-PLACE-2: A folder of another user, a link of another user and a link to such a folder are rejected with the name",
        .enabled(if: geteuid() == 0, "only root can create files of other users"))
    func foreign() throws {
        let own = folder.path + "/own"
        let foreign = folder.path + "/foreign"
        for path in [own, foreign] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        chown(foreign, 54_321, 54_321)
        let foreignLink = folder.path + "/foreign-link"
        let ownLink = folder.path + "/own-link"
        symlink(own, foreignLink)
        lchown(foreignLink, 54_321, 54_321)
        symlink(foreign, ownLink)
        for path in [foreign, foreignLink, ownLink] {
            #expect(throws: PrivateFolder.Problem.ofAnotherUser("54321"), "\(path)") { try PrivateFolder.open(path) }
        }
        try PrivateFolder.open(own)
    }

    @Test("A file in its place is reported")
    func file() throws {
        let path = try folder.write("", to: "file")
        #expect(throws: PrivateFolder.Problem.notCreated(reason: "it is a file")) { try PrivateFolder.open(path) }
        #expect(throws: PrivateFolder.Problem.self) { try PrivateFolder.open(path + "/below") }
    }

    @Test(
        "S-ROOT-3: A container of the sandbox's user is accepted and closed to others",
        .enabled(if: geteuid() == 0, "only root can create files of other users"))
    func containers() throws {
        let path = folder.path + "/container"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        chown(path, 65_533, 65_533)
        chmod(path, 0o777)
        try PrivateFolder.close(path)
        #expect(mode(path) == 0o700)
        #expect(throws: PrivateFolder.Problem.self) { try PrivateFolder.open(path) }
    }

    @Test("S-ROOT-3: A link instead of a container is rejected, and nothing about its target is changed")
    func linkedContainer() throws {
        let target = folder.path + "/target"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        chmod(target, 0o755)
        symlink(target, folder.path + "/link")
        #expect(throws: PrivateFolder.Problem.self) { try PrivateFolder.close(folder.path + "/link") }
        #expect(mode(target) == 0o755)
    }

    @Test("S-PLACE-1: Without HOME the folders are in the home folder of the user database, or have the user's number")
    func withoutHome() {
        #expect(UserFolder.cache(["HOME": "/home/a"]) == "/home/a/.cache/tessera")
        #expect(UserFolder.state(["HOME": "/home/a"]) == "/home/a/.local/state/tessera")
        #expect(UserFolder.cache(["HOME": "/home/a", "XDG_CACHE_HOME": "/c"]) == "/c/tessera")
        #expect(UserFolder.state(["XDG_STATE_HOME": "/s"]) == "/s/tessera")
        for environment in [[:], ["HOME": ""], ["HOME": "relative"]] {
            for path in [UserFolder.cache(environment), UserFolder.state(environment)] {
                let home = getpwuid(geteuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
                let isInHome = home.map { path.hasPrefix($0 + "/.") } ?? false
                #expect(isInHome || path.hasSuffix("-\(geteuid())"), "\(path)")
                #expect(path.hasPrefix("/"))
            }
        }
    }
}
