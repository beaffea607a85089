import ExtensionProtocol

/// Reads one report from a service, with as many requests as the policy and the day's limit permit.
///
/// 1. A request names the report that is known, so that the service can answer that nothing has changed.
/// 2. What can pass by itself is tried again after a pause: no connection, no answer in time, a failing server.
/// 3. A rejected permission is renewed once. Everything else ends the attempt with its reason, and with the time for
///    which the service is left alone.
struct WeatherLoader: Sendable {
    /// Why there is no report.
    struct Failure: Error, Sendable {
        var problem: WeatherProblem
        /// Seconds until the service is asked again; `nil` for the policy's pause.
        var rest: Double?
    }

    /// Bytes of a reply. Forecasts of eleven days have 60 KB to 300 KB.
    private static let bodyLimit = 2 << 20

    let endpoint: any WeatherEndpoint
    let transport: any WeatherTransport
    let budget: CallBudget
    let policy: RetryPolicy
    let dependencies: WeatherDependencies

    func report(for subject: WeatherSubject, known: StoredReport?) async throws(Failure) -> StoredReport {
        var attempt = 0
        var isRenewed = false
        while true {
            let now = dependencies.now()
            guard budget.take(now: now) else {
                throw Failure(
                    problem: WeatherProblem(.capped, "The calls of this day are used up."),
                    rest: CallBudget.secondsLeft(of: now))
            }
            switch await result(for: subject, known: known, now: now) {
            case .report(let stored): return stored
            case .failed(let failure): throw failure
            case .rejected(let serverTime):
                guard !isRenewed, await endpoint.renewPermission(serverTime: serverTime, now: dependencies.now()) else {
                    throw Failure(
                        problem: WeatherProblem(.rejected, "The server rejects the key (401)."),
                        rest: policy.restAfterRejection)
                }
                isRenewed = true
            case .passing(let problem, let rest):
                attempt += 1
                guard attempt < policy.attempts, rest == nil else { throw Failure(problem: problem, rest: rest) }
                await dependencies.pause(policy.pause(after: attempt - 1, chance: dependencies.random()))
            }
        }
    }

    private enum Result {
        case report(StoredReport)
        case failed(Failure)
        /// The server's time in seconds since 1970, if it states one.
        case rejected(serverTime: Double?)
        /// Another attempt can succeed, unless the server asks for a rest in seconds.
        case passing(WeatherProblem, rest: Double?)
    }

    private func result(for subject: WeatherSubject, known: StoredReport?, now: Double) async -> Result {
        do throws(WeatherProblem) {
            var request = try await endpoint.request(for: subject, now: now)
            if let known { request.headers.merge(known.conditions) { own, _ in own } }
            do throws(TransportFailure) {
                let reply = try await transport.send(
                    request, timeLimit: policy.timeLimit, bodyLimit: Self.bodyLimit)
                return try result(of: reply, for: subject, known: known, now: now)
            } catch {
                return Self.result(of: error)
            }
        } catch {
            return .failed(Failure(problem: error))
        }
    }

    private static func result(of failure: TransportFailure) -> Result {
        switch failure {
        case .slow: .passing(WeatherProblem(.slow, "The server does not answer in time."), rest: nil)
        case .unreachable(let words): .passing(WeatherProblem(.unreachable, words), rest: nil)
        case .tooLarge: .failed(Failure(problem: WeatherProblem(.unreadable, "The reply is too large.")))
        }
    }

    private func result(
        of reply: ServiceReply, for subject: WeatherSubject, known: StoredReport?, now: Double
    ) throws(TransportFailure) -> Result {
        let requested = policy.requestedRest(reply.headers["retry-after"], now: now)
        switch reply.status {
        case 200: return read(reply, for: subject, now: now)
        case 304:
            guard let known else { return unexpected(reply.status) }
            return .report(confirmed(known, now: now))
        case 301, 302, 303, 307, 308:
            return .failed(Failure(problem: WeatherProblem(.redirected, "The server leads to another address.")))
        case 401: return .rejected(serverTime: reply.headers["date"].flatMap(HTTPDate.seconds))
        case 403:
            let problem = WeatherProblem(.forbidden, "The server does not permit the request (403).")
            return .failed(Failure(problem: problem, rest: policy.restAfterRejection))
        case 429:
            return .failed(
                Failure(problem: WeatherProblem(.throttled, "The server wants fewer calls."), rest: requested))
        case 408, 500...599:
            return .passing(WeatherProblem(.serverFailure, "The server answers \(reply.status)."), rest: requested)
        default: return unexpected(reply.status)
        }
    }

    private func unexpected(_ status: Int) -> Result {
        .failed(Failure(problem: WeatherProblem(.unreadable, "The server answers \(status).")))
    }

    private func read(_ reply: ServiceReply, for subject: WeatherSubject, now: Double) -> Result {
        do throws(WeatherProblem) {
            guard let report = try endpoint.report(from: reply.body, for: subject, now: now).sanitized,
                !report.hours.isEmpty, !report.days.isEmpty
            else { throw WeatherProblem(.unreadable, "The reply has no usable time.") }
            return .report(
                StoredReport(
                    report, entityTag: Self.header(reply.headers["etag"]),
                    lastModified: Self.header(reply.headers["last-modified"])))
        } catch {
            return .failed(Failure(problem: error))
        }
    }

    /// A validator that can be sent back: one visible line.
    private static func header(_ value: String?) -> String? {
        guard let value, (1...200).contains(value.utf8.count), value.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { return nil }
        return value
    }

    /// The known report, which the service states once more.
    private func confirmed(_ known: StoredReport, now: Double) -> StoredReport {
        var stored = known
        let lifetime = max(known.report.expiresAt - known.report.readAt, 300)
        stored.report.readAt = now
        stored.report.expiresAt = now + lifetime
        return stored
    }
}
