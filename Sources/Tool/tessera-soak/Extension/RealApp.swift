import ExtensionProcess
import ExtensionProtocol
import Foundation
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// A built extension whose processes answer.
struct RealApp: SimulatedApp {
    let id: ExtensionID
    let choices: [AppWidget]
    let reloadableKinds: [String]
    let activity: String?
    /// A real provider may wait for days.
    let longestPause = 8 * 86_400.0
    let keptEntries: Int? = nil
    private let built: BuiltExtension
    private let options: LaunchOptions
    private let description: ExtensionDescription

    /// Builds the extension and reads its description.
    ///
    /// - Parameter placed: The number of widgets that are placed in all.
    static func make(source: String, placed: Int, timeZone: String, from start: Date) async throws -> RealApp {
        let built = try WidgetBuilder(sdk: try SDKLocation.find(), options: BuildOptions())
            .build(try WidgetFolder(at: source)).product
        let options = LaunchOptions(
            timeLimit: 60, confinement: .sandbox(network: .denied), locale: "en_US", timeZone: timeZone)
        let pool = ProcessPool(built, options: options, clockPolicy: .advancing)
        let description = try await pool.send(DescribeRequest(), at: start)
        await pool.shutdown()
        return RealApp(built, options, description, placed: placed)
    }

    private init(_ built: BuiltExtension, _ options: LaunchOptions, _ description: ExtensionDescription, placed: Int) {
        self.built = built
        self.options = options
        self.description = description
        id = ExtensionID(built.name)
        activity = description.activities.first?.attributes
        let widgets = description.widgets.filter { $0.configuration != .activity }
        reloadableKinds = widgets.map(\.kind)
        let sizes: Set<Family> = [.systemSmall, .systemMedium]
        let pairs = widgets.flatMap { widget in
            widget.families.filter { sizes.contains($0) }.map { (widget.kind, $0) }
        }
        choices = pairs.map { AppWidget($0, $1, count: max(1, placed / max(1, pairs.count))) }
    }

    func connect(build: Int) -> any ExtensionGateway {
        ProcessPool(built, options: options, clockPolicy: .advancing)
    }

    func configuration(of widget: AppWidget, number: Int) -> [ConfigurationEntry] {
        let parameters = description.widgets.first { $0.kind == widget.kind }?.parameters ?? []
        guard let parameter = parameters.first(where: { !$0.options.isEmpty }) else { return [] }
        return [.init(name: parameter.name, json: parameter.options[number % parameter.options.count].json)]
    }

    /// Kills one of this program's extension processes.
    func loseProcess() {
        if let process = ChildProcesses.descendants(of: getpid()).last { kill(process, SIGKILL) }
    }

    func faults(atMidnight date: Date, _ widgets: [HostSnapshot.Instance]) -> [String] { [] }

    func fault(in shown: ShownWidget, of widget: HostSnapshot.Instance) -> String? {
        if let failure = widget.timeline.failure { return "widget \(widget.id) failed: \(failure.message)" }
        return shown.tree == nil ? "widget \(widget.id) shows nothing: \(shown.reasons)" : nil
    }
}
