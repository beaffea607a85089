import Foundation
import Glibc

/// The record, in the user's cache, that the sandbox of this machine works.
///
/// A test of bubblewrap takes longer than the start of a widget, so every run but the first one relies on the record.
///
/// 1. It contains what the result depends on: bubblewrap's file, the start of the kernel and its settings, and the
///    user, namespaces, capabilities and filters of this process. It counts only if all are the same.
/// 2. Only the complete sandbox is recorded, with or without an enclosure. Where a part is missing, every run tests, and
///    reports it.
/// 3. It grants nothing: a program starts in bubblewrap whether or not the record is right. If bubblewrap then fails,
///    the widget is not run, and the record is removed.
struct SandboxRecord {
    private let file: String
    private let text: String

    /// - Parameter isEnclosed: The result of the test.
    init(of program: String, in folder: String, isEnclosed: Bool) {
        file = Self.path(in: folder)
        text = (Self.facts(of: program) + ["\(isEnclosed)"]).joined(separator: "\n") + "\n"
    }

    var isPresent: Bool { KernelText.read(file) == text }

    /// A failure costs the next run a test.
    func write() {
        guard (try? PrivateFolder.open((file as NSString).deletingLastPathComponent)) != nil else { return }
        try? text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    static func remove(in folder: String) { unlink(path(in: folder)) }

    private static func path(in folder: String) -> String { folder + "/sandbox" }

    private static func facts(of program: String) -> [String] {
        var information = stat()
        guard stat(program, &information) == 0 else { return [program, UUID().uuidString] }
        let status = (KernelText.read("/proc/self/status") ?? "").split(separator: "\n").map(String.init)
        let names = ["CapPrm", "CapBnd", "NoNewPrivs", "Seccomp"]
        let settings = [
            "kernel/apparmor_restrict_unprivileged_userns", "kernel/unprivileged_userns_clone",
            "user/max_user_namespaces",
        ]
        return [
            "2", program, "\(information.st_dev) \(information.st_ino) \(information.st_size)",
            "\(information.st_ctim.tv_sec) \(information.st_ctim.tv_nsec)", "\(geteuid()) \(SandboxUser.isNeeded)",
            KernelText.read("/proc/sys/kernel/random/boot_id") ?? "", KernelText.read("/proc/self/attr/current") ?? "",
        ]
            + ["user", "mnt", "pid"].map { link("/proc/self/ns/" + $0) }
            + status.filter { line in names.contains { line.hasPrefix($0) } }
            + settings.map { KernelText.number($0).map(String.init) ?? "none" }
    }

    private static func link(_ path: String) -> String {
        var target = [CChar](repeating: 0, count: 256)
        let count = readlink(path, &target, target.count)
        return String(decoding: target.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
