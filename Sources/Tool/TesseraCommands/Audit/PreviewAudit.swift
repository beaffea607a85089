import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import PreviewServer
import Subprocesses
import WidgetAudit
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The audits of a running preview.
///
/// 1. An audit is that of `tessera audit`, for one widget in its own size, with the user's settings of it, at the device's
///    date. The choices in `tessera.yml` are read each time.
/// 2. It draws with separate processes of the installed build, so that it neither delays the device's widgets nor uses
///    their budgets. It runs on a separate thread, because it waits for these processes.
/// 3. When the time limit is reached or the task is canceled, the processes end at once. A late audit has the findings of
///    the pictures until then.
struct PreviewAudit: GuidelineAuditor {
    let coordinator: BuildCoordinator
    /// The location of the device; `nil` if widgets receive none.
    let location: GeographicPlace?
    /// The host's source of weather; `nil` if widgets show sample weather.
    let weather: WeatherAccess?
    let own: OwnFiles
    let confinement: SandboxMode

    func buildNumber(of id: ExtensionID) -> Int? { coordinator.installed(id)?.number }

    func audit(_ widget: AuditedWidget, within limit: Duration) async -> PageGuidelines? {
        guard let installed = coordinator.installed(widget.extensionID) else { return nil }
        let end = AuditEnd()
        let alarm = Task {
            guard (try? await CancelableSleep.run(for: limit)) != nil else { return }
            end.request(.late)
        }
        defer { alarm.cancel() }
        let result: PageGuidelines? = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                WorkThread(name: "audit").run {
                    continuation.resume(returning: self.guidelines(of: widget, installed, until: end))
                }
            }
        } onCancel: {
            end.request(.canceled)
        }
        guard var late = result, end.reason == .late else { return result }
        late.state = .late
        late.note = "The audit reached its limit of \(limit); the findings are those until then."
        return late
    }

    /// - Returns: `nil` if the audit was canceled.
    private func guidelines(
        of widget: AuditedWidget, _ installed: BuildCoordinator.Installed, until end: AuditEnd
    ) -> PageGuidelines? {
        do throws(CommandFailure) {
            return try result(of: widget, installed, until: end)
        } catch {
            guard !end.isWithoutResult else { return nil }
            let note = [error.message, error.remedy].compactMap(\.self).joined(separator: " ")
            return PageGuidelines(widget: widget.id.number, state: .failed, note: note)
        }
    }

    private func result(
        of widget: AuditedWidget, _ installed: BuildCoordinator.Installed, until end: AuditEnd
    ) throws(CommandFailure) -> PageGuidelines {
        let source = installed.product.source
        let folder: WidgetFolder
        do throws(WidgetFolder.Problem) {
            folder = try WidgetFolder(at: source)
        } catch {
            throw BuildError.folder(error).commandFailure()
        }
        let options = options(for: widget, installed)
        let terminal = Terminal(style: .quiet) { _ in }
        var pool = ExtensionPool(options: options, terminal: terminal, built: installed.built) { end.follow($0) }
        let run = AuditRun(
            auditor: try Self.auditor(of: widget), options: options, keepsPictures: false, terminal: terminal,
            settings: widget.configuration.map { .init(name: $0.name, json: $0.json) }, scope: .widgets)
        let result = try run.run(folder, in: &pool, until: end)
        let report = AuditReport.settled([result.report])
        guard end.isRequested || report.summary.pictures > 0 || !report.findings.isEmpty else {
            throw CommandFailure(
                .usage, "The build has no widget “\(widget.kind)” of the size \(widget.family.shortName).",
                remedy: "Remove the widget, or add the size to its supported families.")
        }
        return PageGuidelines(
            report, of: widget, comparedWith: result.reference, below: folder.place(givenAs: source).given)
    }

    /// All rules with the configuration of the project, for one widget.
    private static func auditor(of widget: AuditedWidget) throws(CommandFailure) -> Auditor {
        var configuration = try AuditConfiguration.ofProject()
        let isIncluded = configuration.families.isEmpty || configuration.families.contains(widget.family)
        guard isIncluded, configuration.includes(widget.kind) else {
            throw CommandFailure(
                .usage, "\(AuditConfiguration.fileName) excludes this widget or its size.",
                remedy: "Add it to “widgets” or “families”.")
        }
        configuration.widgets = [widget.kind]
        configuration.families = [widget.family]
        let auditor = Auditor(configuration: configuration)
        guard !auditor.rules.isEmpty else {
            throw CommandFailure(
                .usage, "\(AuditConfiguration.fileName) turns every rule off.", remedy: "Turn some of them on.")
        }
        return auditor
    }

    private func options(for widget: AuditedWidget, _ installed: BuildCoordinator.Installed) -> RenderOptions {
        let platform = installed.built.platform.usualPlatform
        var options = RenderOptions(
            source: installed.product.source, widgetKind: widget.kind, families: .some([widget.family]),
            devices: Self.devices(on: platform, as: widget.environment),
            at: widget.date.map { Moment(secondsSinceReferenceDate: $0.timeIntervalSinceReferenceDate) },
            locales: [.standard], timeZone: widget.environment.timeZone, location: location,
            timeLimit: AnswerLimit.standard.seconds)
        options.weather = weather
        options.own = own
        options.confinement = confinement
        return options
    }

    /// The standard devices, by the names of the user's devices with the same screens: a page then recognizes its own.
    private static func devices(on platform: Platform, as environment: HostEnvironment) -> [Device] {
        let name = platform == .iPhone ? environment.device : environment.place[platform]
        let shown = try? DeviceCatalog.device(named: name)
        return DeviceArgument.devices([], on: [platform]).map { standard in
            guard let shown, shown.screen == standard.screen, shown.scale == standard.scale else { return standard }
            return shown
        }
    }
}
