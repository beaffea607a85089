import Foundation
import FoundationNetworking

/// A scheme of addresses that an app answers itself.
public struct URLScheme: Hashable, Sendable {
    private let scheme: String

    public init?(_ rawValue: String) {
        guard !rawValue.isEmpty else { return nil }
        scheme = rawValue.lowercased()
    }
}

public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}

public protocol URLSchemeHandler {
    associatedtype TaskSequence: AsyncSequence where TaskSequence.Element == URLSchemeTaskResult
    func reply(for request: URLRequest) -> TaskSequence
}
