import CoreGraphics
import RenderModel

/// Additions for web pages: controls with names, marks of transitions, the project's own fonts.
extension Drawing {
    /// Opens the group of a node: its path, so that a page can move it, and its semantics. Links are not `<a>`: the
    /// page decides what opening one means, so a widget cannot navigate away or run a script.
    mutating func openPageNode(_ node: RenderNode) -> [StaticString] {
        let path = nodePath.map { $0.map(String.init).joined(separator: ".") }
        guard let semantics = node.semantics else {
            guard let path else { return [] }
            open("g", [("data-path", path)])
            return ["g"]
        }
        if semantics.marks.contains(.accessibilityHidden), semantics.interaction == nil {
            open("g", [("data-path", path), ("aria-hidden", "true")])
            return ["g"]
        }
        let action = Self.action(of: semantics)
        let isLive = action != nil && path != nil && !semantics.marks.contains(.disabled)
        var pressed: String?
        if case .toggle(_, let isOn) = semantics.interaction { pressed = isOn ? "true" : "false" }
        let role = action?.role ?? role(of: semantics)
        let attributes: XMLBuffer.Attributes = [
            ("data-path", path), ("role", role), ("aria-label", role == nil ? nil : label(of: semantics)),
            ("aria-description", semantics.hint), ("aria-checked", pressed),
            ("aria-disabled", semantics.marks.contains(.disabled) ? "true" : nil),
            ("tabindex", isLive ? "0" : nil), ("data-action", isLive ? action?.name : nil),
            ("data-node", isLive ? path : nil), ("data-url", action?.url),
            ("data-identifier", semantics.identifier),
            ("data-transition", semantics.marks.contains(.numericTransition) ? "numeric" : nil),
        ]
        guard attributes.contains(where: { $0.value != nil }) else { return [] }
        open("g", attributes)
        if isLive {
            // The whole frame responds to clicks, also where nothing is drawn.
            empty("rect", node.frame.attributes + [("fill", "none"), ("pointer-events", "all")])
        }
        return ["g"]
    }

    private static func action(of semantics: Semantics) -> (name: String, role: String, url: String?)? {
        switch semantics.interaction {
        case .link(let url): ("link", "link", url)
        case .intent: ("intent", "button", nil)
        case .toggle: ("toggle", "switch", nil)
        case nil: nil
        }
    }

    /// One `<text>` in exactly the font that layout used.
    ///
    /// 1. The font's factors and shear become the text's transform; every glyph is positioned before it.
    /// 2. Where the page has no file for the font, or the fill is a gradient in the canvas's points, outlines are
    ///    drawn; invisible text is placed on top of them, so that it can still be selected, found and spoken.
    mutating func drawPageText(_ run: GlyphRun, of line: TextLine, in content: TextContent, font: FontInstance) {
        guard let string = content.string.utf8Slice(run.range), !string.isEmpty else { return }
        let paint = reference(to: run.fill.paint)
        let pageFont = paint.value.hasPrefix("#") ? PageFont(font) : nil
        if pageFont == nil {
            open("g", [("aria-hidden", "true")])
            drawOutlines(run, of: line, font: font)
            close("g")
        }
        let isPlaced = font.scaleX > 0 && font.scaleY > 0
        let scaleX = isPlaced ? font.scaleX : 1
        let left = run.glyphs.map { Double($0.x) }.min() ?? 0
        let transform = CGAffineTransform(
            a: scaleX, b: 0, c: -font.shear, d: isPlaced ? font.scaleY : 1, tx: line.origin.x, ty: line.origin.y)
        var attributes: XMLBuffer.Attributes = [("transform", matrix(transform))]
        if let places = places(of: run, string: string) {
            attributes.append(("x", places.map { number(Double($0) / scaleX) }.joined(separator: " ")))
        } else {
            attributes.append(("x", number((left + (run.rightToLeft ? run.width : 0)) / scaleX)))
            if run.width > 0, string.count > 1 {
                attributes += [
                    ("textLength", number(run.width / scaleX)), ("lengthAdjust", "spacingAndGlyphs"),
                ]
            }
        }
        attributes += [("direction", run.rightToLeft ? "rtl" : nil), ("font-size", number(font.size))]
        if let pageFont {
            let growth = font.embolden * font.size / scaleX
            attributes += [
                ("font-family", pageFont.family), ("font-style", pageFont.style), ("style", pageFont.settings),
                ("fill", paint.value), ("fill-opacity", paint.opacity), ("stroke", growth > 0 ? paint.value : nil),
                ("stroke-opacity", growth > 0 ? paint.opacity : nil),
                ("stroke-width", growth > 0 ? number(growth) : nil), ("stroke-linejoin", growth > 0 ? "round" : nil),
            ]
        } else {
            attributes += [("font-family", FontDescription(font).family), ("fill-opacity", "0")]
        }
        element("text", attributes, text: string)
    }
}
