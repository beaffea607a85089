import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// Short ways to render texts in tests.
@MainActor
enum TextRendering {
    static func renderer(
        width: CGFloat = 400, height: CGFloat = 400, scale: CGFloat = 3,
        date: Date = Date(timeIntervalSinceReferenceDate: 0), resources: any BundleResources = NoResources(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ViewRenderer {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        change(&environment)
        return ViewRenderer(
            size: CGSize(width: width, height: height), environment: environment, date: date, resources: resources)
    }

    /// The texts of a view, in drawing order.
    static func texts(_ view: some View, _ renderer: ViewRenderer = renderer()) -> [TextContent] {
        renderer.render(view).root.flattened.compactMap(\.text)
    }

    static func text(_ view: some View, _ renderer: ViewRenderer = renderer()) throws -> TextContent {
        try #require(texts(view, renderer).first)
    }

    /// The font of every run of a view's first text.
    static func fonts(_ view: some View, _ renderer: ViewRenderer = renderer()) throws -> [FontInstance] {
        let tree = renderer.render(view)
        let text = try #require(tree.root.flattened.compactMap(\.text).first)
        return text.lines.flatMap(\.runs).map { tree.fonts[$0.font] }
    }
}

extension RenderNode {
    var text: TextContent? {
        guard case .text(let content) = content else { return nil }
        return content
    }

    var image: ImageContent? {
        guard case .image(let content) = content else { return nil }
        return content
    }

    var symbol: SymbolContent? {
        guard case .symbol(let content) = content else { return nil }
        return content
    }
}

extension FontInstance {
    var weight: Double? { variations.first { $0.axis == "wght" }?.value }
}

extension TextContent {
    var fills: [Fill] { lines.flatMap(\.runs).map(\.fill) }
    var colors: [RGBA] {
        fills.compactMap { fill in
            guard case .color(let color) = fill.paint else { return nil }
            return color
        }
    }
}
