import Foundation
import _Testing_CoreGraphics

@testable import SwiftUI

/// Makes SwiftUI views from the lines of a scenario.
struct CorpusBuilder {
    let recorder: FrameRecorder

    typealias Line = CorpusScenario.Line

    func view(_ line: Line) throws -> AnyView {
        let children = line.nested.filter { !$0.word.hasPrefix(".") }
        var view = try bare(line, children: children).probe(line.label, recorder)
        for modifier in line.nested where modifier.word.hasPrefix(".") {
            view = try modified(view, modifier).probe(modifier.label, recorder)
        }
        return view
    }

    private func bare(_ line: Line, children: [Line]) throws -> AnyView {
        let content = try children.map(view)
        let views = ForEach(0..<content.count) { content[$0] }
        switch line.word {
        case "Color": return AnyView(FlexibleBox())
        case "Empty": return AnyView(EmptyView())
        case "Rect": return AnyView(FlexibleBox.fixed(try line.number("w") ?? 10, try line.number("h") ?? 10))
        case "Flex": return AnyView(try flexibleBox(line))
        case "Text":
            return AnyView(
                SquareText(
                    string: line.arguments.first ?? "", size: try line.number("size") ?? 10,
                    leading: try line.number("leading") ?? 0))
        case "Spacer": return AnyView(Spacer(minLength: try line.number("min")))
        case "Divider": return AnyView(Divider())
        case "Group": return AnyView(Group { views })
        case "HStack":
            return AnyView(
                HStack(alignment: try line.vertical(), spacing: try line.number("spacing")) { views })
        case "VStack":
            return AnyView(
                VStack(alignment: try line.horizontal(), spacing: try line.number("spacing")) { views })
        case "ZStack": return AnyView(ZStack(alignment: try line.alignment()) { views })
        default: return try container(line, views)
        }
    }

    private func flexibleBox(_ line: Line) throws -> FlexibleBox {
        var box = FlexibleBox()
        box.minimum.width = try line.number("minW") ?? 0
        box.minimum.height = try line.number("minH") ?? 0
        box.maximum.width = try line.number("maxW") ?? .infinity
        box.maximum.height = try line.number("maxH") ?? .infinity
        box.ideal.width = try line.number("idealW") ?? max(box.minimum.width, 10)
        box.ideal.height = try line.number("idealH") ?? max(box.minimum.height, 10)
        return box
    }

    private func modified(_ view: AnyView, _ line: Line) throws -> AnyView {
        switch line.word {
        case ".frame":
            let alignment = try line.alignment()
            let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
            if flexible.contains(where: { line.options[$0] != nil }) {
                let limits = try flexible.map { try line.number($0) }
                return AnyView(
                    view.frame(
                        minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2], minHeight: limits[3],
                        idealHeight: limits[4], maxHeight: limits[5], alignment: alignment))
            }
            return AnyView(
                view.frame(width: try line.number("width"), height: try line.number("height"), alignment: alignment))
        case ".padding": return try padded(view, line)
        case ".fixedSize":
            if line.arguments.isEmpty { return AnyView(view.fixedSize()) }
            return AnyView(
                view.fixedSize(
                    horizontal: line.arguments.contains("horizontal"), vertical: line.arguments.contains("vertical")))
        case ".layoutPriority": return AnyView(view.layoutPriority(Double(try line.required(0))))
        case ".zIndex": return AnyView(view.zIndex(Double(try line.required(0))))
        case ".offset": return AnyView(view.offset(x: try line.number("x") ?? 0, y: try line.number("y") ?? 0))
        case ".position": return AnyView(view.position(x: try line.number("x") ?? 0, y: try line.number("y") ?? 0))
        case ".hidden": return AnyView(view.hidden())
        case ".aspectRatio":
            let mode: ContentMode = line.arguments.contains("fill") ? .fill : .fit
            return AnyView(view.aspectRatio(try line.number("ratio"), contentMode: mode))
        case ".guide": return try guided(view, line)
        case ".relative": return AnyView(view.modifier(RelativeSizeModifier(width: try line.number("w"))))
        default: return try further(view, line)
        }
    }

    private func padded(_ view: AnyView, _ line: Line) throws -> AnyView {
        if line.options["top"] != nil || line.options["leading"] != nil || line.options["bottom"] != nil
            || line.options["trailing"] != nil
        {
            return AnyView(
                view.padding(
                    EdgeInsets(
                        top: try line.number("top") ?? 0, leading: try line.number("leading") ?? 0,
                        bottom: try line.number("bottom") ?? 0, trailing: try line.number("trailing") ?? 0)))
        }
        let edges: [String: Edge.Set] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
            "vertical": .vertical, "all": .all,
        ]
        guard let first = line.arguments.first else { return AnyView(view.padding()) }
        if let set = edges[first] {
            return AnyView(view.padding(set, line.arguments.count > 1 ? try line.required(1) : nil))
        }
        return AnyView(view.padding(try line.required(0)))
    }

    /// `.guide top 5`, or `.guide top 50%` of the view's own length.
    private func guided(_ view: AnyView, _ line: Line) throws -> AnyView {
        guard line.arguments.count == 2 else { throw CorpusError(description: ".guide NAME VALUE") }
        let text = line.arguments[1]
        let isFraction = text.hasSuffix("%")
        guard let value = Double(isFraction ? String(text.dropLast()) : text) else {
            throw CorpusError(description: "\(text) is not a number")
        }
        if let guide = Line.horizontalGuides[line.arguments[0]] {
            return AnyView(view.alignmentGuide(guide) { isFraction ? $0.width * value / 100 : value })
        }
        if let guide = Line.verticalGuides[line.arguments[0]] {
            return AnyView(view.alignmentGuide(guide) { isFraction ? $0.height * value / 100 : value })
        }
        throw CorpusError(description: "unknown guide \(line.arguments[0])")
    }
}

extension CorpusScenario.Line {
    func number(_ key: String) throws -> CGFloat? {
        guard let text = options[key] else { return nil }
        if text == "nil" { return nil }
        guard let value = Double(text) else { throw CorpusError(description: "\(key)=\(text) is not a number") }
        return value
    }

    func required(_ index: Int) throws -> CGFloat {
        guard arguments.indices.contains(index), let value = Double(arguments[index]) else {
            throw CorpusError(description: "\(word) needs a number")
        }
        return value
    }

    static let horizontalGuides: [String: HorizontalAlignment] = [
        "leading": .leading, "hcenter": .center, "trailing": .trailing, "customH": .custom,
    ]
    static let verticalGuides: [String: VerticalAlignment] = [
        "top": .top, "vcenter": .center, "bottom": .bottom, "firstBaseline": .firstTextBaseline,
        "lastBaseline": .lastTextBaseline, "customV": .custom,
    ]
    static let alignments: [String: Alignment] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "leadingFirstBaseline": .leadingFirstTextBaseline,
        "centerLastBaseline": .centerLastTextBaseline,
        "custom": Alignment(horizontal: .custom, vertical: .custom),
    ]

    func horizontal() throws -> HorizontalAlignment {
        guard let name = options["align"] else { return .center }
        if name == "center" { return .center }
        guard let guide = Self.horizontalGuides[name] else { throw CorpusError(description: "align=\(name)") }
        return guide
    }

    func vertical() throws -> VerticalAlignment {
        guard let name = options["align"] else { return .center }
        if name == "center" { return .center }
        guard let guide = Self.verticalGuides[name] else { throw CorpusError(description: "align=\(name)") }
        return guide
    }

    func alignment() throws -> Alignment {
        guard let name = options["align"] else { return .center }
        guard let alignment = Self.alignments[name] else { throw CorpusError(description: "align=\(name)") }
        return alignment
    }
}

extension HorizontalAlignment {
    /// A guide of the corpus' own, by default a quarter of the width from the leading edge.
    static let custom = HorizontalAlignment(Quarter.self)

    private enum Quarter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    }
}

extension VerticalAlignment {
    /// A guide of the corpus' own, by default a quarter of the height from the top.
    static let custom = VerticalAlignment(Quarter.self)

    private enum Quarter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
    }
}

/// Takes a part of the proposed width, as the modifier of the published example (N1159–N1160).
struct RelativeSizeModifier {
    let width: CGFloat?
}

extension RelativeSizeModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        RelativeSizeNode(node, width ?? 1, inputs)
    }
}

private final class RelativeSizeNode: UnaryNode {
    private let part: CGFloat

    init(_ child: LayoutNode, _ part: CGFloat, _ inputs: _ViewInputs) {
        self.part = part
        super.init(child, inputs)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * part }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: childProposal(proposal))
    }
}
