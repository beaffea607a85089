import ExtensionProtocol
import Foundation

/// What a report is asked for. Places within a kilometer share one.
package struct WeatherSubject: Hashable, Sendable {
    package let place: GeographicPlace
    package let language: String
    package let country: String
    package let timeZone: String

    package init?(_ request: WeatherRequest) {
        func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
        guard
            let place = GeographicPlace(
                latitude: rounded(request.place.latitude), longitude: rounded(request.place.longitude))
        else { return nil }
        self.place = place
        language = Self.code(request.language, or: "en")
        country = Self.code(request.country, or: "")
        timeZone = Self.zone(request.timeZone)
    }

    /// A short code of letters and hyphens: it becomes part of an address and of a file's name.
    private static func code(_ text: String, or fallback: String) -> String {
        let isCode = text.utf8.allSatisfy { byte in
            (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
        }
        return isCode && (2...8).contains(text.utf8.count) ? text : fallback
    }

    /// The identifier of a time zone that this system knows; otherwise that of Greenwich.
    private static func zone(_ text: String) -> String {
        let isName = text.utf8.allSatisfy { byte in
            (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
                || [0x2B, 0x2D, 0x2F, 0x5F].contains(byte)
        }
        return isName && text.utf8.count <= 40 && TimeZone(identifier: text) != nil ? text : "GMT"
    }

    /// The name of a file without its folder.
    package var fileName: String {
        let zone = timeZone.replacingOccurrences(of: "/", with: "~")
        return "\(place.latitude)_\(place.longitude)_\(language)_\(country.isEmpty ? "any" : country)_\(zone).weather"
    }
}

/// One service on the network: how it is asked, and what its replies mean.
package protocol WeatherEndpoint: Sendable {
    var source: WeatherSource { get }

    func request(for subject: WeatherSubject, now: Double) async throws(WeatherProblem) -> ServiceRequest

    /// - Throws: `WeatherProblem` if the body is not what the service documents.
    func report(from body: [UInt8], for subject: WeatherSubject, now: Double) throws(WeatherProblem) -> WeatherReport

    /// The service rejected the request's permission.
    ///
    /// - Parameter serverTime: What the service's clock says, in seconds since 1970; `nil` if it does not.
    /// - Returns: Whether another attempt can succeed.
    func renewPermission(serverTime: Double?, now: Double) async -> Bool
}

extension WeatherEndpoint {
    package func renewPermission(serverTime: Double?, now: Double) async -> Bool { false }
}
