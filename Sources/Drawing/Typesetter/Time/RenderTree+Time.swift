import CoreGraphics
import Foundation
import RenderModel

/// A tree whose texts tell another moment.
package struct ToldTree {
    /// How near it comes to what the extension would draw for that moment.
    package enum Fidelity: Int, Hashable, Sendable, Comparable {
        /// A text that tells the time could not be set and stands still.
        case partial
        /// Every text tells the moment. But one needs another room than it had, is named by a node around it, or has
        /// something next to it that follows the time too: the extension might place or draw things differently.
        case fitted
        /// The same.
        case exact

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package var tree: RenderTree
    package var fidelity: Fidelity
}

extension RenderTree {
    /// Sets the texts that tell the time for another moment, each in the room that it has.
    ///
    /// 1. A text that runs is set again from its setting. Without a sound one it stays.
    /// 2. Its label follows when it was read as it stood.
    /// 3. Nothing else is touched, and fonts are only added.
    package func telling(_ now: Date, typesetter: Typesetter = .standard) -> ToldTree {
        var teller = Teller(now: now, typesetter: typesetter, tree: self)
        var result = self
        if let root = teller.told(root, within: []) {
            result.root = root
            result.fonts = teller.fonts
        }
        return ToldTree(tree: result, fidelity: teller.fidelity)
    }
}

private struct Teller {
    let now: Date
    let typesetter: Typesetter
    let size: CGSize
    let scale: Double
    var fonts: [FontInstance]
    var fidelity = ToldTree.Fidelity.exact

    init(now: Date, typesetter: Typesetter, tree: RenderTree) {
        self.now = now
        self.typesetter = typesetter
        size = tree.size
        scale = tree.scale
        fonts = tree.fonts
    }

    /// - Parameter labels: what the nodes around are called.
    /// - Returns: nothing when the node stays unchanged.
    mutating func told(_ node: RenderNode, within labels: [String]) -> RenderNode? {
        if node.meaning?.role == .progress { fidelity = min(fidelity, .fitted) }
        var result: RenderNode?
        switch node.content {
        case .text(let text):
            if text.dynamicDate?.runs == true { result = told(node, text, within: labels) }
        case .effect(.mask(let mask)):
            if let mask = told(mask, within: labels) {
                var copy = node
                copy.content = .effect(.mask(mask))
                result = copy
            }
        default: break
        }
        if let other = node.meaning?.otherState?.node, let other = told(other, within: labels) {
            var copy = result ?? node
            copy.meaning?.otherState = .node(other)
            result = copy
        }
        let labels = node.meaning?.label.map { labels + [$0] } ?? labels
        for (index, child) in node.children.enumerated() {
            guard let child = told(child, within: labels) else { continue }
            var copy = result ?? node
            copy.children[index] = child
            result = copy
        }
        return result
    }

    private mutating func told(_ node: RenderNode, _ text: TextContent, within labels: [String]) -> RenderNode? {
        var fonts = fonts
        guard let setting = TimeTextSetting(bytes: text.setting),
            let told = setting.told(at: now, typesetter: typesetter, fontIndex: { fonts.index(entering: $0) })
        else {
            fidelity = .partial
            return nil
        }
        var result = node
        var content = told.content
        content.setting = text.setting
        result.content = .text(content)
        if setting.label == .words, var meaning = node.meaning, let old = meaning.label {
            if labels.contains(where: { $0.contains(old) }) { fidelity = min(fidelity, .fitted) }
            meaning.label = told.words
            result.meaning = meaning
        }
        // What the setting brought along was not looked at when the tree came.
        guard RenderTree(size: size, scale: scale, root: result, fonts: fonts).validate().isEmpty else {
            fidelity = .partial
            return nil
        }
        self.fonts = fonts
        if !node.frame.size.isNearly(told.size) { fidelity = min(fidelity, .fitted) }
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
    /// Within a thousandth of a point, which no image shows.
    fileprivate func isNearly(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}
