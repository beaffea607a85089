import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

extension PhoneSimulation {
    mutating func perform(_ event: PhoneEvent) async throws {
        switch event {
        case .configure: try await configure()
        case .replace: try await replace()
        case .reload: if let id = randomWidget() { try await send(.widget(.reload(id))) }
        case .appReload:
            let kind = app.reloadableKinds.randomElement(using: &numbers)
            if let kind { try await send(.widget(.reloadTimelines(extensionID: app.id, kind: kind))) }
        case .stack: try await stack()
        case .activity: try await useActivities()
        case .appearance: try await changeAppearance()
        case .rebuild:
            build += 1
            try await install()
        case .reinstall: try await reinstall()
        case .lostProcess: app.loseProcess()
        case .clockForth: try await jump(by: Double(Int.random(in: 1...5, using: &numbers)) * 86_400)
        case .clockBack: try await jump(by: -Double(Int.random(in: 1...60, using: &numbers)) * 3_600)
        case .fullDisk: try await fillDisk(then: nil)
        case .fullDiskKill: try await fillDisk(then: .killed)
        case .stop: try await restart(.stopped)
        case .kill: try await restart(.killed)
        }
    }

    private mutating func randomWidget() -> InstanceID? { record.ids.randomElement(using: &numbers) }

    @discardableResult
    func send(_ command: HostCommand) async throws -> CommandReply {
        do throws(HostError) {
            return try await host.send(command)
        } catch {
            throw failure("\(command) was rejected: \(error)")
        }
    }

    // MARK: Widgets

    mutating func place(_ choice: AppWidget) async throws {
        let configuration = app.configuration(of: choice, number: record.nextNumber())
        let reply = try await send(
            .layout(
                .place(
                    extensionID: app.id, kind: choice.kind, family: choice.family, context: .homeScreen, page: nil,
                    cell: nil, configuration: configuration)))
        guard case .placed(let id) = reply else { throw failure("a widget was not placed: \(reply)") }
        record.place(id, .init(choice: choice, configuration: configuration), at: clock.now)
    }

    private mutating func configure() async throws {
        guard let id = randomWidget(), let widget = record.widgets[id] else { return }
        let configuration = app.configuration(of: widget.choice, number: record.nextNumber())
        try await send(.widget(.configure(id, configuration)))
        record.configure(id, configuration)
    }

    private mutating func replace() async throws {
        guard let id = randomWidget() else { return }
        try await send(.layout(.remove(id)))
        record.remove(id)
        try await fill()
    }

    /// Two widgets of one size; a stack that is full stays unchanged.
    private mutating func stack() async throws {
        guard let first = randomWidget(), let second = randomWidget(), first != second,
            record.widgets[first]?.choice.family == record.widgets[second]?.choice.family
        else { return }
        do throws(HostError) {
            _ = try await host.send(.layout(.stack(.widget(first), onto: .widget(second))))
        } catch .stackFull, .invalid {
            return
        } catch {
            throw failure("widgets \(first) and \(second) cannot be stacked: \(error)")
        }
    }

    /// At most two activities exist.
    private mutating func useActivities() async throws {
        guard let attributes = app.activity else { return }
        let present = await host.activities()
        if present.count < 2, Bool.random(using: &numbers) {
            try await send(.activity(.startActivity(extensionID: app.id, attributes: attributes)))
        } else if let activity = present.randomElement(using: &numbers) {
            try await send(.activity(.dismissActivity(activity.id)))
        }
    }

    private mutating func changeAppearance() async throws {
        var environment = await host.snapshot().environment
        environment.colorScheme = environment.colorScheme == .dark ? .light : .dark
        try await send(.device(.setEnvironment(environment)))
    }

    // MARK: Apps, the clock and the disk

    private mutating func reinstall() async throws {
        do throws(HostError) {
            try await host.uninstall(app.id)
        } catch {
            throw failure("the app cannot be removed: \(error)")
        }
        record.removeAll()
        try await compare(after: "the removal of the app")
        try await advance(to: clock.now.addingTimeInterval(Double.random(in: 60...3_600, using: &numbers).rounded()))
        build += 1
        try await install()
        try await fill()
    }

    private mutating func jump(by seconds: Double) async throws {
        do throws(HostError) {
            try await host.send(ClockCommand.jump(to: clock.now.addingTimeInterval(seconds)))
        } catch {
            throw failure("the clock cannot be set: \(error)")
        }
        record.disturb(at: clock.now)
        await host.settle()
    }

    /// Commands fail while the disk is full. Then it has room again, or the host is killed.
    private mutating func fillDisk(then ending: Ending?) async throws {
        guard let id = randomWidget(), let widget = record.widgets[id] else { return }
        let configuration = app.configuration(of: widget.choice, number: record.nextNumber())
        store.isFull = true
        var rejected: Bool?
        do throws(HostError) {
            _ = try await host.send(.widget(.configure(id, configuration)))
        } catch .notStored(_, let made) {
            rejected = made
        } catch {
            throw failure("on a full disk: \(error)")
        }
        guard let isMade = rejected else { throw failure("a change was acknowledged on a full disk") }
        if isMade { record.configure(id, configuration) }
        try await advance(to: clock.now.addingTimeInterval(Double.random(in: 60...7_200, using: &numbers).rounded()))
        guard let ending else {
            store.isFull = false
            // The next command writes again before the host does so by itself.
            try await send(.widget(.reload(id)))
            return
        }
        record.configure(id, widget.configuration)
        try await restart(ending)
    }
}
