/// Breaks shaped text into lines, greedily.
///
/// 1. A line takes clusters while they fit; spaces at its end hang and have no width.
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
                let (end, next, used) = line(from: start, to: paragraph.clusters.upperBound, width: width)
                let slice = slice(index, start..<end, width: used, isFirst: result.isEmpty)
                result.append(slice)
                start = next
                bottom += slice.gap + slice.ascent + slice.descent
                if result.count > 1, bottom > height + Self.tolerance { return (result, true) }
            } while start < paragraph.clusters.upperBound
        }
        return (result, false)
    }

    /// Where the line that starts at `start` ends, where the next starts, and how wide the line is.
    private func line(from start: Int, to limit: Int, width: Double) -> (end: Int, next: Int, width: Double) {
        var pen = 0.0
        var opportunity: (end: Int, next: Int, width: Double)?
        // End and width without trailing spaces.
        var visibleEnd = start
        var visibleWidth = 0.0
        var index = start
        let allowed = width + Self.tolerance
        while index < limit {
            let cluster = text.clusters[index]
            pen += cluster.advance
            if cluster.traits.contains(.whitespace) {
                index += 1
            } else {
                if pen > allowed, index > start {
                    return opportunity ?? (visibleEnd > start ? visibleEnd : index, index, visibleWidth)
                }
                index += 1
                visibleEnd = index
                visibleWidth = pen
            }
            if cluster.traits.contains(.breakAfter) { opportunity = (visibleEnd, index, visibleWidth) }
        }
        // Trailing spaces of a paragraph are included as far as they fit.
        return (limit, limit, max(visibleWidth, min(pen, max(width, visibleWidth))))
    }

    func slice(_ paragraph: Int, _ shown: Range<Int>, width: Double, isFirst: Bool) -> LineSlice {
        var slice = LineSlice(
            paragraph: paragraph, shown: shown, width: width, ascent: 0, descent: 0, gap: 0)
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
