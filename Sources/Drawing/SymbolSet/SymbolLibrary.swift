import CoreGraphics
import RenderModel

/// All symbols of one file, found by SF Symbols name.
///
/// The file is mapped, not read; each query looks its name up again and decodes one record. Nothing is cached, so a
/// library can be shared between threads; callers keep the drawings they need.
package final class SymbolLibrary: Sendable {
    private let file: MappedFile
    package let count: Int

    /// - Throws: `SymbolLibraryError` that names the file and the remedy.
    package init(contentsOf path: String) throws(SymbolLibraryError) {
        do {
            file = try MappedFile(path: path)
        } catch {
            throw .unreadable(path: path, error)
        }
        var reader = SymbolByteReader(file.bytes)
        guard let magic = reader.integer(UInt32.self), let version = reader.integer(UInt32.self),
            let count = reader.integer(UInt32.self), magic == SymbolFileFormat.magic
        else { throw .notASymbolFile(path: path) }
        guard version == SymbolFileFormat.version else { throw .wrongVersion(path: path, found: version) }
        // A count that the file cannot contain comes from a damaged file.
        guard Int(count) <= (file.bytes.count - reader.position) / SymbolFileFormat.indexEntrySize else {
            throw .notASymbolFile(path: path)
        }
        self.count = Int(count)
    }

    package func contains(_ name: String) -> Bool { recordOffset(of: name) != nil }

    /// The drawing of one name in one weight, or `nil` for an unknown name.
    package func drawing(name: String, weight: SymbolWeight, scale: SymbolScale = .medium) -> SymbolDrawing? {
        program(name: name)?.drawing(weight: weight, scale: scale)
    }

    /// The frame, the baseline and the margins at a font size of one point, or `nil` for an unknown name.
    package func metrics(name: String, weight: SymbolWeight, scale: SymbolScale = .medium) -> SymbolMetrics? {
        guard let header = header(name: name) else { return nil }
        let unit = scale.factor / SymbolProgram.unitsPerEm
        let center = SymbolMetrics.capitalCenter
        let sides = header.margins.sides(weight)
        return SymbolMetrics(
            size: CGSize(width: header.width * unit, height: header.height * unit),
            // Scaling keeps the point at half the cap height.
            baseline: (header.baseline / SymbolProgram.unitsPerEm - center) * scale.factor + center,
            margins: SymbolSideMargins.Sides(left: sides.left * unit, right: sides.right * unit))
    }

    /// The role of each layer of the drawing, in order; `nil` for an unknown name.
    package func layerRoles(name: String) -> [SymbolLayerRole]? {
        header(name: name)?.roles
    }

    package func program(name: String) -> SymbolProgram? {
        guard let offset = recordOffset(of: name) else { return nil }
        var reader = SymbolByteReader(file.bytes, at: offset)
        return SymbolProgram(name: name, from: &reader)
    }

    /// Every name, sorted by its bytes.
    package var names: [String] {
        (0..<count).compactMap { index in self.name(at: index).map { String(decoding: $0, as: UTF8.self) } }
    }

    private func header(name: String) -> SymbolRecordHeader? {
        guard let offset = recordOffset(of: name) else { return nil }
        var reader = SymbolByteReader(file.bytes, at: offset)
        return SymbolRecordHeader(from: &reader)
    }

    /// Binary search of the index.
    private func recordOffset(of name: String) -> Int? {
        let wanted = Array(name.utf8)
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            guard let candidate = self.name(at: middle) else { return nil }
            if candidate.elementsEqual(wanted) {
                var reader = SymbolByteReader(file.bytes, at: entryPosition(middle) + 8)
                return reader.integer(UInt32.self).map(Int.init)
            }
            if candidate.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func name(at index: Int) -> UnsafeRawBufferPointer? {
        var entry = SymbolByteReader(file.bytes, at: entryPosition(index))
        guard let offset = entry.integer(UInt32.self), let length = entry.integer(UInt32.self) else { return nil }
        var reader = SymbolByteReader(file.bytes, at: Int(offset))
        return reader.slice(count: Int(length))
    }

    private func entryPosition(_ index: Int) -> Int {
        SymbolFileFormat.headerSize + index * SymbolFileFormat.indexEntrySize
    }
}
