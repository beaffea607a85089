import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Draws a control for one place.
///
/// Control Center shows a symbol and text, however the widget's labels arrange them, so these are extracted first:
///
/// 1. The value's label, then the label, is drawn icon-only. The first one with an image provides the symbol: the label
///    itself if it contains nothing else, otherwise its first image by name.
/// 2. Drawn title-only, the text of the label is the title and the text of the value's label is the value.
/// 3. The face is drawn from these, wrapped in the node for the tap.
@MainActor
struct ControlRenderer {
    let bundle: ExtensionBundle

    func render(_ moment: ControlMoment, kind: String, at date: Date, in place: WidgetEnvironment) -> RenderTree {
        bundle.use(locale: place.locale)
        var environment = EnvironmentValues(place)
        environment.showsWidgetContainerBackground = false
        environment.colorScheme = .dark
        let renderer = ViewRenderer(
            size: place.canvasSize, environment: environment,
            date: place.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? date, resources: bundle)
        guard let parts = moment.parts() else {
            var tree = renderer.render(EmptyView())
            tree.diagnostics.append(
                Diagnostic(
                    .error, .configuration, subject: kind, message: "The control is neither a button nor a toggle.",
                    remedy: "Use ControlWidgetButton or ControlWidgetToggle."))
            return tree
        }
        var desk = renderer
        // Wide enough for any title on one line.
        desk.size = CGSize(width: 2_000, height: 400)
        let icon = [parts.value, parts.label].lazy.compactMap { Self.icon(of: $0, desk) }.first
        let words = ControlFace.Words(
            title: Self.text(of: parts.label, desk), value: Self.text(of: parts.value, desk))
        let face = ControlFace(
            parts, size: place.control?.size ?? .small, icon: icon ?? AnyView(EmptyView()), words: words.settled,
            side: place.cornerRadius > 0 ? 2 * place.cornerRadius : place.canvasSize.height, canvas: place.canvasSize)
        var tree = renderer.render(
            parts.interactive(AnyView(face)).disabled(parts.isDisabled).opacity(parts.isDisabled ? 0.5 : 1))
        if icon == nil {
            tree.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: kind,
                    message: "The control has no symbol, so the small size is empty.",
                    remedy: "Use a Label with a systemImage."))
        }
        return tree.limited(toDepth: BinaryLimits().depth)
    }

    private static func icon(of label: AnyView, _ desk: ViewRenderer) -> AnyView? {
        let tree = desk.render(label.labelStyle(.iconOnly))
        let leaves = tree.root.leaves
        // A symbol without a drawing is drawn as a box; a device has the symbol, unless its name is wrong.
        let hasBox = tree.diagnostics.contains { $0.code.isAboutSymbol }
        let pictures = leaves.filter { $0.isPicture || hasBox && $0.isShape }
        guard let first = pictures.first else { return nil }
        if pictures.count == leaves.count { return AnyView(label.labelStyle(.iconOnly)) }
        switch first.content {
        case .symbol(let symbol) where tree.symbols.indices.contains(symbol.symbol):
            return AnyView(Image(systemName: tree.symbols[symbol.symbol].name))
        case .image(let image) where tree.images.indices.contains(image.image):
            return AnyView(Image(tree.images[image.image].name))
        default: return nil
        }
    }

    private static func text(of label: AnyView, _ desk: ViewRenderer) -> String {
        let texts = desk.render(label.labelStyle(.titleOnly)).root.leaves.compactMap { node -> String? in
            guard case .text(let text) = node.content else { return nil }
            return text.string
        }
        return texts.joined(separator: " ")
    }
}

extension ControlFace.Words {
    /// A control with only a value shows it in place of the title.
    fileprivate var settled: Self { title.isEmpty ? Self(title: value, value: "") : self }
}

extension RenderNode {
    /// Texts, symbols, images and shapes below the node, in drawing order.
    fileprivate var leaves: [RenderNode] {
        switch content {
        case .text, .symbol, .image, .shape: [self]
        default: children.flatMap(\.leaves)
        }
    }

    fileprivate var isShape: Bool {
        if case .shape = content { true } else { false }
    }

    fileprivate var isPicture: Bool {
        switch content {
        case .symbol, .image: true
        default: false
        }
    }
}
