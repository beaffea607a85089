import CoreGraphics

extension RenderTree {
    /// The tree as JSON for other programs. Frames are `[x, y, width, height]` in points; colors are `#RRGGBBAA`;
    /// paths are SVG path data.
    package var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("size", numbers: [Double(size.width), Double(size.height)])
        writer.member("scale", scale)
        if let widgetURL { writer.member("widgetURL", widgetURL) }
        writer.key("fonts")
        writer.beginArray()
        for font in fonts { font.write(to: &writer) }
        writer.endArray()
        writer.key("symbols")
        writer.beginArray()
        for symbol in symbols { writer.value(symbol.name) }
        writer.endArray()
        writer.key("images")
        writer.beginArray()
        for image in images {
            writer.beginObject()
            writer.member("name", image.name)
            writer.member("pixels", numbers: [Double(image.pixelWidth), Double(image.pixelHeight)])
            writer.endObject()
        }
        writer.endArray()
        writer.key("root")
        root.write(to: &writer)
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in diagnostics { diagnostic.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.text + "\n"
    }
}

extension RenderNode {
    private enum Step {
        case node(RenderNode)
        case endChildren
    }

    /// Visits the nodes with an explicit stack, so that a deep tree needs no deep call stack.
    fileprivate func write(to writer: inout JSONWriter) {
        var steps = [Step.node(self)]
        while let step = steps.popLast() {
            switch step {
            case .endChildren:
                writer.endArray()
                writer.endObject()
            case .node(let node):
                writer.beginObject()
                if !node.viewType.isEmpty { writer.member("view", node.viewType) }
                writer.member("frame", numbers: node.frame.numbers)
                node.content.write(to: &writer)
                node.semantics?.write(to: &writer)
                guard !node.children.isEmpty else {
                    writer.endObject()
                    continue
                }
                writer.key("children")
                writer.beginArray()
                steps.append(.endChildren)
                steps += node.children.reversed().map { .node($0) }
            }
        }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] {
        [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
    }
}

extension RenderNode.Content {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .group:
            writer.member("kind", "group")
        case .shape(let shape):
            writer.member("kind", "shape")
            writer.member("path", shape.path.svgData)
            writer.member("fill", shape.fill.text)
            if case .stroke(let stroke) = shape.style { writer.member("strokeWidth", stroke.width) }
        case .text(let text):
            writer.member("kind", "text")
            text.write(to: &writer)
        case .image(let image):
            writer.member("kind", "image")
            writer.member("image", image.image)
            writer.member("destination", numbers: image.destination.numbers)
        case .symbol(let symbol):
            writer.member("kind", "symbol")
            writer.member("symbol", symbol.symbol)
            writer.member("destination", numbers: symbol.destination.numbers)
            writer.key("fills")
            writer.beginArray()
            for fill in symbol.layerFills { writer.value(fill.text) }
            writer.endArray()
        case .effect(let effect):
            writer.member("kind", "effect")
            effect.write(to: &writer)
        }
    }
}

extension TextContent {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("string", string)
        if truncated { writer.member("truncated", true) }
        if scaleFactor != 1 { writer.member("scaleFactor", scaleFactor) }
        if let dynamicDate { writer.member("dateStyle", dynamicDate.style.rawValue) }
        writer.key("lines")
        writer.beginArray()
        for line in lines {
            writer.beginObject()
            writer.member("origin", numbers: [Double(line.origin.x), Double(line.origin.y)])
            writer.member("width", line.width)
            writer.member("ascent", line.ascent)
            writer.member("descent", line.descent)
            writer.key("runs")
            writer.beginArray()
            for run in line.runs {
                writer.beginObject()
                writer.member("font", run.font)
                writer.member("fill", run.fill.text)
                writer.member("glyphs", numbers: run.glyphs.map { Double($0.id) })
                writer.member("width", run.width)
                writer.endObject()
            }
            writer.endArray()
            if !line.attachments.isEmpty {
                writer.key("attachments")
                writer.beginArray()
                for attachment in line.attachments { attachment.write(to: &writer) }
                writer.endArray()
            }
            writer.endObject()
        }
        writer.endArray()
    }
}

extension Effect {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .opacity(let alpha): writer.member("opacity", alpha)
        case .clip(let path, _): writer.member("clip", path.svgData)
        case .mask(let node):
            writer.key("mask")
            node.write(to: &writer)
        case .transform(let transform):
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            writer.member("transform", numbers: numbers.map { Double($0) })
        case .blend(let mode): writer.member("blend", mode.rawValue)
        case .blur(let radius, _): writer.member("blur", radius)
        case .shadow(let color, let radius, let offset):
            writer.member("shadow", color.text)
            writer.member("radius", radius)
            writer.member("offset", numbers: [Double(offset.x), Double(offset.y)])
        case .colorFilter(let filter): writer.member("filter", filter.text)
        case .isolate: writer.member("isolate", true)
        case .vibrancy(let vibrancy): writer.member("vibrancy", vibrancy.text)
        }
    }
}

extension FontInstance {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", plainFile)
        writer.member("size", size)
        for variation in variations { writer.member(variation.axis, variation.value) }
        writer.endObject()
    }
}

extension Semantics {
    fileprivate func write(to writer: inout JSONWriter) {
        if let role { writer.member("role", role.rawValue) }
        if let label { writer.member("label", label) }
        if let value { writer.member("value", value) }
        if let hint { writer.member("hint", hint) }
        if let identifier { writer.member("identifier", identifier) }
        switch interaction {
        case .link(let url): writer.member("link", url)
        case .intent(let call): call.write(to: &writer, key: "intent")
        case .toggle(let call, let isOn):
            call.write(to: &writer, key: "toggle")
            writer.member("isOn", isOn)
        case nil: break
        }
        if let otherState {
            writer.key("otherState")
            otherState.node.write(to: &writer)
        }
        guard !marks.isEmpty else { return }
        writer.key("marks")
        writer.beginArray()
        for name in marks.names { writer.value(name) }
        writer.endArray()
    }
}

extension Semantics.IntentCall {
    fileprivate func write(to writer: inout JSONWriter, key: String) {
        writer.key(key)
        writer.beginObject()
        writer.member("type", typeName)
        writer.key("parameters")
        writer.beginObject()
        for parameter in parameters {
            writer.key(parameter.name)
            writer.value(json: parameter.json)
        }
        writer.endObject()
        writer.endObject()
    }
}

extension Diagnostic {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("severity", "\(severity)")
        writer.member("code", code.rawValue)
        writer.member("subject", subject)
        writer.member("message", message)
        if let remedy { writer.member("remedy", remedy) }
        if let file { writer.member("file", file) }
        if let line { writer.member("line", line) }
        writer.endObject()
    }
}
