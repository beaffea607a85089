import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetAudit
import WidgetVocabulary

/// Draws the passes of a plan and derives evidence from the trees.
///
/// 1. Each group of a pass is one request to the provider. Its entries are laid out in the environments of its
///    pictures, a few at a time, and each tree is replaced by its evidence. Pictures with one environment share it.
/// 2. A request that ends the process, is not answered or is rejected becomes a failure of the widget; the next group
///    gets a new process. After two of them the other groups of the widget are skipped. A request that a provider did
///    not answer for a family is not repeated for it; one that is not sent, because two others had no answer, is a failure
///    that says so.
/// 3. Pictures in the same conditions are collected once.
/// 4. Where all entries of a timeline are laid out, each that looks different from all earlier ones is a picture, too.
/// 5. Pictures beyond the memory of a widget's evidence are not collected, and of a picture beyond its limits a part is
///    collected; both are stated.
/// 6. The early end of the audit ends the collection. A request that it ended is not a failure of the widget.
struct EvidenceCollector {
    private let configuration: AuditConfiguration
    /// The user's settings of the widgets.
    private let settings: [EntriesRequest.ConfigurationValue]
    private let end: AuditEnd
    private let terminal: Terminal
    /// Trees for reports that show pictures; `nil` if none does.
    private(set) var gallery: FindingGallery?
    private var widgets: [String: WidgetEvidence] = [:]
    private var kinds: [String] = []
    private var seen: [String: Set<PictureConditions>] = [:]
    private var failures: [String: Int] = [:]
    private var late = ProviderTimeouts(limit: 2, crashLimit: 2)
    /// The requests that providers have not answered in time. The next one to the same widget waits a quarter as long.
    private var silent: Set<ProviderRequest> = []
    private var tones: ToneReader?
    /// The memory of the pictures of each widget, in bytes.
    private var memory: [String: Int] = [:]

    private static let batch = 32
    private static let failureLimit = 2
    /// Bytes of the evidence of a widget.
    private static let memoryLimit = 192 << 20

    init(
        configuration: AuditConfiguration, needs: EvidenceNeeds, settings: [EntriesRequest.ConfigurationValue],
        keepsPictures: Bool, until end: AuditEnd, terminal: Terminal
    ) {
        self.configuration = configuration
        self.settings = settings
        self.end = end
        self.terminal = terminal
        gallery = keepsPictures ? FindingGallery() : nil
        tones = needs.contains(.tones) ? ToneReader(end.drawing) : nil
    }

    /// The evidence in the order of the extension's widgets.
    var evidence: [WidgetEvidence] { kinds.compactMap { widgets[$0] } }

    /// Adds the widgets of an extension that are within the scope.
    ///
    /// - Parameter facts: What is known of the extension.
    mutating func add(
        _ descriptions: [WidgetDescription], reference: WidgetEvidence.Reference, facts: ExtensionFacts
    ) {
        for description in descriptions
        where widgets[description.kind] == nil && configuration.includes(description.kind) {
            kinds.append(description.kind)
            var evidence = WidgetEvidence(description, reference: reference)
            evidence.facts = facts
            evidence.facts.siblings = descriptions.filter { $0.kind != description.kind }
            widgets[description.kind] = evidence
        }
    }

    /// Keeps the tree of a preview for reports, as one of the widget that has its findings.
    mutating func keep(_ tree: RenderTree, of screen: ScreenEvidence) {
        guard let kind = kinds.first else { return }
        gallery?.add(tree, screen, of: kind)
    }

    /// Adds the previews of the extension to its first widget, so that their faults are found once.
    mutating func add(_ previews: ScreenCollector.Result) {
        for (number, kind) in kinds.enumerated() {
            widgets[kind]?.previews =
                number == 0 ? previews.screens : .notDrawn(reason: "the previews are judged once, with another widget")
            guard number == 0, let reason = previews.omission else { continue }
            let failure = WidgetEvidence.Failure(.size, family: nil, request: "drawing of previews", reason: reason)
            widgets[kind]?.failures.append(failure)
        }
    }

    /// Adds what widgets are called in another language. A widget that is not known there has no translation.
    mutating func addTranslations(_ descriptions: [WidgetDescription], in locale: String) {
        for description in descriptions where widgets[description.kind] != nil {
            widgets[description.kind]?.facts.translations[locale] = description
        }
    }

    /// - Parameter groups: The pass's groups.
    mutating func collect(_ pass: EvidencePlan.Pass, _ groups: [JobGroup], from pool: inout ExtensionPool) {
        for (number, group) in groups.enumerated() {
            guard !end.isRequested else { break }
            terminal.show("Auditing \(pass.name), \(number + 1) of \(groups.count)…")
            guard case .provider(let request) = group.source, widgets[group.name] != nil else { continue }
            let jobs = group.jobs.filter { job in
                job.family.map { family in
                    pass.kinds.contains(family.kind) && isInScope(family)
                        && widgets[group.name]?.reference.draws(family, on: job.device.name) ?? false
                } ?? false
            }
            guard let family = jobs.first?.family, failures[group.name, default: 0] < Self.failureLimit,
                let session = pool.session(for: group.system, locale: group.locale)
            else { continue }
            do throws(ExtensionError) {
                try collect(request, jobs, pass, session)
                failures[group.name] = 0
            } catch {
                guard !end.isRequested else { break }
                failures[group.name, default: 0] += 1
                note(.process, of: group.name, family, pass, error.description)
            }
            for crash in late.takeCrashes() {
                note(.process, of: group.name, family, pass, crash.error.description)
            }
        }
        terminal.clearLine()
    }

    private func isInScope(_ family: Family) -> Bool {
        configuration.families.isEmpty || configuration.families.contains(family)
    }

    private mutating func note(
        _ cause: WidgetEvidence.Failure.Cause, of kind: String, _ family: Family, _ pass: EvidencePlan.Pass,
        _ reason: String
    ) {
        note(cause, of: kind, family, pass.options.state.rawValue, reason)
    }

    private mutating func note(
        _ cause: WidgetEvidence.Failure.Cause, of kind: String, _ family: Family, _ request: String, _ reason: String
    ) {
        let failure = WidgetEvidence.Failure(cause, family: family, request: request, reason: reason)
        if widgets[kind]?.failures.contains(failure) == false { widgets[kind]?.failures.append(failure) }
    }

    private mutating func collect(
        _ planned: EntriesRequest, _ jobs: [PictureJob], _ pass: EvidencePlan.Pass, _ session: ExtensionProcess
    ) throws(ExtensionError) {
        guard let family = jobs.first?.family else { return }
        var request = planned
        request.isPreview = pass.content == .gallery
        request.configuration = settings
        let asked = ProviderRequest(planned)
        guard !silent.contains(asked) else { return }
        if silent.contains(where: { $0.kind == asked.kind }) {
            request.timeLimit = min(request.timeLimit, pass.options.timeLimit / 4)
        }
        let requested = Date().timeIntervalSinceReferenceDate
        var isSent = false
        let (reply, lateness) = try late.answer(to: request, timeLimit: pass.options.timeLimit) {
            (request) throws(ExtensionError) -> EntriesReply in
            isSent = isSent || request.purpose == planned.purpose
            return try session.answer(to: request)
        }
        defer { session.release([reply.token]) }
        if pass.content == .gallery {
            let seconds = Date().timeIntervalSinceReferenceDate - requested
            let known = widgets[planned.kind]?.facts.previewSeconds[family] ?? 0
            widgets[planned.kind]?.facts.previewSeconds[family] = max(known, seconds)
        }
        if let lateness {
            let isOmitted = if case .omitted = lateness { true } else { false }
            guard isSent || isOmitted else {
                let reason = "it is not requested, because the provider answered neither of two other requests"
                return note(.provider, of: planned.kind, family, pass, reason)
            }
            // A crash is noted by its error.
            if case .crashed = lateness { return }
            if case .silent = lateness { silent.insert(asked) }
            var cause = WidgetEvidence.Failure.Cause.provider
            if case .noEntries = lateness { cause = .emptyTimeline }
            return note(cause, of: planned.kind, family, pass, lateness.reason)
        }
        if pass.content == .entry {
            try collect(reply, of: request, requested: requested, jobs, pass, session)
        }
        try draw(reply, jobs, pass, session)
        if let bytes = session.memory?.current {
            let known = widgets[planned.kind]?.facts.peakBytes ?? 0
            widgets[planned.kind]?.facts.peakBytes = max(known, bytes)
        }
    }

    /// The timeline of the first request for a family.
    private mutating func collect(
        _ reply: EntriesReply, of request: EntriesRequest, requested: Double, _ jobs: [PictureJob],
        _ pass: EvidencePlan.Pass, _ session: ExtensionProcess
    ) throws(ExtensionError) {
        let family = request.environment.family
        guard widgets[request.kind]?.timelines.contains(where: { $0.family == family }) == false else { return }
        var timeline = TimelineEvidence(
            family: family, dates: reply.entries.map(\.date), policy: reply.policy,
            requested: pass.options.at?.secondsSinceReferenceDate ?? requested,
            current: reply.entries.indices.contains(reply.current) ? reply.entries[reply.current].date : nil,
            diagnostics: reply.diagnostics)
        timeline.hasRelevance = reply.entries.contains { $0.relevance != nil }
        if pass.measuresArchive {
            var bytes = 0
            let job = jobs.first { $0.environment == request.environment }
            var drawings: Set<UInt64> = []
            var images: Set<UInt64> = []
            for start in stride(from: 0, to: reply.entries.count, by: Self.batch) {
                let entries = Array(start..<min(start + Self.batch, reply.entries.count))
                let trees = try session.answer(
                    to: RenderRequest(token: reply.token, entries: entries, environments: [request.environment]))
                for (entry, tree) in zip(entries, trees) {
                    if let job { addMoment(entry, of: reply, tree, job, &drawings) }
                    var writer = BinaryWriter()
                    tree.encode(into: &writer)
                    bytes += writer.bytes.count
                    for image in tree.images where !images.insert(image.bytes.checksum).inserted {
                        timeline.repeatedBytes += image.bytes.count
                    }
                }
            }
            timeline.archiveBytes = bytes
            timeline.drawings = job == nil ? nil : drawings.count
        }
        widgets[request.kind]?.timelines.append(timeline)
    }

    /// At most as many moments of one family are pictures; more of them show the same faults.
    private static let momentLimit = 48

    /// A picture of an entry that looks different from the ones before.
    private mutating func addMoment(
        _ entry: Int, of reply: EntriesReply, _ tree: RenderTree, _ job: PictureJob, _ drawings: inout Set<UInt64>
    ) {
        guard drawings.count < Self.momentLimit, reply.entries.indices.contains(reply.current),
            var conditions = PictureConditions(job, .entry)
        else { return }
        // Providers read the clock for each entry, so that fractions of seconds differ from run to run.
        conditions.offset = (reply.entries[entry].date - reply.entries[reply.current].date).rounded()
        var picture = PictureEvidence(tree: tree, conditions: conditions)
        guard drawings.insert(picture.checksum).inserted, !conditions.isNow,
            seen[job.kind, default: []].insert(conditions).inserted
        else { return }
        let request = EntriesRequest.Purpose.timeline.rawValue
        addTones(to: &picture, of: tree, job, request: request)
        keep(picture, of: tree, job, request: request)
    }

    private mutating func draw(
        _ reply: EntriesReply, _ jobs: [PictureJob], _ pass: EvidencePlan.Pass, _ session: ExtensionProcess
    ) throws(ExtensionError) {
        let entry = pass.options.state == .timeline ? reply.current : 0
        let environments = jobs.environments
        for start in stride(from: 0, to: environments.count, by: Self.batch) {
            let batch = Array(environments[start..<min(start + Self.batch, environments.count)])
            let trees = try session.answer(
                to: RenderRequest(token: reply.token, entries: [entry], environments: batch))
            for (environment, tree) in zip(batch, trees) {
                var shared: PictureEvidence?
                for job in jobs where job.environment == environment {
                    guard let conditions = PictureConditions(job, pass.content),
                        seen[job.kind, default: []].insert(conditions).inserted
                    else { continue }
                    var picture = shared ?? PictureEvidence(tree: tree, conditions: conditions)
                    picture.conditions = conditions
                    addTones(to: &picture, of: tree, job, request: pass.options.state.rawValue)
                    shared = picture
                    keep(picture, of: tree, job, request: pass.options.state.rawValue)
                }
            }
        }
    }

    private mutating func addTones(
        to picture: inout PictureEvidence, of tree: RenderTree, _ job: PictureJob, request: String
    ) {
        guard tones?.add(to: &picture, of: tree) == false else { return }
        note(.size, of: job.kind, picture.conditions.family, request, "its images have too many pixels together")
    }

    /// Adds a picture to the evidence.
    private mutating func keep(_ picture: PictureEvidence, of tree: RenderTree, _ job: PictureJob, request: String) {
        let family = picture.conditions.family
        let sum = memory[job.kind, default: 0] + picture.memory
        guard sum <= Self.memoryLimit else {
            return note(.size, of: job.kind, family, request, "its pictures need too much memory together")
        }
        memory[job.kind] = sum
        if picture.isIncomplete {
            note(.size, of: job.kind, family, request, "a picture has too many visible parts")
        }
        widgets[job.kind]?.pictures.append(picture)
        gallery?.add(tree, job, picture.conditions, byteCount: picture.byteCount)
    }
}

extension PictureConditions {
    /// `nil` for a picture of something other than a widget in a place.
    init?(_ job: PictureJob, _ content: Content) {
        guard let family = job.family, let place = job.place else { return nil }
        let environment = job.environment
        let margins = place.margins
        self.init(
            family: family, device: job.device.name, platform: place.platform, context: place.context,
            appearance: job.appearance == "light" ? place.context.usualAppearance : job.appearance,
            mode: environment.renderingMode, colorScheme: environment.colorScheme,
            background: environment.containerBackground, luminance: environment.luminance,
            typeSize: environment.typeSize, locale: environment.locale, content: content, size: environment.canvasSize,
            scale: environment.displayScale,
            systemMargin: min(margins.top, margins.leading, margins.bottom, margins.trailing),
            cornerRadius: place.cornerRadius, factor: place.factor, levelOfDetail: environment.levelOfDetail)
    }
}

extension Context {
    /// The name of the appearance that the place has without any choice of the user, as in the matrix.
    fileprivate var usualAppearance: String {
        switch self {
        case .homeScreen, .todayView, .desktop, .notificationCenter: "light"
        case .lockScreen: "vibrant"
        case .standBy: "day"
        case .carPlay, .watchComplication, .watchSmartStack: "full-colour"
        case .horizontalSurface, .verticalSurface: "full-colour-near"
        }
    }
}

/// A kind of request for a family of a widget.
private struct ProviderRequest: Hashable {
    let kind: String
    let family: Family
    let purpose: EntriesRequest.Purpose

    init(_ request: EntriesRequest) {
        kind = request.kind
        family = request.environment.family
        purpose = request.purpose
    }
}
