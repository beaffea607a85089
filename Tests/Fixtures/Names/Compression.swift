import Compression
import Foundation

func compressed(_ data: Data) -> Data? {
    var output = Data()
    do {
        let filter = try OutputFilter(.compress, using: .zlib) { part in if let part { output.append(part) } }
        try filter.write(data)
        try filter.finalize()
        return output
    } catch {
        return nil
    }
}

func decompressed(_ data: Data, capacity: Int) -> Data {
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    let count = data.withUnsafeBytes { bytes in
        compression_decode_buffer(
            buffer, capacity, bytes.bindMemory(to: UInt8.self).baseAddress!, data.count, nil, COMPRESSION_ZLIB)
    }
    return Data(bytes: buffer, count: count)
}
