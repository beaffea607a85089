import Foundation
import Glibc
import RenderModel
import Synchronization

/// A folder with the user's own drawings of symbols: a template NAME.svg per symbol, read when it is first drawn.
package final class OwnSymbols: Sendable {
    private enum Entry: Sendable {
        case absent
        case template(SymbolTemplate, key: String)
        case unusable(SymbolTemplateProblem)
    }

    /// Bytes of a template; those of the app have less than a tenth.
    private static let sizeLimit = 2 << 20
    /// Names beyond this number clear the cache, so that a long-lived process stays small.
    private static let capacity = 512
    private static let nameLimit = 128
    /// Colors that a remark names.
    private static let quotedColors = 16

    private let folder: String
    private let known = Mutex<[String: Entry]>([:])

    package init(folder: String) {
        self.folder = folder
    }

    /// Whether the folder has a usable drawing of the name.
    package func contains(_ name: String) -> Bool {
        if case .template = entry(name) { true } else { false }
    }

    /// `nil` when the folder has no usable drawing of the name.
    package func symbol(name: String, weight: SymbolWeight, scale: SymbolScale) -> SymbolTemplate.Drawn? {
        guard case .template(let template, let key) = entry(name) else { return nil }
        return template.drawn(name: name, key: key, weight: weight, scale: scale)
    }

    /// Why the drawing of a name is not used as it is, as a sentence; `nil` when it is, or there is none.
    package func remark(about name: String) -> String? {
        switch entry(name) {
        case .absent: return nil
        case .unusable(let problem): return "Your drawing of “\(name)” is not used: \(problem)."
        case .template(let template, _):
            let colors = template.unknownColors
            guard !colors.isEmpty else { return nil }
            var names = colors.prefix(Self.quotedColors).map(\.excerpt)
            if names.count < colors.count { names.append("…") }
            return "Colors in your drawing of “\(name)” are drawn in the tint color: "
                + names.joined(separator: ", ") + "."
        }
    }

    private func entry(_ name: String) -> Entry {
        if let entry = known.withLock({ $0[name] }) { return entry }
        let entry = read(name)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[name] = entry
        }
        return entry
    }

    private func read(_ name: String) -> Entry {
        // A name could lead out of the folder.
        guard !name.isEmpty, name.utf8.count <= Self.nameLimit, !name.hasPrefix("."),
            name.utf8.allSatisfy({
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
            })
        else { return .absent }
        let path = "\(folder)/\(name).svg"
        var status = stat()
        guard lstat(path, &status) == 0 else { return .absent }
        guard status.st_mode & S_IFMT == S_IFREG else { return .unusable(.unreadable("it is not a regular file")) }
        guard status.st_size <= Self.sizeLimit else {
            return .unusable(.unreadable("it has more than \(Self.sizeLimit >> 20) megabytes"))
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            return .unusable(.unreadable("it cannot be opened"))
        }
        let bytes = [UInt8](data)
        do throws(SymbolTemplateProblem) {
            let version = String(bytes.checksum, radix: 16)
            return .template(try SymbolTemplateReader.read(bytes), key: "own|\(name)|\(version)")
        } catch {
            return .unusable(error)
        }
    }
}
