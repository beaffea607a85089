import ExtensionProtocol
import Foundation
import Glibc
import Subprocesses

/// A running `tessera preview`, driven through its server as a browser drives it.
///
/// Everything blocks: the machine waits for the program, and does nothing else meanwhile.
struct ReleasedDevice: Sendable {
    static let patience = 60.0

    let setting: ReleasedSetting
    let control: FaultControl
    private var process: ChildProcess
    private(set) var port = 0
    private var access = PageAccess()
    private var token = ""

    init(_ setting: ReleasedSetting) throws(RoundFailure) {
        self.setting = setting
        control = try FaultControl(path: setting.controlFile)
        process = try Self.launch(setting)
        try connect()
    }

    // MARK: Life

    private static func launch(_ setting: ReleasedSetting) throws(RoundFailure) -> ChildProcess {
        let log = open(setting.folder + "/log", O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(log) }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = setting.folder + "/home"
        environment["TMPDIR"] = setting.folder + "/tmp"
        environment["TESSERA_CACHE"] = setting.folder + "/cache"
        environment["TESSERA_FAULTS_CONTROL"] = setting.controlFile
        environment["LD_PRELOAD"] = setting.shim
        var launch = ChildProcess.Launch(
            path: setting.program,
            arguments: [
                "preview", setting.widgetFolder, "--port", "0", "--no-open", setting.permission,
                "--state-folder", setting.folder + "/state",
            ], environment: environment)
        launch.output = log
        do {
            return try ChildProcess.start(launch)
        } catch {
            throw RoundFailure("\(error)")
        }
    }

    /// Waits until the server is reachable, and loads the page.
    private mutating func connect() throws(RoundFailure) {
        let address = "The device is at http://127.0.0.1:"
        var printed: Substring?
        waitUntil { log in
            guard let range = log.firstRange(of: address) else { return false }
            printed = log[range.upperBound...].prefix { !$0.isWhitespace }
            return log[range.upperBound...].contains { $0.isWhitespace }
        }
        guard let printed, let found = Int(printed.prefix { $0.isNumber }),
            let query = printed.firstIndex(of: "?")
        else { throw RoundFailure("the program does not start: \(output)") }
        port = found
        let opening = try PageConnection(port: port)
        guard opening.request("GET", "/" + printed[query...]), let head = opening.answer()?.head,
            let access = PageAccess(head: head)
        else { throw RoundFailure("the printed address does not open the page") }
        self.access = access
        let connection = try connection()
        guard connection.request("GET", "/"), let page = connection.answer()?.body,
            let start = page.firstRange(of: "name=\"tessera-token\" content=\"")
        else { throw RoundFailure("the page cannot be loaded") }
        token = String(page[start.upperBound...].prefix { $0 != "\"" })
    }

    private func waitUntil(_ condition: (String) -> Bool) {
        _ = Self.isReached { condition(output) }
    }

    /// What the program has printed.
    var output: String { (try? String(contentsOfFile: setting.folder + "/log", encoding: .utf8)) ?? "" }

    var id: pid_t { process.id }

    /// Starts the program again after its end.
    mutating func start() throws(RoundFailure) {
        process = try Self.launch(setting)
        try connect()
    }

    /// Kills the program, and waits for the end of all its processes.
    ///
    /// - Returns: The processes that are left.
    func kill() -> [String] {
        process.kill()
        _ = process.wait()
        return leftProcesses()
    }

    /// Waits for the end of a program that was killed by something else.
    ///
    /// - Returns: `nil` if it does not end.
    func waitForEnd() -> ChildProcess.Ending? { process.wait(deadline: MonotonicClock.now + Self.patience)?.ending }

    func interrupt() { Glibc.kill(process.id, SIGTERM) }

    /// Processes of the machine's folder that do not end.
    func leftProcesses() -> [String] {
        var left: [ProcessTable.Entry] = []
        _ = Self.isReached(within: 20) {
            left = ProcessTable.processes(of: setting.folder)
            return left.isEmpty
        }
        return left.map { "\($0.name) (\($0.id))" }
    }

    /// The compilers that the program has started.
    var compilers: [ProcessTable.Entry] {
        ProcessTable.processes(of: setting.folder).filter { ["swiftc", "swift-frontend", "clang"].contains($0.name) }
    }

    static func isReached(within seconds: Double = patience, _ condition: () -> Bool) -> Bool {
        let end = MonotonicClock.now + seconds
        while !condition() {
            guard MonotonicClock.now < end else { return false }
            usleep(4_000)
        }
        return true
    }

    // MARK: The page

    func connection() throws(RoundFailure) -> PageConnection { try PageConnection(port: port, access) }

    static func text(of command: [String: Any]) -> String {
        (try? JSONSerialization.data(withJSONObject: command)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Sends a command without waiting for its answer.
    func post(_ command: [String: Any], on connection: borrowing PageConnection) -> Bool {
        connection.request("POST", "/commands", token: token, body: Self.text(of: command))
    }

    /// - Returns: `nil` without a complete answer.
    func send(_ command: [String: Any]) -> PageConnection.Answer? {
        guard let connection = try? connection(), post(command, on: connection) else { return nil }
        return connection.answer()
    }

    func get(_ path: String) -> [String: Any]? {
        guard let connection = try? connection(), connection.request("GET", path), let answer = connection.answer(),
            answer.status == 200
        else { return nil }
        return Self.object(answer.body)
    }

    static func object(_ json: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]
    }

    /// The state as a new page receives it.
    func state() -> [String: Any]? {
        guard let connection = try? connection(), let event = connection.event("state") else { return nil }
        return Self.object(event)
    }

    /// The folders that the widget sees as its home.
    var homes: [String] {
        let containers = setting.folder + "/cache/containers"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: containers)) ?? []
        return names.map { "\(containers)/\($0)/home" }
    }

    /// The widget fails from now on; `nil` for no failure.
    func setFailure(_ failure: String?) {
        for home in homes {
            let path = home + "/fault"
            try? FileManager.default.removeItem(atPath: path)
            guard let failure else { continue }
            _ = FileManager.default.createFile(
                atPath: path, contents: Data(failure.utf8), attributes: [.posixPermissions: 0o644])
        }
    }
}

extension ReleasedDevice {
    /// The device as the page shows it.
    func observe() throws(RoundFailure) -> Observation {
        guard let state = state() else { throw RoundFailure("the page receives no state") }
        let notices = state["notices"] as? [String] ?? []
        var observation = Observation(notices: notices, isStored: notices.isEmpty)
        observation.log = (state["log"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        for build in builds(of: state) {
            let messages = build["messages"] as? [[String: Any]] ?? []
            observation.buildMessages += messages.compactMap { $0["text"] as? String }
            if let note = build["note"] as? String { observation.buildMessages.append(note) }
        }
        for (key, value) in state["widgets"] as? [String: [String: Any]] ?? [:] {
            guard let id = Int(key) else { continue }
            let reason = value["reason"] as? String
            observation.widgets[id] = Observation.Widget(
                kind: "\(value["kind"] as? String ?? "") \(value["family"] as? String ?? "")", word: word(of: id),
                picture: picture(of: id), isCurrent: reason == nil && value["phase"] as? String == "entry",
                reasons: reason.map { [$0] } ?? [])
        }
        return observation
    }

    private func builds(of state: [String: Any]) -> [[String: Any]] {
        (state["extensions"] as? [[String: Any]] ?? []).compactMap { $0["build"] as? [String: Any] }
    }

    /// Whether the newest sources are built and installed.
    var isReady: Bool {
        guard let state = state() else { return false }
        let builds = builds(of: state)
        return !builds.isEmpty && builds.allSatisfy { $0["state"] as? String == "ready" }
    }

    var isFailed: Bool {
        guard let state = state() else { return false }
        return builds(of: state).contains { $0["state"] as? String == "failed" }
    }

    private func word(of id: Int) -> String {
        let sections = get("/widgets/\(id)/form")?["sections"] as? [[String: Any]] ?? []
        let fields = sections.flatMap { $0["fields"] as? [[String: Any]] ?? [] }
        return fields.first { $0["name"] as? String == "word" }?["value"] as? String ?? "plain"
    }

    private func picture(of id: Int) -> Observation.Picture? {
        let spoken = get("/widgets/\(id)/tree")?["spoken"] as? [[String: Any]] ?? []
        return spoken.lazy.compactMap { $0["label"] as? String }.compactMap { Observation.Picture(text: $0) }.first
    }

    func revision(of id: Int) -> Int? { get("/widgets/\(id)/tree")?["revision"] as? Int }
}
