import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// The simulated device: runs the state machine, asks extensions, keeps what they drew and tells who listens.
package actor WidgetHost {
    private let clock: any HostClock
    private let store: any HostStore
    private var state: HostState

    /// - Parameters:
    ///   - state: what a new device is like; a store that holds something wins over it.
    package init(clock: any HostClock, store: any HostStore, state: HostState = HostState()) {
        self.clock = clock
        self.store = store
        self.state = state
    }

    /// Reads the store and starts the clockwork. What was shown last is shown again at once.
    package func start() async {}

    /// Stops the clockwork, writes what is not written yet and ends the extensions.
    package func stop() async {}

    /// Puts an extension on the device, or a new build in the place of the old one: instances and their configuration
    /// stay.
    package func install(_ id: ExtensionID, name: String, gateway: any ExtensionGateway) async throws(HostError) {
        throw .unavailable("nothing can be installed yet")
    }

    package func uninstall(_ id: ExtensionID) async throws(HostError) {
        throw .unknownExtension(id)
    }

    /// Says how the build of an extension stands; widgets of the last good build stay as they are. An extension that
    /// never built may be announced with a name.
    package func noteBuild(_ build: InstalledExtension.Build, of id: ExtensionID, name: String) async {}

    /// A line that the extension wrote, for the log.
    package func noteOutput(_ line: String, of id: ExtensionID) async {}

    package func send(_ command: HostCommand) async throws(HostError) -> CommandReply {
        throw .unavailable("no command is known yet")
    }

    /// Each caller gets all updates from now on; a slow one loses the oldest.
    package func updates() -> AsyncStream<HostUpdate> {
        AsyncStream { $0.finish() }
    }

    package func snapshot() -> HostSnapshot {
        HostSnapshot(
            revision: 0, clock: clock.state, mode: state.mode, environment: state.environment,
            settings: state.settings, circumstances: state.circumstances, apps: [], pages: state.pages,
            todayView: state.todayView, lockScreen: state.lockScreen, instances: [], stacks: [], log: [], notices: [])
    }

    package func tree(
        of id: InstanceID, overrides: EnvironmentOverrides = EnvironmentOverrides()
    ) async throws(HostError) -> ShownWidget {
        throw .unknownInstance(id)
    }

    /// What the widget shows at another moment of its timeline: for a scrubber.
    package func tree(of id: InstanceID, at date: Date) async throws(HostError) -> ShownWidget {
        throw .unknownInstance(id)
    }

    package func gallery(for context: Context) -> Gallery {
        Gallery(context: context, apps: [])
    }

    package func galleryPreview(
        of id: ExtensionID, kind: String, family: WidgetFamilyName, overrides: EnvironmentOverrides = .init()
    ) async throws(HostError) -> GalleryPreview {
        throw .unknownExtension(id)
    }

    package func form(for id: InstanceID) async throws(HostError) -> ConfigurationForm {
        throw .unknownInstance(id)
    }

    /// What a field of the form can be set to; `query` is what the person typed, none for the suggested values.
    package func suggestions(
        for id: InstanceID, parameter: String, query: String?
    ) async throws(HostError) -> [ConfigurationForm.Choice] {
        throw .unknownInstance(id)
    }
}
