import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("Variants for the page")
struct VariantSourceTests {
    private func onDevice(_ body: (ScriptedDevice, Int) async throws -> Void) async throws {
        let staged = try await ScriptedDevice(widgets: 1)
        try await body(staged, try #require(staged.widgets.first).number)
        await staged.host.stop()
    }

    @Test("Each variant has its picture, and the page can compare their keys")
    func pictures() async throws {
        try await onDevice { staged, widget in
            let names = ["", "appearance=dark", "appearance=clear,typeSize=accessibility5", "size=accessoryInline"]
            let answer = try await staged.device.variantPictures(widget: widget, variants: names.joined(separator: ";"))
            #expect(answer.pictures.map(\.variant) == names)
            #expect(answer.pictures.prefix(3).allSatisfy { $0.svg?.hasPrefix("<svg") == true && $0.note == nil })
            #expect(answer.pictures[1].isDark && !answer.pictures[0].isDark)
            #expect(answer.pictures[0].size == [158, 158])
            #expect(answer.pictures[3].svg == nil && answer.pictures[3].note?.contains("accessoryInline") == true)
            let again = try await staged.device.variantPictures(widget: widget, variants: "")
            #expect(again.pictures[0].key == answer.pictures[0].key)
            staged.gateway.show("2")
            _ = try await staged.host.send(.widget(.reload(InstanceID(widget))))
            await staged.host.settle()
            let changed = try await staged.device.variantPictures(widget: widget, variants: "")
            #expect(changed.pictures[0].key != answer.pictures[0].key)
            #expect(changed.pictures[0].moment != answer.pictures[0].moment)
        }
    }

    @Test("Missing translations are counted among the findings of a variant")
    func findings() async throws {
        try await onDevice { staged, widget in
            staged.gateway.find([
                Diagnostic(.warning, .missingLocalization, subject: "Hello", message: "There is no translation."),
                Diagnostic(.note, .noEffect, subject: "onTapGesture", message: "It has no effect."),
            ])
            let picture = try await staged.device.variantPictures(widget: widget, variants: "language=de").pictures[0]
            #expect(picture.untranslated == 1)
            #expect(picture.findings.map(\.subject) == ["Hello", "onTapGesture"])
        }
    }

    @Test("S-LIMIT-33: The picture of a variant that takes too long to write is empty, and its note states why")
    func late() async throws {
        let writer = PageWriter(
            timeLimit: PageTimeLimit(processor: .seconds(Double.ample), total: .milliseconds(20)),
            willWrite: { prefix, interruption in
                while prefix.hasPrefix("v"), !interruption.isRequested { usleep(1_000) }
            })
        let staged = try await ScriptedDevice(widgets: 1, writer: writer)
        let widget = try #require(staged.widgets.first).number
        let picture = try await staged.device.variantPictures(widget: widget, variants: "").pictures[0]
        #expect(picture.note == "The picture was not written as SVG within the allowed 0.02 seconds; it is not drawn.")
        #expect(picture.svg?.hasPrefix("<svg") == true && picture.svg?.contains("<rect") == false)
        await staged.host.stop()
    }

    @Test("A variant is inspected as it is drawn, with its findings")
    func inspection() async throws {
        try await onDevice { staged, widget in
            staged.gateway.find([
                Diagnostic(.note, .noEffect, subject: "onTapGesture", message: "It has no effect.")
            ])
            let inspection = try await staged.device.variantInspection(widget: widget, variant: "appearance=dark")
            #expect(inspection.nodes.first?.frame == [0, 0, 158, 158])
            #expect(inspection.nodes.map(\.type).contains("Button"))
            #expect(inspection.spoken.map(\.label).contains("Control"))
            #expect(inspection.findings.map(\.subject) == ["onTapGesture"])
            for (variant, reason) in [("size=accessoryInline", "accessoryInline"), ("color=red", "color=red")] {
                let error = await #expect(throws: PageRejection.self) {
                    try await staged.device.variantInspection(widget: widget, variant: variant)
                }
                #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
            }
        }
    }

    @Test(
        "A request for something else is rejected with the reason",
        arguments: [
            ("color=red", "color=red"), ("appearance", "appearance"), ("appearance=plaid", "plaid"),
            ("size=huge", "huge"), ("typeSize=9", "9"), ("language=../etc", "../etc"),
            (String(repeating: ";", count: 16), "16 variants"),
        ])
    func refusals(variants: String, named: String) async throws {
        try await onDevice { staged, widget in
            let error = await #expect(throws: PageRejection.self) {
                try await staged.device.variantPictures(widget: widget, variants: variants)
            }
            #expect(error?.message.contains(named) == true, "\(error?.message ?? "")")
        }
    }

    @Test("S-PAGE-20: A tap on a target of a variant is performed, and one on nothing or an earlier moment is rejected")
    func taps() async throws {
        try await onDevice { staged, widget in
            let seen = try await staged.device.variantPictures(widget: widget, variants: "appearance=dark").pictures[0]
            func tap(_ node: [Int], _ moment: String) -> PageCommand {
                .activateVariant(widget: widget, variant: seen.variant, moment: moment, path: node)
            }
            await #expect(throws: PageRejection.self) { try await staged.device.perform(tap([7], seen.moment)) }
            await #expect(throws: PageRejection.self) { try await staged.device.perform(tap([0], "0.0")) }
            #expect(staged.gateway.performed.isEmpty)
            _ = try await staged.device.perform(tap([0], seen.moment))
            #expect(staged.gateway.performed.map(\.typeName) == ["Buy"])
        }
    }
}
