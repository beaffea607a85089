/// Builds the compact binary form of trees and messages.
///
/// Integers are variable-length (seven bits per byte, little-endian; signed ones zigzag), floating-point numbers are
/// their IEEE bytes, little-endian; strings are a length and UTF-8.
package struct BinaryWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {
        bytes.reserveCapacity(4096)
    }

    package mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    package mutating func write(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    package mutating func write(unsigned value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func write(_ value: Int) {
        write(unsigned: UInt64(bitPattern: Int64((value << 1) ^ (value >> (Int.bitWidth - 1)))))
    }

    package mutating func write(count: Int) {
        write(unsigned: UInt64(count))
    }

    package mutating func write(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ value: Float) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ value: String) {
        var copy = value
        copy.withUTF8 { buffer in
            write(count: buffer.count)
            bytes.append(contentsOf: buffer)
        }
    }

    package mutating func write(_ value: [UInt8]) {
        write(count: value.count)
        bytes.append(contentsOf: value)
    }

    package mutating func write<Value: BinaryCodable>(_ value: Value) {
        value.encode(into: &self)
    }

    package mutating func write<Value: BinaryCodable>(_ values: [Value]) {
        write(count: values.count)
        for value in values { value.encode(into: &self) }
    }

    package mutating func write<Value: BinaryCodable>(_ value: Value?) {
        write(value != nil)
        value?.encode(into: &self)
    }
}
