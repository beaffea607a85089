/// Truncates the text after a line's start so that it fits with one ellipsis. Cuts are between clusters, also inside
/// words.
struct LineTruncator {
    let breaker: LineBreaker
    let ellipsis: (_ span: Int) -> Typesetter.Mark

    private var text: ShapedText { breaker.text }

    /// The last line of a text that does not fit.
    ///
    /// - tail: what fits from the line's start, without trailing spaces, then the ellipsis.
    /// - head: the ellipsis, then what fits from the end of the text.
    /// - middle: what fits in half of the space from the start, the ellipsis, what fits in the rest from the end.
    ///
    /// Without space even for the ellipsis, it is shown alone.
    func lastLine(_ line: LineSlice, width: Double, isFirst: Bool) -> LineSlice {
        let paragraph = text.paragraphs[line.paragraph]
        let start = line.shown.lowerBound
        let limit = paragraph.clusters.upperBound
        var result = line
        switch breaker.options.truncation {
        case .tail:
            var end = start
            var used = 0.0
            var span = spanOfCluster(start, paragraph)
            var mark = ellipsis(span)
            while end < limit {
                let cluster = text.clusters[end]
                let nextSpan = text.items[Int(cluster.item)].span
                let nextMark = nextSpan == span ? mark : ellipsis(nextSpan)
                if used + cluster.advance + nextMark.width > width + LineBreaker.tolerance { break }
                used += cluster.advance
                end += 1
                (span, mark) = (nextSpan, nextMark)
            }
            (end, used) = withoutTrailingSpaces(start, end, used)
            result.shown = start..<end
            result.afterEllipsis = nil
            result.ellipsisSpan = span
            result.width = used + mark.width
        case .head:
            let last = text.paragraphs.count - 1
            let final = text.paragraphs[last]
            let lower = last == line.paragraph ? start : final.clusters.lowerBound
            let span = spanOfCluster(final.clusters.upperBound - 1, final)
            let mark = ellipsis(span)
            let (tail, used) = suffix(lower..<final.clusters.upperBound, room: width - mark.width)
            result.paragraph = last
            result.shown = tail.lowerBound..<tail.lowerBound
            result.afterEllipsis = tail
            result.ellipsisSpan = span
            result.width = used + mark.width
        case .middle:
            let span = spanOfCluster(start, paragraph)
            let mark = ellipsis(span)
            let room = max(width - mark.width, 0)
            var end = start
            var used = 0.0
            while end < limit, used + text.clusters[end].advance <= room / 2 + LineBreaker.tolerance {
                used += text.clusters[end].advance
                end += 1
            }
            (end, used) = withoutTrailingSpaces(start, end, used)
            let (tail, tailWidth) = suffix(end..<limit, room: room - used)
            result.shown = start..<end
            result.afterEllipsis = tail
            result.ellipsisSpan = span
            result.width = used + mark.width + tailWidth
        }
        result.extent = result.width
        breaker.setMetrics(&result, isFirst: isFirst)
        return result
    }

    private func spanOfCluster(_ index: Int, _ paragraph: ShapedText.Paragraph) -> Int {
        guard paragraph.clusters.contains(index) else { return paragraph.firstSpan }
        return text.items[Int(text.clusters[index].item)].span
    }

    /// All kinds of spaces are removed, including no-break spaces: Apple truncates “1:00\u{202F}PM” to “1:00…” (I0450).
    private func withoutTrailingSpaces(_ start: Int, _ end: Int, _ width: Double) -> (Int, Double) {
        var (end, width) = (end, width)
        while end > start, text.clusters[end - 1].traits.contains(.space) {
            end -= 1
            width -= text.clusters[end].advance
        }
        return (end, width)
    }

    private func suffix(_ range: Range<Int>, room: Double) -> (Range<Int>, Double) {
        var start = range.upperBound
        var used = 0.0
        while start > range.lowerBound, used + text.clusters[start - 1].advance <= room + LineBreaker.tolerance {
            start -= 1
            used += text.clusters[start].advance
        }
        while start < range.upperBound, text.clusters[start].traits.contains(.space) {
            used -= text.clusters[start].advance
            start += 1
        }
        return (start..<range.upperBound, used)
    }
}
