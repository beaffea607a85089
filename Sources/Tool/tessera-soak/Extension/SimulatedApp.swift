import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

/// An app whose widgets a simulation places.
protocol SimulatedApp: Sendable {
    var id: ExtensionID { get }
    /// The widgets that can be placed.
    var choices: [AppWidget] { get }
    /// The kinds that the app may reload itself at any time.
    var reloadableKinds: [String] { get }
    /// The seconds after which a widget with a reload policy reloads at the latest.
    var longestPause: Double { get }
    /// The attributes of its Live Activity.
    var activity: String? { get }

    /// A connection to the build with this number.
    func connect(build: Int) -> any ExtensionGateway
    /// The configuration of a widget that is different for each number.
    func configuration(of widget: AppWidget, number: Int) -> [ConfigurationEntry]
    /// The process ends, and the entries that it kept are lost.
    func loseProcess()
    /// The number of sets of entries that the app keeps; `nil` if it is not known.
    var keptEntries: Int? { get }

    /// Checks the app's own expectations at a midnight that the phone's clock has reached by itself.
    ///
    /// - Returns: What is wrong.
    func faults(atMidnight date: Date, _ widgets: [HostSnapshot.Instance]) -> [String]
    /// Checks the shown content of a widget.
    func fault(in shown: ShownWidget, of widget: HostSnapshot.Instance) -> String?
}

/// A widget of an app in one size.
struct AppWidget: Hashable, Sendable {
    var kind: String
    var family: Family
    /// The usual number of such widgets on the phone.
    var count: Int

    init(_ kind: String, _ family: Family, count: Int) {
        self.kind = kind
        self.family = family
        self.count = count
    }
}
