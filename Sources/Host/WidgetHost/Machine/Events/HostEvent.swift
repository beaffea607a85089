import ExtensionProtocol
import Foundation

/// Something that happened, apart from the user's commands.
package enum HostEvent: Sendable {
    /// Time went on.
    case tick
    /// The clock was set, forwards or backwards.
    case clockSet
    case installed(ExtensionID, name: String, ExtensionDescription)
    /// The same build, in another language.
    case described(ExtensionID, name: String, ExtensionDescription)
    case uninstalled(ExtensionID)
    case build(ExtensionID, name: String, InstalledExtension.Build)
    case output(ExtensionID, line: String)
    /// The extension's process crashed or was stopped because it misbehaved.
    case ended(ExtensionID, reason: String)
    /// The largest size, in bytes, that the extension's process had while it worked for its widgets.
    case memory(ExtensionID, bytes: Int)
    case entries(RequestID, Result<EntriesReply, GatewayFailure>)
    case drawn(RequestID, Result<[DrawingFacts], GatewayFailure>)
    /// The user used a target of the tree that is shown.
    case activated(InstanceID, TapTarget, RequestID)
    case activityStates(RequestID, Result<ActivityReply, GatewayFailure>)
    /// With the failure when it was not drawn.
    case activityDrawn(RequestID, GatewayFailure?)
    /// The user used a target of a Live Activity.
    case activityUsed(ActivityID, TapTarget, RequestID)
    case performed(RequestID, Result<PerformReply, GatewayFailure>)
    case relevance(RequestID, Result<[RelevanceAttribute], GatewayFailure>)
}
