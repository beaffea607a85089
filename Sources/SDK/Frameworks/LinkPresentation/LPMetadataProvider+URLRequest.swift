import Foundation
import FoundationNetworking

extension LPMetadataProvider {
    public func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        guard let url = request.url else { return completionHandler(nil, LPError(.metadataFetchFailed)) }
        startFetchingMetadata(for: url, completionHandler: completionHandler)
    }

    public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        guard let url = request.url else { throw LPError(.metadataFetchFailed) }
        return try await startFetchingMetadata(for: url)
    }
}
