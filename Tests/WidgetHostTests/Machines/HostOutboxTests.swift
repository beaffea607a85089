import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing

@testable import WidgetHost

@Suite("Output of the machines")
struct HostOutboxTests {
    @Test("Changes of one event are written together, after everything else")
    func persist() {
        var out = HostOutbox.empty
        out.noteChange(of: InstanceID(1))
        out.emit(.show(InstanceID(1)))
        out.noteChange(of: InstanceID(2))
        out.noteRemoval(of: InstanceID(2))
        var parts = DirtyParts()
        (parts.instances, parts.removed) = ([InstanceID(1)], [InstanceID(2)])
        #expect(out.take(wake: nil) == [.show(InstanceID(1)), .forget(InstanceID(2)), .persist(parts)])
        #expect(out.take(wake: nil).isEmpty)
    }

    @Test("A wake is reported when its date changes, also to nil")
    func wake() {
        var out = HostOutbox.empty
        #expect(out.take(wake: Samples.start) == [.wake(at: Samples.start)])
        #expect(out.take(wake: Samples.start).isEmpty)
        #expect(out.take(wake: nil) == [.wake(at: nil)])
    }

    @Test("An alarm is set once for each event, in the order of the reports")
    func alarms() {
        var out = HostOutbox.empty
        for number in [2, 1, 2] { out.refreshAlarm(of: .instance(InstanceID(number))) }
        #expect(out.takeAlarms() == [.instance(InstanceID(2)), .instance(InstanceID(1))])
        #expect(out.takeAlarms().isEmpty)
    }
}

@Suite("The editing machine")
struct EditingMachineTests {
    @Test("The gallery opens over the edited place and closes back to it")
    func gallery() throws {
        var machine = EditingMachine()
        #expect(throws: HostError.notEditing(.homeScreen)) { try machine.openGallery(.homeScreen, visible: .home) }
        machine.beginEditing(.homeScreen)
        try machine.openGallery(.homeScreen, visible: .home)
        #expect(machine.mode == .gallery(.homeScreen))
        machine.closeGallery()
        #expect(machine.mode == .editing(.homeScreen))
        machine.closeGallery()
        #expect(machine.mode == .editing(.homeScreen))
        machine.endEditing()
        #expect(machine.mode == .using)
    }
}

@Suite("The host's bookkeeping")
struct HostPartsTests {
    @Test("Changes that the store rejects are written together with the next change")
    func refusedChanges() throws {
        var changes = UnwrittenChanges()
        var parts = DirtyParts()
        parts.instances = [InstanceID(1)]
        changes.add(parts)
        #expect(changes.beginWriting() == true)
        let first = changes.take()
        let batch = try #require(first)
        #expect(changes.beginWriting() == false, "one write runs at a time")
        changes.restore(batch)
        var others = DirtyParts()
        others.removed = [InstanceID(2)]
        changes.add(others)
        #expect(changes.beginWriting() == true)
        var state = HostState()
        state.instances = [InstanceID(1): WidgetInstance(widget: Samples.widget(1))]
        let second = changes.take()
        #expect(
            second?.changes(state) == [
                .instance(WidgetInstance(widget: Samples.widget(1))), .instanceRemoved(InstanceID(2)),
            ])
        let rest = changes.take()
        #expect(rest == nil)
    }

    @Test("A listener receives the lines since its start, each once; a notice is added once")
    func publishing() async {
        var log = HostLog(limit: 10)
        log.add(.placed, at: Samples.start)
        var publisher = HostPublisher(after: log)
        let updates = publisher.listen { _ in }
        log.add(.removed, at: Samples.start)
        publisher.publishLines(of: log)
        publisher.publishLines(of: log)
        publisher.note("the disk is full")
        publisher.note("the disk is full")
        publisher.finish()
        var seen: [String] = []
        for await update in updates {
            switch update {
            case .log(let line): seen.append(line.text)
            case .snapshot(let revision): seen.append("snapshot \(revision)")
            default: seen.append("other")
            }
        }
        #expect(seen == [HostLog.Event.removed.text, "snapshot 1"])
        #expect(publisher.notices == ["the disk is full"])
    }

    @Test("A listener that loses updates reads in the end that it missed some", arguments: [500, 1_500, 5_000])
    func losses(count: Int) async {
        var publisher = HostPublisher(after: HostLog(limit: 10))
        let updates = publisher.listen { _ in }
        for number in 0..<count { publisher.publish(.instance(InstanceID(number), revision: 1)) }
        publisher.finish()
        var seen: [HostUpdate] = []
        for await update in updates { seen.append(update) }
        let isComplete = seen == (0..<count).map { HostUpdate.instance(InstanceID($0), revision: 1) }
        #expect(isComplete == (count == 500))
        #expect((seen.last == .missed) == !isComplete)
    }

    @Test("A withdrawn notice leaves the snapshot, and may be added again")
    func withdrawal() {
        var publisher = HostPublisher(after: HostLog(limit: 10))
        publisher.note("the disk is full")
        publisher.note("the clock was set")
        let before = publisher.revision
        publisher.withdraw("the disk is full")
        publisher.withdraw("the disk is full")
        #expect(publisher.notices == ["the clock was set"])
        #expect(publisher.revision == before + 1)
        publisher.note("the disk is full")
        #expect(publisher.notices.count == 2)
    }
}
