import Foundation
import UIKit

open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider
    open var imageProvider: CLKImageProvider?

    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        textProvider = CLKTextProvider()
        imageProvider = nil
        super.init()
    }
}

open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
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

open class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate, @unchecked Sendable {
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

open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate, @unchecked Sendable {
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
