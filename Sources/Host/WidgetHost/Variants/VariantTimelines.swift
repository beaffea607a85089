import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// What a provider's entries depend on, besides the widget's kind and configuration.
struct VariantSubject: Hashable, Sendable {
    var family: Family
    var locale: String
    var system: OperatingSystem

    init(_ environment: WidgetEnvironment) {
        family = environment.family
        locale = environment.locale
        system = environment.platform
    }
}

/// The entries of a provider for a variant of another size or language than the placed widget.
struct VariantTimeline: Hashable, Sendable {
    var token: EntriesToken
    /// Sorted; not empty.
    var dates: [Date]

    init(_ reply: EntriesReply) {
        token = reply.token
        dates = reply.entries.map { Date(timeIntervalSinceReferenceDate: $0.date) }
    }

    /// The entry at a date, and the date of the next one.
    func entry(at now: Date) -> (index: Int, next: Date?) {
        (dates.lastIndex { $0 <= now } ?? 0, dates.first { $0 > now })
    }
}

/// The timelines of variants, which are requested once and drawn often.
///
/// 1. They belong to one timeline of the placed widget: a reload, a new configuration or a new build drops them.
/// 2. Only the widgets whose variants were requested last have any.
///
/// Every function that drops timelines returns them, and the caller releases their entries.
struct VariantTimelines: Sendable {
    /// The number of widgets.
    static let widgetLimit = 4
    /// The number of timelines of a widget.
    static let limit = 16

    /// A dropped timeline.
    struct Dropped: Hashable, Sendable {
        var extensionID: ExtensionID
        var token: EntriesToken
    }

    private struct Board: Sendable {
        var extensionID: ExtensionID
        var generation: Int
        var timelines: [VariantSubject: VariantTimeline] = [:]
    }

    private var boards: [InstanceID: Board] = [:]
    /// The widgets of the boards, the last used one at the end.
    private var order: [InstanceID] = []

    var isEmpty: Bool { boards.isEmpty }

    subscript(id: InstanceID, subject: VariantSubject) -> VariantTimeline? { boards[id]?.timelines[subject] }

    /// Begins to draw variants of a timeline of a widget.
    mutating func begin(_ widget: PlacedWidget, generation: Int) -> [Dropped] {
        let id = widget.id
        var dropped: [Dropped] = []
        if boards[id]?.generation != generation { dropped += remove(id) }
        if boards[id] == nil { boards[id] = Board(extensionID: widget.extensionID, generation: generation) }
        order.removeAll { $0 == id }
        order.append(id)
        if order.count > Self.widgetLimit { dropped += remove(order[0]) }
        return dropped
    }

    /// Keeps a timeline.
    ///
    /// - Returns: `false` if there is no room, the widget has another timeline by now, or another request was faster.
    ///   The caller then releases it after use.
    mutating func keep(
        _ timeline: VariantTimeline, _ subject: VariantSubject, of id: InstanceID, generation: Int
    ) -> Bool {
        guard let board = boards[id], board.generation == generation, board.timelines[subject] == nil,
            board.timelines.count < Self.limit
        else { return false }
        boards[id]?.timelines[subject] = timeline
        return true
    }

    /// Drops a timeline whose entries could not be drawn, because their process has ended. Another one may have replaced
    /// it in the meantime.
    mutating func forget(_ subject: VariantSubject, of id: InstanceID) -> [Dropped] {
        guard let owner = boards[id]?.extensionID, let timeline = boards[id]?.timelines.removeValue(forKey: subject)
        else { return [] }
        return [Dropped(extensionID: owner, token: timeline.token)]
    }

    private mutating func remove(_ id: InstanceID) -> [Dropped] {
        order.removeAll { $0 == id }
        guard let board = boards.removeValue(forKey: id) else { return [] }
        return board.timelines.values.map { Dropped(extensionID: board.extensionID, token: $0.token) }
    }

    mutating func removeAll() -> [Dropped] {
        let ids = order
        return ids.flatMap { remove($0) }
    }
}
