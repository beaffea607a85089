import Crypto
import ExtensionProtocol
import Foundation
import HostTestSupport
import Testing

@testable import WeatherSources
@testable import tessera_weather

@Suite("Tokens of Apple's service")
struct TokenTests {
    private static let identity = AppleIdentity(keyID: "KEY1234567", teamID: "TEAM123456", serviceID: "com.example.w")

    private struct Token {
        var header: [String: String]
        var issuer: String
        var subject: String
        var issuedAt: Int
        var expiresAt: Int

        /// - Throws: If the signature is not the key's.
        init(_ text: String, key: P256.Signing.PublicKey) throws {
            let parts = text.split(separator: ".").map(String.init)
            try #require(parts.count == 3)
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: try Self.data(parts[2]))
            try #require(key.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
            header = try JSONDecoder().decode([String: String].self, from: try Self.data(parts[0]))
            let claims = try JSONDecoder().decode(Claims.self, from: try Self.data(parts[1]))
            issuer = claims.iss
            subject = claims.sub
            issuedAt = claims.iat
            expiresAt = claims.exp
        }

        private struct Claims: Decodable {
            var iss: String
            var sub: String
            var iat: Int
            var exp: Int
        }

        private static func data(_ text: String) throws -> Data {
            var base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
            while base64.count % 4 != 0 { base64 += "=" }
            return try #require(Data(base64Encoded: base64))
        }
    }

    @Test("A token has the developer's signature, the key's id and the claims that the service documents")
    func claims() async throws {
        let key = P256.Signing.PrivateKey()
        let signer = try await TokenSigner(pem: key.pemRepresentation, keyID: Self.identity.keyID)
        let token = AppleToken(Self.identity, signer: signer)
        let read = try Token(try await token.text(now: 1_782_831_600.7), key: key.publicKey)
        #expect(read.header["alg"] == "ES256" && read.header["kid"] == "KEY1234567")
        #expect(read.header["id"] == "TEAM123456.com.example.w")
        #expect(read.issuer == "TEAM123456" && read.subject == "com.example.w")
        #expect(read.issuedAt == 1_782_831_600 && read.expiresAt == 1_782_833_400)
    }

    @Test("A token is used until five minutes before its end")
    func renewal() async throws {
        let key = P256.Signing.PrivateKey()
        let token = AppleToken(
            Self.identity, signer: try await TokenSigner(pem: key.pemRepresentation, keyID: Self.identity.keyID))
        let first = try await token.text(now: 1_000_000)
        #expect(try await token.text(now: 1_001_400) == first)
        #expect(try await token.text(now: 1_001_600) != first)
        #expect(try await token.text(now: 900_000) != first, "a clock that was set back makes a new one")
    }

    @Test("With a clock an hour off the next token is dated by the server's, and the request succeeds")
    func wrongClock() async throws {
        let key = P256.Signing.PrivateKey()
        let serverTime = Replies.start + 32_400
        let server = try LocalServer { request in
            let bearer = request.headers["authorization"].map { String($0.dropFirst("Bearer ".count)) } ?? ""
            let date = ["Date": "Wed, 01 Jul 2026 00:00:00 GMT"]
            guard let token = try? Token(bearer, key: key.publicKey),
                abs(Double(token.issuedAt) - serverTime) < 300
            else { return .reply(401, headers: date) }
            return .reply(200, headers: date, body: Replies.apple())
        }
        let folder = try TemporaryFolder()
        let clock = TestClock(serverTime + 3_600)
        let transport = HTTPTransport.patient
        let token = AppleToken(
            Self.identity, signer: try await TokenSigner(pem: key.pemRepresentation, keyID: Self.identity.keyID))
        let coordinator = WeatherCoordinator(
            endpoint: AppleEndpoint(server: server.address, token: token), transport: transport,
            store: WeatherStore(folder: folder.path), budget: CallBudget(path: folder.path + "/calls", limit: 10),
            policy: .patient,
            dependencies: clock.dependencies)
        let answer = await coordinator.response(to: try Replies.request())
        #expect(answer.report?.current.temperature == 21.3 && answer.problem == nil)
        #expect(server.requests.count == 2)
        server.stop()
        await transport.stop()
    }

    @Test("A token that the service no longer accepts is renewed, and the request succeeds")
    func expired() async throws {
        let key = P256.Signing.PrivateKey()
        let clock = TestClock()
        let server = try LocalServer { request in
            let bearer = request.headers["authorization"].map { String($0.dropFirst("Bearer ".count)) } ?? ""
            guard let token = try? Token(bearer, key: key.publicKey), clock.now - Double(token.issuedAt) < 600 else {
                return .reply(401)
            }
            return .reply(200, body: Replies.apple())
        }
        let folder = try TemporaryFolder()
        let transport = HTTPTransport.patient
        let token = AppleToken(
            Self.identity, signer: try await TokenSigner(pem: key.pemRepresentation, keyID: Self.identity.keyID))
        let coordinator = WeatherCoordinator(
            endpoint: AppleEndpoint(server: server.address, token: token), transport: transport,
            store: WeatherStore(folder: folder.path), budget: CallBudget(path: folder.path + "/calls", limit: 10),
            policy: .patient,
            dependencies: clock.dependencies)
        for requests in [1, 3] {
            let answer = await coordinator.response(to: try Replies.request())
            #expect(answer.report != nil && answer.problem == nil)
            #expect(server.requests.count == requests)
            clock.advance(by: 1_200)
        }
        server.stop()
        await transport.stop()
    }

    @Test("A wrong key is tried once, and the reason contains nothing of it")
    func wrongKey() async throws {
        let server = try LocalServer { _ in .reply(401) }
        let folder = try TemporaryFolder()
        let transport = HTTPTransport.patient
        let key = P256.Signing.PrivateKey()
        let token = AppleToken(
            Self.identity, signer: try await TokenSigner(pem: key.pemRepresentation, keyID: Self.identity.keyID))
        let coordinator = WeatherCoordinator(
            endpoint: AppleEndpoint(server: server.address, token: token), transport: transport,
            store: WeatherStore(folder: folder.path), budget: CallBudget(path: folder.path + "/calls", limit: 10),
            policy: .patient,
            dependencies: TestClock().dependencies)
        let answer = await coordinator.response(to: try Replies.request())
        #expect(answer == .nothing(WeatherProblem(.rejected, "The server rejects the key (401).")))
        #expect(server.requests.count == 1)
        server.stop()
        await transport.stop()
    }
}
