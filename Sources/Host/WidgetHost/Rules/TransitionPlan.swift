import CoreGraphics
import RenderModel

/// The transition of a widget from one entry to the next.
///
/// 1. Nodes of the two trees are matched level by level: children of matched nodes match if they have the same view
///    type, role and index among such siblings.
/// 2. A matched pair with different content is a step: text with the numeric transition rolls its digits (F-81),
///    everything else cross-fades; a pair that differs only in its frame moves.
/// 3. A node without a partner fades in or out with its descendants.
/// 4. No step is longer than two seconds; longer ones are shortened and listed in `clamped` (F-80).
/// 5. With reduced motion everything cross-fades in place.
package struct TransitionPlan: Hashable, Sendable {
    /// Seconds (Human Interface Guidelines, widgets: animations last up to two seconds).
    package static let longest = 2.0
    /// Seconds; the project's choice, because the guidelines do not specify a default.
    package static let usual = 0.35

    package enum Motion: String, Hashable, Sendable, Codable, CaseIterable { case full, reduced }

    package struct Step: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case move(from: CGRect, to: CGRect)
            case crossFade
            /// The digits roll; the two strings.
            case numericText(from: String, to: String)
            case fadeIn
            case fadeOut
        }

        /// The path in the old tree; `nil` for an added node.
        package var old: NodePath?
        /// The path in the new tree; `nil` for a removed node.
        package var new: NodePath?
        package var kind: Kind
        /// Seconds.
        package var duration: Double
    }

    package private(set) var steps: [Step] = []
    /// Steps with a requested duration longer than allowed.
    package private(set) var clamped: [NodePath] = []

    private let motion: Motion
    private let duration: Double

    /// - Parameter duration: The duration that the widget requests, in seconds; clamped to the allowed range.
    package init(from old: RenderTree, to new: RenderTree, duration: Double = usual, motion: Motion = .full) {
        self.motion = motion
        self.duration = duration.isFinite ? max(0, duration) : Self.longest
        compare(old.root, new.root, [], [])
    }

    /// The seconds until the end of the last step.
    package var end: Double { steps.map(\.duration).max() ?? 0 }

    private mutating func compare(_ old: RenderNode, _ new: RenderNode, _ oldPath: [Int], _ newPath: [Int]) {
        if let kind = change(from: old, to: new) { add(kind, oldPath, newPath) }
        var partners: [Key: [Int]] = [:]
        for (index, child) in old.children.enumerated().reversed() { partners[Key(child), default: []].append(index) }
        for (index, child) in new.children.enumerated() {
            if let partner = partners[Key(child)]?.popLast() {
                compare(old.children[partner], child, oldPath + [partner], newPath + [index])
            } else {
                add(.fadeIn, nil, newPath + [index])
            }
        }
        for index in partners.values.flatMap({ $0 }).sorted() { add(.fadeOut, oldPath + [index], nil) }
    }

    private func change(from old: RenderNode, to new: RenderNode) -> Step.Kind? {
        if old.content.isGroup, new.content.isGroup { return nil }
        if case .text(let before) = old.content, case .text(let after) = new.content {
            if before.string != after.string {
                let rolls = new.semantics?.marks.contains(.numericTransition) == true && motion == .full
                return rolls ? .numericText(from: before.string, to: after.string) : .crossFade
            }
        } else if old.content.kind != new.content.kind {
            return .crossFade
        }
        if old.frame != new.frame { return motion == .full ? .move(from: old.frame, to: new.frame) : .crossFade }
        return old.content == new.content ? nil : .crossFade
    }

    private mutating func add(_ kind: Step.Kind, _ old: [Int]?, _ new: [Int]?) {
        if duration > Self.longest, let path = new ?? old { clamped.append(NodePath(path)) }
        steps.append(
            Step(
                old: old.map(NodePath.init), new: new.map(NodePath.init), kind: kind,
                duration: min(duration, Self.longest)))
    }

    private struct Key: Hashable {
        var viewType: String
        var role: Semantics.Role?
        var kind: RenderNode.Content.Kind

        init(_ node: RenderNode) {
            viewType = node.viewType
            role = node.semantics?.role
            kind = node.content.kind
        }
    }
}

extension RenderNode.Content {
    fileprivate enum Kind: Hashable { case group, shape, text, image, symbol, effect }

    fileprivate var kind: Kind {
        switch self {
        case .group: .group
        case .shape: .shape
        case .text: .text
        case .image: .image
        case .symbol: .symbol
        case .effect: .effect
        }
    }

    fileprivate var isGroup: Bool { self == .group }
}
