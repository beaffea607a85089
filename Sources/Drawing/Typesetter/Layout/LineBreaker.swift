/// Breaks shaped text into lines, greedily.
///
/// 1. A line takes clusters while they fit. Spaces at its end hang: they never start a line, and lines are aligned
///    without them. They still count for the text's width, as far as the proposed width has room for them (N1501:
///    a title whose widest line shows 367 points of ink is 377 wide).
/// 2. When a cluster does not fit, the line ends at its last break opportunity.
/// 3. A line without an opportunity ends before the cluster that does not fit, inside the word.
/// 4. A line has at least one cluster, however narrow it is.
///
/// Spaces at the end of a paragraph do not hang: they were typed there.
struct LineBreaker {
    /// Measured widths are rounded up to pixels; this only absorbs floating-point noise.
    static let tolerance = 1e-4

    let text: ShapedText
    let options: ParagraphOptions
    let spans: [TextSpan]

    /// - Returns: the lines, at most `maximum`, and whether text remains. Of the lines that exceed `height`, only the
    ///   first is included.
    func lines(width: Double, height: Double, maximum: Int) -> (lines: [LineSlice], overflows: Bool) {
        var result: [LineSlice] = []
        result.reserveCapacity(height < .infinity ? 2 : 1)
        var bottom = 0.0
        for index in text.paragraphs.indices {
            let paragraph = text.paragraphs[index]
            var start = paragraph.clusters.lowerBound
            repeat {
                if result.count == maximum { return (result, true) }
                let line = line(from: start, to: paragraph.clusters.upperBound, width: width)
                let slice = slice(index, start..<line.end, line, isFirst: result.isEmpty)
                result.append(slice)
                start = line.next
                bottom += slice.gap + slice.ascent + slice.descent
                if result.count > 1, bottom > height + Self.tolerance { return (result, true) }
            } while start < paragraph.clusters.upperBound
        }
        return (result, false)
    }

    /// A line's end, where the next one starts, and its width without and with its hanging spaces.
    private struct Break {
        var end: Int
        var next: Int
        var width: Double
        var extent: Double
    }

    private func line(from start: Int, to limit: Int, width: Double) -> Break {
        var pen = 0.0
        var opportunity: Break?
        // End and width without trailing spaces.
        var visibleEnd = start
        var visibleWidth = 0.0
        var index = start
        let allowed = width + Self.tolerance
        /// Hanging spaces count as far as they fit; what is shown always counts.
        func extent() -> Double { max(visibleWidth, min(pen, width)) }
        while index < limit {
            let cluster = text.clusters[index]
            if cluster.traits.contains(.whitespace) {
                pen += cluster.advance
                index += 1
            } else {
                if pen + cluster.advance > allowed, index > start {
                    return opportunity
                        ?? Break(
                            end: visibleEnd > start ? visibleEnd : index, next: index, width: visibleWidth,
                            extent: extent())
                }
                pen += cluster.advance
                index += 1
                visibleEnd = index
                visibleWidth = pen
            }
            if cluster.traits.contains(.breakAfter) {
                opportunity = Break(end: visibleEnd, next: index, width: visibleWidth, extent: extent())
            }
        }
        // Spaces at the end of a paragraph were typed there: they are part of the line as far as they fit.
        return Break(end: limit, next: limit, width: extent(), extent: extent())
    }

    private func slice(_ paragraph: Int, _ shown: Range<Int>, _ line: Break, isFirst: Bool) -> LineSlice {
        var slice = LineSlice(
            paragraph: paragraph, shown: shown, width: line.width, extent: line.extent, ascent: 0, descent: 0, gap: 0)
        setMetrics(&slice, isFirst: isFirst)
        return slice
    }

    /// The line box: the maximum ascent and descent of the spans on the line. Fallback fonts and their glyphs are
    /// ignored.
    func setMetrics(_ slice: inout LineSlice, isFirst: Bool) {
        var ascent = -Double.infinity
        var descent = -Double.infinity
        var gap = -Double.infinity
        func include(_ index: Int) {
            let span = spans[index]
            let font = text.fonts[index]
            if let attachment = span.attachment {
                ascent = max(ascent, attachment.ascent + span.baselineOffset)
                descent = max(descent, attachment.descent - span.baselineOffset)
            }
            ascent = max(ascent, font.ascent + span.baselineOffset)
            descent = max(descent, font.descent - span.baselineOffset)
            gap = max(gap, font.gap(options.displayScale))
        }
        if spans.count == 1 {
            include(0)
        } else if slice.shown.isEmpty, slice.ellipsisSpan == nil {
            include(text.paragraphs[slice.paragraph].firstSpan)
        } else {
            for range in [slice.shown, slice.afterEllipsis ?? 0..<0] {
                var previous = -1
                for cluster in range {
                    let span = text.items[Int(text.clusters[cluster].item)].span
                    if span != previous { include(span) }
                    previous = span
                }
            }
            if let span = slice.ellipsisSpan { include(span) }
        }
        slice.ascent = ascent
        slice.descent = descent
        slice.gap = isFirst ? 0 : gap + options.lineSpacing
    }
}
