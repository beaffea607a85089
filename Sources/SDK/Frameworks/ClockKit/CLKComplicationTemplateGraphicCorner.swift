import Foundation
import UIKit

open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate, @unchecked Sendable {
    open var gaugeProvider: CLKGaugeProvider
    open var leadingTextProvider: CLKTextProvider?
    open var trailingTextProvider: CLKTextProvider?
    open var outerTextProvider: CLKTextProvider

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, outerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.outerTextProvider = outerTextProvider
        super.init()
    }

    public override init() {
        gaugeProvider = CLKGaugeProvider()
        leadingTextProvider = nil
        trailingTextProvider = nil
        outerTextProvider = CLKTextProvider()
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate, @unchecked Sendable {
    open var gaugeProvider: CLKGaugeProvider
    open var leadingTextProvider: CLKTextProvider?
    open var trailingTextProvider: CLKTextProvider?
    open var imageProvider: CLKFullColorImageProvider

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, imageProvider: CLKFullColorImageProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        gaugeProvider = CLKGaugeProvider()
        leadingTextProvider = nil
        trailingTextProvider = nil
        imageProvider = CLKFullColorImageProvider()
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate, @unchecked Sendable {
    open var innerTextProvider: CLKTextProvider
    open var outerTextProvider: CLKTextProvider

    public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
        self.innerTextProvider = innerTextProvider
        self.outerTextProvider = outerTextProvider
        super.init()
    }

    public override init() {
        innerTextProvider = CLKTextProvider()
        outerTextProvider = CLKTextProvider()
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider
    open var imageProvider: CLKFullColorImageProvider

    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        textProvider = CLKTextProvider()
        imageProvider = CLKFullColorImageProvider()
        super.init()
    }
}

open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider: CLKFullColorImageProvider

    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        imageProvider = CLKFullColorImageProvider()
        super.init()
    }
}
