import ExtensionProtocol
import Synchronization

/// Answers questions from what is known, and keeps that current.
///
/// 1. A current report is answered at once. Otherwise the service is asked, once for all questions about a subject.
/// 2. A question waits for the service at most as long as it allows; what comes later serves the next one. A provider
///    that asks several times does not wait as often: waiting counts from the start of the request, and while a service
///    is slow every other question waits a second.
/// 3. A report that cannot be renewed is answered with the reason, as long as it still covers the moment of the
///    question.
/// 4. After a failure the service is left alone for a time, in which questions are answered with the reason; it is then
///    asked again by itself.
package actor WeatherOffice {
    private struct Rest {
        var until = -Double.infinity
        var remark: WeatherRemark?
        var failures = 0
    }

    private struct Fetch {
        var task: Task<WeatherRemark?, Never>
        /// Seconds since 1970.
        var startedAt: Double
    }

    /// Seconds that a question waits for a service that let an earlier one wait without success.
    private static let patience = 1.0
    /// The number of reports in memory.
    private static let memoryLimit = 100

    private let load: WeatherLoad
    private let store: WeatherStore
    private var memory: [WeatherSubject: StoredReport] = [:]
    private var fetches: [WeatherSubject: Fetch] = [:]
    private var rest = Rest()
    /// Whether the service let the last question wait without success.
    private var isSlow = false

    package init(
        endpoint: any WeatherEndpoint, transport: any WeatherTransport, store: WeatherStore, budget: CallBudget,
        policy: RetryPolicy = RetryPolicy(), means: WeatherMeans
    ) {
        load = WeatherLoad(
            endpoint: endpoint, transport: transport, budget: budget, policy: policy, means: means)
        self.store = store
    }

    package func answer(to question: WeatherQuestion) async -> WeatherAnswer {
        guard let subject = WeatherSubject(question) else {
            return .nothing(WeatherRemark(.outOfRange, "The place is not on the earth."))
        }
        if let known = known(subject), isCurrent(known.report) { return Self.answer(known.report, nil, to: question) }
        let fetch = fetch(subject)
        let remark = await remark(of: fetch.task, within: seconds(for: question, fetch))
        isSlow = remark?.reason == .slow
        guard let known = known(subject) else {
            return .nothing(remark ?? WeatherRemark(.slow, "The server does not answer in time."))
        }
        return Self.answer(known.report, remark, to: question)
    }

    private static func answer(
        _ report: WeatherReport, _ remark: WeatherRemark?, to question: WeatherQuestion
    ) -> WeatherAnswer {
        let covers =
            report.hours.first.map { $0.time <= question.moment } ?? false
            && report.hours.last.map { question.moment < $0.time + 3_600 } ?? false
        guard covers else {
            return .nothing(remark ?? WeatherRemark(.outOfRange, "The forecast does not cover the widget's date."))
        }
        return .report(report, remark)
    }

    /// A clock that was set back must not keep a report forever.
    private func isCurrent(_ report: WeatherReport) -> Bool {
        let now = load.means.now()
        return now < report.expiresAt && now > report.readAt - 60
    }

    /// The newest report: another run may have written a newer one than this run read.
    private func known(_ subject: WeatherSubject) -> StoredReport? {
        let own = memory[subject]
        if let own, isCurrent(own.report) { return own }
        let stored = store.stored(for: subject, now: load.means.now())
        guard let stored, stored.report.readAt > own?.report.readAt ?? -.infinity else { return own }
        remember(stored, for: subject)
        return stored
    }

    private func remember(_ stored: StoredReport, for subject: WeatherSubject) {
        memory[subject] = stored
        guard memory.count > Self.memoryLimit,
            let oldest = memory.min(by: { $0.value.report.readAt < $1.value.report.readAt })
        else { return }
        memory[oldest.key] = nil
    }

    // MARK: Asking the service

    private func seconds(for question: WeatherQuestion, _ fetch: Fetch) -> Double {
        let spent = max(load.means.now() - fetch.startedAt, 0)
        return min(max(question.timeLimit - spent, 0), isSlow ? Self.patience : .infinity)
    }

    private func fetch(_ subject: WeatherSubject) -> Fetch {
        if let running = fetches[subject] { return running }
        let known = known(subject)
        let task = Task {
            let remark = await renewed(subject, known)
            fetches[subject] = nil
            return remark
        }
        let fetch = Fetch(task: task, startedAt: load.means.now())
        fetches[subject] = fetch
        return fetch
    }

    /// - Returns: Why the report is not current, or cannot be kept.
    private func renewed(_ subject: WeatherSubject, _ known: StoredReport?) async -> WeatherRemark? {
        // A clock that was set back must not prolong a rest.
        let left = rest.until - load.means.now()
        if let remark = rest.remark, left > 0, left <= load.policy.longestRequestedRest { return remark }
        do throws(WeatherLoad.Failure) {
            let stored = try await load.report(for: subject, known: known)
            remember(stored, for: subject)
            rest = Rest()
            return keep(stored, subject)
        } catch {
            rest.failures += 1
            rest.remark = error.remark
            rest.until = load.means.now() + (error.rest ?? load.policy.rest(after: rest.failures))
            return error.remark
        }
    }

    private func keep(_ stored: StoredReport, _ subject: WeatherSubject) -> WeatherRemark? {
        do throws(WeatherStore.Failure) {
            try store.store(stored, for: subject)
            return nil
        } catch {
            return WeatherRemark(.disk, "The weather cannot be kept for later: \(error).")
        }
    }

    /// What a fetch ends with; that it is late if it takes longer.
    private func remark(of fetch: Task<WeatherRemark?, Never>, within seconds: Double) async -> WeatherRemark? {
        let wait = load.means.wait
        return await withCheckedContinuation { continuation in
            let first = FirstRemark(continuation)
            Task { first.resume(await fetch.value) }
            Task {
                await wait(seconds)
                first.resume(WeatherRemark(.slow, "The server does not answer in time."))
            }
        }
    }
}

/// Resumes with the first of two results.
private final class FirstRemark: Sendable {
    private let continuation: Mutex<CheckedContinuation<WeatherRemark?, Never>?>

    init(_ continuation: CheckedContinuation<WeatherRemark?, Never>) { self.continuation = Mutex(continuation) }

    func resume(_ remark: WeatherRemark?) {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: remark)
    }
}
