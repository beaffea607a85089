import Foundation
import zlib

func checksum(_ data: Data) -> UInt {
    data.withUnsafeBytes { bytes in
        crc32(0, bytes.bindMemory(to: Bytef.self).baseAddress, uInt(data.count))
    }
}

func inflated(_ data: Data) -> Data? {
    var stream = z_stream()
    guard inflateInit2_(&stream, MAX_WBITS + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
        return nil
    }
    defer { inflateEnd(&stream) }
    return data
}
