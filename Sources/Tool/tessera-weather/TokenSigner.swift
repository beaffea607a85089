import Foundation
import JWTKit
import WeatherSources

/// Signs tokens of Apple's service with ES256, through JWTKit.
struct TokenSigner: AppleTokenSigner {
    /// The claims that the service reads; dates are whole seconds since 1970.
    private struct Claims: JWTPayload {
        var iss: IssuerClaim
        var sub: SubjectClaim
        var iat: Int
        var exp: Int

        func verify(using algorithm: some JWTAlgorithm) throws {}
    }

    private let keys: JWTKeyCollection

    /// - Parameter pem: The text of the `.p8` file.
    /// - Throws: An error whose words may contain parts of the key, so that they must not be shown.
    init(pem: String, keyID: String) async throws {
        let key = try ES256PrivateKey(pem: pem)
        keys = await JWTKeyCollection().add(ecdsa: key, kid: JWKIdentifier(string: keyID))
    }

    func token(for identity: AppleIdentity, issuedAt: Int, expiresAt: Int) async throws -> String {
        let claims = Claims(
            iss: IssuerClaim(value: identity.teamID), sub: SubjectClaim(value: identity.serviceID), iat: issuedAt,
            exp: expiresAt)
        let header = JWTHeader(fields: ["id": .string(identity.name)])
        return try await keys.sign(claims, kid: JWKIdentifier(string: identity.keyID), header: header)
    }
}
