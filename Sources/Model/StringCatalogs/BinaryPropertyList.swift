import Foundation

/// The binary form of property lists, as far as Foundation cannot be left to read it.
package enum BinaryPropertyList {
    private static let start = Array("bplist".utf8)
    private static let trailerSize = 32

    /// Whether a binary property list contains a set, at which Foundation's reader on Linux traps. No file of Xcode
    /// contains one.
    ///
    /// 1. The last 32 bytes hold the size of an offset, the number of objects and the place of the list of offsets.
    /// 2. An object begins with a byte whose upper half is its type. The reader follows only offsets of that list, so
    ///    no other byte becomes an object.
    /// 3. A file whose numbers do not fit is rejected by the reader, not here.
    package static func containsSet(_ data: Data) -> Bool {
        guard data.starts(with: start), data.count >= start.count + trailerSize else { return false }
        let bytes = [UInt8](data)
        let trailer = bytes.count - trailerSize
        func number(at place: Int, size: Int) -> Int? {
            guard place >= 0, size > 0, size <= 8, place <= bytes.count - size else { return nil }
            let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }
        let size = Int(bytes[trailer + 6])
        guard let count = number(at: trailer + 8, size: 8), let list = number(at: trailer + 24, size: 8), size > 0,
            list < trailer, count <= (trailer - list) / size
        else { return false }
        return (0..<count).contains { index in
            guard let place = number(at: list + index * size, size: size), place < trailer else { return false }
            return bytes[place] >> 4 == 0xC
        }
    }
}
