import Foundation
import RenderModel

/// All symbols of one file, found by SF Symbols name.
///
/// The file is mapped, not read; each question looks its name up anew and decodes one record. Nothing is cached, so a
/// library can be shared between threads; callers keep the drawings they need.
package final class SymbolLibrary: Sendable {
    private let data: Data
    package let count: Int

    /// - Throws: `SymbolLibraryError` that names the file and the remedy.
    package init(contentsOf path: String) throws(SymbolLibraryError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        let header = data.withUnsafeBytes { bytes -> (magic: UInt32, version: UInt32, count: UInt32)? in
            var reader = SymbolByteReader(bytes)
            guard let magic = reader.integer(UInt32.self), let version = reader.integer(UInt32.self),
                let count = reader.integer(UInt32.self)
            else { return nil }
            return (magic, version, count)
        }
        guard let header, header.magic == SymbolFileFormat.magic else { throw .notASymbolFile(path: path) }
        guard header.version == SymbolFileFormat.version else { throw .wrongVersion(path: path, found: header.version) }
        self.data = data
        count = Int(header.count)
    }

    package func contains(_ name: String) -> Bool {
        data.withUnsafeBytes { recordOffset(of: name, in: $0) != nil }
    }

    /// The drawing of one name in one weight, or `nil` for an unknown name.
    package func drawing(name: String, weight: SymbolWeight, scale: SymbolScale = .medium) -> SymbolDrawing? {
        program(name: name)?.drawing(weight: weight, scale: scale)
    }

    /// The frame and baseline at a font size of one point, or `nil` for an unknown name.
    package func metrics(name: String, weight: SymbolWeight, scale: SymbolScale = .medium) -> SymbolMetrics? {
        guard let header = header(name: name) else { return nil }
        let unit = scale.factor / SymbolProgram.unitsPerEm
        let centre = SymbolMetrics.capitalCentre
        return SymbolMetrics(
            size: CGSize(width: header.width * unit, height: header.height * unit),
            // Scaling keeps the point that lies on half the capital height.
            baseline: (header.baseline / SymbolProgram.unitsPerEm - centre) * scale.factor + centre)
    }

    /// What each layer of the drawing stands for, in the order of its layers; `nil` for an unknown name.
    package func layerRoles(name: String) -> [SymbolLayerRole]? {
        header(name: name)?.roles
    }

    package func program(name: String) -> SymbolProgram? {
        data.withUnsafeBytes { bytes in
            guard let offset = recordOffset(of: name, in: bytes) else { return nil }
            var reader = SymbolByteReader(bytes, at: offset)
            return SymbolProgram(name: name, from: &reader)
        }
    }

    /// Every name, sorted by its bytes.
    package var names: [String] {
        data.withUnsafeBytes { bytes in
            (0..<count).compactMap { index in
                self.name(at: index, in: bytes).map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    private func header(name: String) -> SymbolRecordHeader? {
        data.withUnsafeBytes { bytes in
            guard let offset = recordOffset(of: name, in: bytes) else { return nil }
            var reader = SymbolByteReader(bytes, at: offset)
            return SymbolRecordHeader(from: &reader)
        }
    }

    /// Binary search of the index.
    private func recordOffset(of name: String, in bytes: UnsafeRawBufferPointer) -> Int? {
        let wanted = Array(name.utf8)
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            guard let candidate = self.name(at: middle, in: bytes) else { return nil }
            if candidate.elementsEqual(wanted) {
                var reader = SymbolByteReader(bytes, at: entryPosition(middle) + 8)
                return reader.integer(UInt32.self).map(Int.init)
            }
            if candidate.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func name(at index: Int, in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var entry = SymbolByteReader(bytes, at: entryPosition(index))
        guard let offset = entry.integer(UInt32.self), let length = entry.integer(UInt32.self) else { return nil }
        var reader = SymbolByteReader(bytes, at: Int(offset))
        return reader.slice(count: Int(length))
    }

    private func entryPosition(_ index: Int) -> Int {
        SymbolFileFormat.headerSize + index * SymbolFileFormat.indexEntrySize
    }
}
