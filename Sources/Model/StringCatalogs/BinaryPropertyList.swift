import Foundation

/// Finds the binary property lists that must not be passed to Foundation.
///
/// The format can express more than the others. For a set, Foundation on Linux ends the process. A value can occur in
/// several places, and Foundation copies it to each: forty arrays that each contain the next one twice take years.
///
/// 1. The last 32 bytes state the sizes of offsets and references, the number of values, the outermost value, and the
///    position of the table of offsets.
/// 2. The upper half of a value's first byte is its kind. Only kinds that XML has are accepted.
/// 3. The number of values after copying, the bytes of their texts and data, and their height follow from those of the
///    contained values. Each value is visited once. All three have a limit; a value that contains itself is rejected.
package struct BinaryPropertyList {
    /// Whether the data is a binary property list that must not be read.
    package static func isUnsafe(_ data: Data) -> Bool {
        guard data.starts(with: signature) else { return false }
        guard var list = BinaryPropertyList([UInt8](data)) else { return true }
        guard let extent = list.extent(of: list.top, depth: 0) else { return true }
        return extent.count > countLimit || extent.size > sizeLimit
    }

    private static let signature = Array("bplist".utf8)
    private static let trailerSize = 32
    private static let countLimit = 1_000_000
    private static let sizeLimit = 64 << 20
    private static let heightLimit = 200

    private struct Extent {
        var count = 1
        /// Bytes of texts and data.
        var size = 0
        var height = 1
    }

    private enum Visit {
        case open
        case done(Extent)
    }

    private let bytes: [UInt8]
    /// The end of values, where the table of offsets begins.
    private let table: Int
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let count: Int
    private let top: Int
    private var visits: [Int: Visit] = [:]

    private init?(_ bytes: [UInt8]) {
        let end = bytes.count - Self.trailerSize
        guard end > Self.signature.count else { return nil }
        self.bytes = bytes
        offsetWidth = Int(bytes[end + 6])
        referenceWidth = Int(bytes[end + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes[(end + 8)..<(end + 16)]),
            let top = Self.number(bytes[(end + 16)..<(end + 24)]),
            let table = Self.number(bytes[(end + 24)..<(end + 32)]), table <= end, count <= (end - table) / offsetWidth
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// The extent of a value with all that it contains; `nil` if it is rejected.
    private mutating func extent(of index: Int, depth: Int) -> Extent? {
        guard depth < Self.heightLimit, index < count else { return nil }
        switch visits[index] {
        case .open: return nil
        case .done(let extent): return depth + extent.height <= Self.heightLimit ? extent : nil
        case nil: break
        }
        visits[index] = .open
        guard let (size, references) = content(of: index) else { return nil }
        var whole = Extent(size: size)
        for reference in references {
            guard let part = extent(of: reference, depth: depth + 1) else { return nil }
            whole.count = min(whole.count + part.count, Self.countLimit + 1)
            whole.size = min(whole.size + part.size, Self.sizeLimit + 1)
            whole.height = max(whole.height, part.height + 1)
        }
        visits[index] = .done(whole)
        return whole
    }

    /// The bytes of a text or data, and the values that a value contains; `nil` for a value of a kind that XML does not
    /// have, or outside of the list.
    private func content(of index: Int) -> (size: Int, references: [Int])? {
        let place = table + index * offsetWidth
        guard let offset = Self.number(bytes[place..<place + offsetWidth]), offset < table else { return nil }
        switch bytes[offset] >> 4 {
        case 0: return bytes[offset] == 8 || bytes[offset] == 9 ? (0, []) : nil
        case 1...3: return (0, [])
        case 4, 5: return elements(at: offset, size: 1).map { ($0.count, []) }
        case 6: return elements(at: offset, size: 2).map { ($0.count * 2, []) }
        case 0xA: return references(at: offset, each: 1).map { (0, $0) }
        case 0xD: return references(at: offset, each: 2).map { (0, $0) }
        default: return nil
        }
    }

    /// The number of a value's elements, which is in its first byte or, if that is full, in an integer after it, and the
    /// position of the first.
    /// - Parameter size: The bytes of an element.
    private func elements(at offset: Int, size: Int) -> (count: Int, start: Int)? {
        var elements = Int(bytes[offset] & 0xF)
        var start = offset + 1
        if elements == 0xF {
            guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { return nil }
            let width = 1 << Int(bytes[start] & 0xF)
            guard start + 1 + width <= table, let number = Self.number(bytes[(start + 1)..<(start + 1 + width)]) else {
                return nil
            }
            elements = number
            start += 1 + width
        }
        return elements <= (table - start) / size ? (elements, start) : nil
    }

    private func references(at offset: Int, each: Int) -> [Int]? {
        guard let (elements, start) = elements(at: offset, size: referenceWidth * each) else { return nil }
        var references: [Int] = []
        for element in 0..<elements * each {
            let place = start + element * referenceWidth
            guard let reference = Self.number(bytes[place..<place + referenceWidth]) else { return nil }
            references.append(reference)
        }
        return references
    }

    /// A number, its highest byte first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
}
