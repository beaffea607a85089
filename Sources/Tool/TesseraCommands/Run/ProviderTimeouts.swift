import ExtensionProcess
import ExtensionProtocol
import RenderModel

/// The entry that the pictures of a group show.
struct StoredEntry {
    var token: EntriesToken
    var index: Int
    var date: Double
    var diagnostics: [Diagnostic]
    /// Set if it is the placeholder, because the provider returned no entry.
    var lateness: PlaceholderReason?
}

/// The reason that a placeholder is shown instead of an entry.
enum PlaceholderReason: Hashable {
    case silent(seconds: Double)
    /// With the extension's message.
    case noEntries(String)
    /// It needs a declaration that is omitted from a partial build.
    case omitted(String)
    /// A control's provider threw an error; with the extension's message.
    case threw(String)
    /// It terminated the extension's process, exceeded a limit or sent an invalid reply, which is an error of the run as
    /// well.
    case crashed(String)

    var reason: String {
        switch self {
        case .silent(let seconds):
            let limit = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
            return "the provider returned no entry within \(limit) s"
        case .noEntries(let message), .threw(let message), .crashed(let message): return message
        case .omitted(let name): return "the provider needs \(name), which is omitted because it does not compile"
        }
    }

    private var remedy: String? {
        guard case .silent = self else { return nil }
        return """
            if it needs more time, raise the limit with --time-limit SECONDS; a provider that waits for a server gets \
            no response without a network
            """
    }

    func diagnostic(about kind: String, in environment: WidgetEnvironment) -> Diagnostic {
        let stand =
            environment.control == nil
            ? "its placeholder, which an iPhone shows until the first entry is ready" : "its value for previews"
        return Diagnostic(
            .error, .provider, subject: kind, message: "\(reason); this is \(stand)", remedy: remedy)
    }
}

/// Requests placeholders for widgets whose providers return nothing, as iOS does before the first entry.
///
/// 1. If a provider does not return a snapshot or a timeline within the limit, or returns no entry, its placeholder is
///    requested and drawn redacted. That is a finding of the picture, not a failure.
/// 2. The same applies to a provider that reaches a declaration omitted from a partial build, directly or through a
///    query of its configuration; its placeholder is requested without a configuration. From then on only placeholders
///    are requested, because each attempt costs a process.
/// 3. If a provider terminates its process, exceeds one of its limits or sends an invalid reply, its placeholder is
///    requested, too. That is a failure of the run (`takeCrashes`), regardless of what else is drawn.
/// 4. After `limit` timeouts or `crashLimit` crashes of a widget, only its placeholders are requested.
/// 5. If the placeholder fails as well, that error is reported; after a crash, the crash is reported.
/// 6. A control has its preview value instead of a placeholder, and is not redacted. Its provider may also throw.
struct ProviderTimeouts {
    private let limit: Int
    private let crashLimit: Int
    private var counts: [String: Int] = [:]
    private var crashCounts: [String: Int] = [:]
    /// The kinds of widgets that cannot create entries in this build.
    private var stuck: [String: PlaceholderReason] = [:]
    private var crashes: [(request: EntriesRequest, error: ExtensionError)] = []

    init(limit: Int, crashLimit: Int) {
        self.limit = limit
        self.crashLimit = crashLimit
    }

    /// - Parameters:
    ///   - timeLimit: The time limit for a response, in seconds.
    ///   - ask: Sends a request to the extension.
    mutating func answer<Answer>(
        to request: EntriesRequest, timeLimit: Double, ask: (EntriesRequest) throws(ExtensionError) -> Answer
    ) throws(ExtensionError) -> (answer: Answer, lateness: PlaceholderReason?) {
        guard request.purpose != .placeholder else { return (try ask(request), nil) }
        var ended: ExtensionError?
        var lateness = stuck[request.kind] ?? .silent(seconds: min(timeLimit, request.timeLimit))
        if stuck[request.kind] == nil, counts[request.kind, default: 0] < limit {
            do throws(ExtensionError) {
                return (try ask(request), nil)
            } catch {
                switch error {
                case .hung: counts[request.kind, default: 0] += 1
                case .rejected(let failure) where failure.reason == .noEntries: lateness = .noEntries(failure.message)
                case .brokeLimit, .protocolViolation:
                    lateness = .crashed(error.description)
                    ended = error
                case .crashed(let crash):
                    lateness = crash.omitted.map(PlaceholderReason.omitted) ?? .crashed(error.description)
                    ended = crash.omitted == nil ? error : nil
                case .rejected(let failure) where failure.reason == .threw && request.environment.control != nil:
                    lateness = .threw(failure.message)
                default: throw error
                }
            }
        }
        if case .omitted = lateness { stuck[request.kind] = lateness }
        var request = request
        request.purpose = .placeholder
        // Queries for values of the configuration may need the same declaration.
        if case .omitted = lateness { request.configuration = [] }
        if request.environment.control == nil { request.environment.redaction = .placeholder }
        do throws(ExtensionError) {
            let answer = try ask(request)
            if let ended {
                crashes.append((request, ended))
                crashCounts[request.kind, default: 0] += 1
                if crashCounts[request.kind, default: 0] >= crashLimit { stuck[request.kind] = lateness }
            }
            return (answer, lateness)
        } catch {
            throw ended ?? error
        }
    }

    /// The crashes since the last call, of providers whose placeholders are drawn.
    mutating func takeCrashes() -> [(request: EntriesRequest, error: ExtensionError)] {
        defer { crashes = [] }
        return crashes
    }
}

extension PictureJob {
    /// The job with redaction, except for controls.
    var redacted: PictureJob {
        guard control == nil else { return self }
        var job = self
        job.environment.redaction = .placeholder
        return job
    }
}
