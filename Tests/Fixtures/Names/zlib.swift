import Foundation
import System
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

func firstByte(of path: FilePath) throws -> UInt8? {
    let descriptor = try FileDescriptor.open(path, .readOnly)
    return try descriptor.closeAfter {
        var byte: UInt8 = 0
        let count = try withUnsafeMutableBytes(of: &byte) { try descriptor.read(into: $0) }
        return count == 1 ? byte : nil
    }
}

func describe(_ error: Errno) -> String { error == .noSuchFileOrDirectory ? "nothing there" : error.description }
