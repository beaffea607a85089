import RenderModel

extension RenderTree {
    /// The node at a path; `nil` if it does not exist.
    package func node(at path: NodePath) -> RenderNode? {
        var node = root
        for index in path.indices {
            guard node.children.indices.contains(index) else { return nil }
            node = node.children[index]
        }
        return node
    }

    /// The tree with some toggles in another state. A toggle with an alternative drawing shows it; for any other only
    /// the semantics change, and the drawing follows when the widget is drawn again.
    package func settingToggles(_ states: [NodePath: Bool]) -> RenderTree {
        var tree = self
        for (path, isOn) in states { Self.set(isOn, in: &tree.root, path.indices[...]) }
        return tree
    }

    private static func set(_ isOn: Bool, in node: inout RenderNode, _ path: ArraySlice<Int>) {
        if let first = path.first {
            guard node.children.indices.contains(first) else { return }
            set(isOn, in: &node.children[first], path.dropFirst())
        } else if case .toggle(let call, let present) = node.semantics?.interaction, present != isOn {
            if let other = node.semantics?.otherState?.node, other.isToggle(isOn) {
                node = other
            } else {
                node.semantics?.interaction = .toggle(call, isOn: isOn)
            }
        }
    }

    /// All text that shows the time, including text in attachments and masks.
    package var dynamicDates: [DynamicDate] {
        var found: [DynamicDate] = []
        Self.collectDates(root, into: &found)
        return found
    }

    private static func collectDates(_ node: RenderNode, into found: inout [DynamicDate]) {
        switch node.content {
        case .text(let text):
            if let date = text.dynamicDate { found.append(date) }
        case .effect(.mask(let mask)): collectDates(mask, into: &found)
        default: break
        }
        for child in node.children { collectDates(child, into: &found) }
    }
}

extension RenderNode {
    fileprivate func isToggle(_ state: Bool) -> Bool {
        if case .toggle(_, let isOn) = semantics?.interaction { isOn == state } else { false }
    }
}
