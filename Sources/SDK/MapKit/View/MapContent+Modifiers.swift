import SwiftUI

/// Modified content.
struct ChangedMapContent<Content: MapContent>: MapContent {
    typealias Body = Never

    let content: Content
    let change: (inout MapLook) -> Void

    static func _collect(_ content: Self, into outputs: inout _MapContentOutputs) {
        let first = outputs.items.count
        Content._collect(content.content, into: &outputs)
        for index in first..<outputs.items.count { content.change(&outputs.items[index].look) }
    }
}

extension MapContent {
    private func changing(_ change: @escaping (inout MapLook) -> Void) -> ChangedMapContent<Self> {
        ChangedMapContent(content: self, change: change)
    }

    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changing { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
    }

    public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent {
        changing { $0.fill = $0.fill ?? AnyShapeStyle(content) }
    }

    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        changing { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)) }
    }

    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        changing { $0.stroke = $0.stroke ?? (nil, StrokeStyle(lineWidth: lineWidth)) }
    }

    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        changing { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), style) }
    }

    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        changing { $0.stroke = $0.stroke ?? (nil, style) }
    }

    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changing { $0.showsTitle = $0.showsTitle && visibility != .hidden }
    }

    /// Has no effect: the placeholder map shows no subtitles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changing { _ in } }

    /// Has no effect: a widget has no selection.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changing { _ in } }

    /// Has no effect: the placeholder map has no roads or labels.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { _ in } }

    /// Has no effect: a widget has no selection.
    public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle?) -> some MapContent {
        changing { _ in }
    }
}

/// How the details of a selected place are shown.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    public struct CalloutStyle: Hashable, Sendable {
        public static var automatic: CalloutStyle { CalloutStyle() }
        public static var compact: CalloutStyle { CalloutStyle() }
        public static var full: CalloutStyle { CalloutStyle() }
    }

    public static var automatic: Self { Self() }
    public static var callout: Self { Self() }
    public static var caption: Self { Self() }
    public static var sheet: Self { Self() }
    public static func callout(_ style: CalloutStyle) -> Self { Self() }
}
