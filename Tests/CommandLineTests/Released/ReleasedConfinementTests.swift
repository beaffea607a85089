import Foundation
import Glibc
import Subprocesses
import TestSupport
import Testing

/// What a widget of the released program tries in order to leave its sandbox, as root and as another user.
@Suite(
    "Attempts to leave the released sandbox", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"),
    .enabled(if: Sandbox.system.unavailability == nil, "this machine allows no sandbox"))
struct ReleasedConfinementTests {
    private static let secret = "secret-4711"
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for folder in ["elsewhere", "home/.ssh", "home/.config", "cache", "state"] {
            try scratch.write(Self.secret, to: folder + "/secret.txt")
        }
        chmod(scratch.path + "/cache", 0o700)
    }

    /// The state of a folder that no widget may change: names, modes, owners and contents.
    private func state(of folder: String) throws -> [String] {
        try (["."] + FileManager.default.subpathsOfDirectory(atPath: folder)).sorted().map { name in
            var status = stat()
            lstat(folder + "/" + name, &status)
            let content = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
            return "\(name) \(status.st_mode) \(status.st_uid) \(String(decoding: content, as: UTF8.self))"
        }
    }

    /// Runs a widget whose kind contains what a list of attempts found, and returns the kind's line.
    private func line(_ declarations: String, _ expression: String, as user: ReleasedUser) throws -> String {
        let source = Released.widget(Self.helpers + declarations, view: "Text(\"quiet\")")
            .replacing("kind: \"Probe\"", with: "kind: found")
        try scratch.write(source + "let found = \"found \\(\(expression))\"\n", to: "Probe/Probe.swift")
        user.own(scratch.path)
        let (path, arguments) = user.command(
            try #require(Released.program),
            ["timeline", scratch.path + "/Probe", "--from", "2026-12-24", "--for", "1m", "--time-limit", "400"])
        var environment = ReleasedUser.environment(in: scratch.path)
        environment["TESSERA_PLANTED"] = Self.secret
        let process = try TestProcess(
            path, arguments, environment: environment, in: scratch.path, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        process.wait()
        return try #require(output.split(separator: "\n").first { $0.hasPrefix("found ") }, "\(output)\(errors)")
            .prefix { $0 != ":" }.description
    }

    private static let helpers = """
        import Foundation
        import Glibc

        func function<Function>(_ name: String, _ type: Function.Type) -> Function {
            unsafeBitCast(dlsym(nil, name), to: type)
        }
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
        func call(_ name: String, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Int {
            guard dlsym(nil, name) != nil else { return -1 }
            return (function(name, Call.self)(a, b, c, d, e, 0) << 32) >> 32
        }
        func text(_ path: String) -> Int { Int(bitPattern: strdup(path)) }
        func names(_ attempts: [(String, () -> Bool)]) -> String {
            let found = attempts.filter { $0.1() }.map { $0.0 }
            return found.isEmpty ? "nothing" : found.joined(separator: " ")
        }

        """

    @Test("S-RUN-2: No file outside of the widget's own can be read or listed", arguments: ReleasedUser.all)
    func reading(user: ReleasedUser) throws {
        let folder = scratch.path
        let declarations = """
            let root = "\(folder)"
            let deep = String(repeating: "../", count: 40)
            let files = [
                root + "/elsewhere/secret.txt", root + "/home/.ssh/secret.txt", root + "/home/.config/secret.txt",
                root + "/cache/secret.txt", root + "/state/secret.txt",
                deep + root.dropFirst() + "/elsewhere/secret.txt",
                "/proc/self/root" + root + "/elsewhere/secret.txt", "/proc/1/root" + root + "/elsewhere/secret.txt",
                "/proc/1/cwd/elsewhere/secret.txt", "/etc/shadow", "/etc/passwd", "/etc/gshadow", "/etc/hostname",
                "/etc/machine-id", "/var/lib/dpkg/status", "/var/log/dpkg.log", "/run/docker.sock", "/dev/mem",
                "/dev/kmsg", "/dev/sda", "/proc/kcore", "/proc/kmsg", "/proc/1/mem", "/sys/kernel/notes",
            ]
            let folders = [
                root + "/elsewhere", root + "/home", root + "/state", "/root", "/home", "/var", "/srv", "/media",
                "/mnt", "/boot", "/sys/kernel", "/run/user",
            ]
            func reads(_ path: String) -> Bool {
                let file = open(path, O_RDONLY | O_NONBLOCK)
                defer { close(file) }
                var byte: UInt8 = 0
                return file >= 0 && read(file, &byte, 1) == 1
            }
            func lists(_ path: String) -> Bool {
                !((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).isEmpty
            }
            /// Through a link in the widget's own folder.
            func readsThroughLink() -> Bool {
                let link = NSHomeDirectory() + "/link-\\(getpid())"
                symlink(root + "/elsewhere/secret.txt", link)
                defer { unlink(link) }
                return reads(link)
            }
            /// Secrets in the variables of other processes.
            func seesVariables() -> Bool {
                (1...40).contains { process in
                    let data = FileManager.default.contents(atPath: "/proc/\\(process)/environ") ?? Data()
                    return String(decoding: data, as: UTF8.self).contains("\(Self.secret)")
                }
            }
            func attempts() -> String {
                let reading: [(String, () -> Bool)] = files.map { path in (path, { reads(path) }) }
                let listing: [(String, () -> Bool)] = folders.map { path in (path, { lists(path) }) }
                return names(reading + listing + [("link", readsThroughLink), ("variables", seesVariables)])
            }

            """
        #expect(try line(declarations, "attempts()", as: user) == "found nothing, systemSmall")
    }

    @Test(
        "S-RUN-3: Nothing outside of the widget's containers can be created, changed or removed",
        arguments: ReleasedUser.all)
    func writing(user: ReleasedUser) throws {
        let elsewhere = scratch.path + "/elsewhere"
        let declarations = """
            let elsewhere = "\(elsewhere)"
            let own = Bundle.main.bundlePath
            let program = (CommandLine.arguments.first ?? "") as NSString
            let folders = [
                elsewhere, "\(scratch.path)/state", own,
                program.deletingLastPathComponent, "/", "/usr", "/usr/lib", "/etc", "/bin", "/opt", "/var", "/var/tmp",
                "/home", "/root", "/run", "/srv", "/dev", "/sys",
            ]
            let files = [
                elsewhere + "/secret.txt", "/proc/self/exe", "/etc/hosts", "/usr/bin/env",
                "/proc/sys/kernel/core_pattern", "/proc/sys/kernel/printk_ratelimit", "/proc/sys/vm/drop_caches",
                "/proc/sysrq-trigger",
                "/proc/self/oom_score_adj", "/proc/1/oom_score_adj", own + "/Info.plist",
            ]
            let secret = text(elsewhere + "/secret.txt")
            let home = text(NSHomeDirectory() + "/taken")
            func creates(_ folder: String) -> Bool { open(folder + "/new-file", O_CREAT | O_WRONLY, 0o600) >= 0 }
            func attempts() -> String {
                let creating: [(String, () -> Bool)] = folders.map { path in (path, { creates(path) }) }
                let opening: [(String, () -> Bool)] = files.map { path in (path, { open(path, O_WRONLY) >= 0 }) }
                let calls: [(String, () -> Bool)] = [
                    ("link", { call("link", secret, home) == 0 }),
                    ("rename", { call("rename", secret, home) == 0 }),
                    ("unlink", { call("unlink", secret) == 0 }),
                    ("chmod", { call("chmod", secret, 0o666) == 0 }),
                    ("chown", { call("chown", secret, 0, 0) == 0 }),
                    ("truncate", { call("truncate", secret, 0) == 0 }),
                    ("mkdir", { call("mkdir", text(elsewhere + "/folder"), 0o700) == 0 }),
                    ("mknod", { call("mknod", home, 0o020666, 0x101) == 0 }),
                ]
                return names(creating + opening + calls)
            }

            """
        user.own(scratch.path)
        let before = try state(of: elsewhere)
        #expect(try line(declarations, "attempts()", as: user) == "found nothing, systemSmall")
        #expect(try state(of: elsewhere) == before)
        // The sandbox has folders of its own above those that it shares, in memory.
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/cache/new-file"))
    }

    @Test(
        "S-RUN-4: No process can be started or traced, nothing mounted, no raw socket opened and no right taken",
        arguments: ReleasedUser.all)
    func calls(user: ReleasedUser) throws {
        let declarations = """
            func spawns() -> Bool {
                var process = pid_t()
                let program = strdup("/bin/true")
                var arguments: [UnsafeMutablePointer<CChar>?] = [program, nil]
                return posix_spawn(&process, "/bin/true", nil, nil, &arguments, nil) == 0
            }
            func opens(_ family: Int32, _ type: Int32, _ proto: Int32 = 0) -> Bool { socket(family, type, proto) >= 0 }
            let tmpfs = text("tmpfs")
            func attempts() -> String {
                names([
                    ("fork", { call("fork") > 0 }), ("spawn", spawns), ("ptrace", { call("ptrace", 0) == 0 }),
                    ("attach", { call("ptrace", 16, 1) == 0 }),
                    ("memory", { call("process_vm_readv", 1, 0, 0, 0) == 0 }),
                    ("mount", { call("mount", tmpfs, text("/tmp"), tmpfs, 0, 0) == 0 }),
                    ("bind", { call("mount", text("/tmp"), text("/usr"), tmpfs, 4096, 0) == 0 }),
                    ("remount", { call("mount", 0, text("/proc"), 0, 32 | 4096, 0) == 0 }),
                    ("unmount", { call("umount2", text("/proc"), 2) == 0 }),
                    ("user namespace", { call("unshare", 0x1000_0000) == 0 }),
                    ("mount namespace", { call("unshare", 0x2_0000) == 0 }),
                    ("chroot", { call("chroot", text("/tmp")) == 0 }),
                    ("packet", { opens(17, 3) }), ("raw ICMP", { opens(2, 3, 1) }), ("raw TCP", { opens(2, 3, 6) }),
                    ("vsock", { opens(40, 1) }), ("cipher", { opens(38, 5) }), ("setuid", { call("setuid", 0) == 0 }),
                    ("hostname", { call("sethostname", tmpfs, 5) == 0 }),
                    ("shared memory", { call("shmget", 0, 4096, 0o1600) >= 0 }),
                ])
            }

            """
        #expect(try line(declarations, "attempts()", as: user) == "found nothing, systemSmall")
    }

    @Test(
        "S-RUN-5, S-LIMIT-2, S-LIMIT-3, S-LIMIT-7, S-LIMIT-16: No limit can be raised and no memory or thread created that escapes one",
        arguments: ReleasedUser.all)
    func limits(user: ReleasedUser) throws {
        let declarations = """
            func raises(_ resource: Int) -> Bool {
                var limit = rlimit(rlim_cur: .max, rlim_max: .max)
                return withUnsafeMutablePointer(to: &limit) { call("setrlimit", resource, Int(bitPattern: $0)) == 0 }
            }
            func maps(_ file: Int32, _ flags: Int32) -> Bool {
                Int(bitPattern: mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, flags, file, 0)) != -1
            }
            func fills(_ path: String, megabytes: Int) -> Bool {
                let file = open(path, O_CREAT | O_WRONLY, 0o600)
                defer {
                    close(file)
                    unlink(path)
                }
                let bytes = [UInt8](repeating: 1, count: 1 << 20)
                return file >= 0 && (0..<megabytes).allSatisfy { _ in write(file, bytes, bytes.count) == bytes.count }
            }
            /// They end soon, because a process without room for threads does not respond.
            func startsThreads(_ count: Int) -> Bool {
                defer { sleep(1) }
                return (0..<count).allSatisfy { _ in
                    var thread = pthread_t()
                    var attributes = pthread_attr_t()
                    pthread_attr_init(&attributes)
                    pthread_attr_setstacksize(&attributes, 64 << 10)
                    return pthread_create(&thread, &attributes, { _ in usleep(500_000); return nil }, nil) == 0
                }
            }
            /// Becomes another program, which ends the process if it succeeds.
            func becomesAnother() -> Bool {
                let pointers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
                pointers[0] = text("/bin/true")
                pointers[1] = 0
                return call("execve", text("/bin/true"), Int(bitPattern: pointers), Int(bitPattern: pointers)) == 0
            }
            func attempts() -> String {
                names([
                    ("data", { raises(2) }), ("stack", { raises(3) }), ("files", { raises(1) }),
                    ("threads", { raises(6) }), ("descriptors", { raises(7) }),
                    ("shared memory", { maps(-1, MAP_SHARED | 0x20) }),
                    ("zero", { maps(open("/dev/zero", O_RDWR), MAP_SHARED) }),
                    ("growing memory", { maps(-1, MAP_PRIVATE | 0x120) }),
                    ("memfd", { call("memfd_create", text("x"), 0) >= 0 }),
                    ("/dev/shm", { fills("/dev/shm/x", megabytes: 20) }),
                    ("/tmp", { fills("/tmp/x", megabytes: 80) }), ("600 threads", { startsThreads(600) }),
                    ("another program", becomesAnother),
                ])
            }

            """
        #expect(try line(declarations, "attempts()", as: user) == "found nothing, systemSmall")
    }

    @Test(
        "S-ROOT-3: Links that a widget leaves in its containers lead the next run nowhere", arguments: ReleasedUser.all)
    func links(user: ReleasedUser) throws {
        let elsewhere = scratch.path + "/elsewhere"
        let declarations = """
            /// Replaces what is in the widget's folders, and if possible the folders, by links.
            func attempts() -> String {
                let home = NSHomeDirectory()
                let files = FileManager.default
                let groups = files.containerURL(forSecurityApplicationGroupIdentifier: "group.a")?.path
                for folder in [home, groups ?? home] {
                    for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []) + ["Library", "tmp"] {
                        try? FileManager.default.removeItem(atPath: folder + "/" + name)
                        symlink("\(elsewhere)", folder + "/" + name)
                    }
                    if rmdir(folder) == 0 || rename(folder, folder + "-moved") == 0 { symlink("\(elsewhere)", folder) }
                }
                UserDefaults.standard.set("written", forKey: "key")
                return "done"
            }

            """
        user.own(scratch.path)
        let before = try state(of: elsewhere)
        for _ in 0..<2 {
            _ = try? line(declarations, "attempts()", as: user)
            #expect(try state(of: elsewhere) == before)
        }
    }
}
