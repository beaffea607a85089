/// The views that a loop over subviews visits. They are known once the loop is evaluated.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    final class Found {
        var subviews: SubviewsCollection?
    }

    let found = Found()

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.subviews?.count ?? 0 }

    public subscript(index: Int) -> Subview {
        guard let subviews = found.subviews else { preconditionFailure("The subviews have not been resolved yet") }
        return subviews[index]
    }
}

extension ForEach {
    /// Shows the result of `content` for each of the subviews of `view`.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        let data = ForEachSubviewCollection<Content>()
        self.init(data: data, content: content, identify: { $0.id })
        prepare = { data.found.subviews = SubviewsCollection(source: SubviewSource(view, inputs: $0)) }
    }
}
