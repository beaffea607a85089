import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import TestSupport
import Testing

@testable import ExtensionProcess
@testable import Subprocesses

@Suite("Permissions of an extension's process")
struct SandboxTests {
    private let folder: TemporaryFolder
    private static let isAvailable: Bool = {
        guard let problem = Sandbox.system.unavailability else { return true }
        print("SKIPPED: the sandbox is not tested, because \(problem)")
        return false
    }()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("own", to: "bundle/own.txt")
        try folder.write("secret", to: "elsewhere/secret.txt")
    }

    private func built(_ script: String) throws -> BuiltExtension {
        let path = try folder.script(script)
        let name = (path as NSString).lastPathComponent
        try FileManager.default.createDirectory(atPath: folder.path + "/code", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/code/" + name)
        return BuiltExtension(
            name: "Script", executable: folder.path + "/code/" + name, resourceFolder: folder.path + "/bundle",
            containerFolder: folder.path + "/containers")
    }

    /// What a script prints before it leaves.
    private func printed(
        _ script: String, network: SandboxMode.Network = .allowed, children: ChildProcesses = .allowed
    ) throws -> [String] {
        let options = LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: network), children: children)
        let log = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        let session = ExtensionProcess(try built(script + "\nexit 5"), options: options, log: log)
        let error = #expect(throws: ExtensionError.self) { try session.describe() }
        guard case .crashed(let crash) = error else {
            Issue.record("the script did not end by itself: \(String(describing: error))")
            return []
        }
        #expect(crash.cause == .exit(code: 5))
        #expect(session.confinement == .confined(network: network))
        return log.lines.map(\.text)
    }

    @Test(
        "Foundation's home folder is its container, even if the user database has another one for the sandbox's user",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func home() throws {
        #expect(
            try printed(#"[ "$CFFIXED_USER_HOME" = "$HOME" ] && echo written > "$HOME/file" && cat "$HOME/file""#)
                == ["written"])
    }

    @Test(
        "S-RUN-2: It can access the system and its bundle, but no home folder and no other process",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func sees() throws {
        let lines = try printed(
            """
            cat own.txt; echo; ls /usr/bin | grep -c '^env$'
            cat \(folder.path)/elsewhere/secret.txt 2>/dev/null || echo hidden
            ls -A /root /home 2>/dev/null | grep -v : | wc -w
            ls /proc | grep -c '^[0-9]'
            echo $$; id -u; ls /proc/self/fd | head -c 7 | tr '\\n' ' '
            """)
        #expect(lines.prefix(3) == ["own", "1", "hidden"])
        #expect(lines[3] == "0")
        // The sandbox's first process, the script and the programs of the line.
        #expect(Int(lines[4]).map { $0 <= 5 } == true)
        #expect(lines[5] == "2")
        #expect(lines[6] == "65534")
        #expect(lines.last?.hasPrefix("0 1 2 3") == true)
    }

    @Test(
        "S-RUN-3: It can write only to its containers, persistently",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func writes() throws {
        let groups = folder.path + "/containers/groups/group.test"
        let first = try printed(
            """
            for place in own.txt $0 /usr/x /etc/x \(folder.path)/elsewhere/secret.txt \(folder.path)/code/x; do
                { echo changed > $place; } 2>/dev/null && echo "wrote $place"
            done
            mkdir -p \(groups) && echo kept > \(groups)/value && echo home > $HOME/value && echo done
            echo away > /tmp/value
            """)
        #expect(first.filter { $0.hasPrefix("wrote") } == [])
        #expect(first.last == "done")
        #expect(try String(contentsOfFile: folder.path + "/bundle/own.txt", encoding: .utf8) == "own")
        #expect(try String(contentsOfFile: folder.path + "/elsewhere/secret.txt", encoding: .utf8) == "secret")
        let second = try printed("cat \(groups)/value $HOME/value; ls -A /tmp")
        #expect(second.prefix(2) == ["kept", "home"])
        #expect(!second.contains("value"))
    }

    @Test(
        "S-NET-1: Ports of this machine are closed to it, whether or not it may use the network",
        .enabled(if: isAvailable, "this machine allows no sandbox"), arguments: SandboxMode.Network.allCases)
    func loopback(network: SandboxMode.Network) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                #expect(bind(listener, raw, length) == 0 && listen(listener, 8) == 0)
                #expect(getsockname(listener, raw, &length) == 0)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        let script = "{ exec 5<>/dev/tcp/127.0.0.1/\(port); } 2>/dev/null && echo reached || echo cut off"
        #expect(try printed(script, network: network) == ["cut off"])
    }

    @Test(
        "S-NET-2: Abstract sockets of this machine are closed to it",
        .enabled(if: isAvailable, "this machine allows no sandbox"), arguments: SandboxMode.Network.allCases)
    func abstractSockets(network: SandboxMode.Network) throws {
        let name = "tessera-test-\(UUID().uuidString)"
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.dropFirst().copyBytes(from: Array(name.utf8)) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(listener, raw, length) == 0 && listen(listener, 8) == 0
            }
        }
        try #require(isBound)
        let connect = "connect(S, pack(q(S a*), 1, qq(\\0\(name))))"
        let script = "LANG=C perl -e 'socket(S, 1, 1, 0); print \(connect) ? qq(reached) : qq(cut off), qq(\\n)'"
        #expect(try printed(script, network: network) == ["cut off"])
    }

    @Test(
        "S-NET-3: The network is a socket of the host, unless it is denied",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func network() throws {
        let script = "test -S /run/tessera-network && echo \"$ALL_PROXY\" || echo none"
        #expect(try printed(script) == ["socks5h://localhost/run/tessera-network"])
        #expect(try printed(script, network: .denied) == ["none"])
    }

    @Test(
        "S-BYTES-8: A widget with text and symbols draws the same inside and outside",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func draws() throws {
        let folder = (#filePath as NSString).deletingLastPathComponent + "/../Fixtures/TutorialShape"
        let built = try BuiltFixture.build(folder)
        func trees(_ confinement: SandboxMode) throws -> [RenderTree] {
            let options = LaunchOptions(timeLimit: .ample, confinement: confinement, date: 800_000_000)
            let session = ExtensionProcess(built, options: options)
            let kind = try #require(try session.describe().widgets.first?.kind)
            let reply = try session.entries(EntriesRequest(kind: kind, purpose: .placeholder, environment: .small))
            return try session.render(RenderRequest(token: reply.token, environments: [.small]))
        }
        let outside = try trees(.none)
        #expect(outside.first?.diagnostics.contains { $0.code == .missingFont } == false)
        #expect(try trees(.sandbox(network: .denied)) == outside)
    }

    @Test(
        "S-LIMIT-1: Traps and exceeded limits are reported as outside the sandbox, and memory is measured",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func faults() throws {
        let options = LaunchOptions(timeLimit: .ample, memoryLimit: 256 << 20, confinement: .sandbox(network: .denied))
        let session = ExtensionProcess(try BuiltFixture.misbehaving.get(), options: options)
        func failure(_ purpose: EntriesRequest.Purpose) -> ExtensionError? {
            do {
                _ = try session.entries(EntriesRequest(kind: "Traps", purpose: purpose, environment: .small))
            } catch {
                return error
            }
            return nil
        }
        #expect(failure(.placeholder) == nil)
        #expect(session.memory.map { $0.current > 1 << 20 && $0.current < 256 << 20 } == true)
        guard case .crashed(let crash) = failure(.snapshot) else {
            Issue.record("no crash")
            return
        }
        #expect([.signal(SIGTRAP), .signal(SIGILL)].contains(crash.cause))
        #expect(crash.lastLines.contains { $0.contains("about to go wrong") })
        guard case .brokeLimit(.memory, amount: 256 << 20, _) = failure(.timeline) else {
            Issue.record("no broken limit")
            return
        }
    }

    @Test(
        "S-LIMIT-6, S-LIMIT-16: The hard limits are those of the options, so that a widget cannot raise them",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func hardLimits() throws {
        let options = LaunchOptions()
        let lines = try printed("for name in n s f d; do ulimit -H -$name; done")
        // Descriptors, then the stack, files and memory in kilobytes. The limits of this machine may be lower.
        let limits = [
            options.descriptorLimit, options.stackLimit >> 10, options.fileLimit >> 10, options.memoryLimit >> 10,
        ]
        #expect(lines.count == limits.count)
        for (line, limit) in zip(lines, limits) { #expect(Int(line).map { $0 > 0 && $0 <= limit } == true, "\(lines)") }
    }

    @Test(
        "S-ROOT-1, S-ROOT-2: A widget of root's host is another user without capabilities, who owns its containers",
        .enabled(if: isAvailable && geteuid() == 0, "only root gives widgets another user"))
    func otherUser() throws {
        let lines = try printed("grep CapEff /proc/self/status | tr -d '\\t'; echo kept > $HOME/value; id -u")
        #expect(lines == ["CapEff:0000000000000000", "65534"])
        let containers = folder.path + "/containers"
        for path in ["", "/home", "/home/value"].map({ containers + $0 }) {
            let owner = try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? NSNumber
            #expect(owner?.uint32Value == 65_533, "\(path)")
        }
        for path in ["/bundle/own.txt", "/elsewhere/secret.txt", "/code"].map({ folder.path + $0 }) {
            let owner = try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? NSNumber
            #expect(owner?.uint32Value == 0, "\(path)")
        }
    }

    @Test(
        "S-RUN-18: On a machine without sandboxes a widget that should be confined does not run, and the reason is reported"
    )
    func neverFallsBack() throws {
        let refusing = Sandbox(
            program: try folder.script("echo 'bwrap: out of order' >&2; exit 1"))
        #expect(refusing.unavailability?.contains("out of order") == true)
        #expect(Sandbox(program: nil).cause == .notInstalled)
        #expect(Sandbox(program: nil, variable: "/nowhere").cause == .noProgram(variable: "/nowhere"))
        let options = LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .allowed))
        let built = try built("echo ran >> $HOME/traces; exit 5")
        for sandbox in [refusing, Sandbox(program: nil)] {
            let session = ExtensionProcess(built, options: options, sandbox: sandbox)
            let error = #expect(throws: ExtensionError.self) { try session.describe() }
            guard case .couldNotStart(let reason) = error else {
                Issue.record("unexpected error: \(String(describing: error))")
                continue
            }
            #expect(reason.hasPrefix("it cannot be confined, because "))
            #expect(session.confinement == nil)
        }
        #expect(!FileManager.default.fileExists(atPath: built.containerFolder + "/home/traces"))
    }

    @Test("S-RUN-21: What a record of the sandbox depends on is compared, and only an equal record counts")
    func record() throws {
        let program = try folder.script("exit 0")
        let cache = folder.path + "/cache"
        func record(isEnclosed: Bool = true) -> SandboxRecord {
            SandboxRecord(of: program, in: cache, isEnclosed: isEnclosed)
        }
        let first = record()
        #expect(!first.isPresent)
        first.write()
        #expect(first.isPresent && record().isPresent && !record(isEnclosed: false).isPresent)
        // A new version of the program.
        try FileManager.default.removeItem(atPath: program)
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: program)
        #expect(!record().isPresent)
        SandboxRecord.remove(in: cache)
        #expect(!first.isPresent)
    }

    @Test(
        "A program that the sandbox cannot start is reported",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func missing() throws {
        var built = try built("exit 0")
        built.executable += "-gone"
        let options = LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .allowed))
        let error = #expect(throws: ExtensionError.self) {
            try ExtensionProcess(built, options: options).describe()
        }
        guard case .couldNotStart(let words) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
        #expect(words.contains(built.executable))
    }

    @Test(
        "S-LIFE-2: A terminated sandbox leaves nothing behind",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func ends() throws {
        let mark = "6\(Int.random(in: 100_000...999_999))"
        let options = LaunchOptions(timeLimit: 1, confinement: .sandbox(network: .allowed), children: .allowed)
        let session = ExtensionProcess(try built("sleep \(mark) & exec sleep \(mark)"), options: options)
        #expect(throws: ExtensionError.hung(seconds: 1)) { try session.describe() }
        func isRunning() -> Bool {
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return processes.contains { name in
                let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
                return String(decoding: line, as: UTF8.self).contains(mark)
            }
        }
        try eventuallyOnThisThread("every process of the sandbox ends") { !isRunning() }
    }
}
