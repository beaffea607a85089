import ExtensionHost
import ExtensionProtocol
import RenderModel

/// The entry that the pictures of a group show.
struct KeptEntry {
    var token: Int
    var index: Int
    var date: Double
    var diagnostics: [Diagnostic]
    /// Set when it is the placeholder, because the provider gave no other entry.
    var lateness: Lateness?
}

/// That a provider gave no entry within the time limit.
struct Lateness: Hashable {
    var seconds: Double

    private static let remedy = """
        If it needs longer, give it more with --time-limit SECONDS. One that waits for a server gets no answer where \
        there is no network: --state snapshot or placeholder draws what it shows meanwhile.
        """

    private var words: String {
        let limit = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
        return "the provider gave no entry within \(limit) s"
    }

    func failure(about kind: String, _ family: String?) -> CommandFailure {
        let subject = ([kind] + [family].compactMap(\.self)).joined(separator: ", ")
        return CommandFailure(
            .widget, "\(subject): \(words); its placeholder is drawn in place of it.", remedy: Self.remedy)
    }

    func diagnostic(about kind: String) -> Diagnostic {
        Diagnostic(
            .error, .provider, subject: kind,
            message: "\(words); this is its placeholder, which a phone shows until the first entry comes")
    }
}

/// Has placeholders drawn for widgets whose providers give nothing in time, as a phone does before the first entry.
///
/// 1. A provider that is asked for a snapshot or a timeline and does not answer within the limit is asked for its
///    placeholder, which is drawn redacted.
/// 2. A widget that was late in `limit` groups is asked for nothing else in those that follow.
/// 3. One whose placeholder fails as well has failed with that.
struct LateProviders {
    let limit: Int
    private var counts: [String: Int] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    /// - Parameter ask: asks the extension for what the source says.
    mutating func entry(
        of group: JobGroup, timeLimit: Double, ask: (JobGroup.Source) throws(ExtensionError) -> KeptEntry
    ) throws(ExtensionError) -> KeptEntry {
        guard case .provider(var request) = group.source, request.purpose != .placeholder else {
            return try ask(group.source)
        }
        if counts[group.name, default: 0] < limit {
            do throws(ExtensionError) {
                return try ask(group.source)
            } catch {
                guard case .hung = error else { throw error }
                counts[group.name, default: 0] += 1
            }
        }
        request.purpose = .placeholder
        request.environment.redaction = .placeholder
        var entry = try ask(.provider(request))
        let lateness = Lateness(seconds: min(timeLimit, request.timeLimit))
        entry.lateness = lateness
        entry.diagnostics.append(lateness.diagnostic(about: group.name))
        return entry
    }
}

extension PictureJob {
    /// Drawn as shapes.
    var redacted: PictureJob {
        var job = self
        job.environment.redaction = .placeholder
        return job
    }
}
