import Foundation
import TestSupport
import Testing

/// A running `tessera preview` of the released program.
final class ReleasedPreview {
    let process: TestProcess
    /// The address that it printed.
    let url: String
    /// A client that opened the page.
    let http: RawHTTP

    /// - Parameters:
    ///   - folder: Contains the widget in `Probe` and the state in `state`.
    ///   - disk: Where the folder of the state is; `nil` for the disk of the folder.
    init(
        in folder: String, port: Int = 0, as user: ReleasedUser = .own, options: [String] = [],
        on disk: SmallDisk? = nil
    ) async throws {
        let log = folder + "/preview.log"
        // That of an earlier preview has an address as well.
        unlink(log)
        let arguments =
            ["preview", folder + "/Probe", "--port", "\(port)", "--no-open", "--state-folder", folder + "/state"]
            + options
        var command = user.command(try #require(Released.program), arguments)
        if let disk { command = disk.command(command.path, command.arguments) }
        process = try TestProcess(
            "/bin/sh", ["-c", "log=$1; shift; exec \"$@\" 2>\"$log\"", "sh", log, command.path] + command.arguments,
            environment: ReleasedUser.environment(in: folder), in: folder)
        let process = process
        func said() -> String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
        var address: Substring?
        try await eventually("the preview prints its address") {
            address = said().split(whereSeparator: \.isWhitespace).first { $0.contains("?token=") }
            return (address != nil && said().hasSuffix("\n")) || !process.isRunning
        }
        url = String(try #require(address, "\(said())"))
        http = try await RawHTTP.opened(url)
    }

    /// The key in the printed address.
    var token: Substring { url.split(separator: "token=").last ?? "" }

    /// Waits until the inspected views of a placed widget contain a text; the whole response.
    func inspection(of widget: Int = 1, containing text: String) async throws -> String {
        var body = ""
        try await eventually("widget \(widget) shows \(text)", within: .ample) {
            body = try await http.send("GET", "/widgets/\(widget)/tree").body
            return body.contains(text)
        }
        return body
    }

    /// Sends a command as the page does.
    func perform(_ command: String) async throws -> RawHTTP.Answer {
        let page = try await http.send("GET", "/").body
        let token = try #require(page.firstMatch(of: /name="tessera-token" content="(\w+)"/)).1
        let headers = [("Content-Type", "application/json"), ("X-Tessera-Token", String(token))]
        return try await http.send("POST", "/commands", headers: headers, body: command)
    }

    /// The state in JSON, as a page receives it first.
    func state() async throws -> String {
        let http = http
        let events = try await offPool {
            let file = try http.connect()
            defer { close(file) }
            try http.write(http.head("GET", "/events") + "\r\n", to: file)
            var text = ""
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while text.firstMatch(of: /event: state\ndata: .*\n/) == nil {
                let count = recv(file, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                text += String(decoding: buffer[..<count], as: UTF8.self)
            }
            return text
        }
        // Chunks of the response are separated by lines with their lengths.
        let lines = events.split(separator: "event: state\n").last?.split(separator: "\n") ?? []
        return String(try #require(lines.first { $0.hasPrefix("data: ") }).dropFirst(6))
    }

    /// Waits until the state contains a text, such as the reason of a failure.
    func state(containing text: String) async throws {
        var last = ""
        do {
            try await eventually("the state contains \(text)", within: .ample) {
                last = try await state()
                return last.contains(text)
            }
        } catch {
            Issue.record("the state is \(last)")
            throw error
        }
    }

    /// Ends it as Ctrl-C does.
    func stop() {
        kill(process.identifier, SIGINT)
        process.wait()
    }
}
