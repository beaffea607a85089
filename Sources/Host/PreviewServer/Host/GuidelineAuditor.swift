import Foundation
import WidgetHost
import WidgetVocabulary

/// Checks placed widgets against the design guidelines.
///
/// The program implements it: planning and collecting the evidence of the rules belongs to the command line, which this
/// module cannot import, and the preview must find what `tessera audit` finds.
package protocol GuidelineAuditor: Sendable {
    /// The number of the extension's current build, which changes with each build; `nil` before the first.
    func buildNumber(of id: ExtensionID) -> Int?

    /// Audits a widget, without effect on the device.
    ///
    /// - Parameter limit: After this time the result is that of the pictures until then, with the state `late`.
    /// - Returns: `nil` if the task is canceled, as soon as it is.
    func audit(_ widget: AuditedWidget, within limit: Duration) async -> PageGuidelines?
}

/// A placed widget, with everything that its findings depend on.
package struct AuditedWidget: Hashable, Sendable {
    package var id: InstanceID
    package var extensionID: ExtensionID
    package var kind: String
    package var family: Family
    package var configuration: [ConfigurationEntry]
    /// The number of the extension's build.
    package var build: Int
    /// The number of the widget's timeline.
    package var timeline: Int
    /// The date of the device's clock; `nil` for the real time.
    package var date: Date?
    package var environment: HostEnvironment

    package init(
        id: InstanceID, extensionID: ExtensionID, kind: String, family: Family, configuration: [ConfigurationEntry],
        build: Int, timeline: Int, date: Date?, environment: HostEnvironment
    ) {
        self.id = id
        self.extensionID = extensionID
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.build = build
        self.timeline = timeline
        self.date = date
        self.environment = environment
    }

    /// Whether both differ at most in their timelines: an audit of one is still worth finishing for the other.
    func isSameWidget(as other: AuditedWidget) -> Bool {
        id == other.id && kind == other.kind && family == other.family && configuration == other.configuration
            && build == other.build
    }

    /// Whether an audit of one is an audit of the other. The device's settings do not matter: an audit has its own.
    func isAudited(like other: AuditedWidget) -> Bool { isSameWidget(as: other) && timeline == other.timeline }
}
