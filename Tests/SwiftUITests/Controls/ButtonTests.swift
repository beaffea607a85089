import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

import enum WidgetVocabulary.SystemColorGeneration

@testable import SwiftUI

@MainActor
@Suite("Buttons, toggles and links")
struct ButtonTests {
    private let call = Semantics.IntentCall(typeName: "Widget.Refresh", parameters: [])

    private func button() -> Button<LabelBox> {
        Button(role: nil, action: .interaction(.intent(call)), label: LabelBox())
    }

    @Test("F-86: an intent becomes the button's interaction")
    func interaction() {
        let node = ControlHarness.render(button()).first(.button)
        #expect(node?.semantics?.interaction == .intent(call))
        #expect(node?.viewType == "Button")
    }

    @Test("A closure has no effect in a widget, which is reported once")
    func closure() {
        let tree = ControlHarness.render(
            VStack {
                Button(action: {}) { LabelBox() }
                Button(action: {}) { LabelBox() }
            })
        #expect(tree.diagnostics.map(\.subject) == ["Button"])
        #expect(tree.first(.button)?.semantics?.interaction == nil)
    }

    @Test("A disabled button has no interaction and is drawn at half strength")
    func disabled() {
        let tree = ControlHarness.render(button().disabled(true))
        #expect(tree.first(.button)?.semantics?.interaction == nil)
        #expect(tree.first(.button)?.semantics?.marks.contains(.disabled) == true)
        #expect(tree.allNodes.contains { $0.content == .effect(.opacity(0.5)) })
        #expect(!ControlHarness.render(button()).allNodes.contains { $0.content == .effect(.opacity(0.5)) })
    }

    @Test("Borders add padding by control size, the plain style adds none")
    func sizes() {
        #expect(ControlHarness.size(button().buttonStyle(.plain)) == CGSize(width: 30, height: 10))
        #expect(ControlHarness.size(button()) == CGSize(width: 54, height: 24))
        #expect(ControlHarness.size(button().controlSize(.small)) == CGSize(width: 50, height: 20))
        #expect(ControlHarness.size(button().controlSize(.large)) == CGSize(width: 70, height: 40))
    }

    @Test("Custom styles show the label, and may contain other buttons")
    func ownStyles() {
        #expect(ControlHarness.size(button().buttonStyle(Wide())) == CGSize(width: 40, height: 10))
        #expect(ControlHarness.size(button().buttonStyle(Inner()).buttonStyle(.plain)) == CGSize(width: 30, height: 20))
        #expect(
            ControlHarness.render(button().buttonStyle(Inner())).first(.button)?.semantics?.interaction == .intent(call)
        )
    }

    @Test("A destructive role is red, a tint colors the label")
    func colors() throws {
        let red = try #require(Color.red.resolve(in: ControlHarness.environment()).rgba as RGBA?)
        func label(_ view: some View) -> Paint? { ControlHarness.render(view).shapes.last?.fill.paint }
        #expect(label(Button(role: .destructive, action: .code, label: LabelBox())) == .color(red))
        #expect(label(button().tint(.red)) == .color(red))
        #expect(label(button().buttonStyle(.borderedProminent).tint(.red)) == .color(.white))
    }

    @Test("F-86: a toggle reports whether it is on and what a tap does")
    func toggle() {
        let toggle = Toggle(isOn: true, action: .interaction(.toggle(call, isOn: true)), label: LabelBox())
        for tree in [ControlHarness.render(toggle), ControlHarness.render(toggle.toggleStyle(.button))] {
            let semantics = tree.first(.toggle)?.semantics
            #expect(semantics?.interaction == .toggle(call, isOn: true))
            #expect(semantics?.marks == .selected)
        }
        let off = ControlHarness.render(Toggle(isOn: .constant(false)) { LabelBox() })
        #expect(off.first(.toggle)?.semantics?.marks == [])
        #expect(off.diagnostics.map(\.subject) == ["Toggle"])
    }

    @Test("F-87: a toggle carries its other state, in the same place and with the other intent, undrawn")
    func otherState() throws {
        let other = Semantics.IntentCall(typeName: "Widget.Undo", parameters: [])
        func toggle(_ isOn: Bool) -> some View {
            Toggle(
                isOn: isOn,
                action: .interaction(.toggle(call, isOn: isOn), inOtherState: .toggle(other, isOn: !isOn)),
                label: LabelBox()
            )
            .semantics { $0.label = "Done" }
        }
        func both(_ view: some View) throws -> (RenderTree, RenderNode, RenderNode) {
            let tree = ControlHarness.render(view)
            let node = try #require(tree.first(.toggle))
            return (tree, node, try #require(node.semantics?.otherState?.node))
        }
        let (off, node, flipped) = try both(toggle(false))
        #expect(node.semantics?.interaction == .toggle(call, isOn: false))
        #expect(flipped.semantics?.interaction == .toggle(other, isOn: true))
        #expect(flipped.semantics?.marks == .selected)
        #expect(flipped.semantics?.label == "Done")
        #expect(flipped.semantics?.otherState == nil)
        #expect(flipped.frame == node.frame)
        #expect(off.validate().isEmpty)
        // The included alternative equals the drawing of a toggle in that state.
        let (_, on, _) = try both(toggle(true))
        #expect(flipped.children == on.children)
        #expect(flipped.children != node.children)
        let (_, styled, styledOther) = try both(toggle(false).toggleStyle(Check()))
        #expect(styled.children != styledOther.children)
    }

    @Test("A toggle that cannot be tapped, and one inside another state, carries no other state")
    func noOtherState() throws {
        let action = ControlAction.interaction(.toggle(call, isOn: false), inOtherState: .toggle(call, isOn: true))
        let toggle = Toggle(isOn: false, action: action, label: LabelBox())
        #expect(ControlHarness.render(toggle.disabled(true)).first(.toggle)?.semantics?.otherState == nil)
        let plain = Toggle(isOn: .constant(false)) { LabelBox() }
        #expect(ControlHarness.render(plain).first(.toggle)?.semantics?.otherState == nil)
        let nested = Toggle(isOn: false, action: action, label: toggle)
        func count(_ node: RenderNode) -> Int {
            let others = node.semantics?.otherState.map { [$0.node] } ?? []
            return others.count + (node.children + others).reduce(0) { $0 + count($1) }
        }
        #expect(count(ControlHarness.render(nested).root) == 2)
    }

    @Test("A toggle whose other state has too many views does not carry it")
    func largeOtherState() throws {
        let action = ControlAction.interaction(.toggle(call, isOn: false), inOtherState: .toggle(call, isOn: true))
        func other(_ count: Int) -> Semantics.OtherState? {
            let label = VStack { ForEach(0..<count, id: \.self) { _ in LabelBox() } }
            return ControlHarness.render(Toggle(isOn: false, action: action, label: label)).first(.toggle)?.semantics?
                .otherState
        }
        #expect(other(20) != nil)
        #expect(other(400) == nil)
    }

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Rectangle().fill(configuration.isOn ? Color.red : Color.blue).frame(width: 9, height: 9)
                configuration.label
            }
        }
    }

    @Test("The knob of a switch is at the trailing end while it is on, in both directions")
    func knob() throws {
        func knob(_ isOn: Bool, _ direction: LayoutDirection) throws -> CGFloat {
            let tree = ControlHarness.render(Toggle(isOn: .constant(isOn)) { EmptyView() }.frame(width: 63)) {
                $0.layoutDirection = direction
            }
            return try #require(tree.shapes.last?.path.points.map(\.x).min())
        }
        #expect(try knob(true, .leftToRight) > knob(false, .leftToRight))
        #expect(try knob(true, .rightToLeft) < knob(false, .rightToLeft))
    }

    @Test("A switch has the size of its generation")
    func switchSize() {
        func size(_ generation: SystemColorGeneration) -> CGSize {
            ControlHarness.size(Toggle(isOn: .constant(true)) { EmptyView() }.fixedSize()) {
                $0.systemColorGeneration = generation
            }
        }
        #expect(size(.before2025).height == 31)
        #expect(size(.since2025).height == 28)
        #expect(size(.since2025).width - size(.before2025).width == 12)
    }

    @Test("A circular button is as wide as it is high and encloses its label")
    func circle() throws {
        let tree = ControlHarness.render(
            button().buttonStyle(.bordered).buttonBorderShape(.circle))
        let backdrop = try #require(tree.shapes.first?.path.boundingRect)
        #expect(backdrop.width == 30 + 2 * 7 && backdrop.height == backdrop.width)
    }

    @Test("A link's label keeps its colors, whatever the tint")
    func linkColor() throws {
        let url = try #require(URL(string: "app://city/seoul"))
        func paint(_ link: some View) -> Paint? { ControlHarness.render(link).shapes.first?.fill.paint }
        let label = ControlHarness.environment().foregroundStyle().color?.rgba
        #expect(paint(Link(destination: url) { LabelBox() }) == label.map { .color($0) })
        #expect(paint(Link(destination: url) { LabelBox() }.tint(.red)) == label.map { .color($0) })
        #expect(paint(Link(destination: url) { LabelBox() }.foregroundStyle(.white)) == .color(.white))
    }

    @Test("A link opens its URL")
    func link() throws {
        let url = try #require(URL(string: "app://city/seoul"))
        let node = ControlHarness.render(Link(destination: url) { LabelBox() }).first(.link)
        #expect(node?.semantics?.interaction == .link(url: "app://city/seoul"))
    }
}

private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, configuration.isPressed ? 50 : 5)
    }
}

private struct Inner: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(.vertical, 5)
    }
}
