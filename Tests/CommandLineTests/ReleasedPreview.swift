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

    /// - Parameter folder: Contains the widget in `Probe` and the state in `state`.
    init(in folder: String, port: Int = 0, as user: ReleasedUser = .own, options: [String] = []) async throws {
        let log = folder + "/preview.log"
        // That of an earlier preview has an address as well.
        unlink(log)
        let arguments =
            ["preview", folder + "/Probe", "--port", "\(port)", "--no-open", "--state-folder", folder + "/state"]
            + options
        let command = user.command(try #require(Released.program), arguments)
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

    /// Ends it as Ctrl-C does.
    func stop() {
        kill(process.identifier, SIGINT)
        process.wait()
    }
}
