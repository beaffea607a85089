import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate, @unchecked Sendable {
    open var gaugeProvider = CLKGaugeProvider()
    open var leadingTextProvider: CLKTextProvider? = nil
    open var trailingTextProvider: CLKTextProvider? = nil
    open var outerTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, outerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.outerTextProvider = outerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate, @unchecked Sendable {
    open var gaugeProvider = CLKGaugeProvider()
    open var leadingTextProvider: CLKTextProvider? = nil
    open var trailingTextProvider: CLKTextProvider? = nil
    open var imageProvider = CLKFullColorImageProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, imageProvider: CLKFullColorImageProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate, @unchecked Sendable {
    open var innerTextProvider = CLKTextProvider()
    open var outerTextProvider = CLKTextProvider()

    public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
        self.innerTextProvider = innerTextProvider
        self.outerTextProvider = outerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider = CLKFullColorImageProvider()

    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }

    public override init() {}
}
