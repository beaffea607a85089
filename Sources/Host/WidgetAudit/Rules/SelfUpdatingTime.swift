import RenderModel

extension AuditRule {
    static let selfUpdatingTime = AuditRule(
        RuleID(.guidelines, 55), "self-updating-time", .warning, decision: .mixed,
        title: "Times update by themselves",
        check: """
            A text that is a time in three or more entries and advances as their dates do, or that is the time of its \
            entry. The time of a single entry next to words needs a review, as in “Fetched 8:42 PM”.
            """,
        remedy: "Use Text(_:style: .time), or a timer or relative style.",
        guideline: """
            Text(_:style:) shows the time to the minute without an entry. A string that is made from the date of an \
            entry, or that counts minutes, is wrong until the next one, and costs entries.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .timeline, .archive], judge: SelfUpdatingTime.judge)
}

private enum SelfUpdatingTime {
    private static let leastEntries = 3
    /// Hourly labels, such as those of a forecast, are not a clock.
    private static let hour = 3_600.0
    /// Minutes of a clock with twelve hours, and of one with all hours of a day.
    private static let halfDay = 720.0
    private static let day = 1_440.0

    private struct Time {
        /// Since midnight, or since noon in a text that does not tell the halves of the day apart.
        var minutes: Double
        /// The minutes after which a text shows the same time again.
        var period: Double
    }

    /// 1. A text that counts minutes, such as “in 5 min”, is wrong a minute later. One that is written in the sources may
    ///    be a sample of what a server sends.
    /// 2. A text with one time is a clock if it has the time of its entry in each entry that is drawn, unless several texts
    ///    of the picture have one: a table of hours.
    ///    Next to words in the only entry it may be the time at which the data was fetched.
    /// 3. It is also one if it has a time in at least three entries, and advances between them as their dates do.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let timelines = TimelinePictures.all(in: input)
        guard timelines.contains(where: { $0.pictures.contains { !$0.picture.texts.isEmpty } }) else {
            return [.notApplicable(reason: "no entry has a text")]
        }
        return timelines.flatMap { timeline -> [RuleOutcome] in
            let found = counts(of: timeline, input) + clocks(of: timeline, input)
            return found.isEmpty ? [.pass(1)] : found
        }
    }

    private static func counts(of timeline: TimelinePictures, _ input: RuleInput) -> [RuleOutcome] {
        timeline.pictures.flatMap { index, picture in
            picture.texts.compactMap { element, text -> RuleOutcome? in
                guard !text.isDynamic, !element.isRedacted, RelativeTime.isMinutes(text.string) else { return nil }
                let seen = Observation(
                    picture.subject(element), "\(Named.text(text.string)) counts minutes and does not change",
                    advice: "Use Text(_:style: .relative) or a timer.", measured: .text("a string"),
                    bound: .text("a date"), spot: picture.spot(element, index), literal: text.string)
                return input.sources.hasLiteral(text.string) ? .needsReview(seen) : .violation(seen)
            }
        }
    }

    private static func clocks(of timeline: TimelinePictures, _ input: RuleInput) -> [RuleOutcome] {
        guard let first = timeline.pictures.first else { return [] }
        return first.picture.texts.compactMap { element, text -> RuleOutcome? in
            let times = timeline.pictures.map { time(of: element.identity, in: $0.picture) }
            guard showsDates(times, timeline, input) || advances(times, timeline) else { return nil }
            let update = "Use Text(_:style: .time), or a timer or relative style."
            let isLabel = timeline.pictures.count == 1 && hasWords(text.string)
            let seen = Observation(
                first.picture.subject(element),
                "\(Named.text(text.string)) is the time of its entry and does not change",
                advice: isLabel ? "Check whether it is when the data was fetched; if it is a clock: \(update)" : update,
                measured: .text("a string"), bound: .text("a date"), spot: first.picture.spot(element, first.index))
            return isLabel ? .needsReview(seen) : .violation(seen)
        }
    }

    /// Whether a text has a word besides a time: the halves of the day and most short names of months are shorter.
    private static func hasWords(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.count >= leastWord }
    }

    private static let leastWord = 4

    /// Whether each time is that of its entry. A full hour may be a label of a forecast.
    private static func showsDates(_ times: [Time?], _ timeline: TimelinePictures, _ input: RuleInput) -> Bool {
        guard let first = timeline.pictures.first?.picture,
            first.texts.count(where: { time(of: $0.facts) != nil }) == 1,
            let current = input.evidence.timelines.first(where: { $0.family == first.conditions.family })?.current
        else { return false }
        let dates = timeline.pictures.map {
            current + $0.picture.conditions.offset + input.evidence.reference.secondsFromGMT
        }
        guard dates.contains(where: { ($0 / 60).rounded(.down).remainder(dividingBy: 60) != 0 }) else { return false }
        return zip(times, dates).allSatisfy { time, date in
            time.map { ($0.minutes - (date / 60).rounded(.down)).remainder(dividingBy: $0.period) == 0 } ?? false
        }
    }

    private static func advances(_ times: [Time?], _ timeline: TimelinePictures) -> Bool {
        let offsets = timeline.pictures.map(\.picture.conditions.offset)
        guard zip(offsets.dropFirst(), offsets).contains(where: { $0 - $1 < hour }), let start = times.first ?? nil,
            Set(times.compactMap { $0?.minutes }).count >= leastEntries
        else { return false }
        return zip(times, offsets).allSatisfy { time, offset in
            guard let time else { return false }
            let expected = start.minutes + (offset - offsets[0]) / 60
            return abs((time.minutes - expected).remainder(dividingBy: halfDay)) <= 1
        }
    }

    private static func time(of identity: String, in picture: PictureEvidence) -> Time? {
        picture.texts.first { $0.element.identity == identity }.flatMap { time(of: $0.facts) }
    }

    /// The only time in a text, such as those of “Updated 9:30” and of “Nov 27, 2026, 9:30:15 PM”; `nil` for a text
    /// without one, with several, or that shows the time by itself.
    private static func time(of text: TextFacts) -> Time? {
        guard !text.isDynamic else { return nil }
        let parts = text.string.split { !($0.wholeNumberValue != nil || marks.contains($0)) }
        let times = parts.compactMap { minutes(of: $0) }
        guard times.count == 1, let time = times.first else { return nil }
        let halves = text.string.split { !$0.isLetter }.filter { $0 == "AM" || $0 == "PM" }
        guard halves.count == 1, let half = halves.first else { return Time(minutes: time, period: halfDay) }
        let start = half == "PM" ? halfDay : 0
        return Time(minutes: time.truncatingRemainder(dividingBy: halfDay) + start, period: day)
    }

    /// The minutes of hours, minutes and perhaps seconds. Three numbers with periods are a date.
    private static func minutes(of part: Substring) -> Double? {
        let groups = part.split { marks.contains($0) }
        let hasColon = part.contains { $0 != "." && marks.contains($0) }
        let isTime = groups.count == 2 || groups.count == 3 && hasColon
        guard isTime, (1...2).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 2 }) else {
            return nil
        }
        let numbers = groups.map { $0.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
        guard numbers[0] <= 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return Double(numbers[0] * 60 + numbers[1])
    }

    /// What separates hours and minutes.
    private static let marks: Set<Character> = [":", ".", "：", "∶"]
}
