import Foundation

/// The lines of a sequence of bytes.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    fileprivate let base: Base

    package init(_ base: Base) {
        self.base = base
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator

        /// Lines end with a line feed, a carriage return, or both; empty ones are skipped.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                if byte == 0x0A || byte == 0x0D {
                    if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
                } else {
                    line.append(byte)
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of a sequence of bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate var rest: [Character]?

        public mutating func next() async throws -> Character? {
            if rest == nil {
                var bytes: [UInt8] = []
                while let byte = try await base.next() { bytes.append(byte) }
                rest = String(decoding: bytes, as: UTF8.self).reversed()
            }
            return rest?.popLast()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}

extension URL {
    /// The bytes of a file.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            fileprivate var bytes: Data.Iterator?

            public mutating func next() async throws -> UInt8? {
                if bytes == nil {
                    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
                    bytes = try Data(contentsOf: url).makeIterator()
                }
                return bytes?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(resourceBytes) }
}

extension FileHandle {
    /// The bytes that are left to read. Sendable because the handle is a constant and reads from it are atomic.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        public typealias Element = UInt8

        fileprivate let handle: FileHandle

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let handle: FileHandle
            fileprivate var chunk = Data().makeIterator()

            public mutating func next() async throws -> UInt8? {
                if let byte = chunk.next() { return byte }
                guard let data = try handle.read(upToCount: 4096), !data.isEmpty else { return nil }
                chunk = data.makeIterator()
                return chunk.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
