import DeviceCatalog
import Foundation
import WidgetVocabulary

/// The complete state of the host, except for drawn trees and pending requests. It can be stored at any time and read
/// back later.
///
/// Invariants: every instance on a page, in a stack, in Today View or on the Lock Screen is in `instances`, and each
/// instance is in exactly one of these places, unless its place has no order, such as StandBy or a desktop.
package struct HostState: Hashable, Sendable, Codable {
    /// The current editing mode.
    package enum Mode: Hashable, Sendable, Codable {
        case using
        /// Widgets wiggle, can be moved and removed, and the gallery can be opened.
        case editing(Context)
        /// The gallery is open over the edited place.
        case gallery(Context)
    }

    package var extensions: [ExtensionID: InstalledExtension]
    package var instances: [InstanceID: WidgetInstance]
    package var stacks: [StackID: WidgetStack]
    package var pages: [HomePage]
    package var todayView: [HomePage.Content]
    package var lockScreen: LockScreen
    package var mode: Mode
    package var environment: HostEnvironment
    package var settings: HostSettings
    package var circumstances: DrawingConditions
    /// Live Activities end with the host, because the app that would continue them does not run. They are not stored.
    package var activities: [ActivityID: LiveActivity] = [:]
    package var log: HostLog
    /// The number of the next instance or stack.
    package var nextNumber: Int

    package init(environment: HostEnvironment = HostEnvironment(), settings: HostSettings = HostSettings()) {
        extensions = [:]
        instances = [:]
        stacks = [:]
        pages = [HomePage()]
        todayView = []
        lockScreen = LockScreen()
        mode = .using
        self.environment = environment
        self.settings = settings
        circumstances = DrawingConditions()
        log = HostLog(limit: settings.logLimit)
        nextNumber = 1
    }

    private enum CodingKeys: String, CodingKey {
        case extensions, instances, stacks, pages, todayView, lockScreen, mode, environment, settings, circumstances
        case log, nextNumber
    }
}
