import CoreGraphics
import RenderModel

extension PageInspection {
    /// The maximum number of listed nodes.
    private static let nodeLimit = 4_000

    init(_ tree: RenderTree, revision: Int) {
        self.init(revision: revision, nodes: [], spoken: [], findings: tree.diagnostics.map { Finding($0) })
        list(tree.root, in: tree, path: [], transform: .identity)
        listen(to: tree.root, transform: .identity)
    }

    private mutating func list(
        _ node: RenderNode, in tree: RenderTree, path: [Int], transform: CGAffineTransform
    ) {
        guard nodes.count < Self.nodeLimit else { return }
        nodes.append(
            Node(
                path: path.map(String.init).joined(separator: "."), depth: path.count,
                type: node.viewType.isEmpty ? node.content.name : node.viewType, category: node.content.category,
                detail: node.content.detail(in: tree), marks: node.semantics?.marks.names ?? [],
                frame: node.frame.applying(transform).numbers))
        let inner = node.content.transform.concatenating(transform)
        for (index, child) in node.children.enumerated() {
            list(child, in: tree, path: path + [index], transform: inner)
        }
    }

    /// Collects elements in reading order: higher sort priority first, otherwise in drawing order. A node with its own
    /// label, and a control, represents all its descendants.
    private mutating func listen(to node: RenderNode, transform: CGAffineTransform) {
        let marks = node.semantics?.marks ?? []
        if marks.contains(.accessibilityHidden) || marks.contains(.containerBackground) { return }
        let frame = node.frame.applying(transform).numbers
        let label = node.semantics?.label ?? ""
        let isWhole = node.semantics?.interaction != nil || marks.contains(.accessibilityCombined)
        if !label.isEmpty || isWhole {
            let words = label.isEmpty ? node.spokenTexts.joined(separator: ", ") : label
            // A group of hidden elements is not an element.
            if words.isEmpty, node.semantics?.interaction == nil { return }
            spoken.append(
                Spoken(
                    role: node.semantics?.role?.rawValue ?? node.semantics?.interaction?.role ?? "group", label: words,
                    value: node.semantics?.value, hint: node.semantics?.hint,
                    action: node.semantics?.interaction?.summary,
                    frame: frame))
            return
        }
        if case .text(let text) = node.content, !text.string.isEmpty {
            spoken.append(Spoken(role: "text", label: text.string, value: node.semantics?.value, frame: frame))
        }
        let inner = node.content.transform.concatenating(transform)
        let ordered = node.children.enumerated().sorted { left, right in
            let (first, second) = (left.element.priority, right.element.priority)
            return first == second ? left.offset < right.offset : first > second
        }
        for child in ordered { listen(to: child.element, transform: inner) }
    }
}

extension RenderNode {
    fileprivate var priority: Double { semantics?.sortPriority ?? 0 }

    fileprivate var spokenTexts: [String] {
        if semantics?.marks.contains(.accessibilityHidden) == true { return [] }
        if let label = semantics?.label, !label.isEmpty { return [label] }
        var texts: [String] = []
        if case .text(let text) = content, !text.string.isEmpty { texts.append(text.string) }
        return texts + children.flatMap(\.spokenTexts)
    }
}

extension RenderNode.Content {
    fileprivate var transform: CGAffineTransform {
        if case .effect(.transform(let transform)) = self { transform } else { .identity }
    }

    fileprivate var name: String {
        guard case .effect(let effect) = self else { return category }
        return switch effect {
        case .opacity: "opacity"
        case .clip: "clip"
        case .mask: "mask"
        case .transform: "transform"
        case .blend: "blend"
        case .blur: "blur"
        case .shadow: "shadow"
        case .colorFilter: "color filter"
        case .isolate: "compositing group"
        case .vibrancy: "vibrancy"
        }
    }

    fileprivate func detail(in tree: RenderTree) -> String? {
        switch self {
        case .text(let text): return "“\(text.string)”" + (text.truncated ? " …cut" : "")
        case .symbol(let symbol):
            return tree.symbols.indices.contains(symbol.symbol) ? tree.symbols[symbol.symbol].name : nil
        case .image(let image):
            return tree.images.indices.contains(image.image) ? tree.images[image.image].name : nil
        case .effect(.opacity(let opacity)): return "\((opacity * 100).rounded()) %"
        case .effect(.blend(let mode)): return mode.rawValue
        default: return nil
        }
    }
}

extension Semantics.Marks {
    fileprivate var names: [String] {
        let all: [(Semantics.Marks, String)] = [
            (.containerBackground, "container background"), (.accentable, "accentable"),
            (.privacySensitive, "privacy"), (.redacted, "redacted"), (.accessibilityHidden, "accessibility hidden"),
            (.disabled, "disabled"), (.widgetLabel, "widget label"), (.missing, "missing"), (.fullColor, "full color"),
            (.numericTransition, "numeric transition"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension Semantics.Interaction {
    fileprivate var role: String {
        switch self {
        case .link: "link"
        case .intent: "button"
        case .toggle: "toggle"
        }
    }

    fileprivate var summary: String {
        switch self {
        case .link(let url): "opens \(url)"
        case .intent(let call): call.typeName
        case .toggle(let call, let isOn): "\(call.typeName), \(isOn ? "on" : "off")"
        }
    }
}

extension PageInspection.Finding {
    init(_ diagnostic: Diagnostic) {
        self.init(
            severity: "\(diagnostic.severity)", subject: diagnostic.subject, message: diagnostic.message,
            remedy: diagnostic.remedy, place: diagnostic.file.map { "\($0):\(diagnostic.line ?? 0)" })
    }
}

extension CGRect {
    /// x, y, width and height.
    var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
