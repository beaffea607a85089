import Foundation
import RenderModel
import Testing

@testable import SwiftUI

/// What views do when they appear, and that the picture shows it.
@Suite("onAppear")
@MainActor
struct AppearanceTests {
    private func widths(_ view: some View) -> [CGFloat] {
        ControlHarness.render(view).shapes.map(\.path.boundingRect.width)
    }

    @Test("The picture shows the state set on appearing, without a finding")
    func state() {
        struct Growing: View {
            @State private var width: CGFloat = 0
            var body: some View {
                Rectangle().frame(width: width, height: 5).animation(.spring, value: width).onAppear { width = 40 }
            }
        }
        let tree = ControlHarness.render(Growing())
        #expect(tree.shapes.map(\.path.boundingRect.width) == [40])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("Views of the same type have separate state")
    func siblings() {
        struct Bar: View {
            let goal: CGFloat
            @State private var width: CGFloat = 1
            var body: some View { Rectangle().frame(width: width, height: 5).onAppear { width += goal } }
        }
        let bars = VStack {
            ForEach(1..<4) { Bar(goal: CGFloat($0 * 10)) }
            Bar(goal: 5)
        }
        #expect(widths(bars) == [11, 21, 31, 6])
    }

    @Test("An action runs once per view, outer before inner; a view added later runs its own")
    func actions() {
        struct Loading: View {
            let note: (String) -> Void
            @State private var isLoaded = false
            var body: some View {
                VStack {
                    if isLoaded { LabelBox().onAppear { note("content") } }
                    LabelBox().onAppear { note("inner") }
                }
                .onAppear {
                    note("outer")
                    isLoaded = true
                }
            }
        }
        var notes: [String] = []
        #expect(widths(Loading { notes.append($0) }).count == 2)
        #expect(notes == ["inner", "outer", "content"])
    }

    @Test("A size measured by a geometry reader reaches the view outside of it")
    func measuring() {
        struct Measured: View {
            @State private var height: CGFloat = 1
            var body: some View {
                VStack {
                    Color.clear.frame(width: 10, height: 30).background {
                        GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } }
                    }
                    Rectangle().fill(.black).frame(width: height, height: 5)
                }
            }
        }
        #expect(widths(Measured()).contains(30))
    }

    @Test("Bindings, view objects and canvases show the updated state")
    func otherKinds() {
        final class Model: ObservableObject {
            @Published var width: CGFloat = 1
        }
        struct Child: View {
            @Binding var width: CGFloat
            var body: some View { LabelBox().onAppear { width = 12 } }
        }
        struct Parent: View {
            @State private var width: CGFloat = 1
            @StateObject private var model = Model()
            @State private var drawn: CGFloat = 1
            var body: some View {
                VStack {
                    Rectangle().frame(width: width, height: 5)
                    Child(width: $width)
                    Rectangle().frame(width: model.width, height: 5).onAppear {
                        model.width = 13
                        drawn = 14
                    }
                    Canvas { context, _ in
                        context.fill(Path(CGRect(x: 0, y: 0, width: drawn, height: 5)), with: .color(.black))
                    }
                    .frame(width: 20, height: 5)
                }
            }
        }
        #expect(widths(Parent()) == [12, 30, 13, 14])
    }

    @Test("A measured size, a preference and a changed value reach the picture")
    func changes() {
        struct Height: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Measured: View {
            @State private var measured: CGFloat = 1
            @State private var preferred: CGFloat = 1
            @State private var doubled: CGFloat = 1
            @State private var first: CGFloat = 1
            var body: some View {
                VStack {
                    Color.clear.frame(width: 10, height: 30)
                        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured = $0 }
                    Color.clear.preference(key: Height.self, value: 12)
                        .onPreferenceChange(Height.self) { preferred = $0 }
                        .onChange(of: preferred) { old, new in doubled = old * 100 + new * 2 }
                        .onChange(of: measured, initial: true) { first += 1 }
                        .onChange(of: 3) { _ in first = 0 }
                    ForEach([measured, preferred, doubled, first], id: \.self) {
                        Rectangle().fill(.black).frame(width: $0, height: 5)
                    }
                }
            }
        }
        let tree = ControlHarness.render(Measured())
        #expect(tree.shapes.map(\.path.boundingRect.width).suffix(4) == [30, 12, 124, 3])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("A view that reappears every time does not loop forever")
    func endless() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                ForEach(0..<count + 1, id: \.self) { _ in LabelBox().onAppear { count += 1 } }
            }
        }
        let drawn = widths(VStack { Restless() })
        #expect(drawn.count > 2 && drawn.count < 200)
    }

    @Test("An empty view does not appear, and a later render starts fresh")
    func emptiness() {
        var count = 0
        _ = ControlHarness.render(EmptyView().onAppear { count += 1 })
        #expect(count == 0)
        _ = ControlHarness.render(LabelBox().onAppear { count += 1 })
        _ = ControlHarness.render(LabelBox().onAppear { count += 1 })
        #expect(count == 2)
    }
}
