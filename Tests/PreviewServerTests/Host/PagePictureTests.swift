import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("Pictures of pages")
struct PagePictureTests {
    @Test("S-LIMIT-33: A picture has two seconds of processor time, and twenty seconds in all")
    func timeLimit() {
        #expect(PageWriter.timeLimit == PageTimeLimit(processor: .seconds(2), total: .seconds(20)))
    }

    @Test("The processor time of a picture is that of its work alone, and other threads can read it")
    func processorTime() async throws {
        let time = ProcessorTime()
        #expect(time.used == .zero)
        let reader = Task.detached {
            while time.used < .milliseconds(2) { try await Task.sleep(for: .milliseconds(1)) }
        }
        time.measure { while time.used < .milliseconds(3) {} }
        let total = time.used
        #expect(total >= .milliseconds(3))
        try await reader.value
        #expect(time.used == total)
    }

    @Test("S-LIMIT-33: A picture whose thread gets no processor is not late, however often that is examined")
    func starved() async throws {
        let held = try await HeldPicture(
            timeLimit: PageTimeLimit(processor: .milliseconds(1), total: .seconds(Double.ample)))
        let picture = try await held.begin()
        try await eventually("the processor time was read again") { held.gate.readings >= 3 }
        held.gate.open()
        #expect(try #require(await picture.value).svg.contains("<rect"))
    }

    @Test("S-LIMIT-33: A picture that takes too much processor time is late")
    func expensive() async throws {
        let held = try await HeldPicture(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(2))
        let picture = try #require(try await held.picture())
        #expect(!picture.svg.contains("<rect"))
        let reason = try #require(await held.device.state().widgets["\(held.id)"]?.reason)
        #expect(reason.contains("takes more than the allowed 2.0 seconds of processor time"))
    }

    @Test("S-LIMIT-33: A picture that takes too long is replaced by an empty one and a finding, and pages say so")
    func late() async throws {
        let held = try await HeldPicture(
            timeLimit: PageTimeLimit(processor: .seconds(Double.ample), total: .milliseconds(20)))
        let picture = try #require(try await held.picture())
        #expect(try await picture.revision == held.scripted.revision(held.id))
        #expect(picture.svg.hasPrefix("<svg") && !picture.svg.contains("<rect"))
        let message = "The picture was not written as SVG within the allowed 0.02 seconds; it is not drawn."
        let inspection = try await held.device.inspection(widget: held.id.number)
        #expect(inspection.findings.map(\.message).contains(message))
        let reason = try #require(await held.device.state().widgets["\(held.id)"]?.reason)
        #expect(reason.contains("was not written as SVG within the allowed 0.02 seconds"))
        try await eventually("the interrupted thread ends") { held.gate.ended == 1 }
        #expect(held.gate.started == 1)
    }

    @Test("S-LIFE-13: A picture that takes long delays no other one, and pages say that it is being written")
    func others() async throws {
        let held = try await HeldPicture(widgets: 2)
        let (slow, quick) = (held.id, held.scripted.widgets[1])
        try await held.served { server in
            try await eventually("the other picture arrives") {
                await server.messages().contains { $0.isPicture(of: quick) }
            }
            try await eventually("the state names the picture that is being written") {
                await server.messages().contains { $0.hasPrefix("event: state") && $0.contains("still being written") }
            }
            #expect(await !server.messages().contains { $0.isPicture(of: slow) })
            held.gate.open()
            try await eventually("the slow picture arrives, and the state does not name it any more") {
                let messages = await server.messages()
                return messages.contains { $0.isPicture(of: slow) }
                    && !messages.contains { $0.contains("still being written") }
            }
        }
    }

    @Test("S-LIFE-16: A late picture is written once more when nothing else is being drawn, and replaces the empty one")
    func secondAttempt() async throws {
        // More than a first attempt may take, and less than a second one.
        let held = try await HeldPicture(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(3))
        try await held.served { server in
            try await eventually("the state says that the picture is being written once more") {
                await server.messages().contains { $0.hasPrefix("event: state") && $0.contains("written once more") }
            }
            try await eventually("the page has an empty picture, and the second attempt starts") {
                await server.messages().contains { $0.isPicture(of: held.id) && !$0.contains("<rect") }
                    && held.gate.started == 2
            }
            let empty = try await held.device.inspection(widget: held.id.number)
            #expect(empty.findings.contains { $0.message.contains("2.0 seconds of processor time") })
            held.gate.open()
            try await eventually("the picture arrives, and the state does not name it any more") {
                let messages = await server.messages()
                return messages.contains { $0.isPicture(of: held.id) && $0.contains("<rect") }
                    && !messages.contains { $0.contains("once more") }
            }
            let whole = try await held.device.inspection(widget: held.id.number)
            #expect(!whole.findings.contains { $0.message.contains("processor time") })
            #expect(held.gate.started == 2)
        }
    }

    @Test("S-LIFE-16: A picture that is late twice is not written again, and pages say that it is not drawn")
    func lateTwice() async throws {
        let held = try await HeldPicture(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(20))
        try await held.served { server in
            try await eventually("the state says that the picture is not drawn") {
                await server.messages().contains {
                    $0.hasPrefix("event: state")
                        && $0.contains("allowed 20.0 seconds of processor time to write as SVG; it is not drawn.")
                }
            }
            try await eventually("both attempts have ended") { held.gate.ended == 2 }
            #expect(held.writer.dueSubject == nil && held.gate.started == 2)
            let inspection = try await held.device.inspection(widget: held.id.number)
            #expect(inspection.findings.contains { $0.message.contains("allowed 20.0 seconds") })
        }
    }

    @Test("S-LIFE-16: A newer picture does not wait for the second attempt at an older one")
    func abandonedAttempt() async throws {
        let held = try await HeldPicture(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(3))
        try await held.served { server in
            try await eventually("the second attempt is in progress") {
                held.gate.started == 2 && held.writer.isTryingAgain(.widget(held.id))
            }
            held.scripted.gateway.show("2")
            _ = try await held.scripted.host.send(.widget(.reload(held.id)))
            await held.scripted.host.settle()
            let newer = try await held.scripted.revision(held.id)
            try await eventually("the newer picture was started, and the older one has ended") {
                await server.messages().contains {
                    $0.isPicture(of: held.id) && $0.contains("\"revision\":\(newer),")
                }
            }
        }
    }

    @Test("S-LIFE-12: A stopped host abandons the pictures that are being written, and shows nothing of them")
    func stop() async throws {
        let held = try await HeldPicture()
        let picture = try await held.begin()
        held.device.stop()
        #expect(await picture.value?.revision == nil)
        try await eventually("its thread ends") { held.gate.ended == 1 }
        #expect(try await held.picture()?.revision == nil)
        #expect(await held.device.scene()?.name == nil)
        #expect(held.gate.started == 1)
    }

    @Test("A widget's picture is written once for a page and for its inspection, also when both want it at once")
    func once() async throws {
        let held = try await HeldPicture()
        let picture = try await held.begin()
        let (device, widget) = (held.device, held.id.number)
        let inspection = Task { try await device.inspection(widget: widget) }
        held.gate.open()
        let revision = try await held.scripted.revision(held.id)
        #expect(await picture.value?.revision == revision)
        #expect(try await inspection.value.revision == revision)
        #expect(try await device.inspection(widget: widget).revision == revision)
        #expect(held.gate.started == 1)
    }
}

extension PreviewServer {
    /// The newest message of each topic, as a page that connects receives them.
    fileprivate func messages() async -> [String] {
        var (text, seen) = ("", 0)
        while let batch = await hub.next(after: seen, within: .milliseconds(10)), batch.number > seen {
            text += String(decoding: batch.bytes.readableBytesView, as: UTF8.self)
            seen = batch.number
        }
        return text.components(separatedBy: "\n\n")
    }
}

extension String {
    fileprivate func isPicture(of id: InstanceID) -> Bool {
        hasPrefix("event: picture") && hasSuffix("\"widget\":\(id.number)}")
    }
}
