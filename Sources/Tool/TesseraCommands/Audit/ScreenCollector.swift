import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetAudit
import WidgetCompiler
import WidgetVocabulary
import XcodeProject

/// Draws the previews of an extension on whole screens of devices and derives evidence from the trees.
///
/// 1. Each build lists its previews. Those of ordinary views are drawn on the screens of the build's system that the
///    app declares (`PreviewScreen.all`), with one request for its entry, one for its trees in light and one for those
///    in dark.
/// 2. A view that sets a container background is a widget's, and one with a size of its own fills no screen: neither
///    is evidence. The screens in dark are evidence only if one of them has other parts than in light.
/// 3. A preview that cannot be drawn is reported, and the others are drawn; one that can be drawn in light only is
///    evidence for light. What an app declares in a form that is not known is reported as well.
/// 4. Previews beyond the memory of the evidence are not drawn, and of a screen beyond its limits a part is evidence;
///    both are stated.
struct ScreenCollector {
    struct Result {
        var screens: PreviewedScreens
        /// Why a part of the previews is not audited; `nil` if all of them are.
        var omission: String?
    }

    /// Bytes of the evidence of all screens.
    private static let memoryLimit = 192 << 20

    /// The devices and the reference language.
    let options: RenderOptions
    let folder: WidgetFolder
    let sources: SourceIndex
    let end: AuditEnd
    let terminal: Terminal

    /// A screen and the tree that it was derived from.
    private struct Drawing {
        var evidence: ScreenEvidence
        var tree: RenderTree
    }

    /// - Parameter keep: Receives the tree of each screen, for the pictures of its findings.
    func collect(from pool: inout ExtensionPool, keep: (RenderTree, ScreenEvidence) -> Void) -> Result {
        var screens: [ScreenEvidence] = []
        var problems: [String] = []
        var remarks: [String] = []
        var memory = 0
        for (number, system) in pool.systems.enumerated() where !end.isRequested && memory <= Self.memoryLimit {
            let previews: [PreviewDescription]
            do throws(CommandFailure) {
                previews = try pool.previews(of: system)
            } catch {
                problems.append("the previews for \(system.rawValue) are not listed: \(error.message)")
                continue
            }
            for (index, (name, preview)) in zip(previews.labels, previews).enumerated()
            where !end.isRequested && memory <= Self.memoryLimit {
                let app = app(showing: preview)
                let stages = PreviewScreen.all(
                    for: preview, on: system, isFirst: number == 0, among: options.devices,
                    declared: app?.screens ?? DeclaredScreens())
                guard !stages.isEmpty, let session = pool.session(for: system, locale: locale.identifier) else {
                    continue
                }
                terminal.show("Auditing the preview \(name)…")
                if let app { remarks += app.remarks.map { "The app \(app.name): \($0)" } }
                let source = sources.position(inFile: preview.file, line: preview.line)
                do throws(ExtensionError) {
                    let (drawn, problem) = try draw(
                        index, .init(name: name, source: source), on: stages, system, session)
                    if let problem { problems.append("the preview “\(name)” is not drawn in dark: \(problem)") }
                    memory += drawn.reduce(0) { $0 + $1.evidence.memory }
                    guard memory <= Self.memoryLimit else { break }
                    for drawing in drawn {
                        screens.append(drawing.evidence)
                        keep(drawing.tree, drawing.evidence)
                    }
                } catch {
                    problems.append("the preview “\(name)” is not drawn: \(error.description)")
                }
            }
        }
        terminal.clearLine()
        guard !end.isRequested else {
            return Result(screens: .notDrawn(reason: "the audit ended before the previews were drawn"))
        }
        for remark in remarks.uniqued { terminal.say(remark) }
        for problem in problems { terminal.say("Not audited: \(problem)") }
        var omission: String?
        if memory > Self.memoryLimit {
            omission = "its screens need too much memory together"
        } else if screens.contains(where: \.isIncomplete) {
            omission = "a screen has too many visible parts"
        }
        if screens.isEmpty, let problem = omission ?? problems.first {
            return Result(screens: .notDrawn(reason: problem), omission: omission)
        }
        return Result(screens: .drawn(screens), omission: omission)
    }

    private var locale: LocaleName { options.locales.first ?? .standard }

    /// The app that shows a preview, whose file the build names with its module. Of several files with that name, none
    /// is taken for it.
    private func app(showing preview: PreviewDescription) -> AppScreens.App? {
        let name = (preview.file as NSString).lastPathComponent
        let files = folder.swiftFiles.filter { ($0 as NSString).lastPathComponent == name }
        return folder.appScreens.app(showing: files.count == 1 ? files[0] : nil)
    }

    /// - Returns: The screens, and why they are not drawn in dark, if so.
    private func draw(
        _ index: Int, _ preview: ScreenEvidence.Preview, on stages: [PreviewScreen], _ system: OperatingSystem,
        _ session: ExtensionProcess
    ) throws(ExtensionError) -> ([Drawing], problem: ExtensionError?) {
        guard let first = stages.first else { return ([], nil) }
        let entries = try session.answer(
            to: PreviewEntriesRequest(
                index: index, environment: environment(first, system), timeLimit: options.timeLimit))
        defer { session.release([entries.token]) }
        func drawings(_ stages: [PreviewScreen]) throws(ExtensionError) -> [Drawing] {
            let environments = stages.map { environment($0, system) }
            let trees = try session.answer(
                to: RenderRequest(token: entries.token, entries: [0], environments: environments))
            return zip(stages, trees).compactMap { stage, tree in
                guard tree.size == stage.conditions.size else { return nil }
                let evidence = ScreenEvidence(tree: tree, preview: preview, conditions: stage.conditions)
                return evidence.hasContainerBackground ? nil : Drawing(evidence: evidence, tree: tree)
            }
        }
        let light = try drawings(stages)
        guard !light.isEmpty else { return ([], nil) }
        do throws(ExtensionError) {
            let dark = try drawings(stages.map(\.inDark))
            let isSame =
                light.count == dark.count
                && zip(light, dark).allSatisfy { $0.evidence.hasSameParts(as: $1.evidence) }
            return (isSame ? light : light + dark, nil)
        } catch {
            return (light, error)
        }
    }

    private func environment(_ stage: PreviewScreen, _ system: OperatingSystem) -> WidgetEnvironment {
        WidgetEnvironment(
            platform: system, family: .systemSmall, canvasSize: stage.conditions.size, displayScale: stage.scale,
            colorScheme: stage.conditions.colorScheme,
            systemColors: options.environment.systemColors, missingPictures: options.environment.missingPictures,
            contentMargins: .init(all: 0), layoutDirection: locale.layoutDirection, locale: locale.identifier,
            timeZone: options.timeZone, now: options.at?.secondsSinceReferenceDate, screen: stage.place)
    }
}
