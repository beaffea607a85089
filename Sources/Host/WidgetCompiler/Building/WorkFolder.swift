import Foundation
import Glibc

/// Where the object files of one widget folder stay between builds, so that an edit compiles one file again.
///
/// 1. There is one for each widget folder, set of flags and SDK. A lock lets one build at a time use it.
/// 2. The compiler's driver decides by the times of files what has to be compiled, and it counts in whole seconds.
///    So the content of each file is remembered, and the object of a file that changed is taken away: the driver
///    makes what is missing, and then whatever depends on it.
/// 3. The compiler speaks only of the files it compiles. The messages of each file are kept beside its object, and
///    those of the files that the driver says it skipped are taken from there.
///
/// An edit of one of twenty files then takes 0.26 s of processor time instead of 0.9 s for all in one process.
package struct WorkFolder: ~Copyable {
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

    /// A file that is compiled, and its products.
    struct Unit: Sendable {
        var source: String
        var content: [UInt8]
        /// Path of the products without the ending; made of the source's path, so that no two files ever share it.
        fileprivate var stem: String

        var object: String { stem + ".o" }
        fileprivate var dependencies: String { stem + ".swiftdeps" }
        fileprivate var messages: String { stem + ".messages" }
        fileprivate var digestFile: String { stem + ".digest" }

        fileprivate var digest: [UInt8] {
            var digest = BuildDigest()
            digest.add(content)
            return Array(digest.text.utf8)
        }
    }

    func unit(source: String, content: [UInt8]) -> Unit {
        var digest = BuildDigest()
        digest.add(source)
        return Unit(source: source, content: content, stem: path + "/" + digest.text)
    }

    /// Takes the objects of changed files away and writes the map that tells the driver where products are; gives the
    /// driver's arguments for it.
    func prepare(_ units: [Unit]) throws(BuildError) -> [String] {
        var map = #"{ "": { "swift-dependencies": \#(Self.quoted(path + "/all.swiftdeps")) }"#
        for unit in units {
            if FileManager.default.contents(atPath: unit.digestFile).map({ [UInt8]($0) }) != unit.digest {
                unlink(unit.object)
                unlink(unit.messages)
            }
            map += ",\n\(Self.quoted(unit.source)): { \"object\": \(Self.quoted(unit.object)), "
            map += "\"swift-dependencies\": \(Self.quoted(unit.dependencies)) }"
        }
        let file = path + "/outputs.json"
        try Self.write(Array((map + " }\n").utf8), to: file)
        return ["-incremental", "-driver-show-incremental", "-output-file-map", file]
    }

    /// Messages of all files: new ones of those that were compiled, kept ones of the others.
    func messages(in output: String, of units: [Unit]) -> [CompilerMessage] {
        var byFile: [String: [CompilerMessage]] = [:]
        var owner = ""
        for message in CompilerMessage.parse(output) {
            // A note belongs to the message before it, wherever it points.
            if message.severity != .note { owner = message.file }
            byFile[owner, default: []].append(message)
        }
        let skipped = Self.skipped(in: output)
        var all = byFile[""] ?? []
        for unit in units {
            if let own = byFile[unit.source] {
                all += own
                let text = own.map(\.description).joined(separator: "\n")
                // A lost warning is no reason to fail the build.
                try? text.write(toFile: unit.messages, atomically: false, encoding: .utf8)
            } else if !skipped.contains((unit.object as NSString).lastPathComponent) {
                unlink(unit.messages)
            } else if let text = try? String(contentsOfFile: unit.messages, encoding: .utf8) {
                all += CompilerMessage.parse(text)
            }
        }
        return all
    }

    /// Objects that the driver left as they were, by its remarks `Skipping input:  {compile: NAME <= …}` which a
    /// later `Queuing …` takes back.
    private static func skipped(in output: String) -> Set<String> {
        var skipped: Set<String> = []
        for line in output.split(separator: "\n") where line.hasPrefix("remark: Incremental compilation:") {
            guard let start = line.firstRange(of: "{compile: ") else { continue }
            let object = String(line[start.upperBound...].prefix { $0 != " " })
            if line.firstRange(of: ": Skipping input:") != nil { skipped.insert(object) }
            if line.firstRange(of: ": Queuing ") != nil { skipped.remove(object) }
        }
        return skipped
    }

    /// To be called when all objects belong to the content that was given.
    func finish(_ units: [Unit]) throws(BuildError) {
        for unit in units { try Self.write(unit.digest, to: unit.digestFile) }
    }

    /// Takes everything away that a build left, so that the next one starts anew.
    func clear() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != "lock" {
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    /// Writes a file unless it has this content already.
    package static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
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
