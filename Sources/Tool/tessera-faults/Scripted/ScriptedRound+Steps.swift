import ExtensionProcess
import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

/// The steps, with their entries in the ledger.
extension ScriptedRound {
    /// - Returns: The reasons of failures.
    mutating func perform(_ step: Step) async -> [String] {
        switch step {
        case .build: return await install()
        case .draw, .reload: return await reload()
        case .place: return await place()
        case .configure: return await configure()
        case .tap: return await tap()
        case .save: return await save()
        case .shutDown: return await shutDown()
        }
    }

    private func install() async -> [String] {
        do throws(HostError) {
            try await device.install()
            await device.host.noteBuild(.ready, of: ScriptedDevice.app, name: "Scripted")
            return []
        } catch {
            let message = BuildMessage(severity: .error, message: error.description)
            await device.host.noteBuild(.failed([message]), of: ScriptedDevice.app, name: "Scripted")
            return [error.description]
        }
    }

    /// A saved source leads to a new build, as `BuildCoordinator` reports it.
    private func save() async -> [String] {
        await device.host.noteBuild(.building, of: ScriptedDevice.app, name: "Scripted")
        return await install()
    }

    private mutating func reload() async -> [String] {
        guard let id = randomWidget() else { return [] }
        do throws(HostError) {
            _ = try await device.host.send(.widget(.reload(InstanceID(id))))
            await device.settle()
            return []
        } catch {
            return [error.description]
        }
    }

    private mutating func place() async -> [String] {
        let word = nextWord()
        let family: Family = Bool.random(using: &numbers) ? .systemSmall : .systemMedium
        let kind = "\(ScriptedWidget.kind) \(family.rawValue)"
        ledger.willPlace(kind: kind, word: word)
        let command = LayoutCommand.place(
            extensionID: ScriptedDevice.app, kind: ScriptedWidget.kind, family: family, context: .homeScreen, page: nil,
            cell: nil, configuration: [Self.entry(word)])
        do throws(HostError) {
            let reply = try await device.host.send(.layout(command))
            if case .placed(let id) = reply, !device.store.isDead { ledger.didPlace(id.number, kind: kind, word: word) }
            return []
        } catch {
            if !error.mayBeMade(device) { ledger.didNotPlace(kind: kind, word: word) }
            return [error.description]
        }
    }

    private mutating func configure() async -> [String] {
        guard let id = randomWidget() else { return [] }
        let word = nextWord()
        ledger.willConfigure(id, word: word)
        do throws(HostError) {
            _ = try await device.host.send(.widget(.configure(InstanceID(id), [Self.entry(word)])))
            if !device.store.isDead { ledger.didConfigure(id, word: word) }
            return []
        } catch {
            if !error.mayBeMade(device) { ledger.didNotConfigure(id, word: word) }
            return [error.description]
        }
    }

    private static func entry(_ word: String) -> ConfigurationEntry {
        ConfigurationEntry(name: ScriptedWidget.parameter, json: "\"\(word)\"")
    }

    private mutating func tap() async -> [String] {
        guard let id = randomWidget().map({ InstanceID($0) }) else { return [] }
        do throws(HostError) {
            let revision = try await device.host.tree(of: id).revision
            _ = try await device.host.send(.tap(id, x: 60, y: 60, revision: revision))
            return []
        } catch {
            return [error.description]
        }
    }

    private mutating func shutDown() async -> [String] {
        await device.stop()
        return []
    }
}

extension HostError {
    /// Whether the change may be in the store nevertheless.
    fileprivate func mayBeMade(_ device: ScriptedDevice) -> Bool {
        if device.store.isDead { return true }
        if case .notStored(_, let isMade) = self { return isMade }
        return false
    }
}
