extension RenderNode.Content {
    /// The name of the case, for messages and the inspector.
    package var category: String {
        switch self {
        case .group: "group"
        case .shape: "shape"
        case .text: "text"
        case .image: "image"
        case .symbol: "symbol"
        case .effect: "effect"
        }
    }
}
