import SwiftSource

/// Gives the methods of timeline providers that were written for the first betas of WidgetKit the names of its release.
///
/// 1. A type that is declared to be a `TimelineProvider` or an `IntentTimelineProvider` and declares
///    `snapshot(with:completion:)` or `timeline(with:completion:)`, also with a configuration in front
///    (`for:with:completion:`), and none of the methods of the release, is one of a beta.
/// 2. Those methods become `getSnapshot(in:completion:)` and `getTimeline(in:completion:)`, and `placeholder(with:)`
///    becomes `placeholder(in:)`: as far as the type declares them, with its own calls of them.
/// 3. The first betas took the placeholder as a view of the configuration. Where the type of a renamed snapshot method has
///    no `placeholder` method, it gets one that answers with the snapshot.
///
/// Comments and literals are not code; every line keeps its number.
enum BetaProviders {
    static let notice = """
        its timeline provider has the method names of WidgetKit's first betas, which Xcode refuses: snapshot(with:…) is \
        getSnapshot(in:…) today, timeline(with:…) is getTimeline(in:…), and placeholder(in:) is required
        """

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("TimelineProvider"), hasLabel(source) else { return nil }
        let text = SourceText(source)
        let outline = SourceOutline(text)
        let providers = outline.blocks.indices.filter { isProvider($0, in: outline) }
        guard !providers.isEmpty else { return nil }
        var declared: [Int: Set<Name>] = [:]
        var released: Set<Int> = []
        for word in text.words where Self.names.contains(text.string(word)) {
            guard let type = outline.block(around: word.lowerBound).flatMap(outline.type), providers.contains(type)
            else { continue }
            if let method = Method(word, in: text), method.isDeclaration {
                declared[type, default: []].insert(method.name)
            } else if Name(rawValue: text.string(word)) == nil {
                released.insert(type)
            }
        }
        let beta = declared.filter { !released.contains($0.key) && !$0.value.isSubset(of: [.placeholder]) }
        guard !beta.isEmpty else { return nil }
        return text.replacingParts { word in
            guard let method = Method(word, in: text),
                let type = outline.block(around: word.lowerBound).flatMap(outline.type),
                beta[type]?.contains(method.name) ?? false
            else { return nil }
            let placeholder = method.isDeclaration && method.name == .snapshot ? method.placeholder : nil
            let between = text.string(word.upperBound..<method.label.lowerBound)
            return (
                word.lowerBound..<method.label.upperBound, (placeholder ?? "") + method.name.released + between + "in"
            )
        }
    }

    /// Of methods of the betas and of the release.
    private static let names: Set<String> = ["snapshot", "timeline", "placeholder", "getSnapshot", "getTimeline"]

    /// Whether a block is that of a type that is declared to be a provider.
    private static func isProvider(_ block: Int, in outline: SourceOutline) -> Bool {
        outline.inheritedTypes(of: block).contains { type in
            let name = type.split(separator: ".").last ?? ""
            return name == "TimelineProvider" || name == "IntentTimelineProvider"
        }
    }

    /// Whether `with` stands where a label does, behind a bracket, a comma or a line's end.
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

        /// The labels of the betas; a call may end with a closure.
        func accepts(_ labels: [String], isDeclaration: Bool) -> Bool {
            let context = labels.first == "for" ? Array(labels.dropFirst()) : labels
            if self == .placeholder { return labels == ["with"] }
            return context == ["with", "completion"] || context == ["with"] && !isDeclaration
        }
    }

    private struct Method {
        let name: Name
        /// The label `with`.
        let label: Range<Int>
        let isDeclaration: Bool
        private let start: Int
        private let parameters: [Range<Int>]
        private let text: SourceText

        init?(_ word: Range<Int>, in text: SourceText) {
            guard let name = Name(rawValue: text.string(word)),
                text.byte(word.upperBound) == UInt8(ascii: "("), let close = text.closing(of: word.upperBound)
            else { return nil }
            let parameters = text.parts(in: word.upperBound + 1..<close)
            let labels = parameters.compactMap { text.word(at: text.skippingSpace(from: $0.lowerBound)) }
            let before = text.lastBefore(word.lowerBound).flatMap(text.word)
            isDeclaration = before.map(text.string) == "func"
            let isStatic =
                isDeclaration
                && before.flatMap { text.lastBefore($0.lowerBound) }.flatMap(text.word).map(text.string) == "static"
            let isOfAnother =
                text.byte(word.lowerBound - 1) == UInt8(ascii: ".")
                && text.word(at: word.lowerBound - 2).map(text.string) != "self"
            guard !isStatic, !isOfAnother else { return nil }
            guard labels.count == parameters.count,
                name.accepts(labels.map(text.string), isDeclaration: isDeclaration),
                let label = labels.first(where: { text.string($0) == "with" })
            else { return nil }
            self.name = name
            self.label = label
            self.parameters = parameters
            self.text = text
            start = word.lowerBound
        }

        /// A method for the placeholder, and the head of the declaration that it goes in front of.
        var placeholder: String? {
            guard let body = text.enclosingBracket(start), let end = text.closing(of: body),
                !declaresPlaceholder(body..<end), let last = parameters.last,
                let open = text.code[last].firstIndex(of: UInt8(ascii: "(")), let close = text.closing(of: open)
            else { return nil }
            let entry = text.string(open + 1..<close)
            let configuration = parameters.count > 2 ? "for: \(type(of: parameters[0]))(), " : ""
            let modifiers = self.modifiers
            return """
                placeholder(in context: Context) -> \(entry) { var entry: \(entry)?; \
                getSnapshot(\(configuration)in: context) { entry = $0 }; if let entry { return entry }; \
                fatalError("The snapshot comes later than its call") }; \(modifiers)func\u{20}
                """
        }

        private func declaresPlaceholder(_ body: Range<Int>) -> Bool {
            text.words(in: body).contains {
                text.string($0) == "placeholder" && text.byte($0.upperBound) == UInt8(ascii: "(")
            }
        }

        private func type(of parameter: Range<Int>) -> String {
            text.string(parameter).split(separator: ":").dropFirst().joined(separator: ":").filter { !$0.isWhitespace }
        }

        /// The access of the declaration, which its placeholder has as well.
        private var modifiers: String {
            guard let keyword = text.lastBefore(start).flatMap(text.word),
                let access = text.lastBefore(keyword.lowerBound).flatMap(text.word).map(text.string),
                ["public", "open", "internal", "fileprivate"].contains(access)
            else { return "" }
            return access + " "
        }
    }
}
