import ExtensionProtocol

/// Answers requests from what is known, and keeps that current.
///
/// 1. A current report is answered at once. Otherwise the service is asked, once for all requests about a subject.
/// 2. A request waits for the service at most as long as it allows; what comes later serves the next one. A provider
///    that asks several times does not wait as often: waiting counts from the start of the request, and while a service
///    is slow every other request waits a second.
/// 3. A report that cannot be renewed is answered with the reason, as long as it still covers the moment of the
///    request.
/// 4. After a failure the service is left alone for a time, in which requests are answered with the reason; it is then
///    asked again by itself. An answer that cannot be read concerns its subject alone: a widget that asks for what the
///    service does not know takes the weather from no other.
///
/// Invariant: a request that is answered leaves nothing, however long it would have waited.
package actor WeatherCoordinator {
    private struct Rest {
        var until = -Double.infinity
        var problem: WeatherProblem?
        var failures = 0
    }

    private struct Waiter {
        var continuation: CheckedContinuation<WeatherProblem?, Never>
        /// Ends the waiting.
        var timer: Task<Void, Never>
    }

    private struct Fetch {
        /// Seconds since 1970.
        var startedAt: Double
        var waiters: [Int: Waiter] = [:]
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
    /// Those of subjects with answers that cannot be read.
    private var rests: [WeatherSubject: Rest] = [:]
    /// The number of waiters so far.
    private var waiterCount = 0
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
        let start = fetch(subject)
        let problem = await problem(of: subject, within: seconds(for: request, start))
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

    private func seconds(for request: WeatherRequest, _ start: Double) -> Double {
        let spent = max(load.dependencies.now() - start, 0)
        return min(max(request.timeLimit - spent, 0), isSlow ? Self.patience : .infinity)
    }

    /// - Returns: The start of the request, in seconds since 1970.
    private func fetch(_ subject: WeatherSubject) -> Double {
        if let running = fetches[subject] { return running.startedAt }
        let known = known(subject)
        let fetch = Fetch(startedAt: load.dependencies.now())
        fetches[subject] = fetch
        Task { finish(subject, with: await renewed(subject, known)) }
        return fetch.startedAt
    }

    private func finish(_ subject: WeatherSubject, with problem: WeatherProblem?) {
        for waiter in (fetches.removeValue(forKey: subject)?.waiters ?? [:]).values {
            waiter.timer.cancel()
            waiter.continuation.resume(returning: problem)
        }
    }

    /// - Returns: Why the report is not current, or cannot be kept.
    private func renewed(_ subject: WeatherSubject, _ known: StoredReport?) async -> WeatherProblem? {
        for rest in [rest, rests[subject]].compactMap(\.self) {
            // A clock that was set back must not prolong a rest.
            let left = rest.until - load.dependencies.now()
            if let problem = rest.problem, left > 0, left <= load.policy.longestRequestedRest { return problem }
        }
        do throws(WeatherLoader.Failure) {
            let stored = try await load.report(for: subject, known: known)
            remember(stored, for: subject)
            rest = Rest()
            rests[subject] = nil
            return keep(stored, subject)
        } catch {
            note(error, about: subject)
            return error.problem
        }
    }

    private func note(_ failure: WeatherLoader.Failure, about subject: WeatherSubject) {
        let isOfSubject = failure.problem.reason == .unreadable
        var rest = isOfSubject ? rests[subject] ?? Rest() : rest
        rest.failures += 1
        rest.problem = failure.problem
        rest.until = load.dependencies.now() + (failure.rest ?? load.policy.rest(after: rest.failures))
        guard isOfSubject else {
            self.rest = rest
            return
        }
        if rests[subject] == nil, rests.count >= Self.memoryLimit { rests = [:] }
        rests[subject] = rest
    }

    private func keep(_ stored: StoredReport, _ subject: WeatherSubject) -> WeatherProblem? {
        do throws(WeatherStore.Failure) {
            try store.store(stored, for: subject)
            return nil
        } catch {
            return WeatherProblem(.disk, "The weather cannot be kept for later: \(error).")
        }
    }

    /// What the fetch of a subject ends with; that it is late if it takes longer.
    private func problem(of subject: WeatherSubject, within seconds: Double) async -> WeatherProblem? {
        waiterCount += 1
        let number = waiterCount
        let wait = load.dependencies.wait
        return await withCheckedContinuation { continuation in
            guard fetches[subject] != nil else { return continuation.resume(returning: nil) }
            let timer = Task {
                await wait(seconds)
                endWaiting(number, for: subject)
            }
            fetches[subject]?.waiters[number] = Waiter(continuation: continuation, timer: timer)
        }
    }

    private func endWaiting(_ number: Int, for subject: WeatherSubject) {
        let waiter = fetches[subject]?.waiters.removeValue(forKey: number)
        waiter?.continuation.resume(returning: WeatherProblem(.slow, "The server does not answer in time."))
    }
}
