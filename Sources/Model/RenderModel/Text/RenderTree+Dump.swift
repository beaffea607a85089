import CoreGraphics

extension RenderTree {
    /// The tree as text, for people and tests: a line for the canvas, one for each font, symbol and image, one for each
    /// node, indented by depth, and one for each diagnostic. Equal trees give equal text; numbers are rounded to a
    /// thousandth.
    package var dump: String {
        var lines = ["canvas \(text(size)) @\(text(scale))x"]
        if let widgetURL { lines.append("url \(quoted(widgetURL))") }
        for (index, font) in fonts.enumerated() { lines.append("font \(index) \(font.text)") }
        for (index, symbol) in symbols.enumerated() {
            lines.append("symbol \(index) \(symbol.name) \(text(symbol.box)) layers \(symbol.layers.count)")
        }
        for (index, image) in images.enumerated() {
            lines.append("image \(index) \(quoted(image.name)) \(image.pixelWidth)x\(image.pixelHeight)")
        }
        root.dump(into: &lines, depth: 0)
        for diagnostic in diagnostics { lines.append(diagnostic.text) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension RenderNode {
    package var dump: String {
        var lines: [String] = []
        dump(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Visits the nodes with an explicit stack, so that a deep tree needs no deep call stack.
    fileprivate func dump(into lines: inout [String], depth: Int) {
        var open: [(node: RenderNode, depth: Int)] = [(self, depth)]
        while let (node, depth) = open.popLast() {
            let indent = String(repeating: "  ", count: depth)
            lines.append(indent + node.headline)
            if let other = node.semantics?.otherState {
                lines.append(indent + "  otherwise:")
                other.node.dump(into: &lines, depth: depth + 2)
            }
            switch node.content {
            case .effect(.mask(let mask)):
                lines.append(indent + "  mask:")
                mask.dump(into: &lines, depth: depth + 2)
                lines.append(indent + "  masked:")
                open += node.children.reversed().map { ($0, depth + 2) }
                continue
            case .text(let content):
                content.dump(into: &lines, depth: depth + 1)
            default:
                break
            }
            open += node.children.reversed().map { ($0, depth + 1) }
        }
    }

    private var headline: String {
        var words = [content.text, text(frame)]
        if !viewType.isEmpty { words.insert(viewType + ":", at: 0) }
        if let semantics { words += semantics.words }
        return words.joined(separator: " ")
    }
}

extension RenderNode.Content {
    fileprivate var text: String {
        switch self {
        case .group: "group"
        case .shape(let shape): shape.text
        case .text(let content):
            "text \(quoted(content.string))" + (content.truncated ? " truncated" : "")
                + (content.scaleFactor == 1 ? "" : " scaled \(RenderModel.text(content.scaleFactor))")
                + (content.dynamicDate.map { " date:\($0.style.rawValue)" } ?? "")
        case .image(let image): image.text
        case .symbol(let symbol):
            "symbol \(symbol.symbol) to \(RenderModel.text(symbol.destination)) "
                + symbol.layerFills.map(\.text).joined(separator: ", ") + (symbol.mirrored ? " mirrored" : "")
        case .effect(let effect): effect.text
        }
    }
}

extension ShapeContent {
    fileprivate var text: String {
        let verb =
            switch style {
            case .fill(let evenOdd): evenOdd ? "fill-even-odd" : "fill"
            case .stroke(let stroke):
                "stroke \(RenderModel.text(stroke.width)) \(stroke.cap) \(stroke.join)"
                    + (stroke.dash.isEmpty
                        ? "" : " dash " + stroke.dash.map { RenderModel.text($0) }.joined(separator: ","))
            }
        return "\(verb) \(fill.text) \(path.summary)" + (antialiased ? "" : " aliased")
    }
}

extension ImageContent {
    fileprivate var text: String {
        var words = ["image \(image) to \(RenderModel.text(destination))"]
        switch resizing {
        case .stretch: break
        case .tile: words.append("tiled")
        case .slices(let top, let left, let bottom, let right, let tiled):
            let insets = [top, left, bottom, right].map { RenderModel.text($0) }.joined(separator: ",")
            words.append("slices \(insets)" + (tiled ? " tiled" : ""))
        }
        if let template { words.append("template \(template.text)") }
        if accentedRendering != .automatic { words.append("accented-rendering \(accentedRendering)") }
        if mirrored { words.append("mirrored") }
        return words.joined(separator: " ")
    }
}

extension Effect {
    fileprivate var text: String {
        switch self {
        case .opacity(let alpha): "opacity \(RenderModel.text(alpha))"
        case .clip(let path, let evenOdd): "clip \(path.summary)" + (evenOdd ? " even-odd" : "")
        case .mask: "mask"
        case .transform(let transform):
            "transform "
                + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                .map { RenderModel.text($0) }.joined(separator: ",")
        case .blend(let mode): "blend \(mode.rawValue)"
        case .blur(let radius, let opaque): "blur \(RenderModel.text(radius))" + (opaque ? " opaque" : "")
        case .shadow(let color, let radius, let offset):
            "shadow \(color.text) \(RenderModel.text(radius)) at \(RenderModel.text(offset))"
        case .colorFilter(let filter): "filter \(filter.text)"
        case .isolate: "isolate"
        case .vibrancy(let vibrancy): vibrancy.text
        }
    }
}

extension ColorFilter {
    var text: String {
        switch self {
        case .saturation(let amount): "saturation \(RenderModel.text(amount))"
        case .contrast(let amount): "contrast \(RenderModel.text(amount))"
        case .brightness(let amount): "brightness \(RenderModel.text(amount))"
        case .grayscale(let amount): "grayscale \(RenderModel.text(amount))"
        case .hueRotation(let angle): "hue-rotation \(RenderModel.text(angle))"
        case .invert: "invert"
        case .multiply(let color): "multiply \(color.text)"
        case .luminanceToAlpha: "luminance-to-alpha"
        case .recolor(let color, let kept): "recolor \(color.text) keeping \(kept)"
        }
    }
}

extension Vibrancy {
    var text: String {
        let inks = "\(lightInk.text) or \(darkInk.text) \(ink)"
        return "vibrancy \(RenderModel.text(radius)) \(inks) \(RenderModel.text(weakest)) to "
            + RenderModel.text(strongest)
    }
}

extension TextContent {
    fileprivate func dump(into output: inout [String], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        for line in lines {
            let head = "line at \(text(line.origin)) width \(text(line.width)) ascent \(text(line.ascent)) descent "
            output.append(indent + head + text(line.descent))
            for run in line.runs {
                let direction = run.rightToLeft ? " right-to-left" : ""
                output.append(
                    indent + "  run font \(run.font) \(run.fill.text) glyphs \(run.glyphs.count) width "
                        + text(run.width) + direction)
            }
            for decoration in line.decorations {
                output.append(
                    indent + "  \(decoration.kind) \(decoration.pattern) \(decoration.fill.text) at "
                        + "\(text(decoration.x)),\(text(decoration.y)) width \(text(decoration.width)) thickness "
                        + text(decoration.thickness))
            }
            for attachment in line.attachments { attachment.dump(into: &output, depth: depth + 1) }
        }
    }
}

extension FontInstance {
    fileprivate var text: String {
        var words = [plainFile, "\(RenderModel.text(size))pt"]
        if face != 0 { words.append("face \(face)") }
        words += variations.map { "\($0.axis)=\(RenderModel.text($0.value))" }
        if scaleX != 1 || scaleY != 1 { words.append("scale \(RenderModel.text(scaleX)),\(RenderModel.text(scaleY))") }
        if shear != 0 { words.append("shear \(RenderModel.text(shear))") }
        if embolden != 0 { words.append("embolden \(RenderModel.text(embolden))") }
        if isColor { words.append("color") }
        return words.joined(separator: " ")
    }
}

extension Semantics {
    fileprivate var words: [String] {
        var words: [String] = []
        if let role { words.append("role=\(role.rawValue)") }
        if let label { words.append("label=\(quoted(label))") }
        if let value { words.append("value=\(quoted(value))") }
        if let hint { words.append("hint=\(quoted(hint))") }
        if let identifier { words.append("id=\(quoted(identifier))") }
        switch interaction {
        case .link(let url): words.append("link=\(quoted(url))")
        case .intent(let call): words.append("intent=\(call.text)")
        case .toggle(let call, let isOn): words.append("toggle=\(call.text):\(isOn ? "on" : "off")")
        case nil: break
        }
        if !marks.isEmpty { words.append("marks=" + marks.names.joined(separator: ",")) }
        if sortPriority != 0 { words.append("sort=\(text(sortPriority))") }
        return words
    }
}

extension Semantics.IntentCall {
    fileprivate var text: String {
        typeName + "(" + parameters.map { "\($0.name): \($0.json)" }.joined(separator: ", ") + ")"
    }
}

extension Semantics.Marks {
    private static let namedMarks: [(Semantics.Marks, String)] = [
        (.containerBackground, "containerBackground"), (.accentable, "accentable"),
        (.privacySensitive, "privacySensitive"), (.redacted, "redacted"),
        (.accessibilityHidden, "accessibilityHidden"), (.accessibilityCombined, "accessibilityCombined"),
        (.disabled, "disabled"), (.selected, "selected"), (.widgetLabel, "widgetLabel"), (.missing, "missing"),
        (.fullColor, "fullColor"), (.numericTransition, "numericTransition"),
        (.accessoryBackground, "accessoryBackground"), (.curvesContent, "curvesContent"),
    ]

    package var names: [String] { Self.namedMarks.filter { contains($0.0) }.map(\.1) }
}

extension Diagnostic {
    /// One line: severity, code, subject, problem, remedy.
    package var text: String {
        var result = "\(severity) \(code.rawValue) \(quoted(subject)): \(message)"
        if let remedy { result += " (\(remedy))" }
        if let file { result += " [\(file)" + (line.map { ":\($0)" } ?? "") + "]" }
        return result
    }
}
