import Foundation
import FoundationSupplement

public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    case lzfse
    case zlib
    case lz4
    case lzma
    case lzbitmap
    case brotli

    public init?(rawValue: compression_algorithm) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

public enum FilterOperation: RawRepresentable, Hashable, Sendable {
    case compress
    case decompress

    public init?(rawValue: compression_stream_operation) {
        self = rawValue == COMPRESSION_STREAM_ENCODE ? .compress : .decompress
    }

    public var rawValue: compression_stream_operation {
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

public enum FilterError: Error, Hashable, Sendable {
    case filterInitError
    case filterProcessError
    case writeToFinalizedFilter
    case invalidData
    case invalidState
}

/// Compresses written data; there is no compressor here, so creation fails.
public final class OutputFilter {
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        Notices.current.addInert("OutputFilter", .absent("compressor"))
        throw FilterError.filterInitError
    }

    public func write<D: DataProtocol>(_ data: D?) throws {
        throw FilterError.filterProcessError
    }

    public func finalize() throws {}
}

/// Compresses read data; there is no compressor here, so creation fails.
public final class InputFilter<D: DataProtocol> {
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        Notices.current.addInert("InputFilter", .absent("compressor"))
        throw FilterError.filterInitError
    }

    public func readData(ofLength count: Int) throws -> Data? {
        throw FilterError.filterProcessError
    }
}
