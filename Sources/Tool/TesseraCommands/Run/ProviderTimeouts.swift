import ExtensionProcess
import ExtensionProtocol
import RenderModel

/// The entry that the pictures of a group show.
struct KeptEntry {
    var token: EntriesToken
    var index: Int
    var date: Double
    var diagnostics: [Diagnostic]
    /// Set when it is the placeholder, because the provider gave no other entry.
    var lateness: Lateness?
}

/// Why a placeholder is shown instead of an entry.
enum Lateness: Hashable {
    case silent(seconds: Double)
    /// With the words of the extension.
    case noEntries(String)
    /// It needs a declaration that is left out of a partial build.
    case leftOut(String)
    /// A control's provider threw an error; with the words of the extension.
    case threw(String)
    /// It ended the extension's process, or was ended at a limit, which is an error of the run as well.
    case crashed(String)

    var reason: String {
        switch self {
        case .silent(let seconds):
            let limit = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
            return "the provider gave no entry within \(limit) s"
        case .noEntries(let message), .threw(let message), .crashed(let message): return message
        case .leftOut(let name): return "the provider needs \(name), which is left out because it does not compile"
        }
    }

    private var remedy: String? {
        guard case .silent = self else { return nil }
        return """
            if it needs longer, give it more with --time-limit SECONDS; one that waits for a server gets no answer where \
            there is no network
            """
    }

    func diagnostic(about kind: String, in environment: WidgetEnvironment) -> Diagnostic {
        let stand =
            environment.control == nil
            ? "its placeholder, which a phone shows until the first entry comes" : "its value for previews"
        return Diagnostic(
            .error, .provider, subject: kind, message: "\(reason); this is \(stand)", remedy: remedy)
    }
}

/// Has placeholders drawn for widgets whose providers give nothing, as a phone does before the first entry.
///
/// 1. A provider that is asked for a snapshot or a timeline and does not answer within the limit, or with no entry, is
///    asked for its placeholder, which is drawn redacted. That is a finding of the picture and no failure.
/// 2. So is one that runs into what is left out of a partial build, itself or by a query of its configuration; its
///    placeholder is asked for without one. It is asked for nothing else from then on, because each time costs a process.
/// 3. A provider that ends its process, or exceeds a limit of it, is asked for its placeholder, too. That is a failure
///    of the run (`takeCrashes`), whatever else it draws.
/// 4. A widget that was late `limit` times or crashed `crashLimit` times is asked for nothing else from then on.
/// 5. One whose placeholder fails as well has failed with that; after a crash, with the crash.
/// 6. A control has its value for previews instead of a placeholder, and is not redacted. Its provider may also throw.
struct ProviderTimeouts {
    private let limit: Int
    private let crashLimit: Int
    private var counts: [String: Int] = [:]
    private var crashCounts: [String: Int] = [:]
    /// Kinds of widgets that cannot make entries in this build.
    private var stuck: [String: Lateness] = [:]
    private var crashes: [(request: EntriesRequest, error: ExtensionError)] = []

    init(limit: Int, crashLimit: Int) {
        self.limit = limit
        self.crashLimit = crashLimit
    }

    /// - Parameters:
    ///   - timeLimit: seconds for one answer.
    ///   - ask: asks the extension for what the request says.
    mutating func answer<Answer>(
        to request: EntriesRequest, timeLimit: Double, ask: (EntriesRequest) throws(ExtensionError) -> Answer
    ) throws(ExtensionError) -> (answer: Answer, lateness: Lateness?) {
        guard request.purpose != .placeholder else { return (try ask(request), nil) }
        var ended: ExtensionError?
        var lateness = stuck[request.kind] ?? .silent(seconds: min(timeLimit, request.timeLimit))
        if stuck[request.kind] == nil, counts[request.kind, default: 0] < limit {
            do throws(ExtensionError) {
                return (try ask(request), nil)
            } catch {
                switch error {
                case .hung: counts[request.kind, default: 0] += 1
                case .refused(let failure) where failure.reason == .noEntries: lateness = .noEntries(failure.message)
                case .brokeLimit:
                    lateness = .crashed(error.description)
                    ended = error
                case .crashed(let crash):
                    lateness = crash.leftOut.map(Lateness.leftOut) ?? .crashed(error.description)
                    ended = crash.leftOut == nil ? error : nil
                case .refused(let failure) where failure.reason == .threw && request.environment.control != nil:
                    lateness = .threw(failure.message)
                default: throw error
                }
            }
        }
        if case .leftOut = lateness { stuck[request.kind] = lateness }
        var request = request
        request.purpose = .placeholder
        // Queries that find a value for the configuration may need the same.
        if case .leftOut = lateness { request.configuration = [] }
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
    /// Drawn as shapes, but for a control.
    var redacted: PictureJob {
        guard control == nil else { return self }
        var job = self
        job.environment.redaction = .placeholder
        return job
    }
}
