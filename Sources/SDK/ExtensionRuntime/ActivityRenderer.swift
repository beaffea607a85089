import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import WidgetKit

/// Draws a Live Activity for one place, as large as its content requires within the place's limits.
@MainActor
struct ActivityRenderer {
    let bundle: ExtensionBundle

    func render(_ moment: ActivityMoment, at date: Date, in place: WidgetEnvironment) -> RenderTree {
        // Without a named place, the activity's content gets the largest available space.
        let activity =
            place.activity
            ?? ActivityPlace(.lockScreen, heights: 0...place.canvasSize.height, sideWidth: place.canvasSize.width)
        let metrics = ActivityMetrics(place, activity)
        let date = place.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? date
        bundle.use(locale: place.locale)
        var renderer = ViewRenderer(
            size: place.canvasSize, environment: EnvironmentValues(place, activity), date: date, resources: bundle)
        let part = ActivityPart(activity.presentation)
        func fitting(limit: Double) -> CGSize {
            renderer.sizeThatFits(
                moment.view(of: part, in: metrics, limit: limit),
                ProposedViewSize(width: place.canvasSize.width, height: limit.isFinite ? limit : nil))
        }
        let limited = fitting(limit: activity.maximumHeight)
        renderer.size = CGSize(width: place.wholePixels(limited.width), height: place.wholePixels(limited.height))
        var tree = renderer.render(moment.view(of: part, in: metrics, limit: renderer.size.height))
        let wanted = fitting(limit: .infinity).height
        if activity.isElastic, wanted > activity.maximumHeight + 0.5 {
            tree.diagnostics.append(
                Diagnostic(
                    .warning, .invalidGeometry, subject: part == .expanded ? "DynamicIsland" : "ActivityConfiguration",
                    message: "The content is \(Int(wanted.rounded(.up))) points high; anything beyond "
                        + "\(Int(activity.maximumHeight)) points is cut off.",
                    remedy: "Reduce its height for this state."))
        }
        return tree.limited(toDepth: BinaryLimits().depth)
    }
}

extension WidgetEnvironment {
    /// The length as a number of whole pixels; the guidelines' lengths, such as 36.67 for 36 and two thirds, are rounded
    /// to hundredths.
    fileprivate func wholePixels(_ length: CGFloat) -> CGFloat {
        (length * displayScale - 0.05).rounded(.up) / displayScale
    }
}

extension ActivityPlace {
    /// Whether the height follows from the content.
    fileprivate var isElastic: Bool {
        switch presentation {
        case .lockScreen, .standBy, .expanded, .smartStack: true
        case .compact, .minimal, .minimalAttached: false
        }
    }
}

extension ActivityMetrics {
    init(_ place: WidgetEnvironment, _ activity: ActivityPlace) {
        self.init(
            width: place.canvasSize.width, minimumHeight: activity.minimumHeight,
            maximumHeight: activity.maximumHeight, camera: activity.camera, sideWidth: activity.sideWidth,
            cornerRadius: place.cornerRadius, margins: EdgeInsets(place.contentMargins))
    }
}

extension ActivityPart {
    init(_ presentation: ActivityPresentationName) {
        switch presentation {
        case .lockScreen, .standBy, .smartStack: self = .content
        case .compact: self = .compact
        case .minimal: self = .minimal(.detached)
        case .minimalAttached: self = .minimal(.attached)
        case .expanded: self = .expanded
        }
    }
}

extension EnvironmentValues {
    /// The environment of a Live Activity's views.
    init(_ place: WidgetEnvironment, _ activity: ActivityPlace) {
        self.init(place)
        // Only widgets have a container background; a chart shared with one may set it.
        showsWidgetContainerBackground = false
        switch activity.presentation {
        case .lockScreen: activityGround = .material
        case .standBy:
            activityGround = ActivityGround.none
            isActivityFullscreen = true
            colorScheme = .dark
        case .smartStack:
            activityGround = ActivityGround.none
            activityFamily = .small
            colorScheme = .dark
        case .compact, .minimal, .minimalAttached, .expanded: break
        }
    }
}
