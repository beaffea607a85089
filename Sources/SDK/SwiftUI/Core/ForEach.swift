/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
    /// Runs before the data is iterated.
    var prepare: ((_ViewInputs) -> Void)?

    nonisolated package init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.identify = identify
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.prepare?(inputs)
        outputs.add(inputs) { outputs in
            for element in view.data {
                let outer = inputs.context.memory.enter(element: view.identify(element))
                let content = EnvironmentValues.withCurrent(inputs.environment) { view.content(element) }
                Content._makeView(content, inputs: inputs, outputs: &outputs)
                inputs.context.memory.leave(to: outer)
            }
        }
    }
}

extension ForEach where Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }
}
