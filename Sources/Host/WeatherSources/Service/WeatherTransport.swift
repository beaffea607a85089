/// A request to a service, which only reads.
package struct ServiceRequest: Hashable, Sendable {
    package var url: String
    package var headers: [String: String]

    package init(url: String, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}

/// A complete reply of a service.
package struct ServiceReply: Hashable, Sendable {
    package var status: Int
    /// By names in lowercase.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Why there is no complete reply.
package enum TransportFailure: Error, Hashable, Sendable {
    case slow
    /// The body is larger than allowed.
    case tooLarge
    /// The connection fails or ends early. The words are for the user and contain no address.
    case unreachable(String)
}

/// Sends requests. A redirect is returned like every other reply.
package protocol WeatherTransport: Sendable {
    /// - Parameters:
    ///   - timeLimit: Seconds for the whole reply.
    ///   - bodyLimit: The maximum number of bytes of the body.
    func send(
        _ request: ServiceRequest, timeLimit: Double, bodyLimit: Int
    ) async throws(TransportFailure) -> ServiceReply
}

/// The clock, pauses and chance, which tests replace.
package struct WeatherDependencies: Sendable {
    /// Seconds since 1970.
    package var now: @Sendable () -> Double
    /// Waits for seconds before a request is repeated.
    package var pause: @Sendable (Double) async -> Void
    /// Waits for the seconds that a request allows.
    package var wait: @Sendable (Double) async -> Void
    /// 0..<1
    package var random: @Sendable () -> Double

    package init(
        now: @escaping @Sendable () -> Double, pause: @escaping @Sendable (Double) async -> Void,
        wait: @escaping @Sendable (Double) async -> Void, random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.pause = pause
        self.wait = wait
        self.random = random
    }
}
