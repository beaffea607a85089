import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()
    open var imageProvider: CLKImageProvider? = nil

    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
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

open class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate, @unchecked Sendable {
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

open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider = CLKImageProvider()

    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }

    public override init() {}
}
