import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@MainActor
@Suite("Semantics of views")
struct SemanticsTests {
    @Test("Accessibility labels, order and identifiers reach the view they are set on")
    func spoken() {
        let view = LabelBox()
            .accessibilityLabel("Label").accessibilityValue(Text("Value")).accessibilityHint(Text(verbatim: "Hint"))
            .accessibilityIdentifier("id").accessibilitySortPriority(3).accessibilityAddTraits([.isHeader, .isSelected])
        let semantics = ControlHarness.render(view).root.children.first?.semantics
        #expect(
            semantics
                == Semantics(
                    role: .header, label: "Label", value: "Value", hint: "Hint", identifier: "id", marks: .selected,
                    sortPriority: 3))
    }

    @Test("Outer modifiers win over inner ones")
    func order() {
        let view = LabelBox().accessibilityLabel("inner").accessibilityLabel("outer").accessibilityHidden(true)
        let semantics = ControlHarness.render(view).root.children.first?.semantics
        #expect(semantics?.label == "outer")
        #expect(semantics?.marks == .accessibilityHidden)
    }

    @Test("Several views combine into one element")
    func element() {
        let stack = HStack {
            LabelBox()
            LabelBox()
        }
        let combined = ControlHarness.render(stack.accessibilityElement(children: .combine)).root.children.first
        #expect(combined?.semantics?.marks == .accessibilityCombined)
        let ignored = ControlHarness.render(stack.accessibilityElement().accessibilityLabel("Both")).root.children.first
        #expect(ignored?.semantics?.label == "Both")
        #expect(ignored?.children.allSatisfy { $0.semantics?.marks.contains(.accessibilityHidden) == true } == true)
    }

    @Test("Text is localized in the view's language")
    func language() {
        let label: LocalizedStringResource = "\(1234) m"
        let view = LabelBox().accessibilityLabel(Text(label)).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(ControlHarness.render(view).root.children.first?.semantics?.label == "1.234 m")
    }

    @Test("Private content is a placeholder where private content is hidden")
    func privacy() {
        let view = VStack {
            RedactionProbe().privacySensitive()
            RedactionProbe()
        }
        #expect(widths(of: ControlHarness.render(view)) == [10, 10])
        #expect(widths(of: ControlHarness.render(view) { $0.redactionReasons = .privacy }) == [50, 10])
        let marks = ControlHarness.render(view).allNodes.filter { $0.semantics?.marks == .privacySensitive }
        #expect(marks.count == 1)
    }

    @Test("Redaction applies to all content except where it is undone")
    func redaction() {
        let view = VStack {
            RedactionProbe()
            RedactionProbe().unredacted()
        }.redacted(reason: .placeholder)
        #expect(widths(of: ControlHarness.render(view)) == [50, 10])
    }

    private func widths(of tree: RenderTree) -> [CGFloat] { tree.shapes.map(\.path.boundingRect.width) }

    @Test("Modifiers without effect in a widget are reported by name")
    func noEffect() {
        let tree = ControlHarness.render(
            LabelBox().onDisappear {}.task {}.onTapGesture {}.id(3).animation(.default, value: 3))
        #expect(Set(tree.diagnostics.map(\.subject)) == ["onDisappear", "task", "onTapGesture"])
        #expect(tree.diagnostics.allSatisfy { $0.code == .noEffect && $0.severity == .note })
    }

    @Test("A list is reported with an alternative, and its rows are stacked")
    func list() {
        let tree = ControlHarness.render(
            List {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 10, height: 10)
            })
        #expect(tree.diagnostics.map(\.subject) == ["List"])
        #expect(tree.diagnostics.allSatisfy { $0.code == .noEffect && $0.severity == .warning })
        #expect(tree.diagnostics.first?.remedy?.contains("VStack") == true)
        #expect(widths(of: tree) == [50, 10])
    }

    @Test("Gestures compile with all their options and are reported as having no effect")
    func gestures() {
        let tree = ControlHarness.render(
            LabelBox()
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ = $0.translation }.onEnded { _ = $0.location })
                .gesture(TapGesture().onEnded {})
                .simultaneousGesture(LongPressGesture().onEnded { _ in }))
        #expect(Set(tree.diagnostics.map(\.subject)) == ["gesture", "simultaneousGesture"])
        #expect(tree.diagnostics.allSatisfy { $0.code == .noEffect && $0.severity == .note })
    }

    @Test("A default spring lasts half a second and does not bounce")
    func spring() {
        #expect(Animation.spring(duration: 0.5, bounce: 0) == .spring)
        #expect(Animation.spring(duration: 1) != .spring)
    }

    @Test("F-81: rolling numbers are marked")
    func numericText() {
        let tree = ControlHarness.render(LabelBox().contentTransition(.numericText()))
        #expect(tree.root.children.first?.semantics?.marks == .numericTransition)
    }
}

/// 50 points wide while it is a placeholder, 10 otherwise.
private struct RedactionProbe: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        Rectangle().frame(width: reasons.contains(.placeholder) ? 50 : 10, height: 10)
    }
}

@MainActor
@Suite("View state")
struct StateTests {
    @Test("State and its bindings share one value")
    func bindings() {
        let state = State(wrappedValue: [1, 2])
        state.projectedValue.wrappedValue.append(3)
        #expect(state.wrappedValue == [1, 2, 3])
        let constant = Binding.constant(5)
        constant.wrappedValue = 6
        #expect(constant.wrappedValue == 5)
        #expect(Binding<Int?>(constant).wrappedValue == 5)
        #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    }

    @Test("Stored settings are read with their default and written")
    func appStorage() throws {
        let name = "test.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let count = AppStorage(wrappedValue: 3, "count", store: store)
        #expect(count.wrappedValue == 3)
        count.wrappedValue = 4
        #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 4)
        #expect(AppStorage<String?>("name", store: store).wrappedValue == nil)
        let level = AppStorage<StoredLevel?>("level", store: store)
        #expect(level.wrappedValue == nil)
        level.wrappedValue = .high
        #expect(AppStorage<StoredLevel?>("level", store: store).wrappedValue == .high)
        level.wrappedValue = nil
        #expect(store.object(forKey: "level") == nil)
        let link = AppStorage<URL?>("link", store: store)
        link.wrappedValue = URL(string: "https://example.com/a")
        #expect(AppStorage<URL?>("link", store: store).wrappedValue?.path == "/a")
    }

    @Test("An observable object is created once and passed down")
    func objects() {
        let view = ObjectReader().environmentObject(Counter(width: 70))
        #expect(ControlHarness.render(view).shapes.first?.path.boundingRect.width == 70)
    }
}

private final class Counter: ObservableObject {
    @Published var width: CGFloat

    init(width: CGFloat) { self.width = width }
}

private struct ObjectReader: View {
    @EnvironmentObject private var counter: Counter

    var body: some View { Rectangle().frame(width: counter.width, height: 10) }
}

private struct SamplePreviews: PreviewProvider {
    static var previews: some View {
        LabelBox().previewDisplayName("First")
        Rectangle().frame(width: 12, height: 12)
    }
}

private struct SampleRegistry: PreviewRegistry {
    static var fileID: String { "Widget/Views.swift" }
    static var line: Int { 12 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview { Preview("Declared") { LabelBox() } }
}

@MainActor
@Suite("Previews")
struct PreviewCatalogTests {
    @Test("Previews declared with macros and with providers are found in the running program")
    func listing() {
        let all = PreviewCatalog.all()
        #expect(all.contains { $0.name == "Declared" && $0.line == 12 && $0.file == "Widget/Views.swift" })
        #expect(all.contains { $0.name == "First" })
        #expect(all.contains { $0.name == "SamplePreviews" })
    }

    @Test("One of a provider's previews is drawn alone")
    func selection() {
        let tree = ControlHarness.render(PreviewCatalog.view(of: SamplePreviews.self, number: 1))
        #expect(tree.shapes.map(\.path.boundingRect.width) == [12])
    }
}

private enum StoredLevel: Int { case low, high }
