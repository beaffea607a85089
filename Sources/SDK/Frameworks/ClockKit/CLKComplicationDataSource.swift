import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"
public let CLKLaunchedTimelineEntryDateKey = "CLKLaunchedTimelineEntryDateKey"
public let CLKLaunchedComplicationIdentifierKey = "CLKLaunchedComplicationIdentifierKey"

open class CLKComplication: NSObject, NSCopying, @unchecked Sendable {
    public let family: CLKComplicationFamily
    public let identifier: String
    public let userInfo: [AnyHashable: Any]?
    public let userActivity: NSUserActivity?

    init(family: CLKComplicationFamily, identifier: String) {
        self.family = family
        self.identifier = identifier
        userInfo = nil
        userActivity = nil
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
    public let identifier: String
    public let displayName: String
    public let supportedFamilies: [CLKComplicationFamily]
    public let userInfo: [AnyHashable: Any]?
    public let userActivity: NSUserActivity?

    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userInfo: [AnyHashable: Any]? = nil
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        self.userInfo = userInfo
        userActivity = nil
        super.init()
    }

    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userActivity: NSUserActivity
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        userInfo = nil
        self.userActivity = userActivity
        super.init()
    }
}

open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
    open var date: Date
    open var complicationTemplate: CLKComplicationTemplate
    open var timelineAnimationGroup: String?

    public init(
        date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String? = nil
    ) {
        self.date = date
        self.complicationTemplate = complicationTemplate
        self.timelineAnimationGroup = timelineAnimationGroup
        super.init()
    }
}

/// Provides the content of a watch face's complications; it is never called here.
public protocol CLKComplicationDataSource: AnyObject {
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    func complicationDescriptors() async -> [CLKComplicationDescriptor]
    func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
    func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    func getTimelineAnimationBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
    func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    func currentTimelineEntry(for complication: CLKComplication) async -> CLKComplicationTimelineEntry?
    func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    func timelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int
    ) async -> [CLKComplicationTimelineEntry]?
    func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
    func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    func localizableSampleTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate?
    func getPlaceholderTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
}

extension CLKComplicationDataSource {
    public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) { handler([]) }
    public func complicationDescriptors() async -> [CLKComplicationDescriptor] { [] }
    public func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor]) {}
    public func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) {
        handler(nil)
    }
    public func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
    ) { handler(.showOnLockScreen) }
    public func getTimelineAnimationBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void
    ) { handler(.never) }
    public func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
    ) { handler(nil) }
    public func currentTimelineEntry(for complication: CLKComplication) async -> CLKComplicationTimelineEntry? { nil }
    public func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }
    public func timelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int
    ) async -> [CLKComplicationTimelineEntry]? { nil }
    public func getTimelineEntries(
        for complication: CLKComplication, before date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }
    public func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
    ) { handler([]) }
    public func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }
    public func localizableSampleTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate? { nil }
    public func getPlaceholderTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }
}

extension NSNotification.Name {
    public static let CLKComplicationServerActiveComplicationsDidChange = NSNotification.Name(
        "CLKComplicationServerActiveComplicationsDidChangeNotification")
}

/// Lists the complications of a watch face: none, because it shows widgets.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
    private static let shared = CLKComplicationServer()

    open class func sharedInstance() -> CLKComplicationServer { shared }
    open var activeComplications: [CLKComplication]? { nil }
    open var earliestTimeTravelDate: Date { Date() }
    open var latestTimeTravelDate: Date { Date() }

    open func reloadTimeline(for complication: CLKComplication) {
        Notices.current.addInert("CLKComplicationServer.reloadTimeline", .absent("ClockKit complications"))
    }

    open func extendTimeline(for complication: CLKComplication) {}
    open func reloadComplicationDescriptors() {}
}

open class CLKWidgetComplicationMigrationConfiguration: NSObject, @unchecked Sendable {}

/// A widget in place of a complication.
open class CLKComplicationStaticWidgetMigrationConfiguration: CLKWidgetComplicationMigrationConfiguration,
    @unchecked Sendable
{
    public let kind: String
    public let extensionBundleIdentifier: String

    public init(kind: String, extensionBundleIdentifier: String) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
        super.init()
    }
}

public protocol CLKComplicationWidgetMigrator: AnyObject {
    func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKWidgetComplicationMigrationConfiguration?) -> Void)
    func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKWidgetComplicationMigrationConfiguration?
}

extension CLKComplicationWidgetMigrator {
    public func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKWidgetComplicationMigrationConfiguration?) -> Void
    ) { completionHandler(nil) }
    public func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKWidgetComplicationMigrationConfiguration? { nil }
}

extension CLKComplicationDataSource {
    public var widgetMigrator: any CLKComplicationWidgetMigrator { _NoMigrator() }
}

/// Does not migrate anything.
public final class _NoMigrator: CLKComplicationWidgetMigrator {}
