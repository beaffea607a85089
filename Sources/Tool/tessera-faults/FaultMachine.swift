import Foundation
import Glibc
import Subprocesses

/// Runs rounds until there are enough faults or the time has passed.
struct FaultMachine: Sendable {
    struct End: Hashable, Sendable {
        var faults: Int
        /// `nil` for no limit.
        var seconds: Double?
        /// A state in which promises are broken breaks more of them.
        var findings = 20
    }

    /// The first rounds fill caches; later ones must not need more memory.
    private static let warmUp = 8
    private static let memoryTolerance = 48 << 20

    var plan: FaultPlan
    var released: ReleasedSetting?
    /// Whether each fault is printed when it was injected, with its duration.
    var isVerbose: Bool
    /// For tests of the machine.
    var defect: ScriptedDefect?
    /// After which a step has hung, which ends the program; `nil` in a process with other work, which must not end and
    /// may delay a step for minutes.
    var stepLimit: Duration?
    private var report = Report()
    /// The open descriptors after the first round.
    private var descriptors: Int?

    init(
        plan: FaultPlan, released: ReleasedSetting? = nil, isVerbose: Bool = false, defect: ScriptedDefect? = nil,
        stepLimit: Duration? = nil
    ) {
        self.isVerbose = isVerbose
        self.plan = plan
        self.released = released
        self.defect = defect
        self.stepLimit = stepLimit
    }

    mutating func run(until end: End) async -> Report {
        let start = ContinuousClock.now
        var memory: Int?
        var number = 0
        while report.count < end.faults {
            if let seconds = end.seconds, ContinuousClock.now - start > .seconds(seconds) { break }
            let round = plan.round(number)
            let before = report.count
            report.begin(round)
            guard !round.pairs.isEmpty else { break }
            switch round.level {
            case .scripted: await runScripted(round, until: end)
            case .released: runReleased(round)
            }
            // A round that cannot begin would fail again.
            guard report.count > before else { break }
            number += 1
            if number == Self.warmUp { memory = ProcessMemory.read(getpid())?.current }
            if report.findings.count >= end.findings { break }
        }
        if let memory, let now = ProcessMemory.read(getpid())?.current, now - memory > Self.memoryTolerance {
            add(.leftMemory(before: memory, after: now), plan.round(max(number - 1, 0)))
        }
        return report
    }

    // MARK: Levels

    private mutating func runScripted(_ round: FaultPlan.Round, until end: End) async {
        let folder = Self.scratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            var running = try await ScriptedRound(round, in: folder, defect: defect)
            for pair in round.pairs {
                let watch = watch(pair, round)
                await running.inject(pair)
                note(pair, round, watch)
                for finding in running.takeFindings() { add(finding) }
                if report.findings.count >= end.findings { break }
            }
            await running.end()
            for finding in running.takeFindings() { add(finding) }
        } catch {
            add(.failed("\(error)"), round)
        }
        // The first round also opens what the process keeps.
        guard let before = descriptors else { return descriptors = OpenDescriptors.count(of: getpid()) }
        if await !isReached({ OpenDescriptors.count(of: getpid()) <= before }) {
            add(.leftDescriptors(before: before, after: OpenDescriptors.count(of: getpid())), round)
        }
    }

    private mutating func runReleased(_ round: FaultPlan.Round) {
        guard let released else { return }
        do {
            var running = try ReleasedRound(round, setting: released)
            for pair in round.pairs {
                let watch = watch(pair, round)
                running.inject(pair)
                note(pair, round, watch)
                for finding in running.takeFindings() { add(finding) }
            }
            running.end()
            for finding in running.takeFindings() { add(finding) }
        } catch {
            add(.failed("\(error)"), round)
        }
    }

    private func watch(_ pair: FaultPair, _ round: FaultPlan.Round) -> Watchdog {
        Watchdog(limit: stepLimit) { Console.say("error: \(pair) does not end; seed \(round.seed)") }
    }

    private mutating func note(_ pair: FaultPair, _ round: FaultPlan.Round, _ watch: Watchdog) {
        let seconds = watch.cancel()
        report.add(pair, on: round.level)
        if isVerbose { Console.say("\(round.level.rawValue) \(pair) \(Int(seconds * 1_000)) ms") }
    }

    // MARK: Findings

    private mutating func add(_ violation: Violation, _ round: FaultPlan.Round) {
        add(Finding(level: round.level, seed: round.seed, pair: nil, violation: violation))
    }

    private mutating func add(_ finding: Finding) {
        report.add(finding)
        Console.say("\(finding.description)\n    \(finding.replay)")
    }

    /// In memory if possible: the machine checks what is written, not how fast a disk is.
    static func scratchFolder() -> String {
        let isWritable = access("/dev/shm", W_OK | X_OK) == 0
        return "\(isWritable ? "/dev/shm" : NSTemporaryDirectory())/tessera-faults-\(getpid())-\(UUID().uuidString)"
    }
}

/// Times a step. One that does not end within a limit is reported and ends the program, because nothing else can.
private final class Watchdog: Sendable {
    private let task: Task<Void, Never>?
    private let start = ContinuousClock.now

    init(limit: Duration?, _ report: @escaping @Sendable () -> Void) {
        task = limit.map { limit in
            Task.detached {
                guard (try? await Task.sleep(for: limit)) != nil else { return }
                report()
                _exit(1)
            }
        }
    }

    /// - Returns: The seconds since the step began.
    func cancel() -> Double {
        task?.cancel()
        return (ContinuousClock.now - start) / .seconds(1)
    }
}

/// The open descriptors of a process.
enum OpenDescriptors {
    static func count(of process: pid_t) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
    }
}
