import Foundation
import Hummingbird

/// Stands before every answer: lets through what the access rules allow, says refusals in words, and tells browsers
/// what they may do with the answer.
struct PageGuard: RouterMiddleware {
    typealias Context = BasicRequestContext

    let rules: AccessRules

    /// UTF-8 bytes of a path with its query.
    private static let pathLimit = 2_048

    func handle(
        _ request: Request, context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            guard request.uri.string.utf8.count <= Self.pathLimit else {
                throw PageRefusal(.pathTooLong, "The address is longer than \(Self.pathLimit) bytes.")
            }
            guard [.get, .post].contains(request.method) else {
                throw PageRefusal(.methodNotAllowed, "\(request.method.rawValue) requests are not answered.")
            }
            try rules.check(request)
            var response = try await next(request, context)
            Self.harden(&response)
            return response
        } catch let refusal as PageRefusal {
            return Self.response(to: refusal)
        } catch let error as HTTPError where error.status == .notFound {
            return Self.response(to: Self.unknown(request))
        } catch let error as CancellationError {
            throw error
        } catch {
            return Self.response(to: PageRefusal(.failed, "The request failed: \(error)"))
        }
    }

    static func unknown(_ request: Request) -> PageRefusal {
        PageRefusal(.unknown, "There is nothing at “\(request.uri.path.prefix(200))”.")
    }

    private struct Words: Encodable {
        var error: String
        /// Set when the page is of an earlier run and helps itself by loading again.
        var renew: Bool?
    }

    private static func response(to refusal: PageRefusal) -> Response {
        let words = Words(
            error: refusal.message, renew: refusal.message.hasPrefix("The page is not known") ? true : nil)
        let body = (try? JSONText.encode(words)) ?? Data()
        var response = Response(
            status: .init(code: refusal.reason.rawValue), headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(bytes: body)))
        harden(&response)
        return response
    }

    /// What a browser may do with an answer: nothing from elsewhere, nothing inside another page, no guessing of types.
    private static func harden(_ response: inout Response) {
        response.headers[.contentSecurityPolicy] = """
            default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
            font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.init("Referrer-Policy")!] = "no-referrer"
        response.headers[.init("Cross-Origin-Resource-Policy")!] = "same-origin"
        response.headers[.init("Cross-Origin-Opener-Policy")!] = "same-origin"
    }
}
