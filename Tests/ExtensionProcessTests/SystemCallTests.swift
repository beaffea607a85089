import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import Subprocesses
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("System calls of a confined extension", .serialized)
struct SystemCallTests {
    private static let isFiltered: Bool = {
        guard let problem = Sandbox.system.unavailability ?? Sandbox.system.filterProblem else { return true }
        print("SKIPPED: the filter of system calls is not tested, because \(problem)")
        return false
    }()

    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Bombs") }
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func session() throws -> ExtensionProcess {
        let options = LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .denied))
        return ExtensionProcess(try Self.built.get(), options: options)
    }

    private func text(_ kind: String) throws -> String? {
        let session = try session()
        defer { session.shutDown() }
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: .small))
        let tree = try session.render(RenderRequest(token: reply.token, environments: [.small])).first
        return tree.flatMap { Self.text($0.root) }
    }

    private static func text(_ node: RenderNode) -> String? {
        if case .text(let text) = node.content { return text.string }
        return node.children.lazy.compactMap(text).first
    }

    /// Command lines of programs that a fixture started.
    private static func sleepers() -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { name in
            let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).contains("sleep\u{0}3607")
        }
    }

    @Test(
        "S-RUN-4: Starting a program fails in a widget with the reason",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func processes() throws {
        #expect(try text("Processes") == "0 programs, then: Operation not permitted")
        #expect(Self.sleepers().isEmpty)
    }

    @Test(
        "S-LIFE-3: A fork bomb is terminated at the time limit with a reason, and leaves nothing behind",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func endless() throws {
        let session = try session()
        let error = #expect(throws: ExtensionError.self) {
            try session.entries(
                EntriesRequest(kind: "Endless", purpose: .timeline, environment: .small, timeLimit: 2))
        }
        #expect(error?.description.contains("within 2 s") == true, "\(String(describing: error))")
        #expect(Self.sleepers().isEmpty)
        let snapshot = EntriesRequest(kind: "Endless", purpose: .snapshot, environment: .small)
        #expect(try session.entries(snapshot).entries.count == 1)
    }

    @Test(
        "Threads work, and the memory limit bounds their number",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func threads() throws {
        let words = try #require(try text("Threads")).split(separator: " ")
        let count = try #require(words.first.flatMap { Int($0) })
        #expect(count > 16)
        #expect(count < 50_000)
        #expect(words.contains("then:"))
    }

    @Test(
        "Without free descriptors, fonts are reported as impossible to open, and not as missing",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func descriptors() throws {
        let session = try session()
        defer { session.shutDown() }
        let reply = try session.entries(EntriesRequest(kind: "Files", purpose: .timeline, environment: .small))
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        let messages = tree.diagnostics.map(\.message)
        #expect(
            messages.contains("The font file “SourceSerif4.ttf” cannot be opened: Too many open files."), "\(messages)")
    }

    /// What the calls say, by name, when they are made with arguments that mean nothing.
    private func answers(_ confinement: SandboxMode) throws -> [String: String] {
        #if arch(x86_64)
            let numbers = [
                "ptrace": 101, "mount": 165, "kexec_load": 246, "keyctl": 250, "perf_event_open": 298, "bpf": 321,
                "userfaultfd": 323, "io_uring_setup": 425, "unshare": 272, "setns": 308, "process_vm_readv": 310,
                "getppid": 110,
            ]
        #else
            let numbers = [
                "ptrace": 117, "mount": 40, "kexec_load": 104, "keyctl": 219, "perf_event_open": 241, "bpf": 280,
                "userfaultfd": 282, "io_uring_setup": 425, "unshare": 97, "setns": 268, "process_vm_readv": 270,
                "getppid": 173,
            ]
        #endif
        let calls = numbers.sorted { $0.key < $1.key }.map { name, number in
            "$! = 0; syscall(\(number), 9999, 0, 0, 0, 0); "
                + "print qq(\(name) ), $!{EPERM} ? qq(refused) : qq(other), qq(\\n);"
        }
        try folder.write(calls.joined(separator: "\n"), to: "bundle/calls.pl")
        let built = BuiltExtension(
            name: "Script", executable: try folder.script("perl -MErrno calls.pl\nexit 5"),
            resourceFolder: folder.path + "/bundle", containerFolder: folder.path + "/containers")
        let log = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        let options = LaunchOptions(timeLimit: .ample, confinement: confinement, children: .allowed)
        let session = ExtensionProcess(built, options: options, log: log)
        #expect(throws: ExtensionError.self) { try session.describe() }
        let lines = log.lines.map { $0.text.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
        return Dictionary(lines.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }

    @Test(
        "S-RUN-6: Calls that access other processes or the kernel are rejected; others are not",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func rejected() throws {
        var answers = try answers(.sandbox(network: .denied))
        #expect(answers.removeValue(forKey: "getppid") == "other")
        #expect(answers.count == 11)
        #expect(answers.filter { $0.value != "refused" } == [:])
        // Some of them would be refused to an ordinary user in any case; it is the filter that refuses these.
        let outside = try self.answers(.none)
        for name in ["ptrace", "keyctl", "unshare"] { #expect(outside[name] == "other", "\(name)") }
    }

    @Test(
        "S-LIMIT-37: Reserving space of the disk is not supported, and writing is",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func reservation() throws {
        #if arch(x86_64)
            let (reserve, request) = (285, 16)
        #else
            let (reserve, request) = (47, 29)
        #endif
        let lines = try output(
            """
            open(my $file, '>', "$ENV{HOME}/data");
            $! = 0; syscall(\(reserve), fileno($file), 0, 0, 4096);
            print $!{EOPNOTSUPP} ? "refused" : "other", "\\n";
            for my $number (0x40305828, 0x4030582a, 0x40305839, 0x5401) {
                $! = 0; syscall(\(request), fileno($file), $number, 0);
                print $!{EOPNOTSUPP} ? "refused" : "other", "\\n";
            }
            print syswrite($file, "data"), "\\n";
            """)
        #expect(lines == ["refused", "refused", "refused", "refused", "other", "4"])
    }

    @Test(
        "S-LIMIT-34: A process cannot hide its descriptors, and it cannot watch its stored data being counted",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func hiding() throws {
        #if arch(x86_64)
            let numbers = (prctl: 157, clone: 56, watch: 294, addWatch: 254)
        #else
            let numbers = (prctl: 167, clone: 220, watch: 26, addWatch: 27)
        #endif
        // Setting the process's name and closing no descriptor are allowed.
        let lines = try output(
            """
            sub answer { print $!{EPERM} ? "refused" : "other", "\\n"; $! = 0; }
            $! = 0;
            syscall(\(numbers.prctl), 4, 0, 0, 0, 0); answer();
            syscall(436, 900, 901, 2); answer();
            syscall(\(numbers.clone), 0x10900, 0, 0, 0, 0); answer();
            syscall(\(numbers.watch), 0); answer();
            syscall(\(numbers.addWatch), 99, 0, 1); answer();
            my $name = "renamed"; syscall(\(numbers.prctl), 15, $name, 0, 0, 0); answer();
            syscall(436, 900, 901, 0); answer();
            """)
        #expect(lines == ["refused", "refused", "refused", "refused", "refused", "other", "other"])
    }

    @Test(
        "S-RUN-24: Messages that can carry descriptors are refused, and plain bytes are sent",
        .enabled(if: isFiltered, "this machine filters no system calls"))
    func sending() throws {
        #if arch(x86_64)
            let numbers = (sendmsg: 46, sendmmsg: 307)
        #else
            let numbers = (sendmsg: 211, sendmmsg: 269)
        #endif
        let lines = try output(
            """
            use Socket;
            socketpair(my $near, my $far, AF_UNIX, SOCK_STREAM, 0);
            for my $number (\(numbers.sendmsg), \(numbers.sendmmsg)) {
                $! = 0; syscall($number, fileno($near), 0, 0, 0);
                print $!{EPERM} ? "refused" : "other", "\\n";
            }
            send($near, "data", 0);
            recv($far, my $text, 9, 0);
            print "$text\\n";
            """)
        #expect(lines == ["refused", "refused", "data"])
    }

    /// The lines that a Perl script prints in a sandbox as a widget.
    private func output(_ script: String) throws -> [String] {
        try folder.write(script, to: "bundle/calls.pl")
        let built = BuiltExtension(
            name: "Script", executable: try folder.script("export LC_ALL=C; exec perl -MErrno calls.pl"),
            resourceFolder: folder.path + "/bundle", containerFolder: folder.path + "/containers")
        let log = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        let session = ExtensionProcess(
            built, options: LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .denied)), log: log)
        #expect(throws: ExtensionError.self) { try session.describe() }
        return log.lines.map(\.text)
    }

    @Test(
        "A script that may not start programs reports this",
        .enabled(if: isFiltered, "this machine filters no system calls")
    )
    func shell() throws {
        let built = BuiltExtension(
            name: "Script", executable: try folder.script("echo begun; /bin/ls /usr; exit 5"),
            resourceFolder: folder.path, containerFolder: folder.path + "/containers")
        let log = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        let session = ExtensionProcess(
            built, options: LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .denied)), log: log)
        #expect(throws: ExtensionError.self) { try session.describe() }
        let lines = log.lines.map(\.text)
        #expect(lines.first == "begun")
        #expect(lines.contains { $0.contains("Operation not permitted") || $0.contains("Cannot fork") }, "\(lines)")
        #expect(!lines.contains("bin"))
    }
}
