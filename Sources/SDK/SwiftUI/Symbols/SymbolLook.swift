/// How a symbol was asked for beside its name, as UIKit's symbol pictures are. What is `nil` is the environment's.
package struct SymbolLook: Equatable, Sendable {
    package var pointSize: Double?
    package var weight: Font.Weight?
    package var scale: Image.Scale?
    /// Colours of the configuration: one for a hierarchy, or one for each layer of a palette.
    package var palette: [Color] = []
    /// One colour for all, which counts where the picture is drawn as it is and not as a template.
    package var tint: Color?

    package init() {}
}

extension Image {
    /// The colours that the symbol brings along; none where it is drawn in the foreground style.
    var symbolColors: [Color] {
        if templateMode == .template { return [] }
        if templateMode == .original, let tint = symbolLook.tint { return [tint] }
        return symbolLook.palette
    }

    /// The symbol's own style of a level, or the foreground style.
    func symbolStyle(level: Int, in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let colors = symbolColors
        guard let last = colors.last else { return environment.foregroundStyle(level: level) }
        if colors.count == 1 { return last.resolved(in: environment).faded(StyleLevels.opacity(level)) }
        return (colors.indices.contains(level) ? colors[level] : last).resolved(in: environment)
    }
}
