import Foundation
import UIKit

open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider

    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
        super.init()
    }

    public override init() {
        textProvider = CLKTextProvider()
        super.init()
    }
}

open class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider: CLKImageProvider

    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        imageProvider = CLKImageProvider()
        super.init()
    }
}

open class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider
    open var fillFraction: Float
    open var ringStyle: CLKComplicationRingStyle

    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        self.textProvider = textProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
        super.init()
    }

    public override init() {
        textProvider = CLKTextProvider()
        fillFraction = 0
        ringStyle = .open
        super.init()
    }
}

open class CLKComplicationTemplateCircularSmallRingImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider: CLKImageProvider
    open var fillFraction: Float
    open var ringStyle: CLKComplicationRingStyle

    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        self.imageProvider = imageProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
        super.init()
    }

    public override init() {
        imageProvider = CLKImageProvider()
        fillFraction = 0
        ringStyle = .open
        super.init()
    }
}

open class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate, @unchecked Sendable {
    open var line1TextProvider: CLKTextProvider
    open var line2TextProvider: CLKTextProvider

    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
        super.init()
    }

    public override init() {
        line1TextProvider = CLKTextProvider()
        line2TextProvider = CLKTextProvider()
        super.init()
    }
}

open class CLKComplicationTemplateCircularSmallStackImage: CLKComplicationTemplate, @unchecked Sendable {
    open var line1ImageProvider: CLKImageProvider
    open var line2TextProvider: CLKTextProvider

    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
        super.init()
    }

    public override init() {
        line1ImageProvider = CLKImageProvider()
        line2TextProvider = CLKTextProvider()
        super.init()
    }
}
