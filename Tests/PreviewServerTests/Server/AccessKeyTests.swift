import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PreviewServer

@Suite("The key of the page")
struct AccessKeyTests {
    private static let words = "Open the address that `tessera preview` printed."

    @Test(
        "S-PAGE-4: Without the key nothing is served and no command is performed", arguments: ["127.0.0.1", "0.0.0.0"])
    func stranger(address: String) async throws {
        let source = ScriptedSource()
        try await TestServer.with(source, options: .init(address: address)) { running in
            let token = try await running.pageToken()
            let folder = running.http.access?.folder ?? ""
            let paths = [
                "/", "/?token=guess", "/?token=", "/?ticket=guess", "/?ticket=", "/events", "/gallery", "/page/main.js",
                "/fonts/Inter.ttf", "/gallery/icon?extension=Test", "/widgets/1/tree", "/favicon.ico", "/nowhere",
            ]
            for path in paths + paths.map({ folder + $0 }) {
                for cookie in ["", "tessera-access=", "tessera-access=guess", "other=\(token)"] {
                    let headers = cookie.isEmpty ? [] : [("Cookie", cookie)]
                    let answer = try await running.stranger.send("GET", path, headers: headers)
                    #expect(answer.status == 403, "\(path) with \(cookie)")
                    #expect(answer.body == #"{"error":"\#(Self.words)"}"#)
                }
            }
            let answer = try await running.stranger.send(
                "POST", folder + "/commands",
                headers: [("Content-Type", "application/json"), ("X-Tessera-Token", token)],
                body: #"{"name":"reload","widget":1}"#)
            #expect(answer.status == 403)
        }
        #expect(source.received.isEmpty)
    }

    @Test("A page that is in use is remembered, however many others are delivered")
    func pageInUse() {
        let rules = AccessRules(key: AccessKey(), isLoopback: true)
        let (used, unused) = (rules.issuePageToken(), rules.issuePageToken())
        for _ in 0..<100 {
            for _ in 0..<100 { _ = rules.issuePageToken() }
            #expect(rules.usePageToken(used))
        }
        #expect(!rules.usePageToken(unused))
        #expect(!rules.usePageToken("unknown"))
    }

    @Test("S-PAGE-4: A key that is almost right opens nothing")
    func forged() async throws {
        let key = AccessKey()
        let (secret, token) = (key.secret, key.token)
        try await TestServer.with(ScriptedSource(), options: .init(key: key)) { running in
            let tokens = [
                String(token.dropLast()), String(token.dropFirst()), token + "0", "0" + token, token.uppercased(),
                secret, key.folder, key.folder + secret, token + "%00", "%20" + token, "\"\(token)\"",
                "x&token=\(token)", String(token.reversed()),
            ]
            for token in tokens {
                let answer = try await running.stranger.send("GET", "/?token=\(token)")
                #expect(answer.status == 403 && answer.headers["set-cookie"] == nil, "\(token)")
            }
            let cookies = [
                token, String(secret.dropLast()), secret + "0", secret.uppercased(), "\"\(secret)\"", secret + "\0",
                "=" + secret, key.folder, running.http.port.description,
            ]
            for cookie in cookies {
                let headers = [("Cookie", "tessera-access=\(cookie)"), ("X-Tessera-Token", secret)]
                let answer = try await running.stranger.send("GET", key.path + "gallery", headers: headers)
                #expect([400, 403].contains(answer.status), "\(cookie)")
            }
        }
    }

    @Test("A browser without the key shows what to do as text")
    func text() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            let answer = try await running.stranger.send("GET", "/", headers: [("Accept", "text/html,*/*;q=0.8")])
            #expect(answer.status == 403)
            #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(answer.body == Self.words + "\n")
        }
    }

    @Test(
        "S-PAGE-15: The printed address sets a strict cookie for the page's folder only, and no response contains the key"
    )
    func cookie() async throws {
        let key = AccessKey()
        try await TestServer.with(ScriptedSource(), options: .init(key: key)) { running in
            #expect(running.location.url == "http://127.0.0.1:\(running.location.port)/?token=\(key.token)")
            let opening = try await running.stranger.send("GET", "/?token=\(key.token)")
            #expect(opening.status == 200)
            #expect(
                opening.headers["set-cookie"]
                    == "tessera-access=\(key.secret); HttpOnly; SameSite=Strict; Path=/\(key.folder)/")
            #expect(opening.headers["referrer-policy"] == "no-referrer")
            #expect(opening.body.contains("content=\"0; url=/\(key.folder)/\""))
            for path in ["/", "/page/main.js", "/page/fonts.css", "/gallery", "/nowhere"] {
                let answer = try await running.http.send("GET", path)
                #expect(answer.status == (path == "/nowhere" ? 404 : 200), "\(path)")
                #expect(!"\(answer.headers)\(answer.body)".contains(key.secret), "\(path)")
            }
            // The cookie opens nothing outside of its folder.
            let cookie = [("Cookie", "tessera-access=\(key.secret)")]
            for path in ["/", "/gallery", "/other/", "/page/main.js"] {
                let status = try await running.stranger.send("GET", path, headers: cookie).status
                #expect([403, 404].contains(status), "\(path)")
            }
        }
    }

    @Test("A link on another site's page opens the page with the key, and only with it")
    func foreignLink() async throws {
        let key = AccessKey()
        try await TestServer.with(ScriptedSource(), options: .init(key: key)) { running in
            let headers = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]
            let cases = [
                ("/?token=\(key.token)", [], 200), ("/?token=\(AccessKey().token)", [], 403),
                ("/\(key.folder)/", [("Cookie", "tessera-access=\(key.secret)")], 403),
                ("/?token=\(key.token)", [("Host", "evil.example")], 403),
            ]
            for (path, more, expected) in cases {
                let status = try await running.stranger.send("GET", path, headers: headers + more).status
                #expect(status == expected, "\(path) \(more)")
            }
        }
    }

    @Test(
        "S-PAGE-15, S-PAGE-16: The address for a program's arguments works once, for a process of the user, and does not contain the key"
    )
    func ticket() async throws {
        let key = AccessKey()
        try await TestServer.with(ScriptedSource(), options: .init(key: key)) { running in
            let url = running.location.urlWithTicket
            #expect(!url.contains(key.secret) && !url.contains(key.folder))
            let http = try await RawHTTP.opened(url)
            #expect(try await http.send("GET", "/").status == 200)
            let path = String(url.drop { $0 != "?" })
            #expect(try await running.stranger.send("GET", "/" + path).status == 403)
        }
    }

    @Test("S-PAGE-16: A ticket is not used up by a client of another user, and a new one replaces it")
    func otherClients() {
        let tickets = OpeningTicket()
        let first = tickets.issue()
        #expect(!tickets.use(first) { false })
        let second = tickets.issue()
        #expect(!tickets.use(first) { true })
        #expect(tickets.use(second) { true })
        #expect(!tickets.use(second) { true })
    }

    @Test("The user of a client is the one whose open sockets have its ports")
    func users() {
        let client = LoopbackClient(port: 0xC350, serverPort: 0x21C2)
        func row(_ local: String, _ remote: String, user: Int, inode: Int) -> String {
            """
               1: \(local) \(remote) 01 00000000:00000000 00:00000000 00000000 \(user)        0 \(inode) 1 0 20
            """
        }
        let list = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
            \(row("0100007F:21C2", "0100007F:C350", user: 1, inode: 11))
            \(row("0100007F:C350", "0100007F:21C2", user: 1_234, inode: 12))
            \(row("0100007F:C350", "0100007F:21C2", user: 0, inode: 0))
            \(row("0100007F:C350", "0100007F:1F90", user: 2, inode: 13))

            """
        #expect(client.users(in: list) == [1_234])
        #expect(client.users(in: "") == [])
    }

    @Test("S-PAGE-14: A stored key is the same after a restart, and only the user can read it")
    func stored() throws {
        let folder = try Folder()
        let key = try AccessKey.stored(in: folder.path)
        #expect(try AccessKey.stored(in: folder.path) == key)
        var status = stat()
        #expect(lstat(folder.file, &status) == 0)
        #expect(status.st_mode == S_IFREG | 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [AccessKey.fileName])
    }

    @Test("S-PAGE-14: A stored key that others could know, or that is malformed, is replaced")
    func replaced() throws {
        let folder = try Folder()
        let known = AccessKey()
        func expectNewKey(_ prepare: () throws -> Void) throws {
            unlink(folder.file)
            try prepare()
            let key = try AccessKey.stored(in: folder.path)
            #expect(key != known)
            #expect(try AccessKey.stored(in: folder.path) == key)
        }
        func write(_ text: String, mode: mode_t, to path: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            #expect(chmod(path, mode) == 0)
        }
        try expectNewKey { try write(known.token, mode: 0o640, to: folder.file) }
        try expectNewKey { try write(known.token + "0", mode: 0o600, to: folder.file) }
        try expectNewKey { try write("", mode: 0o600, to: folder.file) }
        try expectNewKey { try write(String(repeating: "é", count: 26), mode: 0o600, to: folder.file) }
        try expectNewKey { #expect(mkfifo(folder.file, 0o600) == 0) }
        let elsewhere = folder.path + "/elsewhere"
        try expectNewKey {
            try write(known.token, mode: 0o600, to: elsewhere)
            #expect(symlink(elsewhere, folder.file) == 0)
        }
        #expect(try String(contentsOfFile: elsewhere, encoding: .utf8) == known.token)
    }

    @Test("Programs that start at the same time have the same key")
    func together() throws {
        let folder = try Folder()
        let keys = Mutex<Set<AccessKey>>([])
        DispatchQueue.concurrentPerform(iterations: 32) { _ in
            guard let key = try? AccessKey.stored(in: folder.path) else { return }
            keys.withLock { _ = $0.insert(key) }
        }
        #expect(keys.withLock { $0.count } == 1)
    }

    @Test("A key that cannot be stored is reported with its path and reason")
    func notStored() throws {
        let folder = try Folder()
        let missing = folder.path + "/missing"
        let problem = #expect(throws: AccessKey.StorageProblem.self) { try AccessKey.stored(in: missing) }
        #expect(problem?.description.contains(missing) == true)
        #expect(problem?.description.contains("no such file or directory") == true)
    }

    /// A folder that is deleted after the test.
    private final class Folder: Sendable {
        let path = NSTemporaryDirectory() + "tessera-key-\(UUID().uuidString)"

        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var file: String { path + "/" + AccessKey.fileName }
    }
}
