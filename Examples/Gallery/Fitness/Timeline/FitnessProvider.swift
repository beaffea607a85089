import WidgetKit

struct FitnessEntry: TimelineEntry {
    let date: Date
    let activity: DayActivity

    init(date: Date, goals: Goals) {
        self.date = date
        activity = ActivitySource().activity(until: date, goals: goals)
    }

    /// People look when a ring is nearly closed.
    var relevance: TimelineEntryRelevance? {
        let isNear = Ring.allCases.contains { (0.85..<1).contains(activity.progress($0)) }
        return TimelineEntryRelevance(score: isNear ? 70 : 25)
    }
}

struct FitnessProvider: TimelineProvider {
    /// A morning that has not begun: empty rings say nothing about a day.
    func placeholder(in context: Context) -> FitnessEntry {
        FitnessEntry(date: Calendar.current.startOfDay(for: .now), goals: Goals())
    }

    /// In the gallery an evening, when the rings are full enough to be recognized.
    func getSnapshot(in context: Context, completion: @escaping (FitnessEntry) -> Void) {
        completion(
            context.isPreview
                ? FitnessEntry(date: Self.evening(of: .now), goals: Goals())
                : FitnessEntry(date: .now, goals: GoalStore().goals))
    }

    /// Every half hour of the next four hours, as far as the day goes.
    func getTimeline(in context: Context, completion: @escaping (Timeline<FitnessEntry>) -> Void) {
        let now = Date.now
        let goals = GoalStore().goals
        let entries = (0..<8).map { FitnessEntry(date: now.addingTimeInterval(Double($0) * 1800), goals: goals) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    private static func evening(of day: Date) -> Date {
        Calendar.current.date(bySettingHour: 18, minute: 30, second: 0, of: day) ?? day
    }
}
