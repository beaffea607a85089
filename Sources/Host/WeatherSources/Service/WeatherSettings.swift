import ExtensionProtocol
import Foundation
import Glibc

/// The settings of the services, a JSON file of the user's; the command line only names the source.
///
///     {
///       "callsPerDay": 500,
///       "openMeteo": {"server": "https://api.open-meteo.com"},
///       "apple": {"keyID": "…", "teamID": "…", "serviceID": "…", "keyFile": "/home/me/AuthKey_….p8"}
///     }
package struct WeatherSettings: Hashable, Sendable {
    /// A setting that cannot be used. The words never contain a value of the file.
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    package struct Apple: Hashable, Sendable {
        package var identity: AppleIdentity
        /// The path of the private key.
        package var keyFile: String
        package var server = "https://weatherkit.apple.com"
    }

    package var callsPerDay = 500
    package var openMeteoServer = "https://api.open-meteo.com"
    /// `nil` if the file does not name a key, or not all that belongs to it.
    package var apple: Apple?
    /// What is wrong with the settings of Apple's service, which the other service does not need.
    package private(set) var appleProblem: Problem?

    package init() {}

    /// Bytes of the file, and of a key.
    private static let sizeLimit = 64 << 10

    /// The settings of a file; the standard ones if there is none.
    package init(path: String) throws(Problem) {
        guard access(path, F_OK) == 0 else { return }
        let bytes = try Self.bytes(of: path, name: "the settings of the weather") { status throws(Problem) in
            // They name the server that gets the tokens.
            let isOpenToGroup = status.st_mode & S_IWGRP != 0 && status.st_gid != getegid()
            guard Self.isTrusted(status), status.st_mode & S_IWOTH == 0, !isOpenToGroup else {
                throw Problem(
                    description: "Other users can change the settings of the weather; withdraw their rights.")
            }
        }
        do throws(Problem) {
            try apply(Data(bytes))
        } catch {
            throw Problem(description: "The settings of the weather in '\(path)': \(error)")
        }
        appleProblem = appleProblem.map {
            Problem(description: "The settings of the weather in '\(path)': \($0)")
        }
    }

    private mutating func apply(_ data: Data) throws(Problem) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw Self.problem(error)
        }
        try Self.checkNames(in: data)
        if let calls = file.callsPerDay {
            guard (1...1_000_000).contains(calls) else {
                throw Problem(description: "callsPerDay takes a number from 1 to 1000000.")
            }
            callsPerDay = calls
        }
        if let server = file.openMeteo?.server { openMeteoServer = try Self.checked(server, "openMeteo") }
        guard let own = file.apple else { return }
        do throws(Problem) {
            apple = try Self.apple(own)
        } catch {
            appleProblem = error
        }
    }

    private static func apple(_ own: File.Apple) throws(Problem) -> Apple {
        guard let keyID = own.keyID, let teamID = own.teamID, let serviceID = own.serviceID, let keyFile = own.keyFile,
            [keyID, teamID, serviceID].allSatisfy(isIdentifier), keyFile.hasPrefix("/")
        else {
            throw Problem(
                description: "apple takes keyID, teamID, serviceID and keyFile, the absolute path of the .p8 file.")
        }
        var apple = Apple(
            identity: AppleIdentity(keyID: keyID, teamID: teamID, serviceID: serviceID), keyFile: keyFile)
        if let server = own.server { apple.server = try checked(server, "apple") }
        return apple
    }

    /// What is wrong with a file that cannot be decoded, and with which setting of it.
    private static func problem(_ error: any Error) -> Problem {
        switch error {
        case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
            let name = context.codingPath.map(\.stringValue).joined(separator: ".")
            let value = type == Int.self ? "a whole number" : type == String.self ? "a string" : "an object"
            return Problem(description: "\(name.isEmpty ? "the file" : name) takes \(value).")
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            let name = context.codingPath.map(\.stringValue).joined(separator: ".")
            return Problem(description: "the value of \(name) cannot be used.")
        default:
            return Problem(description: "the file is not valid JSON, or a number in it is not a whole one.")
        }
    }

    /// The names of the settings, by the object that they are in.
    private static let names = [
        "": ["callsPerDay", "openMeteo", "apple"], "openMeteo": ["server"],
        "apple": ["keyID", "teamID", "serviceID", "keyFile", "server"],
    ]

    /// A misspelled setting would have no effect.
    private static func checkNames(in data: Data) throws(Problem) {
        let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        for (object, names) in names.sorted(by: { $0.key < $1.key }) {
            let settings = object.isEmpty ? file : file[object] as? [String: Any] ?? [:]
            guard let name = settings.keys.sorted().first(where: { !names.contains($0) }) else { continue }
            // Another name may be a value in the wrong place.
            let shown = name.utf8.count <= 30 && isIdentifier(name) ? "'\(name)'" : "A name"
            let place = object.isEmpty ? "" : " of \(object)"
            throw Problem(
                description: "\(shown) is not a setting\(place); the settings are \(names.joined(separator: ", ")).")
        }
    }

    private struct File: Decodable {
        struct Service: Decodable { var server: String? }

        struct Apple: Decodable {
            var keyID: String?
            var teamID: String?
            var serviceID: String?
            var keyFile: String?
            var server: String?
        }

        var callsPerDay: Int?
        var openMeteo: Service?
        var apple: Apple?
    }

    /// Letters, digits, periods and hyphens.
    private static func isIdentifier(_ text: String) -> Bool {
        (1...200).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D || byte == 0x2E
            }
    }

    /// A server is reached through TLS, unless it is one of this machine's own.
    private static func checked(_ server: String, _ name: String) throws(Problem) -> String {
        let trimmed = server.hasSuffix("/") ? String(server.dropLast()) : server
        let parts = URLComponents(string: trimmed)
        let host = parts?.host ?? ""
        let isOwn = parts?.scheme == "http" && ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host)
        guard let parts, !host.isEmpty, parts.scheme == "https" || isOwn, parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil
        else {
            throw Problem(description: "server of \(name) takes an address that begins with https://.")
        }
        return trimmed
    }

    /// The private key, which only its owner may read.
    package static func key(at path: String) throws(Problem) -> String {
        guard access(path, F_OK) == 0 else { throw Problem(description: "The key file is missing.") }
        let bytes = try bytes(of: path, name: "the key") { status throws(Problem) in
            guard isTrusted(status), status.st_mode & 0o077 == 0 else {
                throw Problem(description: "Other users can read the key file; withdraw their rights with chmod 600.")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a file belongs to this user or to the administrator.
    private static func isTrusted(_ status: stat) -> Bool { status.st_uid == geteuid() || status.st_uid == 0 }

    /// - Parameter check: Of the file that is open, which no one can exchange.
    private static func bytes(
        of path: String, name: String, check: (stat) throws(Problem) -> Void
    ) throws(Problem) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Problem(description: "The file of \(name) cannot be read.") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
            throw Problem(description: "The file of \(name) is not a small regular file.")
        }
        try check(status)
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        guard bytes.withUnsafeMutableBytes({ read(file, $0.baseAddress, $0.count) }) == bytes.count else {
            throw Problem(description: "The file of \(name) cannot be read.")
        }
        return bytes
    }
}
