import DeviceCatalog
import Subprocesses
import WidgetAudit
import WidgetCompiler

extension AuditRun {
    /// Audits an extension on the standard devices of its platforms.
    ///
    /// - Parameter at: The date of the device; `nil` for now.
    static func result(
        of source: WidgetSource, _ auditor: Auditor, on project: ProjectOptions, at: Moment? = nil,
        _ own: OwnFiles = OwnFiles(), timeLimit: AnswerLimit, _ confinement: SandboxMode, keepsPictures: Bool,
        _ terminal: Terminal
    ) throws(CommandFailure) -> Result {
        var cache = SourceCache()
        let standard = DeviceArgument.devices([], on: [])
        var options = RenderOptions(
            source: source, devices: project.devices(of: [source], among: standard, read: &cache),
            at: at, locales: [.standard], timeLimit: timeLimit.seconds)
        options.own = own
        options.confinement = confinement
        let folder: WidgetFolder
        do throws(BuildError) {
            folder = try cache.folder(at: source)
        } catch {
            throw error.commandFailure()
        }
        var run = AuditRun(auditor: auditor, options: options, keepsPictures: keepsPictures, terminal: terminal)
        run.coversAllFamilies = true
        return try run.run(folder)
    }
}
