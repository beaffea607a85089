import Foundation
import Hummingbird

/// The middleware of every response: enforces the access rules, reports refusals as text, and sets the browser's
/// security policy.
struct PageGuard: RouterMiddleware {
    typealias Context = PageContext

    let rules: AccessRules

    /// The maximum length of a path with its query, in UTF-8 bytes.
    private static let pathLimit = 2_048

    func handle(
        _ request: Request, context: PageContext, next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        do {
            guard request.uri.string.utf8.count <= Self.pathLimit else {
                throw PageRejection(.pathTooLong, "The address is longer than \(Self.pathLimit) bytes.")
            }
            guard [.get, .post].contains(request.method) else {
                throw PageRejection(.methodNotAllowed, "\(request.method.rawValue) requests are not supported.")
            }
            try rules.check(request, context.client)
            var response = try await next(request, context)
            Self.harden(&response)
            return response
        } catch let rejection as PageRejection {
            return Self.response(to: rejection, of: request)
        } catch let error as HTTPError where error.status == .notFound {
            return Self.response(to: Self.unknown(request), of: request)
        } catch let error as CancellationError {
            throw error
        } catch {
            return Self.response(to: PageRejection(.failed, "The request failed: \(error)"), of: request)
        }
    }

    static func unknown(_ request: Request) -> PageRejection {
        PageRejection(.unknown, "There is nothing at “\(request.uri.path.prefix(200))”.")
    }

    private struct Words: Encodable {
        var error: String
        /// Set when the page is from a previous run and should reload itself.
        var renew: Bool?
    }

    private static func response(to rejection: PageRejection, of request: Request) -> Response {
        let body: ByteBuffer
        let type: String
        if request.headers[.accept]?.contains("text/html") == true {
            // A browser that opens the address itself, not the page's code.
            body = ByteBuffer(string: rejection.message + "\n")
            type = "text/plain; charset=utf-8"
        } else {
            let words = Words(
                error: rejection.message, renew: rejection.message.hasPrefix("The page is not known") ? true : nil)
            body = ByteBuffer(bytes: (try? JSONText.encode(words)) ?? Data())
            type = "application/json"
        }
        var response = Response(
            status: .init(code: rejection.reason.rawValue), headers: [.contentType: type],
            body: .init(byteBuffer: body))
        harden(&response)
        return response
    }

    /// Adds security headers: no external resources, no embedding in other pages, no content type sniffing.
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
