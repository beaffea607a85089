import Testing

@testable import ClockKit

@Suite("Templates of complications")
struct ComplicationTemplateTests {
    private let gauge = CLKSimpleGaugeProvider(style: .ring, gaugeColor: .red, fillFraction: 0.5)
    private let center = CLKSimpleTextProvider(text: "center")
    private let leading = CLKSimpleTextProvider(text: "leading")
    private let trailing = CLKSimpleTextProvider(text: "trailing")
    private let bottom = CLKSimpleTextProvider(text: "bottom")
    private let image = CLKFullColorImageProvider(fullColorImage: UIImage())

    @Test("A circular template with a gauge keeps each provider that it is created with")
    func circular() {
        let range = CLKComplicationTemplateGraphicCircularOpenGaugeRangeText(
            gaugeProvider: gauge, leadingTextProvider: leading, trailingTextProvider: trailing,
            centerTextProvider: center)
        #expect(range.gaugeProvider === gauge && range.centerTextProvider === center)
        #expect(range.leadingTextProvider === leading && range.trailingTextProvider === trailing)
        let simple = CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText(
            gaugeProvider: gauge, bottomTextProvider: bottom, centerTextProvider: center)
        #expect(simple.gaugeProvider === gauge && simple.centerTextProvider === center)
        #expect(simple.bottomTextProvider === bottom)
        let pictured = CLKComplicationTemplateGraphicCircularOpenGaugeImage(
            gaugeProvider: gauge, bottomImageProvider: image, centerTextProvider: center)
        #expect(pictured.gaugeProvider === gauge && pictured.centerTextProvider === center)
        #expect(pictured.bottomImageProvider === image)
        let closed = CLKComplicationTemplateGraphicCircularClosedGaugeText(
            gaugeProvider: gauge, centerTextProvider: center)
        #expect(closed.gaugeProvider === gauge && closed.centerTextProvider === center)
    }

    @Test("An extra large circular template with a gauge keeps each provider that it is created with")
    func extraLarge() {
        let range = CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText(
            gaugeProvider: gauge, leadingTextProvider: leading, trailingTextProvider: trailing,
            centerTextProvider: center)
        #expect(range.gaugeProvider === gauge && range.centerTextProvider === center)
        #expect(range.leadingTextProvider === leading && range.trailingTextProvider === trailing)
        let simple = CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText(
            gaugeProvider: gauge, bottomTextProvider: bottom, centerTextProvider: center)
        #expect(simple.gaugeProvider === gauge && simple.centerTextProvider === center)
        #expect(simple.bottomTextProvider === bottom)
        let pictured = CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage(
            gaugeProvider: gauge, bottomImageProvider: image, centerTextProvider: center)
        #expect(pictured.gaugeProvider === gauge && pictured.centerTextProvider === center)
        #expect(pictured.bottomImageProvider === image)
        let closed = CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText(
            gaugeProvider: gauge, centerTextProvider: center)
        #expect(closed.gaugeProvider === gauge && closed.centerTextProvider === center)
    }

    @Test("A template created without providers accepts them later")
    func empty() {
        let open: CLKComplicationTemplateGraphicCircular = {
            let template = CLKComplicationTemplateGraphicCircularOpenGaugeRangeText()
            template.leadingTextProvider = leading
            template.gaugeProvider = gauge
            return template
        }()
        let bezel = CLKComplicationTemplateGraphicBezelCircularText(circularTemplate: open)
        let kept = bezel.circularTemplate as? CLKComplicationTemplateGraphicCircularOpenGaugeRangeText
        #expect(kept?.leadingTextProvider === leading && kept?.gaugeProvider === gauge)
        let closed = CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText()
        closed.centerTextProvider = center
        #expect(closed.centerTextProvider === center)
    }
}
