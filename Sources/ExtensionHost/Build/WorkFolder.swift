import Foundation
import Glibc

/// Where the object files of one widget folder stay between builds, so that an edit compiles one file again.
///
/// 1. There is one for each widget folder, set of flags and SDK. A lock lets one build at a time use it.
/// 2. The compiler's driver decides which files have to be compiled, from its own record of dependencies. Files that
///    the host writes for it are left alone when their content is the same.
/// 3. The compiler speaks only of the files it compiles, so the messages of each file are kept beside its object and
///    those of files that were not compiled are taken from there.
///
/// An edit of one of twenty files then takes 0.26 s of processor time instead of 0.9 s for all in one process.
struct WorkFolder: ~Copyable {
    let path: String
    private let lock: Int32

    /// Makes the folder if needed and waits until no other build uses it.
    static func open(_ path: String) throws(BuildError) -> WorkFolder {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cache(path: path, reason: error.localizedDescription)
        }
        let lock = Glibc.open(path + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw .cache(path: path, reason: String(cString: strerror(errno))) }
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        return WorkFolder(path: path, lock: lock)
    }

    deinit {
        close(lock)
    }

    func object(_ index: Int) -> String { "\(path)/\(index).o" }
    private func messageFile(_ index: Int) -> String { "\(path)/\(index).messages" }

    /// Writes the map that tells the driver where each file's products are, and gives its path.
    func writeOutputMap(of files: [String]) throws(BuildError) -> String {
        var map = #"{ "": { "swift-dependencies": \#(Self.quoted(path + "/all.swiftdeps")) }"#
        for (index, file) in files.enumerated() {
            let dependencies = Self.quoted("\(path)/\(index).swiftdeps")
            map += ",\n\(Self.quoted(file)): "
            map += #"{ "object": \#(Self.quoted(object(index))), "swift-dependencies": \#(dependencies) }"#
        }
        let file = path + "/outputs.json"
        try Self.write(Array((map + " }\n").utf8), to: file)
        return file
    }

    /// Messages of all files: new ones of those that were compiled, kept ones of the others.
    func messages(
        _ new: [CompilerMessage], of files: [String], compiledSince start: timespec
    ) -> [CompilerMessage] {
        var byFile: [String: [CompilerMessage]] = [:]
        var owner = ""
        for message in new {
            // A note belongs to the message before it, wherever it points.
            if message.severity != .note { owner = message.file }
            byFile[owner, default: []].append(message)
        }
        var all = byFile[""] ?? []
        for (index, file) in files.enumerated() {
            if let own = byFile[file] {
                all += own
                keep(own, index)
            } else if isNewer(object(index), than: start) {
                unlink(messageFile(index))
            } else if let text = try? String(contentsOfFile: messageFile(index), encoding: .utf8) {
                all += CompilerMessage.parse(text)
            }
        }
        return all
    }

    private func keep(_ messages: [CompilerMessage], _ index: Int) {
        let text = messages.map(\.description).joined(separator: "\n")
        // A lost warning is no reason to fail the build.
        try? text.write(toFile: messageFile(index), atomically: false, encoding: .utf8)
    }

    private func isNewer(_ file: String, than moment: timespec) -> Bool {
        var information = stat()
        guard stat(file, &information) == 0 else { return false }
        let time = information.st_mtim
        return (time.tv_sec, time.tv_nsec) >= (moment.tv_sec, moment.tv_nsec)
    }

    /// Takes everything away that a build left, so that the next one starts anew.
    func clear() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != "lock" {
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    /// The time of the clock that files are dated by.
    static var now: timespec {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return time
    }

    /// Writes a file unless it has this content already.
    static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
        let data = Data(bytes)
        if FileManager.default.contents(atPath: path) == data { return }
        guard FileManager.default.createFile(atPath: path, contents: data) else {
            throw .cache(path: path, reason: "the file cannot be written; is the disk full?")
        }
    }

    static func quoted(_ path: String) -> String {
        let escaped = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "\"" + String(escaped) + "\""
    }
}
