import Foundation
import Glibc
import Subprocesses
import TestSupport
import Testing

/// Who can use the page of the released `tessera preview`: its user, but neither a widget nor another user.
@Suite(
    "Access to the released preview", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedAccessTests {
    private static let isConfined: Bool = {
        guard let problem = Sandbox.system.unavailability else { return true }
        print("SKIPPED: the access of confined widgets to the page is not tested, because \(problem)")
        return false
    }()

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for path in ["home", "state"].map({ scratch.path + "/" + $0 }) {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            chmod(path, 0o700)
        }
    }

    /// A widget that shows the names of the attempts to get the page or its key that succeed.
    private func spy(port: Int) -> String {
        Released.widget(
            """
            import Foundation
            import Glibc

            func connects(_ family: Int32, _ bytes: [UInt8]) -> Bool {
                let file = socket(family, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(file) }
                return bytes.withUnsafeBytes { raw in
                    guard let address = raw.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
                    return connect(file, address, socklen_t(bytes.count)) == 0
                }
            }

            let port: [UInt8] = [\(port >> 8), \(port & 255)]
            let v4 = [UInt8(AF_INET), 0] + port + [127, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
            let mapped =
                [UInt8(AF_INET6), 0] + port + [UInt8](repeating: 0, count: 14) + [255, 255, 127, 0, 0, 1]
                + [UInt8](repeating: 0, count: 4)

            func contains(_ path: String, _ text: String) -> Bool {
                guard let data = FileManager.default.contents(atPath: path) else { return false }
                return String(decoding: data, as: UTF8.self).contains(text)
            }

            func names(_ folder: String) -> [String] {
                (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            }

            func attempts() -> String {
                var found: [String] = []
                if connects(AF_INET, v4) { found.append("127.0.0.1") }
                if connects(AF_INET6, mapped) { found.append("mapped") }
                let state = "\(scratch.path)/state"
                if FileManager.default.contents(atPath: state + "/page-key") != nil { found.append("key") }
                if !names(state).isEmpty { found.append("state") }
                for process in names("/proc") where contains("/proc/\\(process)/cmdline", "preview") {
                    found.append("host")
                }
                if contains("/proc/net/tcp", String(format: ":%04X", \(port))) { found.append("list of sockets") }
                return found.isEmpty ? "nothing" : found.joined(separator: ", ")
            }
            """, view: "Text(verbatim: \"found \\(attempts())\")")
    }

    /// A port that is free at the moment.
    private func freePort() throws -> Int {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(file) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(file, $0, length) == 0 && getsockname(file, $0, &length) == 0
            }
        }
        try #require(isBound)
        return Int(UInt16(bigEndian: address.sin_port))
    }

    @Test(
        "A confined widget reaches neither the page nor its key, with and without the network",
        .enabled(if: isConfined, "this machine allows no sandbox"), arguments: ReleasedUser.all, [[], ["--offline"]])
    func widget(user: ReleasedUser, options: [String]) async throws {
        let port = try freePort()
        try scratch.write(spy(port: port), to: "Probe/Probe.swift")
        user.own(scratch.path)
        let preview = try await ReleasedPreview(in: scratch.path, port: port, as: user, options: options)
        let shown = try await preview.inspection(containing: "found ")
        #expect(shown.contains("found nothing"), "\(shown.prefix(2_000))")
        preview.stop()
    }

    @Test(
        "S-PAGE-4, S-PAGE-14, S-PAGE-15: Other processes see the key neither in arguments and variables nor in files",
        arguments: ReleasedUser.all)
    func secrecy(user: ReleasedUser) async throws {
        try scratch.write(Released.widget(view: "Text(\"quiet\")"), to: "Probe/Probe.swift")
        user.own(scratch.path)
        let preview = try await ReleasedPreview(in: scratch.path, as: user)
        _ = try await preview.inspection(containing: "quiet")
        let key = preview.token.prefix(20)
        for name in ["cmdline", "environ"] {
            let data = try #require(FileManager.default.contents(atPath: "/proc/\(preview.process.identifier)/\(name)"))
            #expect(!String(decoding: data, as: UTF8.self).contains(key), "\(name)")
        }
        var status = stat()
        #expect(lstat(scratch.path + "/state/page-key", &status) == 0)
        #expect(status.st_mode == S_IFREG | 0o600 && status.st_uid == user.owner)
        if user == .own, geteuid() == 0 {
            let (path, arguments) = ReleasedUser.other.command("/bin/cat", [scratch.path + "/state/page-key"])
            let thief = try TestProcess(path, arguments, output: .pipe, errors: .pipe)
            #expect(thief.allOutput().output.isEmpty)
            #expect(thief.wait() != 0)
        }
        for folder in ["state", "cache/containers"].map({ scratch.path + "/" + $0 }) {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                #expect(lstat(folder + "/" + name, &status) == 0 && status.st_mode & 0o077 == 0, "\(folder)/\(name)")
            }
        }
        let stranger = RawHTTP(port: preview.http.port)
        for path in ["/", "/events", (preview.http.access?.folder ?? "") + "/gallery"] {
            let answer = try await stranger.send("GET", path)
            #expect(answer.status == 403)
            #expect(answer.body.contains("Open the address that `tessera preview` printed."))
        }
        preview.stop()
    }

    @Test(
        "S-LIFE-1: A widget that ignores signals ends with its host when the host is killed",
        arguments: ReleasedUser.all)
    func killedHost(user: ReleasedUser) async throws {
        let deaf = """
            import Glibc
            func stubborn() -> String {
                for number in 1..<32 { signal(Int32(number), SIG_IGN) }
                typealias Control = @convention(c) (Int32, Int, Int, Int, Int) -> Int32
                // Without the signal at the end of the parent.
                _ = unsafeBitCast(dlsym(nil, "prctl"), to: Control.self)(1, 0, 0, 0, 0)
                return "stubborn"
            }
            """
        try scratch.write(Released.widget(deaf, view: "Text(verbatim: stubborn())"), to: "Probe/Probe.swift")
        user.own(scratch.path)
        let preview = try await ReleasedPreview(in: scratch.path, as: user)
        _ = try await preview.inspection(containing: "stubborn")
        #expect(!processes().isEmpty)
        preview.process.stop()
        try await eventually("every process of the preview ends") { processes().isEmpty }
    }

    /// Processes whose program is in the folder of the test.
    private func processes() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let name = (scratch.path as NSString).lastPathComponent
        return all.filter { process in
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            return program?.contains(name) == true
        }
    }

    @Test("S-PAGE-12: Speeds of the clock that are zero, negative or no number are rejected")
    func speeds() async throws {
        try scratch.write(Released.widget(view: "Text(\"quiet\")"), to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        let page = try await preview.http.send("GET", "/").body
        let token = try #require(page.firstMatch(of: /name="tessera-token" content="(\w+)"/)).1
        let headers = [("Content-Type", "application/json"), ("X-Tessera-Token", String(token))]
        for (speed, status) in [("-5", 409), ("0", 409), ("1e999", 400), ("null", 400), ("2", 200)] {
            let body = #"{"name":"clock","action":"speed","speed":\#(speed)}"#
            let answer = try await preview.http.send("POST", "/commands", headers: headers, body: body)
            #expect(answer.status == status, "\(speed): \(answer.body)")
        }
        preview.stop()
    }

    @Test("S-PAGE-17: A restarted preview accepts the open page, also after it was killed")
    func restart() async throws {
        try scratch.write(Released.widget(view: "Text(\"steady\")"), to: "Probe/Probe.swift")
        let first = try await ReleasedPreview(in: scratch.path)
        first.process.stop()
        let second = try await ReleasedPreview(in: scratch.path, port: first.http.port)
        #expect(second.url == first.url)
        #expect(try await first.http.send("GET", "/gallery").status == 200)
        second.stop()
        #expect(unlink(scratch.path + "/state/page-key") == 0)
        let third = try await ReleasedPreview(in: scratch.path, port: first.http.port)
        #expect(try await first.http.send("GET", "/gallery").status == 403)
        third.stop()
    }
}
