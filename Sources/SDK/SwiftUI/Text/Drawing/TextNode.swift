import RenderModel
import Typesetter

/// A text on the layout pass.
///
/// 1. Resolve the text to spans for the node's environment; shape them once.
/// 2. For every proposal the shaped text is broken into lines; an infinite length counts as none.
/// 3. A timer text takes the proposed width, so that nothing next to it moves while it runs; on a device such texts are
///    known to fill the width of a widget, although no measurement is published.
/// 4. Emission lays the text out at its placed size, with the box's corner on a device pixel.
package final class TextNode: LayoutNode {
    let resolved: ResolvedText
    private let prepared: PreparedText
    private let fillsWidth: Bool

    init(_ text: Text, _ inputs: _ViewInputs) {
        var environment = inputs.environment
        if environment.legibilityWeight == .bold { environment.fontModifiers.append(.bold(true)) }
        var resolver = TextResolver(environment: environment, context: inputs.context)
        resolved = resolver.resolve(text)
        prepared = Typesetter.standard.prepare(
            TextLayoutInput(spans: resolved.spans, options: environment.paragraphOptions))
        fillsWidth = resolved.dates.values.contains(where: \.fillsWidth)
        super.init(inputs)
        viewType = "Text"
        for diagnostic in prepared.diagnostics { context.report(diagnostic) }
    }

    private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
        prepared.measure(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    private static func limit(_ length: CGFloat?) -> Double? {
        length.flatMap { $0 == .infinity ? nil : Double($0) }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let renderer = environment.textRenderer {
            return renderer.sizeThatFits(
                proposal: proposal, text: TextProxy { [self] in measurement($0).size })
        }
        var size = measurement(proposal).size
        if fillsWidth, let width = proposal.width { size.width = max(size.width, width) }
        return size
    }

    package override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: CGFloat(measurement(proposal).firstBaseline)
        case VerticalAlignment.lastTextBaseline.key: CGFloat(measurement(proposal).lastBaseline)
        default: nil
        }
    }

    package override func makeSpacing() -> ViewSpacing {
        ViewSpacing(text: prepared.tallestFont, leading: prepared.leading, pixelLength: environment.pixelLength)
    }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        let drawn = frame.snapped(scale: environment.displayScale)
        let layout = prepared.layout(
            width: Self.limit(placedProposal.width), height: Self.limit(placedProposal.height))
        let origin =
            fillsWidth ? TimeTextSetting.origin(of: layout, in: drawn, prepared.input.options) : drawn.origin
        let styles = resolved.styles.map { style in
            style.style?.resolved(in: environment) ?? environment.foregroundStyle()
        }
        if environment.redactionReasons.contains(.placeholder) {
            emitRedacted(
                layout, styles.first ?? environment.foregroundStyle(), into: &emitter, frame: frame, origin: origin)
            return
        }
        if let renderer = environment.textRenderer {
            emitRendered(layout, by: renderer, styles: styles, into: &emitter, frame: frame, drawn: drawn)
            return
        }
        emitBackgrounds(layout, at: origin, into: &emitter)
        var content = layout.content(
            at: origin, fontIndex: context.index(of:),
            fill: { styles[$0].fill(in: drawn, layoutDirection: layoutDirection) },
            decorationFill: { decorationFill($0, $1, styles, in: drawn) },
            attachment: { span, rect in attachment(span, rect.snapped(scale: environment.displayScale)) })
        content.dynamicDate = resolved.dynamicDate
        content.setting = setting(layout, styles, in: drawn)?.bytes ?? []
        let firstLink = resolved.styles.first?.link
        let link = resolved.styles.allSatisfy { $0.link == firstLink } ? firstLink : nil
        let semantics = Semantics(
            role: link == nil ? .text : .link, label: resolved.spoken,
            interaction: link.map { .link(url: $0.absoluteString) })
        let node = RenderNode(.text(content), frame: frame, semantics: semantics, viewType: viewType)
        emitter.append((styles.first ?? environment.foregroundStyle()).decorate(node))
    }

    private func decorationFill(
        _ span: Int, _ kind: TextDecoration.Kind, _ styles: [_ResolvedShapeStyle], in box: CGRect
    ) -> Fill {
        let own = kind == .underline ? resolved.styles[span].underline : resolved.styles[span].strikethrough
        return (own?.resolved(in: environment) ?? styles[span]).fill(in: box, layoutDirection: layoutDirection)
    }

    /// The setting that the host needs to update the text. `nil` for a text with inline images or background colors,
    /// which are separate nodes of the tree, and for one in a bundled font, which the host does not open.
    private func setting(_ layout: TextLayout, _ styles: [_ResolvedShapeStyle], in box: CGRect) -> TimeTextSetting? {
        guard fillsWidth, resolved.spans.allSatisfy({ $0.attachment == nil }),
            resolved.styles.allSatisfy({ $0.background == nil }),
            !layout.lines.contains(where: { $0.runs.contains { $0.font.isBundled } })
        else { return nil }
        let pieces = resolved.spans.indices.map { index in
            TimeTextSetting.Piece(
                span: resolved.spans[index], date: resolved.dates[index],
                fill: styles[index].fill(in: box, layoutDirection: layoutDirection),
                underlineFill: decorationFill(index, .underline, styles, in: box),
                strikethroughFill: decorationFill(index, .strikethrough, styles, in: box))
        }
        return TimeTextSetting(
            pieces: pieces, options: prepared.input.options, width: Self.limit(placedProposal.width),
            height: Self.limit(placedProposal.height), box: box, locale: environment.locale.identifier,
            timeZone: environment.timeZone.identifier, letterCase: environment.letterCase,
            label: resolved.spoken == prepared.string ? .words : .own)
    }

    /// Background colors of runs, over the full height of their lines.
    private func emitBackgrounds(_ layout: TextLayout, at origin: CGPoint, into emitter: inout RenderEmitter) {
        for line in layout.lines {
            for run in line.runs {
                guard let color = resolved.styles[run.span].background else { continue }
                let rect = CGRect(
                    x: origin.x + line.origin.x + run.x, y: origin.y + line.origin.y - line.ascent, width: run.width,
                    height: line.ascent + line.descent
                ).snapped(scale: environment.displayScale)
                let fill = color.resolved(in: environment).fill(in: rect, layoutDirection: layoutDirection)
                let shape = ShapeContent(path: PathStorage(rect: rect), fill: fill)
                emitter.append(RenderNode(.shape(shape), frame: rect))
            }
        }
    }

    private func attachment(_ span: Int, _ rect: CGRect) -> RenderNode? {
        guard let picture = resolved.styles[span].image else { return nil }
        var inner = environment
        inner.font = picture.font
        inner.fontModifiers = picture.fontModifiers
        if let style = resolved.styles[span].style { inner.setForegroundStyles([style]) }
        let place = picture.image.metrics(in: inner, context: context).drawing(in: rect)
        return picture.image.draw(in: place, environment: inner, context: context)
    }

    /// One bar per line, from the baseline up to the height of capitals, in the color of the text's first letter, faint
    /// as widgets show it while loading. The corners are rounded by a sixth of the height, and no edge is moved to a
    /// pixel (E-SNAP-6). Bars are as wide as the text; those of I0899 follow from the number of characters, for which
    /// one picture does not make a rule.
    private func emitRedacted(
        _ layout: TextLayout, _ style: _ResolvedShapeStyle, into emitter: inout RenderEmitter, frame: CGRect,
        origin: CGPoint
    ) {
        let fill = Fill(
            style.faded(Redaction.opacity).paint.paint(in: frame, layoutDirection: layoutDirection), level: .custom)
        let height = CGFloat(prepared.tallestFont.capHeight * layout.measurement.scaleFactor)
        let bars = layout.lines.compactMap { line -> RenderNode? in
            guard line.width > 0, height > 0 else { return nil }
            let bar = CGRect(
                x: origin.x + line.origin.x, y: origin.y + line.origin.y - height, width: line.width, height: height)
            let path = RoundedRectangle(cornerRadius: height / 6).path(in: bar).storage
            return RenderNode(.shape(ShapeContent(path: path, fill: fill)), frame: bar)
        }
        emitter.append(
            RenderNode(
                .group, frame: frame, children: bars,
                semantics: Semantics(role: .text, marks: .redacted), viewType: viewType))
    }
}

/// The style of placeholders.
enum Redaction {
    /// Opacity of the foreground: black on white is #D6D6D6 (E-SNAP-6).
    static let opacity = 0.16
}

extension ViewSpacing {
    /// The spacing of a text, with d a tenth of the line height rounded up to a pixel.
    ///
    /// 1. Above, to a view other than text: line height + d − ascender (N1178).
    /// 2. Below: the larger of line height + d − cap height and d + descender (N1179).
    /// 3. To another text: the lower one's leading (N1180). It is negative where a style's lines overlap: the 62 points
    ///    of body at the largest accessibility size are less than the height of a line.
    /// Adjacent texts keep the standard distance.
    init(text font: FontMetrics, leading: Double, pixelLength: CGFloat) {
        let height = CGFloat(font.ascent + font.descent)
        let gap = (height / 10 / pixelLength).rounded(.up) * pixelLength
        let above = height + gap - CGFloat(font.ascent)
        let below = max(height + gap - CGFloat(font.capHeight), gap + CGFloat(font.descent))
        let metrics = TextMetrics(
            ascent: CGFloat(font.ascent), descent: CGFloat(font.descent),
            leading: CGFloat(leading) - height, pixelLength: pixelLength)
        // Above and below, the plain values of a view without text would count as a second preference of distance 0.
        self.init(
            values: ViewSpacing.Table(distinct: [
                (Key(.leading, .edgeBelowText), .distance(0)), (Key(.trailing, .edgeAboveText), .distance(0)),
                (Key(.top, .edgeAboveText), .distance(above)), (Key(.top, .textToText), .topText(metrics)),
                (Key(.bottom, .edgeBelowText), .distance(below)), (Key(.bottom, .textToText), .bottomText(metrics)),
            ]))
    }
}

extension Text {
    /// The visible characters, for labels.
    package func string(in environment: EnvironmentValues) -> String {
        let context = RenderContext(date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources())
        return string(in: environment, context: context)
    }

    package func string(in environment: EnvironmentValues, context: RenderContext) -> String {
        var resolver = TextResolver(environment: environment, context: context)
        return resolver.resolve(self).spoken
    }
}
