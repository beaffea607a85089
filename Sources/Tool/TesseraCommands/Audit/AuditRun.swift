import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetAudit
import WidgetCompiler
import WidgetVocabulary
import XcodeProject

/// Builds an extension, draws what the rules need, and judges it.
struct AuditRun {
    struct Result {
        var report: AuditReport
        var gallery: FindingGallery?
        /// The kinds of the extension's widgets, also of those outside of the scope. Live Activities and controls are not
        /// audited.
        var kinds: [String]
        /// A request that ended a widget's process, if its rule is not judged.
        var failure: CommandFailure?
        /// What that rule finds, so that what accepts its findings accepts the failure as well; empty if it is judged.
        var failures: AuditReport
        /// The conditions that the pictures were compared with.
        var reference: WidgetEvidence.Reference
    }

    let auditor: Auditor
    /// The devices, the permissions and the limits; the source is that of the extension.
    let options: RenderOptions
    let keepsPictures: Bool
    let terminal: Terminal
    /// Whether families that none of the devices has are drawn on an iPad that has them.
    var coversAllFamilies = false
    /// The user's settings of the widgets; empty for the defaults.
    var settings: [EntriesRequest.ConfigurationValue] = []
    var scope = Scope.everything

    enum Scope {
        /// The widgets, and the previews of other views on whole screens.
        case everything
        case widgets
    }

    func run(_ source: WidgetFolder) throws(CommandFailure) -> Result {
        var pool = ExtensionPool(options: options, terminal: terminal, early: nil)
        for failure in try pool.build(source) { terminal.report(failure) }
        return try run(source, in: &pool, until: AuditEnd(drawing: Interruption.drawing))
    }

    /// - Parameters:
    ///   - pool: Has the build.
    ///   - end: The result of an audit that is late has the pictures until then.
    /// - Throws: `CommandFailure.interrupted` if there is no result, among others.
    func run(
        _ source: WidgetFolder, in pool: inout ExtensionPool, until end: AuditEnd
    ) throws(CommandFailure) -> Result {
        defer {
            pool.stop()
            pool.end()
            end.finish()
        }
        pool.start()
        let descriptions = try pool.describe()
        let known = pool.systems.flatMap { descriptions[$0]?.languages ?? [] }
        let languages = try languages(among: known)
        var options = options
        options.locales = [languages.reference]
        var collector = EvidenceCollector(
            configuration: auditor.configuration, needs: auditor.needs, settings: settings,
            keepsPictures: keepsPictures, until: end, terminal: terminal)
        let widgets = pool.systems.flatMap { descriptions[$0]?.widgets ?? [] }.filter { $0.configuration != .activity }
        let sources = SourceIndex(source.swiftFiles, of: source, givenAs: options.source)
        let app = SourceIndex(source.appSwiftFiles, of: source, givenAs: options.source)
        var facts = ExtensionFacts()
        facts.hasApp = !app.files.isEmpty
        facts.reusedViews = sources.views(reusedIn: app)
        facts.systems = Set(source.platforms)
        facts.theme = ExtensionFacts.Theme(source, pool.systems.compactMap { descriptions[$0] })
        facts.processState = sources.processState
        var reference = WidgetEvidence.Reference(
            device: options.devices.first?.name ?? "", locale: languages.reference.identifier,
            secondsFromGMT: Double(TimeZone(identifier: options.timeZone)?.secondsFromGMT() ?? 0))
        if coversAllFamilies {
            reference.familyDevices = addTablet(for: widgets.flatMap(\.families), to: &options)
        }
        collector.add(widgets, reference: reference, facts: facts)
        if auditor.needs.contains(.languages) {
            for language in languages.others where !end.isRequested {
                collector.addTranslations(pool.describe(in: language.identifier), in: language.identifier)
            }
        }
        let plan = EvidencePlan(auditor.needs, from: options, languages: languages.others)
        for pass in plan.passes where !end.isRequested {
            // A pass that has no picture, such as a screen without any of the families, adds no evidence.
            guard let groups = try? RenderPlan(pass.options, for: descriptions).groups else { continue }
            collector.collect(pass, groups, from: &pool)
        }
        if scope == .everything, auditor.needs.contains(.screens) {
            let screens = ScreenCollector(
                options: options, folder: source, sources: sources, end: end, terminal: terminal)
            let previews = screens.collect(from: &pool) { collector.keep($0, of: $1) }
            collector.add(previews)
        }
        if end.isWithoutResult { throw .interrupted }
        let judged = ContinuousClock.now
        let report = auditor.report(on: collector.evidence, sources: sources) {
            end.isWithoutResult || end.reason == .late && ContinuousClock.now > judged + Self.lateJudging
        }
        if end.isWithoutResult { throw .interrupted }
        let failures = auditor.ofUnjudgedFailures.report(on: collector.evidence, sources: sources)
        return Result(
            report: report, gallery: collector.gallery, kinds: widgets.map(\.kind),
            failure: auditor.judgesFailures ? nil : Self.failure(in: collector.evidence), failures: failures,
            reference: reference)
    }

    private static func failure(in widgets: [WidgetEvidence]) -> CommandFailure? {
        for widget in widgets {
            guard let failure = widget.failures.first(where: { $0.cause == .process }) else { continue }
            let family = failure.family.map { " of \($0.rawValue)" } ?? ""
            return CommandFailure(
                .widget, "\(widget.description.kind): the \(failure.request)\(family) fails: \(failure.reason)",
                remedy: "`tessera check` prints the last lines of its output.")
        }
        return nil
    }

    /// Adds an iPad for families that it has and none of the devices; each with the iPad's name.
    private func addTablet(for families: [Family], to options: inout RenderOptions) -> [Family: String] {
        let missing = Set(families).filter { family in
            family.isSupported(on: .iPad) && !options.devices.contains { family.isSupported(on: $0.platform) }
        }
        guard !missing.isEmpty, options.devices.contains(where: { $0.platform == .iPhone }),
            let tablet = DeviceArgument.devices([], on: [.iPad]).first
        else { return [:] }
        options.devices.append(tablet)
        return Dictionary(uniqueKeysWithValues: missing.map { ($0, tablet.name) })
    }

    /// The time in which the pictures of a late audit are judged.
    private static let lateJudging = Duration.seconds(5)

    /// The reference language is English if the extension has it or names none, otherwise its first one.
    private func languages(
        among known: [String]
    ) throws(CommandFailure) -> (reference: LocaleName, others: [LocaleName]) {
        let wanted = auditor.configuration.languages
        var names: [LocaleName] = []
        for text in wanted.isEmpty ? known : wanted {
            do throws(UnknownName) {
                let name = try LocaleName(argument: text)
                if !names.contains(name) { names.append(name) }
            } catch {
                // The bundle's own folders may have other names than languages, such as Base.
                if !wanted.isEmpty { throw CommandFailure(.usage, "\(error)") }
            }
        }
        let english = LocaleName.standard
        let reference = names.first { $0.language == english.language } == nil ? names.first ?? english : english
        return (reference, names.filter { $0.language != reference.language })
    }
}

extension AuditRun.Result {
    /// The failure, unless the settings, a comment in the sources or a baseline accepts it.
    func failure(beyond baseline: Baseline) -> CommandFailure? {
        let new = AuditReport.settled([failures], baseline: baseline).findings
        return new.contains { $0.outcome == .violation } ? failure : nil
    }
}

extension SourceIndex {
    /// Swift sources of a project. One that cannot be read, or is larger than the limits, has no positions.
    fileprivate init(_ paths: [String], of folder: WidgetFolder, givenAs source: WidgetSource) {
        let place = folder.place(givenAs: source)
        var rest = Self.wholeLimit
        self.init(
            paths.compactMap { path in
                guard let data = try? LimitedFile.readText(path, limit: min(Self.sizeLimit, rest)) else { return nil }
                rest -= data.count
                let text = String(decoding: data, as: UTF8.self)
                guard path.hasPrefix(place.actual + "/") else { return File(path: path, text: text) }
                let given = place.given.hasSuffix("/") ? String(place.given.dropLast()) : place.given
                return File(path: given + path.dropFirst(place.actual.count), text: text)
            })
    }

    /// Bytes of a file. A larger one is generated.
    private static var sizeLimit: Int { 4 << 20 }
    /// Bytes of all files together; those of a line in memory are a multiple.
    private static var wholeLimit: Int { 32 << 20 }
}
