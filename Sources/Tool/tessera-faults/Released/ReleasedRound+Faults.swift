import Foundation
import Glibc

/// The faults.
extension ReleasedRound {
    /// Prepares the fault and performs the step.
    ///
    /// - Returns: What the host has answered.
    mutating func cause(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        switch pair.fault {
        case .killedHost: return try causeKill(pair)
        case .killedWorker: return try causeWorkerFailure("kill", pair)
        case .hang: return try causeHang(pair)
        case .flood: return try causeFlood(pair)
        case .halfWrite: return try causeHalfWrite(pair)
        case .fullDisk: return try causeFullDisk(pair)
        case .clockJump: return try causeClockJump(pair)
        case .lostDescriptors: return try causeLostDescriptors(pair)
        case .damagedFile: return try causeDamage(pair)
        case .slowReader: return try causeSlowReader(pair)
        }
    }

    /// Performs a step whose effect is complete when it returns.
    private mutating func run(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        switch pair.step {
        case .save:
            try save()
            return []
        case .shutDown:
            try shutDown(pair)
            return []
        case .build:
            try killAndCompare(pair)
            return []
        default: return perform(pair.step)
        }
    }

    /// Ends the host as a supervisor does, and starts it again.
    private mutating func shutDown(_ pair: FaultPair) throws(RoundFailure) {
        device.interrupt()
        if device.waitForEnd() == nil {
            note([.stuck("the program after SIGTERM")], pair)
            _ = device.kill()
        }
        let left = device.leftProcesses()
        if !left.isEmpty { note([.leftProcesses(left)], pair) }
        device.setFailure(nil)
        try startAndCompare(pair)
    }

    // MARK: The host

    private mutating func causeKill(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        let pause = UInt32.random(in: 0...20_000, using: &numbers)
        switch pair.step {
        case .build, .save:
            try writeNewSource()
            _ = ReleasedDevice.isReached { [device] in !device.compilers.isEmpty }
            usleep(pause)
            try killAndCompare(pair)
        case .shutDown:
            device.interrupt()
            usleep(pause)
            try killAndCompare(pair)
        default:
            guard let (command, change) = command(of: pair.step) else { return [] }
            let connection = try device.connection()
            guard device.post(command, on: connection) else { throw RoundFailure("the command cannot be sent") }
            usleep(pause)
            let left = device.kill()
            if !left.isEmpty { note([.leftProcesses(left)], pair) }
            finish(change, connection.answer())
            try startAndCompare(pair)
        }
        return []
    }

    // MARK: Workers

    /// A failure of the widget, or of the compiler.
    private mutating func causeWorkerFailure(_ failure: String, _ pair: FaultPair) throws(RoundFailure) -> [String] {
        switch pair.step {
        case .build, .save:
            try interruptCompiler(pair) { compilers in for one in compilers { Glibc.kill(one.id, SIGKILL) } }
            return []
        case .shutDown:
            device.setFailure("entries \(failure)")
            _ = perform(.reload)
            try shutDown(pair)
            return []
        default:
            device.setFailure("\(pair.releasedPhase) \(failure)")
            let stated = perform(pair.step)
            if pair.releasedStatement != nil { return stated }
            usleep(20_000)
            return stated
        }
    }

    private mutating func causeHang(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        guard pair.step == .build || pair.step == .save else { return try causeWorkerFailure("hang", pair) }
        try interruptCompiler(pair) { [device] compilers in
            for one in compilers { Glibc.kill(one.id, SIGSTOP) }
            // The page must answer while the compiler hangs.
            _ = try? device.observe()
            for one in compilers { Glibc.kill(one.id, SIGKILL) }
        }
        return []
    }

    /// Saves a source that must be compiled, or starts with it, and interrupts its compilers until the build ends.
    private mutating func interruptCompiler(
        _ pair: FaultPair, _ interrupt: ([ProcessTable.Entry]) -> Void
    ) throws(RoundFailure) {
        try writeNewSource()
        if pair.step == .build { try killAndCompare(pair) }
        let hasEnded = ReleasedDevice.isReached(within: 120) { [device] in
            interrupt(device.compilers)
            return device.isFailed
        }
        if !hasEnded { note([.stuck("the build whose compiler is killed")], pair) }
    }

    private mutating func writeNewSource() throws(RoundFailure) {
        try write("let edition = \(UInt32.random(in: 10 ... .max, using: &numbers))\n", to: "Edition.swift")
    }

    private mutating func causeFlood(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        guard pair.step == .build || pair.step == .save else { return try causeWorkerFailure("flood", pair) }
        let edition = UInt32.random(in: 10 ... .max, using: &numbers)
        let warnings = (0..<2_000).map { "#warning(\"flood \($0)\")\n" }.joined()
        try write("let edition = \(edition)\n" + warnings, to: "Edition.swift")
        if pair.step == .build { try killAndCompare(pair) }
        guard ReleasedDevice.isReached(within: 120, { [device] in device.isReady }) else {
            throw RoundFailure("the source with warnings is not built")
        }
        return []
    }

    // MARK: Files

    private mutating func causeHalfWrite(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        switch pair.step {
        case .draw: return try causeWorkerFailure("half", pair)
        case .save:
            try write("struct Edition {\n    let number = [1, 2,", to: "Edition.swift")
            guard ReleasedDevice.isReached(within: 120, { [device] in device.isFailed }) else {
                throw RoundFailure("half a source file is built")
            }
            return []
        default:
            device.control.tear(setting.folder + "/state", after: Int.random(in: 0...5, using: &numbers))
            let stated = pair.step == .shutDown ? perform(.configure) : perform(pair.step)
            if pair.step == .shutDown { device.interrupt() }
            usleep(30_000)
            // A step that writes less than expected ends with an ordinary kill.
            try killAndCompare(pair)
            return stated
        }
    }

    private mutating func causeFullDisk(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        guard pair.step != .save else {
            device.control.fill(setting.folder + "/cache")
            try writeNewSource()
            guard ReleasedDevice.isReached(within: 120, { [device] in device.isFailed }) else {
                throw RoundFailure("a build on a full disk does not fail")
            }
            return try device.observe().buildMessages
        }
        setting.fillDisk(device.control)
        var stated: [String] = []
        // Files have free pages until they must grow, and a write-ahead log that is used again never must. Some file
        // systems reject those writes as well, as the shim does then.
        for attempt in 0..<20 {
            if attempt == 10 { device.control.fill(setting.folder + "/state") }
            stated += perform(pair.step == .shutDown ? .configure : pair.step)
            stated += perform(.configure)
            stated += try device.observe().notices
            if stated.contains(where: { $0.contains("no disk space left") }) { break }
        }
        if pair.step == .shutDown { try shutDown(pair) }
        return stated
    }

    private mutating func causeDamage(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        switch pair.step {
        case .save:
            try write("<?xml version=\"1.0\"?><plist><dict><key>", to: "Info.plist")
            guard ReleasedDevice.isReached(within: 120, { [device] in device.isFailed }) else {
                throw RoundFailure("a damaged property list is built")
            }
            return try device.observe().buildMessages
        case .build:
            _ = device.kill()
            let executables = (FileManager.default.enumerator(atPath: setting.folder + "/cache/code")?.allObjects ?? [])
                .compactMap { $0 as? String }.filter { $0.hasSuffix("/widget") }
            for path in executables { try FileDamage.truncate("\(setting.folder)/cache/code/\(path)") }
            try startAndCompare(pair)
            _ = ReleasedDevice.isReached(within: 120) { [device] in device.isFailed || device.isReady }
            let stated = try device.observe().statements
            if device.isFailed, !stated.contains(where: { !$0.isEmpty }) {
                note([.noReason(expected: "a damaged program", stated: stated)], pair)
            }
            for path in executables {
                let build = ("\(setting.folder)/cache/code/\(path)" as NSString).deletingLastPathComponent
                try? FileManager.default.removeItem(atPath: build)
            }
            _ = device.kill()
            try startAndCompare(pair)
            return stated
        default:
            device.interrupt()
            _ = device.waitForEnd()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: setting.folder + "/state")) ?? []
            for name in names where name.hasSuffix(".sqlite") {
                try FileDamage.overwritePage(of: "\(setting.folder)/state/\(name)", &numbers)
            }
            device.control.reset()
            try device.start()
            let found = try device.observe()
            if found.notices.contains(where: { $0.contains("is damaged") }) {
                ledger.didLoseStore()
            } else {
                for id in ledger.widgets.keys { ledger.didDamagePicture(of: id) }
                try compare(pair)
            }
            // The notice stays until the end of the host; the first widgets are placed again.
            _ = ReleasedDevice.isReached { [device] in device.isReady }
            device.interrupt()
            _ = device.waitForEnd()
            try device.start()
            if ledger.widgets.isEmpty {
                for (id, widget) in try device.observe().widgets {
                    ledger.didPlace(id, kind: widget.kind, word: widget.word)
                }
            }
            return found.notices
        }
    }

    // MARK: The clock, descriptors and readers

    private mutating func causeClockJump(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        let days = Int64.random(in: 1...400, using: &numbers) * (Bool.random(using: &numbers) ? 1 : -1)
        device.control.shiftClock(by: days * 86_400)
        var stated: [String] = []
        if Bool.random(using: &numbers) {
            let date = 1_767_571_200 + Double(days) * 86_400
            stated += device.send(["name": "clock", "action": "jump", "date": date]).map { [$0.body] } ?? []
        }
        stated += try run(pair)
        _ = device.send(["name": "clock", "action": "real"])
        return stated
    }

    private mutating func causeLostDescriptors(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        // Connected before: without descriptors the server accepts no connection.
        let connection = try device.connection()
        let request = command(of: pair.step)
        limitDescriptors(Int.random(in: 0...3, using: &numbers))
        if pair.step == .save { try writeNextEdition() }
        var answer: PageConnection.Answer?
        if let request, device.post(request.command, on: connection) { answer = connection.answer() }
        usleep(100_000)
        limitDescriptors(nil)
        if let request { finish(request.change, answer) }
        return answer.map { [$0.body] } ?? []
    }

    private mutating func causeSlowReader(_ pair: FaultPair) throws(RoundFailure) -> [String] {
        let first = try device.connection()
        let second = try device.connection()
        let third = try device.connection()
        guard first.request("GET", "/events"), second.request("GET", "/events"),
            third.send("POST /commands HTTP/1.1\r\n")
        else { throw RoundFailure("the readers cannot connect") }
        let stated = try run(pair)
        extendLifetime(first)
        extendLifetime(second)
        extendLifetime(third)
        return stated
    }

    /// Keeps a connection open until here.
    private func extendLifetime(_ connection: borrowing PageConnection) {}
}

extension FaultPair {
    /// The phase of the fixture in which its failure interrupts the step.
    var releasedPhase: String {
        switch step {
        case .draw: "render"
        case .tap: "perform"
        default: "entries"
        }
    }

    /// A part of the statement with which the released program must report the fault; `nil` if none is required.
    var releasedStatement: String? {
        switch (fault, step) {
        case (.killedWorker, .draw), (.killedWorker, .place), (.killedWorker, .configure), (.killedWorker, .tap),
            (.killedWorker, .reload), (.halfWrite, .draw):
            "signal 9"
        case (.hang, .reload): "did not respond"
        case (.flood, .draw), (.flood, .place), (.flood, .configure), (.flood, .tap), (.flood, .reload):
            "exceeded its limit"
        case (.halfWrite, .save): "expected"
        case (.fullDisk, .save): nil
        case (.fullDisk, _): "no disk space left"
        case (.damagedFile, .save): "Info.plist"
        default: nil
        }
    }
}
