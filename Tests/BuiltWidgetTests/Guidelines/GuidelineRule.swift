import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

/// What the guidelines ask of every widget and what a laid-out tree can be asked for, rule by rule.
enum GuidelineRule: String, CaseIterable, Sendable {
    /// Text keeps the margin of 16 points; 11 are for graphics and for content of a group with its own shape.
    case tightMargin = "F-109"
    /// Custom fonts are for large text.
    case smallCustomType = "F-116"
    /// Text has 11 points at least.
    case smallType = "F-118"
    /// On a touch screen a control has 44 by 44 points.
    case smallTarget = "F-160"
    /// No text advises the user to rotate the device.
    case turningAdvice = "F-162"

    /// The violations of the rule in the tree, as text.
    func findings(in tree: RenderTree, at place: WidgetEnvironment) -> [String] {
        switch self {
        case .tightMargin: place.family.hasMargins ? tree.tightTexts(margins: place.contentMargins) : []
        case .smallCustomType:
            tree.leaves.compactMap { node in
                guard let size = tree.customFontSize(of: node), size < Self.largeCustomType else { return nil }
                return "“\(node.spoken ?? "")” has \(size) points of a custom font"
            }
        case .smallType:
            tree.leaves.compactMap { node in
                guard let size = tree.smallestFontSize(of: node), size < Self.smallestType(on: place.platform) else {
                    return nil
                }
                return "“\(node.spoken ?? "")” has \(size) points"
            }
        case .smallTarget:
            place.platform != .iOS
                ? []
                : tree.everyNode.compactMap { node in
                    guard let semantics = node.semantics, semantics.interaction != nil,
                        node.frame.width < 44 || node.frame.height < 44
                    else { return nil }
                    return "“\(semantics.label ?? "")” has \(node.frame.width) by \(node.frame.height) points"
                }
        case .turningAdvice:
            Set(tree.everyNode.flatMap { [$0.spoken, $0.semantics?.label, $0.semantics?.hint] }.compactMap(\.self))
                .filter(Self.advisesTurning).sorted().map { "“\($0)” tells to turn the device" }
        }
    }

    /// Points: the size of body text. The guidelines say large, without a number.
    private static let largeCustomType = 17.0

    /// Points. On a Mac captions and footnotes of the system itself have 10, as in the guidelines' table of its text
    /// styles.
    private static func smallestType(on platform: OperatingSystem) -> Double {
        platform == .macOS ? 10 : 11
    }

    /// Whether a text asks the user to rotate the device, in the languages of the examples.
    static func advisesTurning(_ text: String) -> Bool {
        let text = text.lowercased()
        let turns = ["돌려", "회전", "기울", "回転", "回し", "傾け"]
        let devices = ["기기", "화면", "デバイス", "画面", "端末"]
        let ways = ["landscape", "portrait mode", "sideways", "가로 모드", "세로 모드", "横向き", "縦向き"]
        func has(_ words: [String]) -> Bool { words.contains { text.contains($0) } }
        let english = /\b(rotate|turn|tilt|flip) (your |the |this )?(device|iphone|ipad|phone|screen)\b/
        return has(ways) || (has(turns) && has(devices)) || text.contains(english)
    }

    /// F-28: a widget of the Lock Screen shows changing information.
    ///
    /// - Parameter trees: trees for one place at different moments.
    static func isStale(_ trees: [RenderTree]) -> Bool {
        let information = trees.map(\.information)
        return information.allSatisfy { $0 == information.first } || information.allSatisfy(\.isEmpty)
    }
}

extension Family {
    /// Accessories fill their shape; a place gives only the others margins.
    fileprivate var hasMargins: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: false
        }
    }
}

extension RenderTree {
    /// Texts, and the values of gauges.
    fileprivate var information: [String] {
        everyNode.flatMap { node -> [String] in
            let value = node.semantics?.role == .gauge ? node.semantics?.value : nil
            return [node.spoken, value].compactMap(\.self)
        }
    }

    private func fonts(of node: RenderNode) -> [FontInstance] {
        guard case .text(let text) = node.content else { return [] }
        return text.lines.flatMap(\.runs).filter { !$0.glyphs.isEmpty }.map { fonts[$0.font] }
    }

    func smallestFontSize(of node: RenderNode) -> Double? { fonts(of: node).map(\.size).min() }

    /// The size of a font that the widget brought with it.
    fileprivate func customFontSize(of node: RenderNode) -> Double? {
        fonts(of: node).filter { $0.file.hasPrefix("bundle:") }.map(\.size).min()
    }

    /// Texts nearer to the edge than the margins, unless a shape that is not the widget's background groups them, and
    /// anything nearer than 11 points.
    fileprivate func tightTexts(margins: WidgetEnvironment.Margins) -> [String] {
        let canvas = CGRect(origin: .zero, size: size)
        // Layout is rounded to pixels.
        let inner = canvas.inset(by: margins).insetBy(dx: -0.5, dy: -0.5)
        let tight = canvas.insetBy(dx: 10.5, dy: 10.5)
        let content = root.children.filter { $0.semantics?.marks.contains(.containerBackground) != true }
        let plates = content.flatMap(\.every).compactMap { node -> CGRect? in
            if case .shape = node.content { node.frame } else { nil }
        }
        return leaves.compactMap { node in
            guard node.spoken != nil, !inner.contains(node.frame) else { return nil }
            let isGrouped = plates.contains { $0.contains(node.frame) && canvas.insetBy(dx: 1, dy: 1).contains($0) }
            guard !isGrouped || !tight.contains(node.frame) else { return nil }
            return "“\(node.spoken ?? "")” is at \(node.frame)"
        }
    }
}

extension CGRect {
    fileprivate func inset(by margins: WidgetEnvironment.Margins) -> CGRect {
        CGRect(
            x: minX + margins.leading, y: minY + margins.top, width: width - margins.leading - margins.trailing,
            height: height - margins.top - margins.bottom)
    }
}
