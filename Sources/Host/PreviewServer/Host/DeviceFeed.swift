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
/// 4. A round starts the writing of pictures and does not wait for it. What changes while its picture is being written
///    is sent when that one is done: a subject has at most one picture in progress, and never an older one after a newer.
/// 5. A round without other work, while no other picture is in progress, starts the second attempt at one picture that
///    took too long. A newer picture of its subject does not wait for it but abandons it.
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
        let topics = PendingTopics()
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let snapshot = await device.host.snapshot()
        topics.add(Set(snapshot.instances.map(\.id)))
        signal.yield()
        device.writer.whenIdle { signal.yield() }
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await update in updates {
                    switch update {
                    case .instance(let id, _): topics.add([id])
                    case .activity(let id): topics.add(id)
                    case .missed: topics.addEverything()
                    case .snapshot, .log, .clock, .gallery: topics.addState()
                    }
                    signal.yield()
                }
                signal.finish()
            }
            if let audits = device.audits {
                group.addTask { [server] in
                    for await guidelines in await audits.updates() { await server.publish(guidelines) }
                }
            }
            var round = FeedRound(device: device, server: server)
            for await _ in signals {
                let (jobs, next) = await round.send(topics)
                for job in jobs {
                    group.addTask {
                        await job.run(on: device) {
                            topics.addState()
                            signal.yield()
                        }
                        if topics.end(job.topic) || device.writer.dueSubject != nil { signal.yield() }
                    }
                }
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

/// The topics to send again, and those that are being sent.
private final class PendingTopics: Sendable {
    enum Topic: Hashable {
        case place
        case widget(InstanceID)
        case activity(ActivityID)
    }

    struct Marks {
        var state = true
        var place = false
        var widgets: Set<InstanceID> = []
        var activities: Set<ActivityID> = []
        /// Whether all widgets and activities of the device are marked, too.
        var everything = false
    }

    private struct Topics {
        var marks = Marks()
        var inProgress: Set<Topic> = []
        /// Those in progress that changed since their start.
        var outdated: Set<Topic> = []
    }

    private let topics = Mutex(Topics())

    func add(_ widgets: Set<InstanceID>) {
        topics.withLock { $0.marks.widgets.formUnion(widgets) }
    }

    func add(_ activity: ActivityID) {
        topics.withLock { topics in
            topics.marks.activities.insert(activity)
            topics.marks.state = true
        }
    }

    func addState() {
        topics.withLock { $0.marks.state = true }
    }

    func addEverything() {
        topics.withLock { topics in
            topics.marks.state = true
            topics.marks.everything = true
        }
    }

    func take() -> Marks {
        topics.withLock { topics in
            defer { topics.marks = Marks(state: false) }
            return topics.marks
        }
    }

    /// Starts to send a topic; `false` if it is in progress, in which case it is marked again at its end.
    func begin(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            let isNew = topics.inProgress.insert(topic).inserted
            if !isNew { topics.outdated.insert(topic) }
            return isNew
        }
    }

    /// Starts to send a topic if no other one is in progress.
    func beginAlone(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            guard topics.inProgress.isEmpty else { return false }
            topics.inProgress.insert(topic)
            return true
        }
    }

    /// - Returns: Whether the topic is marked again.
    func end(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            topics.inProgress.remove(topic)
            guard topics.outdated.remove(topic) != nil else { return false }
            switch topic {
            case .place: topics.marks.place = true
            case .widget(let id): topics.marks.widgets.insert(id)
            case .activity(let id): topics.marks.activities.insert(id)
            }
            return true
        }
    }
}

/// The writing of a topic's pictures.
private struct FeedJob: Sendable {
    var topic: PendingTopics.Topic
    /// Writes and sends them.
    var send: @Sendable () async -> Void

    /// - Parameter onNews: Called when pages have to say something else about a picture.
    func run(on device: SimulatedDevice, onNews: @escaping @Sendable () -> Void) async {
        let writer = device.writer
        let notice = Task { [topic] in
            guard case .widget(let id) = topic, (try? await CancelableSleep.run(for: PageWriter.patience)) != nil else {
                return
            }
            writer.announce(id)
            if writer.hasNews { onNews() }
        }
        await send()
        notice.cancel()
        if writer.hasNews { onNews() }
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
    /// 1. at once the state, from which pages know their widgets;
    /// 2. by the jobs that it returns, the displayed place and each picture, as soon as it is written. Pictures wait
    ///    neither for the place nor for each other.
    ///
    /// - Returns: The jobs, and the seconds until text changes, unless a task already waits for that.
    mutating func send(_ topics: PendingTopics) async -> (jobs: [FeedJob], next: Double?) {
        var marks = topics.take()
        let snapshot = await device.host.snapshot()
        if marks.everything {
            let activities = await device.host.activities()
            marks.widgets.formUnion(snapshot.instances.map(\.id))
            marks.activities.formUnion(activities.map(\.id))
        }
        let clock = snapshot.clock
        let server = server
        if marks.state { await server.publishState() }
        let isPlaceDue = marks.state || marks.place || nextMinute <= clock.now
        let minute = (clock.now.timeIntervalSinceReferenceDate / 60).rounded(.down)
        // The page itself shows the time of the iPhone's Home Screen.
        nextMinute =
            snapshot.environment.place.isPhoneHome
            ? .distantFuture : Date(timeIntervalSinceReferenceDate: (minute + 1) * 60)
        let due = textChanges.filter { $0.value <= clock.now }.map(\.key)
        var jobs: [FeedJob] = []
        if isPlaceDue, topics.begin(.place) {
            jobs.append(FeedJob(topic: .place) { await server.publishScene() })
        }
        for id in marks.widgets.union(due).sorted() {
            let topic = PendingTopics.Topic.widget(id)
            guard topics.begin(topic) else {
                await abandonOutdatedAttempt(at: id)
                continue
            }
            jobs.append(FeedJob(topic: topic, send: await sending(id)))
        }
        let dueActivities = activityTexts.filter { $0.value <= clock.now }.map(\.key)
        for id in marks.activities.union(dueActivities).sorted() {
            let topic = PendingTopics.Topic.activity(id)
            guard topics.begin(topic) else {
                if device.writer.isTryingAgain(.activity(id)) {
                    device.writer.abandonSecondAttempt(at: .activity(id))
                }
                continue
            }
            jobs.append(FeedJob(topic: topic, send: await sending(id)))
        }
        if jobs.isEmpty, let subject = device.writer.dueSubject, topics.beginAlone(.init(subject)) {
            jobs.append(FeedJob(topic: .init(subject), send: await secondAttempt(at: subject)))
        }
        guard clock.mode != .paused, clock.speed > 0,
            let next = (Array(textChanges.values) + Array(activityTexts.values) + [nextMinute]).min()
        else { return (jobs, nil) }
        guard next != nextWake || next <= clock.now else { return (jobs, nil) }
        nextWake = next
        return (jobs, next.timeIntervalSince(clock.now) / clock.speed)
    }

    /// Sends a widget's picture if it changed.
    private mutating func sending(_ id: InstanceID) async -> @Sendable () async -> Void {
        guard let change = await change(of: id) else { return {} }
        let (device, server) = (device, server)
        return {
            guard let picture = await device.picture(change.shown, after: change.before) else { return }
            await server.publish(picture)
        }
    }

    private mutating func sending(_ id: ActivityID) async -> @Sendable () async -> Void {
        let shown = await device.host.shownActivity(id)
        activityTexts[id] = shown.compactMap(\.nextTextChange).min()
        let pictures = ActivityPictures(shown: shown, device: device, server: server)
        return { pictures.device.writer.note(id, await pictures.send()) }
    }

    /// The second attempt at a picture that took too long.
    private func secondAttempt(at subject: PictureSubject) async -> @Sendable () async -> Void {
        let (device, server) = (device, server)
        switch subject {
        case .widget(let id):
            guard let shown = shown[id] else {
                device.writer.abandonSecondAttempt(at: subject)
                return {}
            }
            return {
                guard let picture = await device.secondPicture(shown) else { return }
                await server.publish(picture)
            }
        case .activity(let id):
            let shown = await device.host.shownActivity(id)
            let pictures = ActivityPictures(shown: shown, device: device, server: server)
            return { await device.writer.secondAttempt(at: id) { await pictures.send(within: $0) } }
        }
    }

    /// Ends the second attempt at a picture that is not the newest any more.
    private func abandonOutdatedAttempt(at id: InstanceID) async {
        guard device.writer.isTryingAgain(.widget(id)), let next = try? await device.host.tree(of: id),
            next.revision != shown[id]?.revision
        else { return }
        device.writer.abandonSecondAttempt(at: .widget(id))
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

extension PendingTopics.Topic {
    init(_ subject: PictureSubject) {
        switch subject {
        case .widget(let id): self = .widget(id)
        case .activity(let id): self = .activity(id)
        }
    }
}

/// The pictures of a Live Activity in all of its places.
private struct ActivityPictures: Sendable {
    var shown: [ShownActivity]
    var device: SimulatedDevice
    var server: PreviewServer

    /// Writes and sends them. The server itself skips unchanged ones.
    ///
    /// - Parameter limit: For each of them; `nil` for that of a first attempt.
    func send(within limit: PageTimeLimit? = nil) async -> ActivityWriting {
        var result = ActivityWriting.complete
        for each in shown {
            let prefix = "a\(each.activity)r\(each.revision)-"
            guard let document = await device.writer.document(of: each.tree, prefix: prefix, within: limit) else {
                return .stopped
            }
            if let lateness = document.lateness { result = .late(lateness) }
            await server.publish(PageActivityPicture(each, svg: document.svg))
        }
        return result
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
