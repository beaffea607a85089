import ExtensionProtocol
import Foundation
import Synchronization
import WidgetHost

/// Sends changes of the device to the server.
///
/// 1. Every update of the host marks what to send again; a burst of updates results in one message per topic.
/// 2. A short pause follows each round, so that a fast clock does not flood the pages.
/// 3. Text that shows the time is drawn again when its content next changes, by the device's clock; so is the displayed
///    place, whose clock changes every minute.
package struct DeviceFeed: Sendable {
    /// Seconds from one round to the next: half the duration of a display's frame.
    private static let roundPause = 0.008
    /// The minimum interval between checks in seconds, even if text changes faster.
    private static let shortestTextPause = 0.1

    let device: SimulatedDevice
    let server: PreviewServer

    package init(device: SimulatedDevice, server: PreviewServer) {
        self.device = device
        self.server = server
    }

    /// Runs until the task is canceled.
    package func run() async {
        let updates = await device.host.updates()
        let marks = PendingTopics()
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let snapshot = await device.host.snapshot()
        marks.add(Set(snapshot.instances.map(\.id)))
        signal.yield()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await update in updates {
                    switch update {
                    case .instance(let id, _): marks.add([id])
                    case .activity(let id): marks.add(id)
                    case .snapshot, .log, .clock, .gallery: marks.addState()
                    }
                    signal.yield()
                }
                signal.finish()
            }
            var round = FeedRound(device: device, server: server)
            for await _ in signals {
                let work = marks.take()
                let next = await round.send(work)
                if let next {
                    group.addTask {
                        try? await Task.sleep(for: .seconds(max(next, Self.shortestTextPause)))
                        signal.yield()
                    }
                }
                try? await Task.sleep(for: .seconds(Self.roundPause))
            }
            group.cancelAll()
        }
    }
}

/// The topics to send again.
private final class PendingTopics: Sendable {
    struct Marks {
        var state = true
        var widgets: Set<InstanceID> = []
        var activities: Set<ActivityID> = []
    }

    private let marks = Mutex(Marks())

    func add(_ widgets: Set<InstanceID>) {
        marks.withLock { $0.widgets.formUnion(widgets) }
    }

    func add(_ activity: ActivityID) {
        marks.withLock { marks in
            marks.activities.insert(activity)
            marks.state = true
        }
    }

    func addState() {
        marks.withLock { $0.state = true }
    }

    func take() -> Marks {
        marks.withLock { marks in
            defer { marks = Marks(state: false) }
            return marks
        }
    }
}

/// The state that was sent last.
private struct FeedRound {
    let device: SimulatedDevice
    let server: PreviewServer
    private var shown: [InstanceID: ShownWidget] = [:]
    private var textChanges: [InstanceID: Date] = [:]
    private var activityTexts: [ActivityID: Date] = [:]
    private var nextWake = Date.distantFuture
    private var nextMinute = Date.distantPast

    init(device: SimulatedDevice, server: PreviewServer) {
        self.device = device
        self.server = server
    }

    /// Sends what is marked and every due text, in this order:
    ///
    /// 1. the state, from which pages know their widgets;
    /// 2. at once the displayed place and each picture, as soon as its widget has drawn. SVG is written in parallel, so
    ///    that pictures wait neither for the place nor for each other;
    /// 3. the pictures of activities.
    ///
    /// - Returns: The seconds until text changes, unless a task already waits for that.
    mutating func send(_ marks: PendingTopics.Marks) async -> Double? {
        let snapshot = await device.host.snapshot()
        let clock = snapshot.clock
        let server = server
        if marks.state { await server.publishState() }
        let isPlaceDue = marks.state || nextMinute <= clock.now
        let minute = (clock.now.timeIntervalSinceReferenceDate / 60).rounded(.down)
        // The page itself shows the time of the iPhone's Home Screen.
        nextMinute =
            snapshot.environment.place.isPhoneHome
            ? .distantFuture : Date(timeIntervalSinceReferenceDate: (minute + 1) * 60)
        let due = textChanges.filter { $0.value <= clock.now }.map(\.key)
        await withTaskGroup(of: Void.self) { group in
            if isPlaceDue { group.addTask { await server.publishScene() } }
            for id in marks.widgets.union(due).sorted() {
                guard let change = await change(of: id) else { continue }
                group.addTask {
                    guard let picture = SimulatedDevice.picture(change.shown, after: change.before) else { return }
                    await server.publish(picture)
                }
            }
        }
        let dueActivities = activityTexts.filter { $0.value <= clock.now }.map(\.key)
        for id in marks.activities.union(dueActivities).sorted() { await send(id) }
        guard clock.mode != .paused, clock.speed > 0,
            let next = (Array(textChanges.values) + Array(activityTexts.values) + [nextMinute]).min()
        else { return nil }
        guard next != nextWake || next <= clock.now else { return nil }
        nextWake = next
        return next.timeIntervalSince(clock.now) / clock.speed
    }

    private mutating func send(_ id: ActivityID) async {
        let shown = await device.host.shownActivity(id)
        activityTexts[id] = shown.compactMap(\.nextTextChange).min()
        // The server itself skips unchanged pictures.
        for each in shown { await server.publish(PageActivityPicture(each)) }
    }

    /// What a widget shows now and showed in the same environment before; `nil` if that is already sent.
    private mutating func change(of id: InstanceID) async -> (shown: ShownWidget, before: ShownWidget?)? {
        guard let next = try? await device.host.tree(of: id) else {
            textChanges[id] = nil
            shown[id] = nil
            return nil
        }
        textChanges[id] = next.nextTextChange
        let before = shown[id]
        // Unchanged pictures are not sent again; that would drop their transition for pages that have not received it
        // yet.
        guard before?.revision != next.revision else { return nil }
        shown[id] = next
        let isSamePlace = before.map { $0.environment.isSamePlace(as: next.environment) } ?? false
        return (next, isSamePlace ? before : nil)
    }
}

extension WidgetEnvironment {
    /// Whether the environments differ only in their date.
    fileprivate func isSamePlace(as other: WidgetEnvironment) -> Bool {
        var (left, right) = (self, other)
        left.now = nil
        right.now = nil
        return left == right
    }
}
