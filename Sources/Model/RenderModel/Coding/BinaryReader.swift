/// Why bytes could not be decoded.
package enum BinaryDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end inside a value.
    case truncated(offset: Int)
    /// A value that no writer produces.
    case malformed(String, offset: Int)
    /// The value is well-formed so far but exceeds the reader's limits.
    case limit(BinaryLimits.Kind, allowed: Int)
    /// Extra bytes follow the value.
    case trailingBytes(count: Int)
    /// Written by a version that this reader does not support.
    case version(found: Int, expected: Int)
    /// Decoding took longer than the caller allows.
    case late

    package var description: String {
        switch self {
        case .truncated(let offset): "the data ends unexpectedly at byte \(offset)"
        case .malformed(let what, let offset): "the data is damaged at byte \(offset): \(what)"
        case .limit(let kind, let allowed): "the data has more than \(allowed) \(kind.rawValue)"
        case .trailingBytes(let count): "\(count) unexpected bytes follow the data"
        case .version(let found, let expected):
            "the data has version \(found) but this program reads version \(expected); build the widget again"
        case .late: "decoding the data takes too long"
        }
    }
}

/// The reader's limits. They bound what a hostile sender can cost.
package struct BinaryLimits: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case bytes, nodes, values
        case memory = "bytes of decoded values"
        case depth = "levels of nesting"
        case marks = "combining marks in a row"
    }

    package var bytes: Int
    package var nodes: Int
    /// Strings, elements of lists and segments of paths, each of which takes up to a microsecond to decode.
    package var values: Int
    /// Bytes that the decoded values take up in memory, whatever the size of the message.
    package var memory: Int
    /// Levels from the root to the deepest node. Comparing and freeing a tree recurses, so this bounds the stack.
    package var depth: Int

    package init(
        bytes: Int = 256 << 20, nodes: Int = 500_000, values: Int = 4_000_000, memory: Int = 384 << 20,
        depth: Int = 2_000
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.values = values
        self.memory = memory
        self.depth = depth
    }

    /// Decoded values may be larger than their binary form, which has no empty fields; but not by any factor.
    func memory(forMessage bytes: Int) -> Int {
        min(memory, Self.smallMemory + min(bytes, memory) * Self.growth)
    }

    private static let smallMemory = 64 << 20
    private static let growth = 8
}

/// A value with one binary form.
package protocol BinaryCodable {
    func encode(into writer: inout BinaryWriter)
    init(from reader: inout BinaryReader) throws(BinaryDecodingError)
}

extension BinaryCodable {
    package var binary: [UInt8] {
        var writer = BinaryWriter()
        encode(into: &writer)
        return writer.bytes
    }

    /// Reads exactly one value from all of `bytes`.
    ///
    /// - Parameter isLate: returns true when decoding must stop; called from time to time.
    package init(
        binary bytes: [UInt8], limits: BinaryLimits = BinaryLimits(), isLate: (@Sendable () -> Bool)? = nil
    ) throws(BinaryDecodingError) {
        var reader = try BinaryReader(bytes, limits: limits, isLate: isLate)
        try self.init(from: &reader)
        try reader.finish()
    }
}

/// Reads what `BinaryWriter` wrote. Every read checks the bounds; no input makes it trap.
///
/// Time and memory are bounded before they are spent: the reader counts values and the bytes that they will take up
/// when it reads the number of elements, so that a short message cannot announce what it does not contain.
package struct BinaryReader: Sendable {
    private let bytes: [UInt8]
    package private(set) var offset = 0
    package let limits: BinaryLimits
    private var nodeCount = 0
    private var depth = 0
    private var recursion = 0
    private var valueCount = 0
    private var memoryLeft: Int
    private var untilCheck = Self.checkInterval
    private let isLate: (@Sendable () -> Bool)?

    /// Values between two calls of `isLate`.
    private static let checkInterval = 10_000
    /// The bookkeeping of an allocation.
    private static let allocation = 32

    /// Values nested in values of the same kind that are read by recursion (a mask within a mask).
    private static let recursionLimit = 100

    /// - Parameter isLate: returns true when decoding must stop; called from time to time.
    package init(
        _ bytes: [UInt8], limits: BinaryLimits = BinaryLimits(), isLate: (@Sendable () -> Bool)? = nil
    ) throws(BinaryDecodingError) {
        guard bytes.count <= limits.bytes else { throw .limit(.bytes, allowed: limits.bytes) }
        self.bytes = bytes
        self.limits = limits
        self.isLate = isLate
        memoryLeft = limits.memory(forMessage: bytes.count)
    }

    package var remaining: Int { bytes.count - offset }

    package func finish() throws(BinaryDecodingError) {
        guard remaining == 0 else { throw .trailingBytes(count: remaining) }
    }

    package func malformed(_ what: String) -> BinaryDecodingError {
        .malformed(what, offset: offset)
    }

    package mutating func countNode() throws(BinaryDecodingError) {
        nodeCount += 1
        guard nodeCount <= limits.nodes else { throw .limit(.nodes, allowed: limits.nodes) }
        try count(values: 1)
        try count(memory: MemoryLayout<RenderNode>.stride + Self.allocation)
    }

    private mutating func count(values: Int) throws(BinaryDecodingError) {
        valueCount += values
        guard valueCount <= limits.values else { throw .limit(.values, allowed: limits.values) }
        untilCheck -= values
        guard untilCheck <= 0, let isLate else { return }
        untilCheck = Self.checkInterval
        if isLate() { throw .late }
    }

    private mutating func count(memory bytes: Int) throws(BinaryDecodingError) {
        guard bytes <= memoryLeft else {
            throw .limit(.memory, allowed: limits.memory(forMessage: self.bytes.count))
        }
        memoryLeft -= bytes
    }

    package mutating func enter() throws(BinaryDecodingError) {
        depth += 1
        guard depth <= limits.depth else { throw .limit(.depth, allowed: limits.depth) }
    }

    package mutating func leave() {
        depth -= 1
    }

    /// Runs `read`, which may recurse into this method; limits the depth so that the stack is safe.
    package mutating func recurse<Value>(
        _ read: (inout BinaryReader) throws(BinaryDecodingError) -> Value
    ) throws(BinaryDecodingError) -> Value {
        recursion += 1
        defer { recursion -= 1 }
        guard recursion <= Self.recursionLimit else { throw .limit(.depth, allowed: Self.recursionLimit) }
        return try read(&self)
    }

    package mutating func byte() throws(BinaryDecodingError) -> UInt8 {
        guard offset < bytes.count else { throw .truncated(offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    package mutating func bool() throws(BinaryDecodingError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw malformed("a Boolean is neither 0 nor 1")
        }
    }

    package mutating func unsigned() throws(BinaryDecodingError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            let part = UInt64(next & 0x7F)
            guard shift < 63 || part <= 1 else { throw malformed("an integer has more than 64 bits") }
            value |= part << shift
            if next < 0x80 { return value }
            shift += 7
            guard shift <= 63 else { throw malformed("an integer has more than 64 bits") }
        }
    }

    package mutating func int() throws(BinaryDecodingError) -> Int {
        let zigzag = try unsigned()
        return Int(truncatingIfNeeded: zigzag >> 1) ^ -Int(truncatingIfNeeded: zigzag & 1)
    }

    package mutating func uint32() throws(BinaryDecodingError) -> UInt32 {
        guard let value = UInt32(exactly: try unsigned()) else { throw malformed("an integer has more than 32 bits") }
        return value
    }

    /// Number of elements that follow, each of at least `minimumSize` bytes: never more than the data can contain.
    ///
    /// The caller reads them one by one; each counts as a value.
    package mutating func count(minimumSize: Int = 1) throws(BinaryDecodingError) -> Int {
        let count = try length(minimumSize: minimumSize)
        try self.count(values: count)
        try self.count(memory: count * 16)
        return count
    }

    private mutating func length(minimumSize: Int = 1) throws(BinaryDecodingError) -> Int {
        let value = try unsigned()
        guard let count = Int(exactly: value), count <= remaining / max(1, minimumSize) else {
            throw .truncated(offset: bytes.count)
        }
        return count
    }

    package mutating func double() throws(BinaryDecodingError) -> Double {
        Double(bitPattern: try fixedWidth(UInt64.self))
    }

    package mutating func float() throws(BinaryDecodingError) -> Float {
        Float(bitPattern: try fixedWidth(UInt32.self))
    }

    private mutating func fixedWidth<Value: FixedWidthInteger>(
        _ type: Value.Type
    ) throws(BinaryDecodingError) -> Value {
        let size = Value.bitWidth / 8
        guard remaining >= size else { throw .truncated(offset: bytes.count) }
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Value.self) }
        offset += size
        return Value(littleEndian: value)
    }

    package mutating func string() throws(BinaryDecodingError) -> String {
        let count = try length()
        try self.count(values: 1)
        // Shorter strings are stored in the value itself.
        if count > 15 { try self.count(memory: count + Self.allocation) }
        guard let value = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
            throw malformed("a string is not UTF-8")
        }
        guard !CombiningMarks.exceedLimit(in: value) else { throw .limit(.marks, allowed: CombiningMarks.limit) }
        offset += count
        return value
    }

    package mutating func byteArray() throws(BinaryDecodingError) -> [UInt8] {
        let count = try length()
        try self.count(memory: count + Self.allocation)
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    package mutating func value<Value: BinaryCodable>(
        _ type: Value.Type = Value.self
    ) throws(BinaryDecodingError) -> Value {
        try Value(from: &self)
    }

    package mutating func optional<Value: BinaryCodable>(
        _ type: Value.Type = Value.self
    ) throws(BinaryDecodingError) -> Value? {
        guard try bool() else { return nil }
        return try Value(from: &self)
    }

    package mutating func array<Value: BinaryCodable>(
        _ type: Value.Type = Value.self, minimumSize: Int = 1
    ) throws(BinaryDecodingError) -> [Value] {
        let count = try length(minimumSize: minimumSize)
        try self.count(values: count)
        try self.count(memory: count * MemoryLayout<Value>.stride + Self.allocation)
        var values: [Value] = []
        values.reserveCapacity(min(count, 4096))
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    /// A case of an enumeration that is stored as one byte.
    package mutating func rawValue<Value: RawRepresentable>(
        _ type: Value.Type = Value.self
    ) throws(BinaryDecodingError) -> Value where Value.RawValue == UInt8 {
        guard let value = Value(rawValue: try byte()) else { throw malformed("unknown \(Value.self)") }
        return value
    }

    /// A case of an enumeration that is stored as its position in the declaration.
    package mutating func caseIndex<Value: CaseIterable>(
        _ type: Value.Type = Value.self
    ) throws(BinaryDecodingError) -> Value where Value.AllCases == [Value] {
        let place = Int(try byte())
        let cases = Value.allCases
        guard place < cases.count else { throw malformed("unknown \(Value.self)") }
        return cases[place]
    }
}

extension BinaryWriter {
    package mutating func write<Value: RawRepresentable>(rawValue value: Value) where Value.RawValue == UInt8 {
        write(byte: value.rawValue)
    }

    package mutating func write<Value: CaseIterable & Equatable>(
        caseIndex value: Value
    ) where Value.AllCases == [Value] {
        var place: UInt8 = 0
        for other in Value.allCases {
            if other == value { break }
            place += 1
        }
        write(byte: place)
    }
}

extension String: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.string() }
}

extension Double: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.double() }
}

extension Int: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.int() }
}
