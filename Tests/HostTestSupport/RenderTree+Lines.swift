import RenderModel

extension RenderTree {
    /// Texts of two words, as a dictionary from the first to the second.
    package var lines: [String: String] {
        let pairs = root.strings.compactMap { text -> (String, String)? in
            guard let space = text.firstIndex(of: " ") else { return nil }
            return (String(text[..<space]), String(text[text.index(after: space)...]))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension RenderNode {
    /// The texts of the node and those below it, from the back to the front.
    fileprivate var strings: [String] {
        var strings: [String] = []
        if case .text(let content) = content { strings.append(content.string) }
        return strings + children.flatMap(\.strings)
    }
}
