import Foundation
import UIKit

open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKFullColorImageProvider?
    open var headerTextProvider: CLKTextProvider
    open var body1TextProvider: CLKTextProvider
    open var body2TextProvider: CLKTextProvider?

    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.body2TextProvider = body2TextProvider
        super.init()
    }

    public override init() {
        headerImageProvider = nil
        headerTextProvider = CLKTextProvider()
        body1TextProvider = CLKTextProvider()
        body2TextProvider = nil
        super.init()
    }
}

open class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKFullColorImageProvider?
    open var headerTextProvider: CLKTextProvider
    open var body1TextProvider: CLKTextProvider
    open var gaugeProvider: CLKGaugeProvider

    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.gaugeProvider = gaugeProvider
        super.init()
    }

    public override init() {
        headerImageProvider = nil
        headerTextProvider = CLKTextProvider()
        body1TextProvider = CLKTextProvider()
        gaugeProvider = CLKGaugeProvider()
        super.init()
    }
}

open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate, @unchecked Sendable {
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

open class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate, @unchecked Sendable {
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
