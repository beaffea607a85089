import RenderModel

extension AuditRule {
    static let selfUpdatingTime = AuditRule(
        RuleID(.guidelines, 55), "self-updating-time", .warning,
        title: "Times update by themselves",
        check: "A text that is a time in three or more entries and advances as their dates do.",
        remedy: "Use Text(_:style: .time), or a timer or relative style.",
        guideline: """
            Text(_:style:) shows the time to the minute without an entry. A string that is made from the date of an \
            entry is wrong until the next one, and costs entries.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .timeline, .archive], judge: SelfUpdatingTime.judge)
}

private enum SelfUpdatingTime {
    private static let leastEntries = 3
    /// Hourly labels, such as those of a forecast, are not a clock.
    private static let hour = 3_600.0
    /// Minutes of a clock with twelve hours.
    private static let halfDay = 720.0

    /// A text is a clock if it is a time in at least three entries, and advances between them as their dates do.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let timelines = TimelinePictures.all(in: input).filter { $0.pictures.count >= leastEntries }
        guard !timelines.isEmpty else { return [.notApplicable(reason: "no timeline has three different entries")] }
        return timelines.flatMap { timeline -> [RuleOutcome] in
            let found = clocks(of: timeline)
            guard !found.isEmpty else { return [.pass(1)] }
            return found.map { index, picture, element in
                .violation(
                    Observation(
                        picture.subject(element),
                        "\(Named.text(element.text?.string ?? "")) is the time of its entry, and stands still",
                        advice: "Use Text(_:style: .time), or a timer or relative style.",
                        measured: .text("a string"), bound: .text("a date"), spot: picture.spot(element, index)))
            }
        }
    }

    private static func clocks(
        of timeline: TimelinePictures
    ) -> [(index: Int, picture: PictureEvidence, element: AuditElement)] {
        guard let first = timeline.pictures.first else { return [] }
        let offsets = timeline.pictures.map(\.picture.conditions.offset)
        guard zip(offsets.dropFirst(), offsets).contains(where: { $0 - $1 < hour }) else { return [] }
        return first.picture.texts.compactMap { element, _ in
            let times = timeline.pictures.map { minutes(of: element.identity, in: $0.picture) }
            guard let start = times.first ?? nil, Set(times.compactMap { $0 }).count >= leastEntries else {
                return nil
            }
            let isClock = zip(times, offsets).allSatisfy { time, offset in
                guard let time else { return false }
                let expected = start + (offset - offsets[0]) / 60
                let difference = (time - expected).remainder(dividingBy: halfDay)
                return abs(difference) <= 1
            }
            return isClock ? (index: first.index, picture: first.picture, element: element) : nil
        }
    }

    /// The minutes of the day in a text that consists of a time alone; `nil` for other texts and for those that show
    /// the time by themselves.
    private static func minutes(of identity: String, in picture: PictureEvidence) -> Double? {
        let same = picture.texts.filter { $0.element.identity == identity }
        guard let text = same.first?.facts, !text.isDynamic else { return nil }
        let groups = text.string.split { $0.wholeNumberValue == nil }
        let others = text.string.filter { $0.wholeNumberValue == nil && !$0.isWhitespace }
        guard groups.count == 2, (1...2).contains(groups[0].count), groups[1].count == 2,
            others.count <= Self.longestMark
        else { return nil }
        let numbers = groups.map { $0.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
        guard numbers[0] <= 24, numbers[1] < 60 else { return nil }
        return Double(numbers[0] * 60 + numbers[1])
    }

    /// A colon, and the marks of morning and evening in any language.
    private static let longestMark = 6
}
