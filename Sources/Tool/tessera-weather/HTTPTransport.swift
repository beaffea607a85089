import AsyncHTTPClient
import NIOCore
import WeatherSources

/// Sends requests with async-http-client.
///
/// Redirects are not followed: a request with a token must not go elsewhere. Nothing is logged.
struct HTTPTransport: WeatherTransport {
    private let client: HTTPClient

    /// Bytes of a decompressed reply.
    private static let inflatedLimit = 4 << 20

    /// - Parameter idleLimit: Seconds until a connection exists, and between two parts of a reply.
    init(idleLimit: Int64 = 5) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: .seconds(idleLimit), read: .seconds(idleLimit))
        configuration.decompression = .enabled(limit: .size(Self.inflatedLimit))
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    func send(
        _ request: ServiceRequest, timeLimit: Double, bodyLimit: Int
    ) async throws(TransportFailure) -> ServiceReply {
        var message = HTTPClientRequest(url: request.url)
        message.headers.add(name: "Accept", value: "application/json")
        message.headers.add(name: "Accept-Encoding", value: "gzip")
        message.headers.add(name: "User-Agent", value: "Tessera (widget previews)")
        for (name, value) in request.headers { message.headers.add(name: name, value: value) }
        do {
            return try await reply(to: message, within: timeLimit, bodyLimit)
        } catch {
            throw Self.failure(error)
        }
    }

    /// The library's own limit ends with the head of the reply: a body that arrives byte by byte has none.
    private func reply(
        to message: HTTPClientRequest, within seconds: Double, _ bodyLimit: Int
    ) async throws -> ServiceReply {
        try await withThrowingTaskGroup(of: ServiceReply?.self) { group in
            group.addTask {
                let limit = TimeAmount.milliseconds(Int64(seconds * 1_000))
                let response = try await client.execute(message, timeout: limit)
                let headers = Dictionary(
                    response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
                let body = try await response.body.collect(upTo: bodyLimit)
                return ServiceReply(
                    status: Int(response.status.code), headers: headers, body: Array(body.readableBytesView))
            }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let reply = first else {
                throw HTTPClientError.deadlineExceeded
            }
            return reply
        }
    }

    func stop() async { try? await client.shutdown() }

    /// The error's own words can contain the address with its parameters, so they are not passed on.
    private static func failure(_ error: any Error) -> TransportFailure {
        if error is NIOTooManyBytesError { return .tooLarge }
        guard let error = error as? HTTPClientError else { return .unreachable("The server cannot be reached.") }
        switch error {
        case .deadlineExceeded, .readTimeout, .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
            return .slow
        case .remoteConnectionClosed: return .unreachable("The server ends its reply early.")
        default: return .unreachable("The server cannot be reached.")
        }
    }
}
