import Foundation

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse, lz4, lzma, zlib
    }

    /// The data, compressed. Only `zlib` is supported; the others throw, which is reported.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try Self.check(algorithm, CocoaError.Code(rawValue: 5376))
        return NSData(data: Data(Deflate.encode([UInt8](self as Data))))
    }

    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try Self.check(algorithm, CocoaError.Code(rawValue: 5377))
        do {
            return NSData(data: Data(try Inflate.decode([UInt8](self as Data))))
        } catch {
            throw CocoaError(CocoaError.Code(rawValue: 5377))
        }
    }

    private static func check(_ algorithm: CompressionAlgorithm, _ code: CocoaError.Code) throws {
        guard algorithm != .zlib else { return }
        Notices.current.addInert("NSData.CompressionAlgorithm.\(algorithm)", .absent("codec of this kind"))
        throw CocoaError(code)
    }
}

extension NSMutableData {
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }

    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}

/// The error codes for data that cannot be compressed or decompressed.
public let NSCompressionFailedError = 5376
public let NSDecompressionFailedError = 5377
