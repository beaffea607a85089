import SwiftSource

/// Renames the methods of timeline providers written for WidgetKit's first betas to the names of the release.
///
/// 1. A type was written for a beta if it declares conformance to `TimelineProvider` or `IntentTimelineProvider`, has a
///    method `snapshot(with:completion:)` or `timeline(with:completion:)`, possibly with a configuration as its first
///    argument (`for:with:completion:`), and has none of the release's methods.
/// 2. Those methods become `getSnapshot(in:completion:)` and `getTimeline(in:completion:)`, and `placeholder(with:)`
///    becomes `placeholder(in:)`, if the type declares them. Its own calls of them change too.
/// 3. In the first betas, the placeholder was a view of the configuration. If the type of a renamed snapshot method has
///    no `placeholder` method, it gets one that returns the snapshot.
///
/// Comments and literals are not changed; every line keeps its number.
enum BetaProviders {
    static let notice = """
        its timeline provider has the method names of WidgetKit's first betas, which Xcode rejects: snapshot(with:…) is \
        now getSnapshot(in:…), timeline(with:…) is now getTimeline(in:…), and placeholder(in:) is required
        """

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("TimelineProvider"), hasLabel(source) else { return nil }
        let text = SourceText(source)
        let outline = SourceOutline(text)
        let providers = outline.blocks.indices.filter { isProvider($0, in: outline) }
        guard !providers.isEmpty else { return nil }
        func provider(around offset: Int) -> Int? {
            outline.block(around: offset).flatMap(outline.type).flatMap { providers.contains($0) ? $0 : nil }
        }
        let methods = text.tree.all([.functionDecl, .functionCallExpr]).compactMap { Method($0, in: text) }
        var declared: [Int: Set<Name>] = [:]
        for method in methods where method.isDeclaration {
            if let type = provider(around: method.word.lowerBound) { declared[type, default: []].insert(method.name) }
        }
        let released = Set(
            text.words.filter { Self.released.contains(text.string($0)) }.compactMap { provider(around: $0.lowerBound) }
        )
        let beta = declared.filter { !released.contains($0.key) && !$0.value.isSubset(of: [.placeholder]) }
        guard !beta.isEmpty else { return nil }
        let edits = methods.compactMap { method -> SourceEdit? in
            guard let type = provider(around: method.word.lowerBound), beta[type]?.contains(method.name) ?? false else {
                return nil
            }
            let placeholder = method.isDeclaration && method.name == .snapshot ? method.placeholder : nil
            let between = text.string(method.word.upperBound..<method.label.lowerBound)
            return SourceEdit(
                range: method.word.lowerBound..<method.label.upperBound,
                text: (placeholder ?? "") + method.name.released + between + "in")
        }
        return SourceEdit.apply(edits, to: source)
    }

    /// The release's methods.
    private static let released: Set<String> = ["getSnapshot", "getTimeline"]

    /// Whether a block is that of a type that declares conformance to a provider protocol.
    private static func isProvider(_ block: Int, in outline: SourceOutline) -> Bool {
        outline.inheritedTypes(of: block).contains { type in
            let name = type.split(separator: ".").last ?? ""
            return name == "TimelineProvider" || name == "IntentTimelineProvider"
        }
    }

    /// Whether `with` is in the position of a label: after a parenthesis, a comma or a line break.
    private static func hasLabel(_ source: [UInt8]) -> Bool {
        let label = Array("with".utf8)
        var start = 0
        while let found = source[start...].firstRange(of: label) {
            let before = source[..<found.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            let isBehind = before.map("(,\n\r".utf8.contains) ?? false
            if isBehind, source[found.upperBound...].first.map(" :".utf8.contains) ?? false { return true }
            start = found.upperBound
        }
        return false
    }

    private enum Name: String {
        case snapshot, timeline, placeholder

        var released: String {
            switch self {
            case .snapshot: "getSnapshot"
            case .timeline: "getTimeline"
            case .placeholder: "placeholder"
            }
        }

        /// Whether the labels are those of the betas. A call may end with a trailing closure.
        func accepts(_ labels: [String], isDeclaration: Bool) -> Bool {
            let context = labels.first == "for" ? Array(labels.dropFirst()) : labels
            if self == .placeholder { return labels == ["with"] }
            return context == ["with", "completion"] || context == ["with"] && !isDeclaration
        }
    }

    private struct Method {
        let name: Name
        let word: Range<Int>
        /// The label `with`.
        let label: Range<Int>
        let isDeclaration: Bool
        private let node: Int
        private let text: SourceText

        /// - Parameter node: a function, or a call without a base or on `self`.
        init?(_ node: Int, in text: SourceText) {
            let tree = text.tree
            isDeclaration = tree[node].kind == .functionDecl
            let named = isDeclaration ? text.name(ofMember: node) : Self.callee(of: node, in: text)
            guard let word = named, let name = Name(rawValue: text.string(word)),
                !isDeclaration || !text.modifiers(of: node).contains(where: { text.string($0) == "static" })
            else { return nil }
            let all = isDeclaration ? text.parameters(of: node).map(\.labelRange) : text.labels(of: node)
            let labels = all.compactMap(\.self)
            guard labels.count == all.count, name.accepts(labels.map(text.string), isDeclaration: isDeclaration),
                let label = labels.first(where: { text.string($0) == "with" })
            else { return nil }
            self.name = name
            self.word = word
            self.label = label
            self.node = node
            self.text = text
        }

        private static func callee(of call: Int, in text: SourceText) -> Range<Int>? {
            guard let name = text.tree.subtree(of: call + 1).last.map({ text.tree[$0].range }) else { return nil }
            if text.tree[call + 1].kind == .declReferenceExpr { return name }
            let base = text.member(at: name.lowerBound)?.base
            return base.map(text.string) == "self" ? name : nil
        }

        /// A placeholder method, and the start of the declaration before which it is inserted.
        var placeholder: String? {
            let tree = text.tree
            let parameters = text.parameters(of: node)
            guard let body = tree.ancestor(of: node, in: SourceText.scopes), !declaresPlaceholder(body),
                let last = parameters.last, let type = tree.node(of: last.typeRange, below: node),
                let closure = tree.all([.functionType], in: type).first,
                let list = tree.child(of: closure, .tupleTypeElementList)
            else { return nil }
            let entry = text.string(tree[list].range)
            let configuration = parameters.count > 2 ? "for: \(parameters[0].type)(), " : ""
            let access =
                ["public", "open", "internal", "fileprivate"]
                .first(where: text.modifiers(of: node).map(text.string).contains).map { $0 + " " } ?? ""
            return """
                placeholder(in context: Context) -> \(entry) { var entry: \(entry)?; \
                getSnapshot(\(configuration)in: context) { entry = $0 }; if let entry { return entry }; \
                fatalError("The snapshot arrives after the call") }; \(access)func\u{20}
                """
        }

        private func declaresPlaceholder(_ body: Int) -> Bool {
            text.tree.all([.functionDecl], in: body)
                .contains { text.name(ofMember: $0).map(text.string) == "placeholder" }
        }
    }
}
