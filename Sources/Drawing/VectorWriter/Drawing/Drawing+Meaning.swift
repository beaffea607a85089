import RenderModel

/// Roles, names and links for people who use a screen reader or the keyboard.
extension Drawing {
    /// Opens the groups with the node's semantics; the caller closes them, last first.
    mutating func openMeaning(of node: RenderNode) -> [StaticString] {
        if case .page = reader { return openPageNode(node) }
        guard let meaning = node.meaning else { return [] }
        var opened: [StaticString] = []
        if case .link(let url) = meaning.interaction {
            open("a", [("href", url), ("aria-label", meaning.label)])
            opened.append("a")
        }
        let attributes = attributes(of: meaning)
        if attributes.contains(where: { $0.value != nil }) {
            open("g", attributes)
            opened.append("g")
        }
        return opened
    }

    private func attributes(of meaning: Meaning) -> XMLBuffer.Attributes {
        if meaning.marks.contains(.accessibilityHidden) { return [("aria-hidden", "true")] }
        var intent: String?
        var pressed: String?
        switch meaning.interaction {
        case .intent(let call): intent = call.typeName
        case .toggle(let call, let isOn):
            intent = call.typeName
            pressed = isOn ? "true" : "false"
        case .link, nil: break
        }
        return [
            ("role", role(of: meaning)), ("aria-label", role(of: meaning) == nil ? nil : label(of: meaning)),
            ("aria-checked", pressed), ("aria-disabled", meaning.marks.contains(.disabled) ? "true" : nil),
            ("data-intent", intent), ("data-identifier", meaning.identifier),
        ]
    }

    func label(of meaning: Meaning) -> String? {
        let parts = [meaning.label, meaning.value].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Plain texts need no role, and a role without a name is useless.
    func role(of meaning: Meaning) -> String? {
        switch meaning.role {
        case .button: "button"
        case .toggle: "switch"
        case .image, .gauge: label(of: meaning) == nil ? nil : "img"
        case .progress: label(of: meaning) == nil ? nil : "progressbar"
        case .header: label(of: meaning) == nil ? nil : "heading"
        case .text: label(of: meaning) == nil || text == .selectable ? nil : "img"
        case .container: label(of: meaning) == nil ? nil : "group"
        case .link, .divider, nil: nil
        }
    }
}
