import Foundation

/// A browser that opens a page once, without a window, and ends.
package enum HeadlessBrowser {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The browser's executable, if one is installed.
    package static let path =
        FileManager.default.isExecutableFile(atPath: withoutInterface)
        ? withoutInterface : installed(["chromium", "chromium-browser", "google-chrome"])

    /// Debian's browser without a user interface, which starts in a fifth of the processor time. The script of its name
    /// in `PATH` starts it as a child, which would outlive the script.
    private static let withoutInterface = "/usr/lib/chromium/chromium-headless-shell"

    /// The path of the first of some programs that is installed.
    package static func installed(_ names: [String]) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static let switches = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    ]

    /// What the page's script puts into the page between the words FOUND and END.
    ///
    /// The browser hands the page over when its own clock has run for some seconds. That clock does not wait for
    /// everything that is decoded concurrently with the script, so on a busy machine the text may be missing; then the
    /// page gets more time.
    ///
    /// - Parameter profile: a folder for the browser's files; it need not exist.
    package static func found(on page: String, profile: String, arguments: [String] = []) throws -> String {
        var text = ""
        for seconds in [6, 20, 60, 200, 600] {
            let run = try start(
                ["--virtual-time-budget=\(seconds * 1_000)", "--dump-dom"] + arguments, page, profile: profile,
                output: .pipe)
            text = run.allOutput().output
            run.wait()
            if let match = text.firstMatch(of: /FOUND(.*?)END/) {
                return String(match.1)
            }
        }
        throw Failure(description: "the page's script did not come to its end: \(text.suffix(400))")
    }

    /// Writes a picture of the page as a PNG file.
    package static func picture(
        of page: String, width: Int, height: Int, profile: String, to file: String
    ) throws {
        let options = ["--virtual-time-budget=6000", "--window-size=\(width),\(height)", "--screenshot=\(file)"]
        try start(options, page, profile: profile, output: .nothing).wait()
    }

    private static func start(
        _ options: [String], _ page: String, profile: String, output: TestProcess.Output
    ) throws -> TestProcess {
        guard let path else { throw Failure(description: "no browser is installed; run ./dev test") }
        return try TestProcess(path, switches + ["--user-data-dir=\(profile)"] + options + [page], output: output)
    }
}
