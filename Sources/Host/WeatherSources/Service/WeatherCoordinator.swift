import ExtensionProtocol
import Synchronization

/// Answers requests from what is known, and keeps that current.
///
/// 1. A current report is answered at once. Otherwise the service is asked, once for all requests about a subject.
/// 2. A request waits for the service at most as long as it allows; what comes later serves the next one. A provider
///    that asks several times does not wait as often: waiting counts from the start of the request, and while a service
///    is slow every other request waits a second.
/// 3. A report that cannot be renewed is answered with the reason, as long as it still covers the moment of the
///    request.
/// 4. After a failure the service is left alone for a time, in which requests are answered with the reason; it is then
///    asked again by itself.
package actor WeatherCoordinator {
    private struct Rest {
        var until = -Double.infinity
        var problem: WeatherProblem?
        var failures = 0
    }

    private struct Fetch {
        var task: Task<WeatherProblem?, Never>
        /// Seconds since 1970.
        var startedAt: Double
    }

    /// Seconds that a request waits for a service that let an earlier one wait without success.
    private static let patience = 1.0
    /// The number of reports in memory.
    private static let memoryLimit = 100

    private let load: WeatherLoader
    private let store: WeatherStore
    private var memory: [WeatherSubject: StoredReport] = [:]
    private var fetches: [WeatherSubject: Fetch] = [:]
    private var rest = Rest()
    /// Whether the service let the last request wait without success.
    private var isSlow = false

    package init(
        endpoint: any WeatherEndpoint, transport: any WeatherTransport, store: WeatherStore, budget: CallBudget,
        policy: RetryPolicy = RetryPolicy(), dependencies: WeatherDependencies
    ) {
        load = WeatherLoader(
            endpoint: endpoint, transport: transport, budget: budget, policy: policy, dependencies: dependencies)
        self.store = store
    }

    package func response(to request: WeatherRequest) async -> WeatherResponse {
        guard let subject = WeatherSubject(request) else {
            return .nothing(WeatherProblem(.outOfRange, "The place is not on the earth."))
        }
        if let known = known(subject), isCurrent(known.report) { return Self.answer(known.report, nil, to: request) }
        let fetch = fetch(subject)
        let problem = await problem(of: fetch.task, within: seconds(for: request, fetch))
        isSlow = problem?.reason == .slow
        guard let known = known(subject) else {
            return .nothing(problem ?? WeatherProblem(.slow, "The server does not answer in time."))
        }
        return Self.answer(known.report, problem, to: request)
    }

    private static func answer(
        _ report: WeatherReport, _ problem: WeatherProblem?, to request: WeatherRequest
    ) -> WeatherResponse {
        let covers =
            report.hours.first.map { $0.time <= request.moment } ?? false
            && report.hours.last.map { request.moment < $0.time + 3_600 } ?? false
        guard covers else {
            return .nothing(problem ?? WeatherProblem(.outOfRange, "The forecast does not cover the widget's date."))
        }
        return .report(report, problem)
    }

    /// A clock that was set back must not keep a report forever.
    private func isCurrent(_ report: WeatherReport) -> Bool {
        let now = load.dependencies.now()
        return now < report.expiresAt && now > report.readAt - 60
    }

    /// The newest report: another run may have written a newer one than this run read.
    private func known(_ subject: WeatherSubject) -> StoredReport? {
        let own = memory[subject]
        if let own, isCurrent(own.report) { return own }
        let stored = store.stored(for: subject, now: load.dependencies.now())
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

    private func seconds(for request: WeatherRequest, _ fetch: Fetch) -> Double {
        let spent = max(load.dependencies.now() - fetch.startedAt, 0)
        return min(max(request.timeLimit - spent, 0), isSlow ? Self.patience : .infinity)
    }

    private func fetch(_ subject: WeatherSubject) -> Fetch {
        if let running = fetches[subject] { return running }
        let known = known(subject)
        let task = Task {
            let problem = await renewed(subject, known)
            fetches[subject] = nil
            return problem
        }
        let fetch = Fetch(task: task, startedAt: load.dependencies.now())
        fetches[subject] = fetch
        return fetch
    }

    /// - Returns: Why the report is not current, or cannot be kept.
    private func renewed(_ subject: WeatherSubject, _ known: StoredReport?) async -> WeatherProblem? {
        // A clock that was set back must not prolong a rest.
        let left = rest.until - load.dependencies.now()
        if let problem = rest.problem, left > 0, left <= load.policy.longestRequestedRest { return problem }
        do throws(WeatherLoader.Failure) {
            let stored = try await load.report(for: subject, known: known)
            remember(stored, for: subject)
            rest = Rest()
            return keep(stored, subject)
        } catch {
            rest.failures += 1
            rest.problem = error.problem
            rest.until = load.dependencies.now() + (error.rest ?? load.policy.rest(after: rest.failures))
            return error.problem
        }
    }

    private func keep(_ stored: StoredReport, _ subject: WeatherSubject) -> WeatherProblem? {
        do throws(WeatherStore.Failure) {
            try store.store(stored, for: subject)
            return nil
        } catch {
            return WeatherProblem(.disk, "The weather cannot be kept for later: \(error).")
        }
    }

    /// What a fetch ends with; that it is late if it takes longer.
    private func problem(of fetch: Task<WeatherProblem?, Never>, within seconds: Double) async -> WeatherProblem? {
        let wait = load.dependencies.wait
        return await withCheckedContinuation { continuation in
            let first = FirstProblem(continuation)
            Task { first.resume(await fetch.value) }
            Task {
                await wait(seconds)
                first.resume(WeatherProblem(.slow, "The server does not answer in time."))
            }
        }
    }
}

/// Resumes with the first of two results.
private final class FirstProblem: Sendable {
    private let continuation: Mutex<CheckedContinuation<WeatherProblem?, Never>?>

    init(_ continuation: CheckedContinuation<WeatherProblem?, Never>) { self.continuation = Mutex(continuation) }

    func resume(_ problem: WeatherProblem?) {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: problem)
    }
}
