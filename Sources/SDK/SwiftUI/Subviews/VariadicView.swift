/// Views made from the subviews of another view, used before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with its content.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let children = _VariadicView_Children(source: SubviewSource(view.content, inputs: inner))
        let body = EnvironmentValues.withCurrent(inputs.environment) {
            assumeMainActor((view.root, children)) { $0.0.body(children: $0.1) }
        }
        Root.Body._makeView(body, inputs: inner, outputs: &outputs)
    }
}

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func body(children: _VariadicView.Children) -> Body
}

/// A root that is a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that produces several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a tree's content.
public struct _VariadicView_Children: RandomAccessCollection {
    let source: SubviewSource

    public struct Element: Identifiable {
        let index: Int
        let source: SubviewSource

        public var id: AnyHashable { AnyHashable(index) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.count }

    public subscript(index: Int) -> Element { Element(index: index, source: source) }
}

extension _VariadicView_Children.Element: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.source.makeView(at: view.index, inputs: inputs, outputs: &outputs)
    }
}

extension _VariadicView_Children: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes += view.source.nodes(inputs, at: 0..<view.source.count)
    }
}
