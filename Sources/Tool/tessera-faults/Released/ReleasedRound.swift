import Foundation
import Glibc
import Subprocesses

/// A round on the released level; its steps and checks are those of `ScriptedRound`, over the page and with real
/// processes, files and signals.
struct ReleasedRound: Sendable {
    private static let widgets = 2...5
    /// Seconds in which a page must show an acknowledged change.
    private static let delay = 10.0

    let round: FaultPlan.Round
    let setting: ReleasedSetting
    var device: ReleasedDevice
    var ledger = Ledger()
    var numbers: SeededNumbers
    private var lastWord = 0
    /// The edition of the sources; the first two are built, so that a save needs no compiler.
    private var edition = 1
    private var findings: [Finding] = []
    let extensionName: String

    init(_ round: FaultPlan.Round, setting: ReleasedSetting) throws(RoundFailure) {
        self.round = round
        self.setting = setting
        numbers = SeededNumbers(seed: round.seed)
        for path in (try? FileManager.default.contentsOfDirectory(atPath: setting.folder + "/state")) ?? [] {
            try? FileManager.default.removeItem(atPath: setting.folder + "/state/" + path)
        }
        try setting.restoreSources()
        device = try ReleasedDevice(setting)
        _ = ReleasedDevice.isReached(within: 300) { [device] in device.isReady || device.isFailed }
        guard device.isReady else {
            throw RoundFailure("the fixture is not built: \(try device.observe().buildMessages) \(device.output)")
        }
        let apps = device.state()?["extensions"] as? [[String: Any]] ?? []
        extensionName = apps.first?["id"] as? String ?? ""
        // The widgets with which an empty device begins.
        guard ReleasedDevice.isReached({ [device] in (try? device.observe().widgets.count) == 2 }) else {
            throw RoundFailure("the first widgets are missing")
        }
        for (id, widget) in try device.observe().widgets { ledger.didPlace(id, kind: widget.kind, word: widget.word) }
        try save()
        try save()
    }

    // MARK: Injection

    mutating func inject(_ pair: FaultPair) {
        numbers = round.numbers(for: pair)
        do throws(RoundFailure) {
            try prepare(pair)
            let stated = try cause(pair)
            let after = try compare(pair)
            if stated.contains(Self.noAnswer), pair.fault != .halfWrite { note([.stuck("the answer")], pair) }
            checkReason(pair, stated + after.statements)
            try recover(pair)
        } catch {
            note([.failed("\(error); the program printed: \(device.output.suffix(500))")], pair)
            restart(pair)
        }
    }

    private mutating func prepare(_ pair: FaultPair) throws(RoundFailure) {
        _ = device.send(["name": "clearLog"])
        while ledger.widgets.count < Self.widgets.lowerBound {
            let known = ledger.widgets.count
            let stated = perform(.place)
            guard ledger.widgets.count > known else { throw RoundFailure("no widget can be placed: \(stated)") }
        }
        while ledger.widgets.count > Self.widgets.upperBound, let id = ledger.widgets.keys.min() {
            ledger.willRemove(id)
            guard device.send(["name": "remove", "widget": id])?.status == 200 else {
                throw RoundFailure("widget \(id) cannot be removed")
            }
            ledger.didRemove(id)
        }
        try waitForPictures()
        try compare(pair)
    }

    /// Compares the device with the ledger. A page receives a change some milliseconds after its acknowledgment, so a
    /// difference counts only when it stays.
    @discardableResult
    mutating func compare(_ pair: FaultPair) throws(RoundFailure) -> Observation {
        var last: Observation?
        _ = ReleasedDevice.isReached(within: Self.delay) { [device, ledger] in
            guard let now = try? device.observe() else { return false }
            last = now
            var ledger = ledger
            return ledger.compare(now).isEmpty
        }
        guard let last else { throw RoundFailure("the page receives no state") }
        note(ledger.compare(last), pair)
        return last
    }

    /// Waits until each widget shows a picture for its configuration.
    private func waitForPictures() throws(RoundFailure) {
        var last: Observation?
        let isShown = ReleasedDevice.isReached {
            last = try? device.observe()
            return last?.widgets.values.allSatisfy { $0.picture?.word == $0.word } ?? false
        }
        guard isShown else { throw RoundFailure("not every widget is drawn: \(last.map { "\($0)" } ?? "no state")") }
    }

    /// Ends the fault; the device must get everything in order without a restart.
    private mutating func recover(_ pair: FaultPair) throws(RoundFailure) {
        device.control.reset()
        device.setFailure(nil)
        setting.emptyDisk()
        limitDescriptors(nil)
        try setting.restoreSources()
        edition = 1
        guard ReleasedDevice.isReached({ [device] in device.isReady }) else {
            return note([.noRecovery("the build is not ready: \(try device.observe().buildMessages)")], pair)
        }
        guard ReleasedDevice.isReached({ [device] in (try? device.observe().notices.isEmpty) == true }) else {
            return note([.noRecovery("the notices stay: \(try device.observe().notices)")], pair)
        }
        let before = try device.observe()
        for id in ledger.widgets.keys.sorted() { _ = device.send(["name": "reload", "widget": id]) }
        var after = before
        let isNew = ReleasedDevice.isReached { [device] in
            guard let now = try? device.observe() else { return false }
            after = now
            return now.widgets.allSatisfy { id, widget in
                let isNewer = widget.picture.map { $0.number > before.widgets[id]?.picture?.number ?? 0 } ?? false
                return isNewer && widget.isCurrent && widget.picture?.word == widget.word
            }
        }
        try compare(pair)
        if !isNew { note([.noRecovery("not every widget gets a new picture: \(after.widgets)")], pair) }
    }

    /// Continues with a new process after a failure of the machine.
    private mutating func restart(_ pair: FaultPair) {
        device.control.reset()
        device.setFailure(nil)
        setting.emptyDisk()
        try? setting.restoreSources()
        do throws(RoundFailure) {
            try killAndCompare(pair)
        } catch {
            note([.failed("\(error)")], pair)
        }
    }

    mutating func killAndCompare(_ pair: FaultPair) throws(RoundFailure) {
        let left = device.kill()
        if !left.isEmpty { note([.leftProcesses(left)], pair) }
        try startAndCompare(pair)
    }

    mutating func startAndCompare(_ pair: FaultPair) throws(RoundFailure) {
        device.control.reset()
        setting.emptyDisk()
        try device.start()
        // The store is shown before the build is ready.
        try compare(pair)
    }

    // MARK: Checks

    /// The findings since the last call.
    mutating func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    mutating func note(_ violations: [Violation], _ pair: FaultPair?) {
        findings += violations.map { Finding(level: .released, seed: round.seed, pair: pair, violation: $0) }
    }

    private mutating func checkReason(_ pair: FaultPair, _ statements: [String]) {
        guard let expected = pair.releasedStatement else { return }
        guard
            ReleasedDevice.isReached({ [device] in
                let stated = statements + ((try? device.observe().statements) ?? [])
                return stated.contains { $0.localizedCaseInsensitiveContains(expected) }
            })
        else { return note([.noReason(expected: expected, stated: statements)], pair) }
    }

    // MARK: Values

    mutating func nextWord() -> String {
        lastWord += 1
        return "w\(lastWord)"
    }

    mutating func randomWidget() -> Int? { ledger.widgets.keys.sorted().randomElement(using: &numbers) }

    /// Limits the descriptors of the host to those that it has open, and some more; `nil` removes the limit.
    func limitDescriptors(_ more: Int?) {
        let limits = try? String(contentsOfFile: "/proc/\(device.id)/limits", encoding: .utf8)
        let line = limits?.split(separator: "\n").first { $0.hasPrefix("Max open files") }
        guard let hard = line?.split(separator: " ").dropFirst(4).first else { return }
        let soft = more.map { "\(OpenDescriptors.count(of: device.id) + $0)" } ?? String(hard)
        // A host that has just been killed has no limits.
        try? ReleasedSetting.run("/usr/bin/env", ["prlimit", "--pid", "\(device.id)", "--nofile=\(soft):\(hard)"])
    }

    /// Saves the other edition of the sources, and waits until it is installed and has drawn every widget.
    mutating func save() throws(RoundFailure) {
        let before = try device.observe()
        try writeNextEdition()
        let isInstalled = ReleasedDevice.isReached(within: 300) { [device] in
            guard device.isReady, let now = try? device.observe() else { return false }
            return now.widgets.allSatisfy { id, widget in
                widget.picture.map { $0.number > before.widgets[id]?.picture?.number ?? 0 } ?? false
            }
        }
        guard isInstalled else { throw RoundFailure("the saved sources are not installed: \(device.output)") }
    }

    mutating func writeNextEdition() throws(RoundFailure) {
        edition = 3 - edition
        try write("let edition = \(edition)\n", to: "Edition.swift")
    }

    func write(_ text: String, to name: String) throws(RoundFailure) {
        guard FileManager.default.createFile(atPath: "\(setting.widgetFolder)/\(name)", contents: Data(text.utf8))
        else {
            throw RoundFailure("'\(name)' cannot be written")
        }
    }

    // MARK: End

    /// Ends the program, and checks what is left of it.
    mutating func end() {
        do throws(RoundFailure) {
            try checkLevels()
        } catch {
            note([.failed("\(error)")], nil)
        }
        device.interrupt()
        if device.waitForEnd() == nil { note([.stuck("the program after SIGTERM")], nil) }
        let left = device.leftProcesses()
        if !left.isEmpty { note([.leftProcesses(left)], nil) }
        for folder in ["state", "tmp"] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(setting.folder)/\(folder)")) ?? []
            let database = names.filter { $0.hasPrefix("preview-") && $0.hasSuffix(".sqlite") }.first ?? "none"
            // The key of the page lets open pages reconnect to the next preview.
            let others = names.filter {
                folder == "tmp" || $0 != "page-key" && !StoreFiles.contains($0, of: database)
            }
            if !others.isEmpty { note([.leftFiles(others.sorted().map { "\(folder)/\($0)" })], nil) }
        }
    }

    /// Memory and descriptors of the program do not grow with what it does.
    private mutating func checkLevels() throws(RoundFailure) {
        let descriptors = OpenDescriptors.count(of: device.id)
        let memory = ProcessMemory.read(device.id)?.current ?? 0
        for _ in 0..<5 {
            try save()
            for _ in 0..<4 { _ = perform(.configure) }
            _ = perform(.tap)
        }
        try waitForPictures()
        let isLevel = ReleasedDevice.isReached { [device] in OpenDescriptors.count(of: device.id) <= descriptors + 8 }
        if !isLevel {
            note([.leftDescriptors(before: descriptors, after: OpenDescriptors.count(of: device.id))], nil)
        }
        let now = ProcessMemory.read(device.id)?.current ?? 0
        if now - memory > 64 << 20 { note([.leftMemory(before: memory, after: now)], nil) }
    }
}
