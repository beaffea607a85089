import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Labels")
@MainActor
struct LabelTests {
    private func kinds(_ view: some View) -> [String] {
        TextRendering.renderer().render(view).root.flattened.compactMap { node in
            node.text?.string ?? (node.symbol == nil ? nil : "symbol")
        }
    }

    @Test("Icon, then title; styles omit one of them")
    func styles() {
        let label = Label("Rain", systemImage: "cloud.rain")
        #expect(kinds(label) == ["symbol", "Rain"])
        #expect(kinds(label.labelStyle(.titleOnly)) == ["Rain"])
        #expect(kinds(label.labelStyle(.iconOnly)) == ["symbol"])
        #expect(kinds(VStack { label }.labelStyle(.titleAndIcon)) == ["symbol", "Rain"])
        #expect(
            kinds(
                Label {
                    Text(verbatim: "a")
                } icon: {
                    Text(verbatim: "b")
                }) == ["b", "a"])
    }

    @Test("A label that shows its icon alone is spoken by its title")
    func spokenIcon() {
        let label = Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
        let nodes = TextRendering.renderer().render(label).root.flattened
        #expect(nodes.contains { $0.semantics?.label == "Rain" })
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 2) {
                configuration.title
                configuration.icon
            }
        }
    }

    @Test("Custom styles")
    func custom() {
        #expect(kinds(Label("Rain", systemImage: "cloud.rain").labelStyle(Reversed())) == ["Rain", "symbol"])
    }

    @Test("Icon and title share a baseline")
    func baseline() throws {
        let nodes = TextRendering.renderer().render(Label("Rain", systemImage: "circle")).root.flattened
        let symbol = try #require(nodes.first { $0.symbol != nil })
        let line = try #require(nodes.compactMap(\.text).first?.lines.first)
        // The circle is centered on the capitals.
        #expect(abs(symbol.frame.midY - (line.origin.y - 0.352 * 17)) < 0.7)
    }
}
