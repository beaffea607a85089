import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import WidgetAudit
import WidgetVocabulary

/// Draws the previews of an extension on whole screens of devices and derives evidence from the trees.
///
/// 1. Each build lists its previews. Those of ordinary views are drawn on the screens of the build's system
///    (`PreviewScreen.all`), each with one request for its entry and one for its trees.
/// 2. A view that sets a container background is a widget's, and one with a size of its own fills no screen: neither is
///    evidence.
/// 3. A preview that cannot be drawn is reported, and the others are drawn.
struct ScreenCollector {
    /// The devices and the reference language.
    let options: RenderOptions
    let sources: SourceIndex
    let end: AuditEnd
    let terminal: Terminal

    func collect(from pool: inout ExtensionPool) -> PreviewedScreens {
        var screens: [ScreenEvidence] = []
        var problems: [String] = []
        for (number, system) in pool.systems.enumerated() where !end.isRequested {
            let previews: [PreviewDescription]
            do throws(CommandFailure) {
                previews = try pool.previews(of: system)
            } catch {
                problems.append("the previews for \(system.rawValue) are not listed: \(error.message)")
                continue
            }
            for (index, (name, preview)) in zip(previews.labels, previews).enumerated() where !end.isRequested {
                let stages = PreviewScreen.all(for: preview, on: system, isFirst: number == 0, among: options.devices)
                guard !stages.isEmpty, let session = pool.session(for: system, locale: locale.identifier) else {
                    continue
                }
                terminal.show("Auditing the preview \(name)…")
                let source = sources.position(inFile: preview.file, line: preview.line)
                do throws(ExtensionError) {
                    screens += try draw(index, .init(name: name, source: source), on: stages, system, session)
                } catch {
                    problems.append("the preview “\(name)” is not drawn: \(error.description)")
                }
            }
        }
        terminal.clearLine()
        guard !end.isRequested else { return .notDrawn(reason: "the audit ended before the previews were drawn") }
        for problem in problems { terminal.say("Not audited: \(problem)") }
        if screens.isEmpty, let problem = problems.first { return .notDrawn(reason: problem) }
        return .drawn(screens)
    }

    private var locale: LocaleName { options.locales.first ?? .standard }

    private func draw(
        _ index: Int, _ preview: ScreenEvidence.Preview, on stages: [PreviewScreen], _ system: OperatingSystem,
        _ session: ExtensionProcess
    ) throws(ExtensionError) -> [ScreenEvidence] {
        let environments = stages.map { environment($0, system) }
        guard let first = environments.first else { return [] }
        let entries = try session.answer(
            to: PreviewEntriesRequest(index: index, environment: first, timeLimit: options.timeLimit))
        defer { session.release([entries.token]) }
        let trees = try session.answer(
            to: RenderRequest(token: entries.token, entries: [0], environments: environments))
        return zip(stages, trees).compactMap { stage, tree in
            guard tree.size == stage.conditions.size else { return nil }
            let evidence = ScreenEvidence(tree: tree, preview: preview, conditions: stage.conditions)
            return evidence.hasContainerBackground ? nil : evidence
        }
    }

    private func environment(_ stage: PreviewScreen, _ system: OperatingSystem) -> WidgetEnvironment {
        WidgetEnvironment(
            platform: system, family: .systemSmall, canvasSize: stage.conditions.size, displayScale: stage.scale,
            systemColors: options.environment.systemColors, missingPictures: options.environment.missingPictures,
            contentMargins: .init(all: 0), layoutDirection: locale.layoutDirection, locale: locale.identifier,
            timeZone: options.timeZone, now: options.at?.secondsSinceReferenceDate, screen: stage.place)
    }
}
