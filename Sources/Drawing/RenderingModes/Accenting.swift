import RenderModel

/// Paints content in the solid colors of two groups, as if every view were a template image.
///
/// 1. A node marked accentable puts itself and its descendants into the accent group; no descendant can leave it.
/// 2. The paint of a node gets its group's color and keeps its alpha, gradients stop by stop. Where alpha is known only
///    when drawn (images, emoji, tiles), a silhouette of the finished drawing takes the color.
/// 3. Filters that only change colors are removed; those that produce alpha are kept. Blend modes that mix colors
///    become normal; those that cut are kept. Masks use alpha and are unchanged.
/// 4. Images follow their own accented rendering mode. Without one only their alpha is used, so that an opaque image
///    becomes a solid square: Apple's documentation mentions template images, and widgets without the opt-in look like
///    this on devices. It shows no color either, which is all that the design guidelines require.
/// 5. Nodes marked full color keep their colors. Container backgrounds are removed, wherever they are.
struct Accenting {
    enum Group { case primary, accent }

    let groups: AccentGroups
    let fonts: [FontInstance]

    func treat(_ node: RenderNode, group: Group) -> RenderNode {
        let marks = node.semantics?.marks ?? []
        if marks.contains(.fullColor) { return node }
        let group = marks.contains(.accentable) ? .accent : group
        var result = node
        result.children = node.children.compactMap { child in
            child.semantics?.marks.contains(.containerBackground) == true ? nil : treat(child, group: group)
        }
        let color = color(of: group)
        switch node.content {
        case .group: return result
        case .shape(var shape):
            guard let fill = solid(shape.fill, color) else { return filtered(result, .alpha, color) }
            shape.fill = fill
            result.content = .shape(shape)
        case .symbol(var symbol):
            let fills = symbol.layerFills.map { solid($0, color) }
            guard fills.allSatisfy({ $0 != nil }) else { return filtered(result, .alpha, color) }
            symbol.layerFills = fills.compactMap { $0 }
            result.content = .symbol(symbol)
        case .text(let text):
            guard let treated = treat(text, color, group: group) else { return filtered(result, .alpha, color) }
            result.content = .text(treated)
        case .image(let image): return treat(image, of: result, group: group)
        case .effect(let effect): return treat(effect, of: result, original: node, color)
        }
        return result
    }

    private func color(of group: Group) -> RGBA { group == .accent ? groups.accent : groups.primary }

    private func filtered(_ node: RenderNode, _ kept: Recoloring, _ color: RGBA) -> RenderNode {
        RenderNode(.effect(.colorFilter(.recolor(color, keeping: kept))), frame: node.frame, children: [node])
    }

    // MARK: Paints

    /// `nil` when the paint's alpha is known only once it is drawn.
    private func solid(_ fill: Fill, _ color: RGBA) -> Fill? {
        solid(fill.paint, color).map { Fill($0, level: fill.level) }
    }

    private func solid(_ paint: Paint, _ color: RGBA) -> Paint? {
        switch paint {
        case .color(let own): return .color(color.opacity(Double(own.alpha)))
        case .linear(let ramp, let from, let to):
            return solid(ramp, color) { .linear($0, from: from, to: to) }
        case .radial(let ramp, let center, let from, let to):
            return solid(ramp, color) { .radial($0, center: center, from: from, to: to) }
        case .elliptical(let ramp, let frame, let center, let from, let to):
            return solid(ramp, color) { .elliptical($0, frame: frame, center: center, from: from, to: to) }
        case .angular(let ramp, let center, let from, let to):
            return solid(ramp, color) { .angular($0, center: center, from: from, to: to) }
        case .mesh(var mesh):
            mesh.colors = mesh.colors.map { color.opacity(Double($0.alpha)) }
            mesh.interpolation = .device
            return .mesh(mesh)
        case .image: return nil
        // The backdrop's own colors belong to the place, not to the widget.
        case .material, .backdrop: return paint
        case .faded(let inner, let factor):
            guard let inner = solid(inner, color) else { return nil }
            if case .color(let own) = inner { return .color(own.opacity(factor)) }
            return .faded(inner, factor)
        }
    }

    private func solid(_ ramp: ColorRamp, _ color: RGBA, _ paint: (ColorRamp) -> Paint) -> Paint {
        let alphas = ramp.stops.map(\.color.alpha)
        if let first = alphas.first, alphas.allSatisfy({ $0 == first }) {
            return .color(color.opacity(Double(first)))
        }
        return paint(
            ColorRamp(
                stops: ramp.stops.map {
                    GradientStop(color: color.opacity(Double($0.color.alpha)), location: $0.location)
                }, interpolation: .device))
    }

    // MARK: Texts and pictures

    /// `nil` when a run consists of images or is filled with one.
    private func treat(_ text: TextContent, _ color: RGBA, group: Group) -> TextContent? {
        var text = text
        for line in text.lines.indices {
            for run in text.lines[line].runs.indices {
                let font = text.lines[line].runs[run].font
                guard !(fonts.indices.contains(font) && fonts[font].isColor),
                    let fill = solid(text.lines[line].runs[run].fill, color)
                else { return nil }
                text.lines[line].runs[run].fill = fill
            }
            for decoration in text.lines[line].decorations.indices {
                guard let fill = solid(text.lines[line].decorations[decoration].fill, color) else { return nil }
                text.lines[line].decorations[decoration].fill = fill
            }
            text.lines[line].attachments = text.lines[line].attachments.map { treat($0, group: group) }
        }
        return text
    }

    private func treat(_ image: ImageContent, of node: RenderNode, group: Group) -> RenderNode {
        switch image.accentedRendering {
        case .fullColor where groups.fullColorPictures == .kept: return node
        case .automatic, .fullColor: return templated(image, of: node, color(of: group))
        case .accented: return templated(image, of: node, groups.accent)
        case .desaturated: return filtered(node, .luminanceAsAlpha, groups.primary)
        case .accentedDesaturated: return filtered(node, .luminanceAsAlpha, groups.accent)
        }
    }

    private func templated(_ image: ImageContent, of node: RenderNode, _ color: RGBA) -> RenderNode {
        var image = image
        guard let fill = solid(image.template ?? Fill(.color(.white)), color) else {
            return filtered(node, .alpha, color)
        }
        image.template = fill
        var result = node
        result.content = .image(image)
        return result
    }

    // MARK: Effects

    private func treat(
        _ effect: Effect, of node: RenderNode, original: RenderNode, _ color: RGBA
    ) -> RenderNode {
        var result = node
        switch effect {
        case .shadow(let own, let radius, let offset):
            result.content = .effect(
                .shadow(color: color.opacity(Double(own.alpha)), radius: radius, offset: offset))
        case .blend(let mode):
            if !mode.cuts { result.content = .group }
        case .colorFilter(let filter):
            switch filter {
            case .saturation, .contrast, .brightness, .grayscale, .hueRotation, .invert: result.content = .group
            case .multiply(let own): result.content = .effect(.opacity(Double(own.alpha)))
            // These derive alpha from colors: the content must keep its own until then.
            case .luminanceToAlpha: return filtered(original, .alpha, color)
            case .recolor(let own, let kept):
                result = original
                result.content = .effect(
                    .colorFilter(
                        .recolor(
                            color.opacity(Double(own.alpha)),
                            keeping: kept == .luminanceAsAlpha ? .luminanceAsAlpha : .alpha)))
            }
        case .opacity, .clip, .mask, .transform, .blur, .isolate, .vibrancy: break
        }
        return result
    }
}

extension BlendMode {
    /// Depends on alpha, not on color.
    fileprivate var cuts: Bool {
        switch self {
        case .destinationOut, .destinationOver, .sourceAtop: true
        default: false
        }
    }
}
