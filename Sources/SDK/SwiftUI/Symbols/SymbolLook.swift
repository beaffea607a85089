/// A symbol's configuration in addition to its name, as in UIKit's symbol images. `nil` values come from the
/// environment.
package struct SymbolLook: Equatable, Sendable {
    package var pointSize: Double?
    package var weight: Font.Weight?
    package var scale: Image.Scale?
    /// Colors of the configuration: one for hierarchical, or one for each layer of a palette.
    package var palette: [Color] = []
    /// One color for all layers, used where the image is rendered as original and not as a template.
    package var tint: Color?

    package init() {}
}

extension Image {
    /// The symbol's own colors; empty where it is drawn in the foreground style.
    var symbolColors: [Color] {
        if templateMode == .template { return [] }
        if templateMode == .original, let tint = symbolLook.tint { return [tint] }
        return symbolLook.palette
    }

    /// The symbol's own style at a level, or the foreground style.
    func symbolStyle(level: Int, in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let colors = symbolColors
        guard let last = colors.last else { return environment.foregroundStyle(level: level) }
        if colors.count == 1 { return last.resolved(in: environment).faded(StyleLevels.opacity(level)) }
        return (colors.indices.contains(level) ? colors[level] : last).resolved(in: environment)
    }
}
