import Foundation
import WidgetHost

/// A round on the scripted level.
///
/// For each pair:
/// 1. The device gets widgets if it has too few, its log is cleared, and the ledger is compared.
/// 2. The fault is prepared, the step is performed, and the answers go into the ledger.
/// 3. When no work is left, the device is observed: nothing acknowledged may be lost, the last pictures stay, and the
///    reason is stated.
/// 4. The fault ends. The device must recover by itself, and each widget must get a new picture.
/// 5. At random, and after faults of the host itself, the host is killed, and the ledger is compared again.
///
/// At the end of the round nothing may be left: no process, no file, no descriptor, no host.
struct ScriptedRound: Sendable {
    private static let widgets = 2...6

    let round: FaultPlan.Round
    var device: ScriptedDevice
    var ledger = Ledger()
    var numbers: SeededNumbers
    private var lastWord = 0
    private var findings: [Finding] = []

    init(_ round: FaultPlan.Round, in folder: String, defect: ScriptedDefect? = nil) async throws {
        self.round = round
        numbers = SeededNumbers(seed: round.seed)
        device = try await ScriptedDevice(in: folder, defect: defect)
        try await device.install()
    }

    // MARK: Injection

    mutating func inject(_ pair: FaultPair) async {
        numbers = round.numbers(for: pair)
        do {
            try await prepare(pair)
            let before = await device.observe()
            let errors = try await cause(pair)
            await device.settle()
            let after = await device.observe()
            note(ledger.compare(after), pair)
            await checkReason(pair, errors + after.statements)
            checkClock(pair, before, after)
            try await recover(pair)
            if Bool.random(using: &numbers) { try await killAndCompare(pair) }
        } catch {
            note([.failed("\(error)")], pair)
        }
    }

    private mutating func prepare(_ pair: FaultPair) async throws {
        _ = try await device.host.send(.device(.clearLog))
        while ledger.widgets.count < Self.widgets.lowerBound { try await placeSoundly(pair) }
        while ledger.widgets.count > Self.widgets.upperBound, let id = ledger.widgets.keys.min() {
            ledger.willRemove(id)
            _ = try await device.host.send(.layout(.remove(InstanceID(id))))
            ledger.didRemove(id)
        }
        await device.settle()
        note(ledger.compare(await device.observe()), pair)
    }

    private mutating func placeSoundly(_ pair: FaultPair) async throws {
        let known = ledger.widgets.count
        let errors = await perform(.place)
        guard ledger.widgets.count > known else { throw RoundFailure("no widget can be placed: \(errors)") }
    }

    /// Ends the fault; the device must get everything in order without a restart.
    private mutating func recover(_ pair: FaultPair) async throws {
        device.store.set(.working)
        device.widget.fail(nil)
        device.widget.cancelInterruption()
        let host = device.host
        if await !isReached({ await host.snapshot().notices.isEmpty }) {
            note([.noRecovery("the notices stay: \(await host.snapshot().notices)")], pair)
        }
        if await device.host.snapshot().apps.first?.build != .ready { try await buildAgain(pair) }
        let before = await device.observe()
        for id in ledger.widgets.keys.sorted() { _ = try await device.host.send(.widget(.reload(InstanceID(id)))) }
        await device.settle()
        let after = await device.observe()
        note(ledger.compare(after), pair)
        checkNewer(after, than: before, pair)
    }

    /// The first good build after a failed one draws every widget again.
    private mutating func buildAgain(_ pair: FaultPair) async throws {
        let before = await device.observe()
        let errors = await perform(.save)
        await device.settle()
        if !errors.isEmpty { note([.noRecovery("the build fails: \(errors)")], pair) }
        checkNewer(await device.observe(), than: before, pair)
    }

    private mutating func checkNewer(_ after: Observation, than before: Observation, _ pair: FaultPair) {
        for (id, widget) in after.widgets.sorted(by: { $0.key < $1.key }) {
            let isNewer = widget.picture.map { $0.number > before.widgets[id]?.picture?.number ?? 0 } ?? false
            guard !isNewer || !widget.isCurrent || widget.picture?.word != widget.word else { continue }
            let shown = widget.picture?.text ?? "nothing"
            note([.noRecovery("widget \(id) shows \(shown) for \(widget.word): \(widget.reasons)")], pair)
        }
    }

    mutating func killAndCompare(
        _ pair: FaultPair, _ tear: (String) throws -> Void = { _ in }
    ) async throws {
        try await device.kill(tear)
        note(ledger.compare(await device.observe()), pair)
        try await device.install()
        await device.settle()
        note(ledger.compare(await device.observe()), pair)
    }

    // MARK: Checks

    /// The findings since the last call.
    mutating func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    mutating func note(_ violations: [Violation], _ pair: FaultPair?) {
        findings += violations.map { Finding(level: .scripted, seed: round.seed, pair: pair, violation: $0) }
    }

    /// The end of a process that drew a placeholder is only in the log, which receives it after the answer.
    private mutating func checkReason(_ pair: FaultPair, _ statements: [String]) async {
        guard let expected = pair.statement, !statements.contains(where: { $0.contains(expected) }) else { return }
        let device = device
        if await isReached({ await device.observe().statements.contains { $0.contains(expected) } }) { return }
        note([.noReason(expected: expected, stated: statements)], pair)
    }

    /// After a jump of the clock, each widget has a timeline for the new time.
    private mutating func checkClock(_ pair: FaultPair, _ before: Observation, _ after: Observation) {
        guard pair.fault == .clockJump, pair.step != .shutDown else { return }
        for (id, widget) in after.widgets.sorted(by: { $0.key < $1.key }) {
            guard let old = before.widgets[id]?.picture, let new = widget.picture, new.number <= old.number else {
                continue
            }
            note([.noRecovery("widget \(id) still shows picture \(new.number) after the clock was set")], pair)
        }
    }

    // MARK: Values

    mutating func nextWord() -> String {
        lastWord += 1
        return "w\(lastWord)"
    }

    /// A widget that the device certainly has.
    mutating func randomWidget() -> Int? { ledger.widgets.keys.sorted().randomElement(using: &numbers) }

    // MARK: End

    /// Ends the device, and checks what is left of it.
    mutating func end() async {
        await device.stop()
        let widget = device.widget
        if await !isReached({ widget.livingProcesses == 0 }) {
            note([.leftProcesses(["\(widget.livingProcesses) scripted processes"])], nil)
        }
        if await !device.isReleased() { note([.failed("the host stays in memory after its end")], nil) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: device.folder)) ?? []
        let others = names.filter { !StoreFiles.contains($0, of: "device.sqlite") }
        if !others.isEmpty { note([.leftFiles(others.sorted())], nil) }
    }
}

/// The reason that a round cannot continue.
struct RoundFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
