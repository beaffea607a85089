import ExtensionProtocol

/// Who asks Apple's service.
package struct AppleIdentity: Hashable, Sendable {
    package var keyID: String
    package var teamID: String
    package var serviceID: String

    package init(keyID: String, teamID: String, serviceID: String) {
        self.keyID = keyID
        self.teamID = teamID
        self.serviceID = serviceID
    }

    /// The header field `id` of the token.
    package var name: String { teamID + "." + serviceID }
}

/// Signs a token with the developer's key.
package protocol AppleTokenSigner: Sendable {
    /// - Parameters:
    ///   - issuedAt: Seconds since 1970, like `expiresAt`.
    func token(for identity: AppleIdentity, issuedAt: Int, expiresAt: Int) async throws -> String
}

/// The current token, which is renewed before it ends.
///
/// 1. A token lasts half an hour and is used until five minutes before its end.
/// 2. It is dated by the service's clock where a rejection showed that the own clock is wrong.
/// 3. A rejected token is renewed once; if the next one is rejected as well, the key is wrong.
package actor AppleToken {
    /// Seconds.
    private static let lifetime = 1_800.0
    private static let reserve = 300.0
    /// Seconds by which a clock must be wrong to be the reason of a rejection.
    private static let tolerance = 60.0

    private struct Current {
        var text: String
        var issuedAt: Double
    }

    private let identity: AppleIdentity
    private let signer: any AppleTokenSigner
    private var current: Current?
    /// Seconds that the service's clock is ahead.
    private var offset = 0.0

    package init(_ identity: AppleIdentity, signer: any AppleTokenSigner) {
        self.identity = identity
        self.signer = signer
    }

    /// - Parameter now: Seconds since 1970, by the own clock.
    package func text(now: Double) async throws(WeatherProblem) -> String {
        let time = now + offset
        if let current, time >= current.issuedAt, time < current.issuedAt + Self.lifetime - Self.reserve {
            return current.text
        }
        let issuedAt = time.rounded(.down)
        do {
            let text = try await signer.token(
                for: identity, issuedAt: Int(issuedAt), expiresAt: Int(issuedAt + Self.lifetime))
            current = Current(text: text, issuedAt: issuedAt)
            return text
        } catch {
            // The error's own words could contain the key.
            throw WeatherProblem(.settings, "The token cannot be signed with the key in the settings.")
        }
    }

    /// Drops a rejected token.
    ///
    /// - Returns: Whether a new one can be accepted: the old one was not new, or its date was wrong.
    func renew(serverTime: Double?, now: Double) -> Bool {
        let age = current.map { now + offset - $0.issuedAt } ?? 0
        current = nil
        if let serverTime {
            let error = serverTime - (now + offset)
            if error.magnitude > Self.tolerance {
                offset += error
                return true
            }
        }
        return age > Self.tolerance
    }
}
