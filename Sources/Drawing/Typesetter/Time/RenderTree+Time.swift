import CoreGraphics
import Foundation
import RenderModel

/// A tree with its time texts set for another date.
package struct UpdatedTree {
    /// How close it is to what the extension would draw for that date.
    package enum Fidelity: Int, Hashable, Sendable, Comparable {
        /// A time text could not be updated and keeps its value.
        case partial
        /// Every text is up to date. But one needs different space than before, is part of an enclosing node's label,
        /// or is next to something else that depends on the time: the extension might lay out or draw it differently.
        case fitted
        /// The same.
        case exact

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package var tree: RenderTree
    package var fidelity: Fidelity
}

extension RenderTree {
    /// Sets the time texts for another date, each in its existing space.
    ///
    /// 1. A time text is typeset again from its setting. Without a valid one it is unchanged.
    /// 2. Its label changes too if it was the text itself.
    /// 3. Nothing else is changed, and fonts are only added.
    package func updatingTimeTexts(to now: Date, typesetter: Typesetter = .standard) -> UpdatedTree {
        var updater = TimeTextUpdater(now: now, typesetter: typesetter, tree: self)
        var result = self
        if let root = updater.updated(root, within: []) {
            result.root = root
            result.fonts = updater.fonts
        }
        return UpdatedTree(tree: result, fidelity: updater.fidelity)
    }
}

private struct TimeTextUpdater {
    let now: Date
    let typesetter: Typesetter
    let size: CGSize
    let scale: Double
    var fonts: [FontInstance]
    var fidelity = UpdatedTree.Fidelity.exact

    init(now: Date, typesetter: Typesetter, tree: RenderTree) {
        self.now = now
        self.typesetter = typesetter
        size = tree.size
        scale = tree.scale
        fonts = tree.fonts
    }

    /// - Parameter labels: the labels of the enclosing nodes.
    /// - Returns: `nil` when the node is unchanged.
    mutating func updated(_ node: RenderNode, within labels: [String]) -> RenderNode? {
        if node.semantics?.role == .progress { fidelity = min(fidelity, .fitted) }
        var result: RenderNode?
        switch node.content {
        case .text(let text):
            if text.dynamicDate?.runs == true { result = updated(node, text, within: labels) }
        case .effect(.mask(let mask)):
            if let mask = updated(mask, within: labels) {
                var copy = node
                copy.content = .effect(.mask(mask))
                result = copy
            }
        default: break
        }
        if let other = node.semantics?.otherState?.node, let other = updated(other, within: labels) {
            var copy = result ?? node
            copy.semantics?.otherState = .node(other)
            result = copy
        }
        let labels = node.semantics?.label.map { labels + [$0] } ?? labels
        for (index, child) in node.children.enumerated() {
            guard let child = updated(child, within: labels) else { continue }
            var copy = result ?? node
            copy.children[index] = child
            result = copy
        }
        return result
    }

    private mutating func updated(_ node: RenderNode, _ text: TextContent, within labels: [String]) -> RenderNode? {
        var fonts = fonts
        guard let setting = TimeTextSetting(bytes: text.setting),
            let updated = setting.typeset(at: now, typesetter: typesetter, fontIndex: { fonts.index(entering: $0) })
        else {
            fidelity = .partial
            return nil
        }
        var result = node
        var content = updated.content
        content.setting = text.setting
        result.content = .text(content)
        if setting.label == .words, var semantics = node.semantics, let old = semantics.label {
            if labels.contains(where: { $0.contains(old) }) { fidelity = min(fidelity, .fitted) }
            semantics.label = updated.words
            result.semantics = semantics
        }
        // The setting's content was not validated when the tree was received.
        guard RenderTree(size: size, scale: scale, root: result, fonts: fonts).validate().isEmpty else {
            fidelity = .partial
            return nil
        }
        self.fonts = fonts
        if !node.frame.size.isNearly(updated.size) { fidelity = min(fidelity, .fitted) }
        return result == node ? nil : result
    }
}

extension [FontInstance] {
    fileprivate mutating func index(entering font: FontInstance) -> Int {
        if let known = firstIndex(of: font) { return known }
        append(font)
        return count - 1
    }
}

extension CGSize {
    /// Within a thousandth of a point, which is invisible.
    fileprivate func isNearly(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}
