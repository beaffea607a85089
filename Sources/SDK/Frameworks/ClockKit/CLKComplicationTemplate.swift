import Foundation
import SwiftUI
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
    case modularSmall = 0
    case modularLarge = 1
    case utilitarianSmall = 2
    case utilitarianLarge = 3
    case circularSmall = 4
    case utilitarianSmallFlat = 6
    case extraLarge = 7
    case graphicCorner = 8
    case graphicBezel = 9
    case graphicCircular = 10
    case graphicRectangular = 11
    case graphicExtraLarge = 12
}

public enum CLKComplicationRingStyle: Int, Sendable {
    case closed = 0
    case open = 1
}

public enum CLKComplicationColumnAlignment: Int, Sendable {
    case leading = 0
    case trailing = 1
}

public enum CLKComplicationPrivacyBehavior: UInt, Sendable {
    case showOnLockScreen = 0
    case hideOnLockScreen = 1
}

public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable {
    case never = 0
    case grouped = 1
    case always = 2
}

public struct CLKComplicationTimeTravelDirections: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
    public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}

/// How a complication of a watch face looks; watch faces draw widgets here.
open class CLKComplicationTemplate: NSObject, NSCopying, @unchecked Sendable {
    open var tintColor: UIColor?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Has no effect: a template is drawn by the watch face alone.
    @MainActor
    public func previewContext(faceColor: CLKComplicationTemplate.PreviewFaceColor? = nil) -> some View { EmptyView() }

    public enum PreviewFaceColor: Int, CaseIterable, Sendable {
        case multicolor, red, orange, yellow, green, blue, purple, pink, lightBlue, pinkSand
    }
}

/// Templates that hold a view.
open class CLKComplicationTemplateGraphicCircularView<Content: View>: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    public let content: Content

    public init(_ content: Content) {
        self.content = content
        super.init()
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularView<Content: View>:
    CLKComplicationTemplateGraphicExtraLargeCircular, @unchecked Sendable
{
    public let content: Content

    public init(_ content: Content) {
        self.content = content
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerCircularView<Content: View>: CLKComplicationTemplate,
    @unchecked Sendable
{
    public let content: Content

    public init(_ content: Content) {
        self.content = content
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerTextView<Label: View>: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider
    public let label: Label

    public init(textProvider: CLKTextProvider, label: Label) {
        self.textProvider = textProvider
        self.label = label
        super.init()
    }
}

open class CLKComplicationTemplateGraphicRectangularFullView<Content: View>: CLKComplicationTemplate,
    @unchecked Sendable
{
    public let content: Content

    public init(_ content: Content) {
        self.content = content
        super.init()
    }
}

open class CLKComplicationTemplateGraphicRectangularLargeView<Content: View>: CLKComplicationTemplate,
    @unchecked Sendable
{
    open var headerTextProvider: CLKTextProvider
    public let content: Content

    public init(headerTextProvider: CLKTextProvider, content: Content) {
        self.headerTextProvider = headerTextProvider
        self.content = content
        super.init()
    }
}
