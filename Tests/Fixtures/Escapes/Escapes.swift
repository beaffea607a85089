import Foundation
import Glibc
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    var text = ""
}

/// A function of the C library that Swift does not import.
func function<Function>(_ name: String, _ type: Function.Type) -> Function {
    unsafeBitCast(dlsym(nil, name), to: type)
}

/// The names of the attempts that succeed.
func successes(_ attempts: [(name: String, attempt: () -> Bool)]) -> String {
    let names = attempts.filter { $0.attempt() }.map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

func maps(_ flags: Int32, _ file: Int32) -> Bool {
    Int(bitPattern: mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, flags, file, 0)) != -1
}

/// Memory that no limit of a process counts.
func shareMemory() -> String {
    successes([
        ("anonymous", { maps(MAP_SHARED | 0x20, -1) }),
        ("growing", { maps(MAP_PRIVATE | 0x20 | 0x100, -1) }),
        ("zero", { maps(MAP_SHARED, open("/dev/zero", O_RDWR)) }),
        (
            "memfd",
            { function("memfd_create", (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)("x", 0) >= 0 }
        ),
        (
            "segment",
            { function("shmget", (@convention(c) (Int32, Int, Int32) -> Int32).self)(0, 1 << 20, 0o1600) >= 0 }
        ),
    ])
}

/// Raises the limits of memory, stack, file size, descriptors and threads.
func raiseLimits() -> String {
    let set = function("setrlimit", (@convention(c) (Int32, UnsafePointer<rlimit>) -> Int32).self)
    var limit = rlimit(rlim_cur: .max, rlim_max: .max)
    let limits: [(String, Int32)] = [("data", 2), ("stack", 3), ("files", 1), ("descriptors", 7), ("threads", 6)]
    return successes(limits.map { name, number in (name, { set(number, &limit) == 0 }) })
}

func writes(_ megabytes: Int, to path: String) -> Bool {
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { return false }
    defer {
        close(file)
        unlink(path)
    }
    let bytes = [UInt8](repeating: 1, count: 1 << 20)
    return (0..<megabytes).allSatisfy { _ in write(file, bytes, bytes.count) == bytes.count }
}

/// Fills folders that are in memory.
func fillFolders() -> String {
    successes([
        ("/dev", { writes(1, to: "/dev/x") }), ("/dev/shm", { writes(20, to: "/dev/shm/x") }),
        ("/tmp", { writes(80, to: "/tmp/x") }),
    ])
}

/// Opens the kernel's settings for writing; writes nothing.
func openSettings() -> String {
    let files = [
        "/proc/sys/kernel/core_pattern", "/proc/sys/kernel/printk_ratelimit", "/proc/sys/vm/drop_caches",
        "/proc/sysrq-trigger", "/proc/self/oom_score_adj",
    ]
    return successes(files.map { path in (path, { open(path, O_WRONLY) >= 0 }) })
}

/// Becomes another program, which ends the widget's process if it succeeds.
func becomeAnother() -> String {
    let path = strdup("/bin/true")
    defer { free(path) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [path, nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    typealias Execute =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafeMutableRawPointer, UnsafeMutableRawPointer
        ) -> Int32
    typealias ExecuteFile = @convention(c) (Int32, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
    _ = function("execve", Execute.self)(path, &arguments, &variables)
    _ = function("fexecve", ExecuteFile.self)(open("/bin/true", O_RDONLY), &arguments, &variables)
    return "nothing"
}

/// Sockets of virtual machines, of the kernel's ciphers and of raw packets.
func openSockets() -> String {
    successes(
        [("vsock", 40), ("alg", 38), ("packet", 17)].map { name, family in
            (name, { socket(Int32(family), Int32(SOCK_STREAM.rawValue), 0) >= 0 })
        })
}

func spin() -> Never {
    var count = 0
    while true { count &+= 1 }
}

func spinLater() -> String {
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in spin() }, nil)
    return "started"
}

struct Provider: TimelineProvider {
    let work: @Sendable () -> String

    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(text: work())], policy: .never))
    }
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        Text(entry.text).containerBackground(.background, for: .widget)
    }
}

struct Attempt: Widget {
    var kind = ""
    var work: @Sendable () -> String = { "" }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider(work: work)) { EntryView(entry: $0) }
    }
}

@main
struct Escapes: WidgetBundle {
    var body: some Widget {
        Attempt(kind: "Memory", work: shareMemory)
        Attempt(kind: "Limits", work: raiseLimits)
        Attempt(kind: "Folders", work: fillFolders)
        Attempt(kind: "Settings", work: openSettings)
        Attempt(kind: "Programs", work: becomeAnother)
        Attempt(kind: "Sockets", work: openSockets)
        Attempt(kind: "Spin", work: { spin() })
        Attempt(kind: "SpinLater", work: spinLater)
    }
}
