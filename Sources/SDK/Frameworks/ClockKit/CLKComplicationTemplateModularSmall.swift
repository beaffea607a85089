import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()

    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider = CLKImageProvider()

    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()
    open var fillFraction: Float = 0
    open var ringStyle: CLKComplicationRingStyle = .open

    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        self.textProvider = textProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallRingImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider = CLKImageProvider()
    open var fillFraction: Float = 0
    open var ringStyle: CLKComplicationRingStyle = .open

    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        self.imageProvider = imageProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate, @unchecked Sendable {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate, @unchecked Sendable {
    open var line1ImageProvider = CLKImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularSmallColumnsText: _CLKColumnsTextTemplate, @unchecked Sendable {}
