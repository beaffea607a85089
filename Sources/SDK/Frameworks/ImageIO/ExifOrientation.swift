import Foundation

/// Reads the orientation of a JPEG or PNG file.
enum ExifOrientation {
    /// 1…8 (Exif 2.3, tag 0x0112).
    static func value(in data: Data) -> UInt32? {
        let bytes = Array(data.prefix(1 << 18))
        guard let start = jpegBlock(bytes) ?? pngBlock(bytes) else { return nil }
        return tag(bytes, from: start)
    }

    /// The offset of the TIFF header in the segment APP1.
    private static func jpegBlock(_ bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 10 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xE1, bytes[(position + 4)...].starts(with: Array("Exif\0\0".utf8)) { return position + 10 }
            guard marker != 0xDA else { return nil }
            position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
        }
        return nil
    }

    /// The offset of the data of the chunk eXIf.
    private static func pngBlock(_ bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        var position = 8
        while position + 12 < bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            if bytes[(position + 4)...].starts(with: Array("eXIf".utf8)) { return position + 8 }
            position += length + 12
        }
        return nil
    }

    private static func tag(_ bytes: [UInt8], from start: Int) -> UInt32? {
        guard start + 8 <= bytes.count else { return nil }
        let isLittle = bytes[start] == 0x49
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            let part = bytes[at..<at + count]
            return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let offset = number(start + 4, 4), let count = number(start + offset, 2) else { return nil }
        for index in 0..<count {
            let entry = start + offset + 2 + index * 12
            guard let name = number(entry, 2) else { return nil }
            if name == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? UInt32($0) : nil } }
        }
        return nil
    }
}
