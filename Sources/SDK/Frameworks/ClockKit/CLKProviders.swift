import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A text of a complication that fits the place.
open class CLKTextProvider: NSObject, NSCopying, @unchecked Sendable {
    open var tintColor: UIColor?

    override init() {
        super.init()
    }

    public convenience init(format: String, _ arguments: Any...) {
        self.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CLKSimpleTextProvider: CLKTextProvider, @unchecked Sendable {
    open var text: String
    open var shortText: String?
    open var accessibilityText: String?

    public init(text: String, shortText: String? = nil, accessibilityLabel: String? = nil) {
        self.text = text
        self.shortText = shortText
        accessibilityText = accessibilityLabel
        super.init()
    }
}

open class CLKDateTextProvider: CLKTextProvider, @unchecked Sendable {
    open var date: Date
    open var calendarUnits: NSCalendar.Unit
    open var timeZone: TimeZone?
    open var uppercase = false

    public init(date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone? = nil) {
        self.date = date
        self.calendarUnits = calendarUnits
        self.timeZone = timeZone
        super.init()
    }
}

open class CLKTimeTextProvider: CLKTextProvider, @unchecked Sendable {
    open var date: Date
    open var timeZone: TimeZone?

    public init(date: Date, timeZone: TimeZone? = nil) {
        self.date = date
        self.timeZone = timeZone
        super.init()
    }
}

open class CLKTimeIntervalTextProvider: CLKTextProvider, @unchecked Sendable {
    open var startDate: Date
    open var endDate: Date
    open var timeZone: TimeZone?

    public init(start startDate: Date, end endDate: Date, timeZone: TimeZone? = nil) {
        self.startDate = startDate
        self.endDate = endDate
        self.timeZone = timeZone
        super.init()
    }
}

public enum CLKRelativeDateStyle: Int, Sendable {
    case natural = 0
    case offset = 1
    case timer = 2
    case naturalFull = 3
    case naturalAbbreviated = 4
    case offsetShort = 5
}

open class CLKRelativeDateTextProvider: CLKTextProvider, @unchecked Sendable {
    open var date: Date
    open var relativeToDate: Date?
    open var relativeDateStyle: CLKRelativeDateStyle
    open var calendarUnits: NSCalendar.Unit

    public init(
        date: Date, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit
    ) {
        self.date = date
        relativeDateStyle = style
        self.calendarUnits = calendarUnits
        super.init()
    }

    public init(
        date: Date, relativeTo relativeDate: Date?, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit
    ) {
        self.date = date
        relativeToDate = relativeDate
        relativeDateStyle = style
        self.calendarUnits = calendarUnits
        super.init()
    }
}

/// An image of a complication in one color.
open class CLKImageProvider: NSObject, NSCopying, @unchecked Sendable {
    open var onePieceImage: UIImage
    open var tintColor: UIColor?
    open var twoPieceImageBackground: UIImage?
    open var twoPieceImageForeground: UIImage?

    public init(onePieceImage: UIImage) {
        self.onePieceImage = onePieceImage
        super.init()
    }

    public init(
        onePieceImage: UIImage, twoPieceImageBackground: UIImage?, twoPieceImageForeground: UIImage?
    ) {
        self.onePieceImage = onePieceImage
        self.twoPieceImageBackground = twoPieceImageBackground
        self.twoPieceImageForeground = twoPieceImageForeground
        super.init()
    }

    convenience override init() {
        self.init(onePieceImage: UIImage())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CLKFullColorImageProvider: NSObject, NSCopying, @unchecked Sendable {
    open var image: UIImage
    open var tintedImageProvider: CLKImageProvider?

    public init(fullColorImage image: UIImage, tintedImageProvider: CLKImageProvider? = nil) {
        self.image = image
        self.tintedImageProvider = tintedImageProvider
        super.init()
    }

    convenience override init() {
        self.init(fullColorImage: UIImage())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum CLKGaugeProviderStyle: Int, Sendable {
    case ring = 0
    case fill = 1
}

/// A gauge of a complication.
open class CLKGaugeProvider: NSObject, NSCopying, @unchecked Sendable {
    public let style: CLKGaugeProviderStyle
    public let gaugeColors: [UIColor]?
    public let gaugeColorLocations: [NSNumber]?

    init(style: CLKGaugeProviderStyle = .ring, colors: [UIColor]? = nil, locations: [NSNumber]? = nil) {
        self.style = style
        gaugeColors = colors
        gaugeColorLocations = locations
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CLKSimpleGaugeProviderFillFractionEmpty: Float = -1

open class CLKSimpleGaugeProvider: CLKGaugeProvider, @unchecked Sendable {
    public let fillFraction: Float

    public init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float) {
        self.fillFraction = fillFraction
        super.init(style: style, colors: [color])
    }

    public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float
    ) {
        self.fillFraction = fillFraction
        super.init(style: style, colors: gaugeColors, locations: gaugeColorLocations)
    }
}

open class CLKTimeIntervalGaugeProvider: CLKGaugeProvider, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date

    public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?,
        start startDate: Date, end endDate: Date
    ) {
        self.startDate = startDate
        self.endDate = endDate
        super.init(style: style, colors: gaugeColors, locations: gaugeColorLocations)
    }
}
