import ExtensionProcess
import Foundation
import WidgetHost

/// The faults.
extension ScriptedRound {
    /// Prepares the fault and performs the step.
    ///
    /// - Returns: The reasons of failures that the host has stated.
    mutating func cause(_ pair: FaultPair) async throws -> [String] {
        switch pair.fault {
        case .killedHost: return try await causeKill(pair)
        case .killedWorker: return try await causeFailure(.crash, pair)
        case .hang: return try await causeFailure(pair.step == .shutDown ? .endlessHang : .hang, pair)
        case .flood: return try await causeFlood(pair)
        case .halfWrite: return try await causeHalfWrite(pair)
        case .fullDisk: return try await causeStoreFailure(.full(path: device.database), pair)
        case .clockJump: return try await causeClockJump(pair)
        case .lostDescriptors:
            if pair.step != .shutDown { return try await causeFailure(.noDescriptors, pair) }
            return try await causeStoreFailure(.failed(path: device.database, reason: "too many open files"), pair)
        case .damagedFile: return try await causeDamage(pair)
        case .slowReader: return try await causeSlowReader(pair)
        }
    }

    /// Performs a step. A build follows a start, and after the end of the device the next one starts.
    private mutating func run(_ pair: FaultPair) async throws -> [String] {
        guard pair.step == .shutDown else { return await perform(pair.step) }
        var stated = await device.observe().statements
        stated += await perform(pair.step)
        // A failure that no process has met before the end must not meet the next device, in which nothing ends a hang.
        device.widget.fail(nil)
        try await device.start()
        try await device.install()
        return stated
    }

    private mutating func restartBefore(_ pair: FaultPair) async throws {
        guard pair.step == .build else { return }
        await device.stop()
        try await device.start()
    }

    // MARK: The host

    private mutating func causeKill(_ pair: FaultPair) async throws -> [String] {
        try await restartBefore(pair)
        let writes = Int.random(in: 0...3, using: &numbers)
        device.store.set(.dying(writes: writes, isBefore: Bool.random(using: &numbers)))
        let stated = pair.step == .shutDown ? await perform(.reload) : await perform(pair.step)
        if pair.step == .shutDown { await device.host.stop() }
        try await killAndCompare(pair)
        return stated
    }

    // MARK: The widget's process

    private mutating func causeFailure(_ failure: ScriptedWidget.Failure, _ pair: FaultPair) async throws -> [String] {
        try await restartBefore(pair)
        device.widget.fail(failure, at: pair.phase)
        guard pair.step == .shutDown else { return await perform(pair.step) }
        guard let id = randomWidget() else { return [] }
        // The request is unanswered when the device ends.
        _ = try await device.host.send(.widget(.reload(InstanceID(id))))
        return try await run(pair)
    }

    private mutating func causeFlood(_ pair: FaultPair) async throws -> [String] {
        let lines = await device.host.snapshot().log.count
        for number in 0..<300 { await device.host.noteOutput("line \(number)", of: ScriptedDevice.app) }
        let kept = await device.host.snapshot().log.count
        if kept > HostSettings().logLimit { note([.failed("the log grew from \(lines) to \(kept) lines")], pair) }
        guard pair.step == .save else { return try await causeFailure(.flood, pair) }
        let messages = (0..<5_000).map { BuildMessage(severity: .error, message: "too many errors: \($0)") }
        await device.host.noteBuild(.failed(messages), of: ScriptedDevice.app, name: "Scripted")
        return []
    }

    /// Half a message of a process, half a source file, or half a write of the store before a kill.
    private mutating func causeHalfWrite(_ pair: FaultPair) async throws -> [String] {
        switch pair.step {
        case .build, .draw, .tap, .reload: return try await causeFailure(.halfMessage, pair)
        case .save:
            await device.host.noteBuild(.building, of: ScriptedDevice.app, name: "Scripted")
            let message = BuildMessage(severity: .error, file: "A.swift", line: 9, message: "expected '}'")
            await device.host.noteBuild(.failed([message]), of: ScriptedDevice.app, name: "Scripted")
            return []
        case .place, .configure, .shutDown:
            let stated = pair.step == .shutDown ? [] : await perform(pair.step)
            let noise = (0..<Int.random(in: 1...9_000, using: &numbers)).map { _ in
                UInt8.random(in: .min ... .max, using: &numbers)
            }
            try await killAndCompare(pair) { database in try FileDamage.append(noise, to: database + "-wal") }
            return stated
        }
    }

    // MARK: The store

    private mutating func causeStoreFailure(_ error: StoreError, _ pair: FaultPair) async throws -> [String] {
        try await restartBefore(pair)
        device.store.set(.failing(error))
        defer { device.store.set(.working) }
        guard pair.step == .shutDown else {
            let stated = await perform(pair.step)
            // Further commands are refused and change nothing.
            return stated + (await perform(.configure)) + (await perform(.place))
        }
        let stated = await perform(.configure)
        await device.settle()
        return stated + (try await run(pair))
    }

    private mutating func causeDamage(_ pair: FaultPair) async throws -> [String] {
        switch pair.step {
        case .place, .configure, .tap, .reload, .save:
            let error = StoreError.damaged(path: device.database, reason: "a page is invalid")
            return try await causeStoreFailure(error, pair)
        case .draw: return try await causeDamagedDrawing(pair)
        case .build, .shutDown:
            await device.stop()
            try FileDamage.overwritePage(of: device.database, &numbers)
            try await device.start()
            let found = await device.observe()
            let isLost = found.widgets.isEmpty
            if isLost {
                ledger.didLoseStore()
            } else {
                for id in ledger.widgets.keys { ledger.didDamagePicture(of: id) }
            }
            if isLost, !found.notices.contains(where: { $0.contains("is damaged") }) {
                note([.noReason(expected: "is damaged", stated: found.notices)], pair)
            }
            // The notice stays until the end of the host.
            await device.stop()
            try await device.start()
            try await device.install()
            return found.statements
        }
    }

    /// The stored tree of a widget is damaged: its picture is drawn again.
    private mutating func causeDamagedDrawing(_ pair: FaultPair) async throws -> [String] {
        guard let id = randomWidget() else { return [] }
        let stored = try await device.store.load()
        for key in stored?.drawings ?? [] where key.instance.number == id {
            try await device.store.save([.drawing(key, [0x54, 0xFF, 0x00])])
        }
        ledger.didDamagePicture(of: id)
        await device.stop()
        try await device.start()
        let stated = await device.observe().statements
        try await device.install()
        return stated
    }

    // MARK: The clock and readers

    private mutating func causeClockJump(_ pair: FaultPair) async throws -> [String] {
        try await restartBefore(pair)
        let hours = Double.random(in: 5...1_000, using: &numbers)
        let date = device.clock.now.addingTimeInterval(hours * 3_600 * (Bool.random(using: &numbers) ? 1 : -1))
        if Bool.random(using: &numbers) {
            device.widget.interrupt(at: pair.phase) { [weak host = device.host] in
                try? await host?.send(ClockCommand.jump(to: date))
            }
            let stated = try await run(pair)
            device.widget.cancelInterruption()
            guard pair.step != .shutDown, device.clock.now != date else { return stated }
        }
        try await device.host.send(ClockCommand.jump(to: date))
        return try await run(pair)
    }

    private mutating func causeSlowReader(_ pair: FaultPair) async throws -> [String] {
        try await restartBefore(pair)
        // Nothing is read from them before they are released.
        let unread = [await device.host.updates(), await device.host.updates()]
        for number in 0..<1_100 { await device.host.noteOutput("line \(number)", of: ScriptedDevice.app) }
        let stated = try await run(pair)
        return withExtendedLifetime(unread) { stated }
    }
}

extension FaultPair {
    /// The request of the extension in which a failure of the widget interrupts the step.
    fileprivate var phase: ScriptedWidget.Phase {
        switch step {
        case .build, .save: .describe
        case .draw: .render
        case .tap: .perform
        case .place, .configure, .reload, .shutDown: .entries
        }
    }

    /// A part of the statement with which the host must report the fault; `nil` if it must have no effect.
    var statement: String? {
        switch fault {
        case .killedHost, .clockJump, .slowReader: nil
        case .killedWorker: step == .shutDown ? nil : "signal 9"
        case .hang: step == .shutDown ? nil : "did not respond within"
        case .flood:
            switch step {
            case .shutDown: nil
            case .save: "too many errors"
            default: "exceeded its limit"
            }
        case .halfWrite:
            switch step {
            case .place, .configure, .shutDown: nil
            case .save: "expected '}'"
            case .build, .draw, .tap, .reload: "invalid reply"
            }
        case .fullDisk: "no disk space left"
        case .lostDescriptors: "too many open files"
        case .damagedFile: step == .build || step == .shutDown ? nil : "is damaged"
        }
    }
}
