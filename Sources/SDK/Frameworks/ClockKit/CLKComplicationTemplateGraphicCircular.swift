import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate, @unchecked Sendable {}

open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplateGraphicCircular, @unchecked Sendable {
    open var imageProvider = CLKFullColorImageProvider()

    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    open var gaugeProvider = CLKGaugeProvider()
    open var leadingTextProvider = CLKTextProvider()
    open var trailingTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider,
        trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.centerTextProvider = centerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider,
        centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.bottomTextProvider = bottomTextProvider
        self.centerTextProvider = centerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeImage: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomImageProvider = CLKFullColorImageProvider()
    open var centerTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider,
        centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.bottomImageProvider = bottomImageProvider
        self.centerTextProvider = centerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    open var gaugeProvider = CLKGaugeProvider()
    open var centerTextProvider = CLKTextProvider()

    public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        self.gaugeProvider = gaugeProvider
        self.centerTextProvider = centerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularClosedGaugeImage: CLKComplicationTemplateGraphicCircular,
    @unchecked Sendable
{
    open var gaugeProvider = CLKGaugeProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
        self.gaugeProvider = gaugeProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplateGraphicCircular, @unchecked Sendable
{
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularStackImage: CLKComplicationTemplateGraphicCircular, @unchecked Sendable
{
    open var line1ImageProvider = CLKFullColorImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
    }

    public override init() {}
}
