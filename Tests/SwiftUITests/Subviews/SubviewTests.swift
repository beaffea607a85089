import CoreGraphics
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// Views taken apart and put together again.
@MainActor
@Suite("Subviews")
struct SubviewTests {
    private func boxes(_ view: some View) -> [CGRect] {
        let renderer = ViewRenderer(size: CGSize(width: 100, height: 20), environment: EnvironmentValues())
        return RenderTree.frames(of: renderer.render(view))
    }

    @Test("A group of subviews shows each of them where it is placed, with loops and conditions flattened")
    func group() {
        let flag = true
        let view = HStack(spacing: 0) {
            Group(
                subviews: Group {
                    Color.red.frame(width: 10)
                    ForEach(0..<2, id: \.self) { _ in Color.green.frame(width: 20) }
                    if flag { Color.blue.frame(width: 30) }
                }
            ) { subviews in
                subviews[3]
                subviews[0]
                Spacer(minLength: 0)
                Color.black.frame(width: CGFloat(subviews.count))
            }
        }
        #expect(boxes(view).map(\.width) == [30, 10, 4])
        #expect(boxes(view).map(\.minX) == [0, 30, 96])
    }

    @Test("A group of sections has their headers, contents and footers; content outside of them is a section too")
    func sections() {
        let view = HStack(spacing: 0) {
            Group(
                sections: Group {
                    Color.red.frame(width: 1)
                    Color.red.frame(width: 2)
                    Section {
                        ForEach(3..<5, id: \.self) { Color.green.frame(width: CGFloat($0)) }
                    } header: {
                        Color.blue.frame(width: 10)
                    } footer: {
                        Color.blue.frame(width: 20)
                    }
                    Section { Color.green.frame(width: 5) }
                }
            ) { sections in
                Color.black.frame(width: CGFloat(sections.count))
                ForEach(sections) { section in
                    section.footer
                    section.header
                    if let last = section.content.last { last }
                }
            }
        }
        #expect(boxes(view).map(\.width) == [3, 2, 20, 10, 4, 5])
    }

    @Test("A loop over sections visits those of a view, and there is always at least one")
    func sectionLoop() {
        let view = HStack(spacing: 0) {
            ForEach(sections: Section { Color.red.frame(width: 7) }) { $0.content }
            ForEach(sections: EmptyView()) { Color.red.frame(width: CGFloat($0.content.count + 9)) }
        }
        #expect(boxes(view).map(\.width) == [7, 9])
    }

    @Test("A subview uses the environment of the place where it is shown")
    func environment() {
        let renderer = ViewRenderer(size: CGSize(width: 20, height: 20), environment: EnvironmentValues())
        let tree = renderer.render(
            Group(subviews: Rectangle()) { subviews in
                ForEach(subviews) { $0.foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
            })
        let paints = tree.allNodes.compactMap { node -> Fill? in
            if case .shape(let shape) = node.content { shape.fill } else { nil }
        }
        #expect(paints.count == 1)
        #expect("\(paints)".contains("red: 1"))
    }

    /// Seen in Apple's own pictures: 30 by 20 points hold both shapes of such a view, of which 8 lie between them;
    /// two such views in one group are 104 points high, four frames of 20 with 8 between each.
    @Test("A group's modifiers apply once at the root, and to each view inside another group")
    func rootGroup() {
        let pair = Group {
            Rectangle()
            Rectangle()
        }
        .fixedSize().frame(width: 30, height: 20)
        let renderer = ViewRenderer(size: CGSize(width: 30, height: 20), environment: EnvironmentValues())
        #expect(renderer.sizeThatFits(pair, .unspecified) == CGSize(width: 30, height: 20))
        #expect(RenderTree.frames(of: renderer.render(pair)).map(\.minY) == [-4, 14])
        let two = renderer.sizeThatFits(
            Group {
                pair.background(Color.yellow)
                pair.background(Color.green)
            }, .unspecified)
        #expect(two == CGSize(width: 30, height: 104))
        let stacked = HStack { pair }
        #expect(renderer.sizeThatFits(stacked, .unspecified).width == 68)
    }

    /// With the closure given to the layout instead, the initializer without content would call itself for ever.
    @Test("A trailing closure is a container's content, even if the container is a layout")
    func contentOfTwofoldContainer() {
        let boxes = self.boxes(Twofold(length: 1) { Color.red.frame(width: 10) })
        #expect(boxes.map(\.width) == [10])
        let layout = Twofold<EmptyView>(length: 1)
        #expect(self.boxes(layout { EmptyView() }).isEmpty)
    }

    @Test("A variadic tree's root can insert views between its children")
    func variadicTree() {
        let view = HStack(spacing: 0) {
            _VariadicView.Tree(Dots()) {
                Color.red.frame(width: 10)
                Color.green.frame(width: 20)
            }
        }
        #expect(boxes(view).map(\.width) == [10, 2, 20])
    }
}

/// A container that is a layout as well while it has no content, as libraries of layouts offer theirs.
private struct Twofold<Content: View> {
    let content: Content

    init(length: CGFloat = 0, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Twofold: View {
    var body: some View { content }
}

extension Twofold: Sendable, Animatable, Layout where Content == EmptyView {
    init(length: CGFloat = 0) {
        self.init(length: length) { EmptyView() }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

/// Two points of black after every child but the last.
private struct Dots: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Color.black.frame(width: 2) }
        }
    }
}

extension RenderTree {
    /// Frames of the drawn shapes, in order.
    fileprivate static func frames(of tree: RenderTree) -> [CGRect] {
        tree.allNodes.compactMap { node in
            if case .shape = node.content { node.frame } else { nil as CGRect? }
        }
    }
}
