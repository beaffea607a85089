/// The file format of the symbol set. Little-endian throughout.
///
/// 1. Header: magic, version, number of names.
/// 2. Index, sorted by the names' UTF-8 bytes: the offsets of the name and of its record. Names may share a record.
/// 3. The names, then the records.
///
/// A lookup touches about eleven index entries and one record; nothing else of the file is read.
enum SymbolFileFormat {
    static let magic: UInt32 = 0x4D59_5354  // "TSYM"
    static let version: UInt32 = 2
    static let headerSize = 12
    static let indexEntrySize = 12

    static let growthRigid: UInt8 = 0
    static let growthOutline: UInt8 = 1
    static let growthStroke: UInt8 = 2
}

/// Appends little-endian values to a byte array.
struct SymbolByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: UInt8) { bytes.append(value) }

    mutating func write(_ value: UInt16) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: UInt32) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: Double) { write(Float(value).bitPattern) }

    mutating func write(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }
}

/// Reads little-endian values and never past the end: such a read returns `nil`.
struct SymbolByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
        let size = MemoryLayout<Value>.size
        guard position >= 0, position <= bytes.count - size else { return nil }
        defer { position += size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Value.self))
    }

    mutating func double() -> Double? {
        integer(UInt32.self).map { Double(Float(bitPattern: $0)) }
    }

    mutating func slice(count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, position >= 0, position <= bytes.count - count else { return nil }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
    }
}
