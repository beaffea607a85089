import Foundation
import FoundationNetworking
import FoundationSupplement

extension URLSession {
    /// The bytes of an answer.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        // Sendable: its properties are constants, and tasks are safe to use from several threads.

        public typealias Element = UInt8

        fileprivate let data: Data
        public let task: URLSessionDataTask

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var bytes: Data.Iterator

            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }

    /// The answer's bytes, once all of them are there.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data, task: dataTask(with: request)), response)
    }

    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// - Parameter resumeFrom: what came before; it is loaded again from the beginning, which fails.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        throw URLError(.cannotLoadFromNetwork)
    }

    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { answer in getAllTasks { answer.resume(returning: $0) } } }
    }

    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { answer in
                getTasksWithCompletionHandler { answer.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    public func reset() async {
        await withCheckedContinuation { answer in reset { answer.resume() } }
    }

    public func flush() async {
        await withCheckedContinuation { answer in flush { answer.resume() } }
    }
}
