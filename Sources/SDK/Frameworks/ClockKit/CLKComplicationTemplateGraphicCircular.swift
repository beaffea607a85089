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

/// An open gauge with text in its center: the common part of Apple's templates of this shape.
open class _CLKGraphicCircularOpenGaugeTemplate: CLKComplicationTemplateGraphicCircular, @unchecked Sendable {
    open var gaugeProvider = CLKGaugeProvider()
    open var centerTextProvider = CLKTextProvider()

    init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        self.gaugeProvider = gaugeProvider
        self.centerTextProvider = centerTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText: _CLKGraphicCircularOpenGaugeTemplate,
    @unchecked Sendable
{
    open var leadingTextProvider = CLKTextProvider()
    open var trailingTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider,
        trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        super.init(gaugeProvider: gaugeProvider, centerTextProvider: centerTextProvider)
    }

    public override init() { super.init() }
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText: _CLKGraphicCircularOpenGaugeTemplate,
    @unchecked Sendable
{
    open var bottomTextProvider = CLKTextProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        self.bottomTextProvider = bottomTextProvider
        super.init(gaugeProvider: gaugeProvider, centerTextProvider: centerTextProvider)
    }

    public override init() { super.init() }
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeImage: _CLKGraphicCircularOpenGaugeTemplate,
    @unchecked Sendable
{
    open var bottomImageProvider = CLKFullColorImageProvider()

    public init(
        gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider,
        centerTextProvider: CLKTextProvider
    ) {
        self.bottomImageProvider = bottomImageProvider
        super.init(gaugeProvider: gaugeProvider, centerTextProvider: centerTextProvider)
    }

    public override init() { super.init() }
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
