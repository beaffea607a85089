import Foundation
import FoundationNetworking

// A function with a default value does not satisfy a requirement without that parameter. Apple's class has both, and
// projects make it conform to their own protocols, which their tests implement as well.
extension URLSession {
    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    @_disfavoredOverload
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    @_disfavoredOverload
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    @_disfavoredOverload
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    @_disfavoredOverload
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }

    @_disfavoredOverload
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: request, delegate: nil)
    }

    @_disfavoredOverload
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(from: url, delegate: nil)
    }
}
