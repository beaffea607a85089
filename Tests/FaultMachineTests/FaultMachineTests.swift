import Testing

@testable import tessera_faults

@Suite("The fault machine", .serialized)
struct FaultMachineTests {
    private static func report(_ defect: ScriptedDefect?, seed: UInt64, faults: Int) async -> Report {
        var machine = FaultMachine(plan: FaultPlan(seed: seed, levels: [.scripted]), defect: defect)
        // A defect that is found need not be found at every step, each time after a wait.
        return await machine.run(until: .init(faults: faults, findings: defect == nil ? 20 : 1))
    }

    @Test("S-STORE-1, S-STORE-21: A round over the host injects every fault at every step and finds nothing")
    func sound() async {
        let report = await Self.report(nil, seed: 1, faults: 1)
        #expect(report.count == FaultPair.all.count)
        #expect(report.missing([.scripted]) == [])
        #expect(report.findings.map(\.description) == [])
    }

    @Test("Each defect of the scripted parts is found, and its seed finds it again", arguments: ScriptedDefect.allCases)
    func defects(defect: ScriptedDefect) async throws {
        let report = await Self.report(defect, seed: 1, faults: 400)
        let finding = try #require(report.findings.first, "\(defect) is not found")
        #expect(!finding.description.isEmpty)
        // Descriptors are compared between rounds.
        guard defect != .leaksDescriptors else { return }
        #expect(await !Self.report(defect, seed: finding.seed, faults: 1).findings.isEmpty)
    }

    @Test("A step beyond the limit of the machine ends its process with status 1")
    func stuck() async {
        await #expect(processExitsWith: .exitCode(1)) {
            var machine = FaultMachine(plan: FaultPlan(seed: 1, levels: [.scripted]), stepLimit: .zero)
            _ = await machine.run(until: .init(faults: 1))
        }
    }

    @Test("The matrix shows the counts of both levels, and pairs that were never injected are listed")
    func matrix() {
        var report = Report()
        report.add(FaultPair(.hang, .tap), on: .scripted)
        report.add(FaultPair(.killedHost, .tap), on: .scripted)
        report.add(FaultPair(.killedHost, .tap), on: .released)
        let lines = report.matrix.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines.count == Fault.allCases.count + 1)
        #expect(lines[0] == ["fault"] + Step.allCases.map(\.rawValue))
        #expect(lines[1] == ["killed-host", "0+0", "0+0", "0+0", "0+0", "1+1", "0+0", "0+0", "0+0"])
        #expect(lines.first { $0.first == "hang" }?[5] == "1")
        #expect(report.missing([.scripted]).count == FaultPair.all.count - 2)
        #expect(report.count == 3)
    }
}
