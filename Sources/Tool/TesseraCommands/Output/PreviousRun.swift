import Foundation
import Glibc

/// Removes the files of a previous run of the same command that this run did not replace, so that the folder shows a
/// single run.
///
/// 1. Only files that the previous `manifest.json` lists are removed: regular files in the folder itself or in those of
///    a matrix. A picture must have the length that the manifest specifies: one that was changed since belongs to the
///    user.
/// 2. The manifest is read line by line, so that memory use does not depend on its length. A manifest that another
///    program has reformatted is not understood, and nothing is removed; neither is anything that another command
///    wrote.
/// 3. Folders of a matrix that are then empty are removed, too.
///
/// A run that has drawn nothing only checks whether a previous run left pictures.
struct PreviousRun {
    private let command: Manifest.Command
    private let folder: OutputFolder
    /// Whether this run wrote the file of that name.
    private let isMade: (String) -> Bool
    private var picture: String?
    /// The number of removed files.
    private(set) var removed = 0
    private var isInPictures = false
    /// Whether listed files are removed, rather than only found.
    private var goes = true
    private var hasPictures = false

    init(of command: Manifest.Command, in folder: OutputFolder, isMade: @escaping (String) -> Bool) {
        self.command = command
        self.folder = folder
        self.isMade = isMade
    }

    /// Whether pictures of a previous run of the command still exist.
    static func hasPictures(of command: Manifest.Command, in folder: OutputFolder) -> Bool {
        var run = PreviousRun(of: command, in: folder) { _ in false }
        run.goes = false
        run.read()
        return run.hasPictures
    }

    /// Removes the files; those that cannot be removed stay.
    mutating func remove() {
        guard read() else { return }
        for name in MatrixFolders.all { _ = rmdir(folder.path + "/" + name) }
    }

    /// - Returns: whether there is a manifest of the command.
    @discardableResult
    private mutating func read() -> Bool {
        guard let manifest = fopen(folder.path + "/" + ManifestWriter.file, "re") else { return false }
        defer { fclose(manifest) }
        var line: UnsafeMutablePointer<CChar>?
        defer { free(line) }
        var capacity = 0
        var number = 0
        while getline(&line, &capacity, manifest) > 0, let line {
            number += 1
            let text = String(cString: line)
            if number == 2 {
                let version = value(in: text, after: "  \"manifestVersion\": ").flatMap { Int($0) }
                guard let version, Manifest.knownVersions.contains(version) else { return false }
            }
            if number == 3, value(in: text, after: "  \"command\": ").flatMap(string) != command.rawValue {
                return false
            }
            read(text)
        }
        return true
    }

    private mutating func read(_ line: String) {
        if line.hasPrefix("  \"") { isInPictures = line.hasPrefix("  \"pictures\": [") }
        if !isInPictures {
            for member in ["page", "timings"] {
                if let file = value(in: line, after: "  \"\(member)\": ").flatMap(string) { remove(file) }
            }
        } else if let file = value(in: line, after: "      \"file\": ") {
            picture = string(file)
        } else if let bytes = value(in: line, after: "      \"bytes\": "), let count = Int(bytes), let file = picture {
            remove(file, count: count)
            picture = nil
        } else if let tree = value(in: line, after: "      \"tree\": ").flatMap(string) {
            remove(tree)
        }
    }

    /// The JSON of a member's value on one line.
    private func value(in line: String, after start: String) -> String? {
        guard line.hasPrefix(start) else { return nil }
        let rest = line.dropFirst(start.count).prefix { $0 != "\n" }
        return String(rest.hasSuffix(",") ? rest.dropLast() : rest)
    }

    private func string(_ json: String) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(json.utf8))
    }

    /// - Parameter count: The size that the file must have, in bytes; `nil` for any size.
    private mutating func remove(_ name: String, count: Int? = nil) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let file = parts.last, !file.isEmpty, !file.hasPrefix("."), !isMade(name) else { return }
        switch parts.count {
        case 1: break
        case 2 where MatrixFolders.all.contains(parts[0]) && kind(of: parts[0]) == S_IFDIR: break
        default: return
        }
        var status = stat()
        let path = folder.path + "/" + name
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        if let count, status.st_size != count { return }
        if count != nil { hasPictures = true }
        guard goes else { return }
        if unlink(path) == 0 { removed += 1 }
    }

    private func kind(of name: String) -> mode_t? {
        var status = stat()
        return lstat(folder.path + "/" + name, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
