import ExtensionProtocol
import Foundation

/// An event other than the user's commands.
package enum HostEvent: Sendable {
    /// Time has passed.
    case tick
    /// The clock was set forward or back.
    case clockSet
    case installed(ExtensionID, name: String, ExtensionDescription)
    /// The same build, in another language.
    case described(ExtensionID, name: String, ExtensionDescription)
    case uninstalled(ExtensionID)
    case build(ExtensionID, name: String, InstalledExtension.Build)
    case output(ExtensionID, line: String)
    /// The extension's process crashed or was terminated for exceeding a limit.
    case ended(ExtensionID, reason: String)
    /// The peak memory of the extension's process in bytes.
    case memory(ExtensionID, bytes: Int)
    case entries(RequestID, Result<EntriesReply, GatewayFailure>)
    case drawn(RequestID, Result<[DrawingFacts], GatewayFailure>)
    /// The user activated a target of the displayed tree.
    case activated(InstanceID, TapTarget, RequestID)
    case activityStates(RequestID, Result<ActivityReply, GatewayFailure>)
    /// With the failure if it was not drawn.
    case activityDrawn(RequestID, GatewayFailure?)
    /// The user activated a target of a Live Activity.
    case activityUsed(ActivityID, TapTarget, RequestID)
    case performed(RequestID, Result<PerformReply, GatewayFailure>)
    case relevance(RequestID, Result<[RelevanceAttribute], GatewayFailure>)
}
