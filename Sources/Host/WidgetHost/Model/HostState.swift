import DeviceCatalog
import Foundation
import WidgetVocabulary

/// All that the host knows, apart from drawn trees and requests under way. It can be written down at any moment and
/// read back later.
///
/// Invariants: every instance on a page, in a stack, in Today View or on the Lock Screen is in `instances`, and each
/// instance is in exactly one of these places, unless it stands by itself: in a place that keeps no order of its own,
/// as StandBy or a desktop.
package struct HostState: Hashable, Sendable, Codable {
    /// What people may do now.
    package enum Mode: Hashable, Sendable, Codable {
        case using
        /// Widgets wiggle, can be moved and removed, and the gallery can be opened.
        case editing(Context)
        /// The gallery is open over the place that is being edited.
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
    package var circumstances: Circumstances
    /// Live Activities end with the host: the app that would go on with them does not run. They are not written down.
    package var activities: [ActivityID: LiveActivity] = [:]
    package var log: HostLog
    /// The number that the next instance or stack gets.
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
        circumstances = Circumstances()
        log = HostLog(limit: settings.logLimit)
        nextNumber = 1
    }

    private enum CodingKeys: String, CodingKey {
        case extensions, instances, stacks, pages, todayView, lockScreen, mode, environment, settings, circumstances
        case log, nextNumber
    }
}
