import Foundation
import Glibc
import TestSupport
import Testing

/// A browser, driven by the WebDriver protocol (W3C) through `chromedriver`.
final class WebDriver: Sendable {
    struct Failure: Error, CustomStringConvertible {
        enum Kind {
            case unexpected
            /// The browser ended or its renderer no longer answers, whatever the page does.
            case lostSession
        }

        var description: String
        var kind = Kind.unexpected
    }

    /// A point of the page in CSS pixels.
    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    private let driver: TestProcess
    private let port: Int
    private let session: String

    private static let chromedriver = HeadlessBrowser.installed(["chromedriver"])
    static var isInstalled: Bool { chromedriver != nil && HeadlessBrowser.path != nil }

    /// Starts a browser without a window.
    init(width: Int, height: Int, scheme: String = "light") async throws {
        guard let chromedriver = Self.chromedriver, let chromium = HeadlessBrowser.path else {
            throw Failure(description: "no browser is installed")
        }
        let (driver, port) = try await Self.startDriver(chromedriver)
        self.driver = driver
        self.port = port
        let arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--window-size=\(width),\(height)", "--disable-dev-shm-usage",
        ]
        let options: [String: Any] = ["binary": chromium, "args": arguments]
        let answer = try await Self.call(
            port, "POST", "/session",
            [
                "capabilities": [
                    "alwaysMatch": [
                        "browserName": "chrome", "goog:chromeOptions": options,
                        "goog:loggingPrefs": ["browser": "WARNING"],
                    ]
                ]
            ])
        guard let id = answer["sessionId"] as? String else { throw Failure(description: "no session: \(answer)") }
        session = "/session/\(id)"
        try await command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try await prefer(scheme: scheme)
    }

    deinit { end() }

    /// The driver inherits the blocked termination signals, so it is killed.
    private func end() {
        driver.stop()
    }

    /// Two drivers that start at the same time may choose the same port; the one that comes second ends, and is started
    /// again.
    private static func startDriver(_ path: String) async throws -> (TestProcess, Int) {
        var said = ""
        for _ in 0..<5 {
            let driver = try TestProcess(path, ["--port=0"], output: .pipe)
            let text = try await offPool {
                var text = ""
                while !text.contains(/successfully on port \d+\./) {
                    let data = driver.moreOutput()
                    if data.isEmpty { break }
                    text += String(decoding: data, as: UTF8.self)
                }
                return text
            }
            if let match = text.firstMatch(of: /successfully on port (\d+)\./), let port = Int(match.1) {
                return (driver, port)
            }
            said = text
        }
        throw Failure(description: "chromedriver does not start: \(said)")
    }

    func quit() async {
        _ = try? await Self.call(port, "DELETE", session, nil)
        end()
    }

    /// A command of the Chrome DevTools Protocol.
    @discardableResult
    func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        try await Self.call(port, "POST", session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    enum Motion: String {
        case usual = "no-preference"
        case reduced = "reduce"
    }

    /// The user's system settings.
    func prefer(scheme: String = "light", motion: Motion = .usual) async throws {
        let features = [
            ["name": "prefers-color-scheme", "value": scheme],
            ["name": "prefers-reduced-motion", "value": motion.rawValue],
        ]
        try await command("Emulation.setEmulatedMedia", ["features": features])
    }

    func open(_ url: String) async throws {
        _ = try await Self.call(port, "POST", session + "/url", ["url": url])
    }

    /// Ends the browser, as a crash does.
    func crash() async {
        _ = try? await command("Browser.crash")
    }

    /// Runs a script's `return` in the page; the value as JSON text.
    @discardableResult
    func run(_ script: String) async throws -> String {
        let wrapped = "return JSON.stringify((function(){ \(script) })() ?? null)"
        let answer = try await Self.call(port, "POST", session + "/execute/sync", ["script": wrapped, "args": []])
        guard let json = answer["text"] as? String else {
            throw Failure(description: "the page cannot run this: \(answer)\n\(script)")
        }
        return json
    }

    func text(_ script: String) async throws -> String {
        let json = try await run(script)
        return (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
    }

    /// Waits until a condition in the page holds.
    func wait(_ what: String, _ condition: String) async throws {
        let deadline = Date().addingTimeInterval(.longestWait)
        while Date() < deadline {
            if try await run("return !!(\(condition))") == "true" { return }
            try await Task.sleep(for: .milliseconds(60))
        }
        throw Failure(description: "the page does not show within \(Double.longestWait) s: \(what)")
    }

    /// The middle of the first element that a selector finds.
    func middle(_ selector: String) async throws -> Point {
        let json = try await run(
            """
            const element = document.querySelector(\(Self.quoted(selector)));
            if (!element) return null;
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
            """)
        guard let values = try? JSONDecoder().decode([Double].self, from: Data(json.utf8)), values.count == 2 else {
            throw Failure(description: "there is no \(selector)")
        }
        return Point(x: values[0], y: values[1])
    }

    /// The shorter side of the first element that a selector finds, in CSS pixels.
    func shorterSide(_ selector: String) async throws -> Int {
        let json = try await run(
            """
            const box = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect();
            return Math.floor(Math.min(box.width, box.height));
            """)
        return try #require(Int(json), "\(selector) has no box: \(json)")
    }

    /// The center of an element when it no longer moves: no animation of it or its ancestors is running, and its
    /// position has not changed since a moment ago.
    func restingMiddle(_ selector: String) async throws -> Point {
        let quoted = Self.quoted(selector)
        try await wait(
            "\(selector) at rest",
            """
            (() => {
                const element = document.querySelector(\(quoted));
                return element && !document.getAnimations().some((each) => each.playState === 'running'
                    && each.effect?.target?.contains(element)
                    && Number.isFinite(each.effect.getComputedTiming().endTime));
            })()
            """)
        var last = try await middle(selector)
        for _ in 0..<60 {
            try await Task.sleep(for: .milliseconds(60))
            let point = try await middle(selector)
            if point == last { return point }
            last = point
        }
        return last
    }

    /// Presses and releases the mouse where a user would.
    func click(_ selector: String) async throws {
        try await wait(selector, "document.querySelector(\(Self.quoted(selector)))")
        try await run("document.querySelector(\(Self.quoted(selector)))?.scrollIntoView({ block: 'nearest' })")
        let point = try await restingMiddle(selector)
        try await pointer([.move(point), .down, .pause(40), .up])
    }

    enum Step {
        case move(Point)
        case down, up
        /// Milliseconds.
        case pause(Int)
    }

    func pointer(_ steps: [Step]) async throws {
        let actions: [[String: Any]] = steps.map { step in
            switch step {
            case .move(let point):
                ["type": "pointerMove", "duration": 60, "x": Int(point.x), "y": Int(point.y), "origin": "viewport"]
            case .down: ["type": "pointerDown", "button": 0]
            case .up: ["type": "pointerUp", "button": 0]
            case .pause(let milliseconds): ["type": "pause", "duration": milliseconds]
            }
        }
        let source: [String: Any] = [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions,
        ]
        _ = try await Self.call(port, "POST", session + "/actions", ["actions": [source]])
    }

    /// Types keys, one after the other; names of special keys by their WebDriver characters.
    func keys(_ keys: String, with modifiers: Modifier...) async throws {
        let held = modifiers.map { ["type": "keyDown", "value": $0.rawValue] }
        let released = modifiers.reversed().map { ["type": "keyUp", "value": $0.rawValue] }
        let strokes = keys.flatMap { key in
            [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
        }
        let actions = held + strokes + released
        _ = try await Self.call(
            port, "POST", session + "/actions",
            ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
    }

    /// Keys without a character.
    enum Key: String {
        case tab = "\u{E004}"
        case enter = "\u{E007}"
        case escape = "\u{E00C}"
        case delete = "\u{E017}"
        case left = "\u{E012}"
        case up = "\u{E013}"
        case right = "\u{E014}"
        case down = "\u{E015}"
        case pageUp = "\u{E00E}"
        case pageDown = "\u{E00F}"
    }

    enum Modifier: String {
        case shift = "\u{E008}"
        case control = "\u{E009}"
    }

    func press(_ key: Key, with modifier: Modifier? = nil, times: Int = 1) async throws {
        let held = modifier.map { [["type": "keyDown", "value": $0.rawValue]] } ?? []
        let released = modifier.map { [["type": "keyUp", "value": $0.rawValue]] } ?? []
        let strokes = [["type": "keyDown", "value": key.rawValue], ["type": "keyUp", "value": key.rawValue]]
        let actions = held + (0..<times).flatMap { _ in strokes } + released
        _ = try await Self.call(
            port, "POST", session + "/actions",
            ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
    }

    /// Presses a key and does not release it.
    func hold(_ key: Character) async throws { try await stroke("keyDown", key) }

    /// Releases a key that is held.
    func release(_ key: Character) async throws { try await stroke("keyUp", key) }

    private func stroke(_ type: String, _ key: Character) async throws {
        let action = ["type": type, "value": String(key)]
        _ = try await Self.call(
            port, "POST", session + "/actions",
            ["actions": [["type": "key", "id": "keyboard", "actions": [action]]]])
    }

    /// Presses Tab until an element that matches the selector has the focus, like a user without a mouse.
    func tab(to selector: String, with modifier: Modifier? = nil) async throws {
        for _ in 0..<80 {
            if try await run("return document.activeElement.matches(\(Self.quoted(selector)))") == "true" { return }
            try await press(.tab, with: modifier)
        }
        throw Failure(description: "Tab does not lead to \(selector)")
    }

    /// A PNG of the window's content.
    func screenshot() async throws -> Data {
        let answer = try await Self.call(port, "GET", session + "/screenshot", nil)
        guard let text = answer["text"] as? String, let data = Data(base64Encoded: text) else {
            throw Failure(description: "no picture of the page")
        }
        return data
    }

    /// Errors and warnings of the page's console since the last call.
    func complaints() async throws -> [String] {
        let answer = try await Self.call(port, "POST", session + "/se/log", ["type": "browser"])
        let entries = answer["list"] as? [[String: Any]] ?? []
        return entries.map { "\($0["level"] ?? ""): \($0["message"] ?? "")" }
    }

    static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    /// The response's value: an object unchanged, a string under `text`, an array under `list`.
    private static func call(
        _ port: Int, _ method: String, _ path: String, _ body: [String: Any]?
    ) async throws -> [String: Any] {
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
        let http = RawHTTP(port: port)
        let reply = try await http.send(
            method, path, headers: [("Content-Type", "application/json")], body: String(decoding: data, as: UTF8.self))
        let answer = try JSONSerialization.jsonObject(with: Data(reply.body.utf8)) as? [String: Any]
        let value = answer?["value"]
        if let object = value as? [String: Any] {
            if let error = object["error"] as? String {
                throw Failure(
                    description: "\(error): \((object["message"] as? String ?? "").prefix(600))",
                    kind: error == "invalid session id" ? .lostSession : .unexpected)
            }
            return object
        }
        if let list = value as? [Any] { return ["list": list] }
        return ["text": value as? String ?? ""]
    }
}
