import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKFullColorImageProvider? = nil
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var body2TextProvider: CLKTextProvider? = nil

    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.body2TextProvider = body2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKFullColorImageProvider? = nil
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var gaugeProvider = CLKGaugeProvider()

    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.gaugeProvider = gaugeProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate, @unchecked Sendable {
    open var imageProvider = CLKFullColorImageProvider()

    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }

    public override init() {}
}
