import RenderModel

/// Roles, names and links for people who use a screen reader or the keyboard.
extension Drawing {
    /// Opens the groups with the node's semantics; the caller closes them, last first.
    mutating func openSemantics(of node: RenderNode) -> [StaticString] {
        if case .page = reader { return openPageNode(node) }
        guard let semantics = node.semantics else { return [] }
        var opened: [StaticString] = []
        if case .link(let url) = semantics.interaction {
            if LinkScheme.isAllowed(url) {
                open("a", [("href", url), ("aria-label", semantics.label)])
                opened.append("a")
            } else {
                note(LinkScheme.omission(of: url))
                open("g", [("role", "link"), ("aria-label", semantics.label), ("data-url", url)])
                opened.append("g")
            }
        }
        let attributes = attributes(of: semantics)
        if attributes.contains(where: { $0.value != nil }) {
            open("g", attributes)
            opened.append("g")
        }
        return opened
    }

    private func attributes(of semantics: Semantics) -> XMLBuffer.Attributes {
        if semantics.marks.contains(.accessibilityHidden) { return [("aria-hidden", "true")] }
        var intent: String?
        var pressed: String?
        switch semantics.interaction {
        case .intent(let call): intent = call.typeName
        case .toggle(let call, let isOn):
            intent = call.typeName
            pressed = isOn ? "true" : "false"
        case .link, nil: break
        }
        return [
            ("role", role(of: semantics)), ("aria-label", role(of: semantics) == nil ? nil : label(of: semantics)),
            ("aria-checked", pressed), ("aria-disabled", semantics.marks.contains(.disabled) ? "true" : nil),
            ("data-intent", intent), ("data-identifier", semantics.identifier),
        ]
    }

    func label(of semantics: Semantics) -> String? {
        let parts = [semantics.label, semantics.value].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Plain texts need no role, and a role without a name is useless.
    func role(of semantics: Semantics) -> String? {
        switch semantics.role {
        case .button: "button"
        case .toggle: "switch"
        case .image, .gauge: label(of: semantics) == nil ? nil : "img"
        case .progress: label(of: semantics) == nil ? nil : "progressbar"
        case .header: label(of: semantics) == nil ? nil : "heading"
        case .text: label(of: semantics) == nil || text == .selectable ? nil : "img"
        case .container: label(of: semantics) == nil ? nil : "group"
        case .link, .divider, nil: nil
        }
    }
}
