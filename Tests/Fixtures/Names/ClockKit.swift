import ClockKit
import SwiftUI

final class Complications: NSObject, CLKComplicationDataSource {
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) {
        handler([
            CLKComplicationDescriptor(
                identifier: "main", displayName: "Main", supportedFamilies: CLKComplicationFamily.allCases)
        ])
    }

    func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
    ) {
        let text = CLKSimpleTextProvider(text: "12", shortText: "1")
        let template: CLKComplicationTemplate
        switch complication.family {
        case .graphicCircular: template = CLKComplicationTemplateGraphicCircularView(Text("12"))
        case .modularSmall: template = CLKComplicationTemplateModularSmallSimpleText(textProvider: text)
        case .utilitarianLarge: template = CLKComplicationTemplateUtilitarianLargeFlat(textProvider: text)
        case .graphicCorner:
            let gauge = CLKSimpleGaugeProvider(style: .fill, gaugeColor: .red, fillFraction: 0.5)
            template = CLKComplicationTemplateGraphicCornerGaugeText(gaugeProvider: gauge, outerTextProvider: text)
        default:
            let old = CLKComplicationTemplateCircularSmallStackText()
            old.line1TextProvider = text
            template = old
        }
        handler(CLKComplicationTimelineEntry(date: Date(), complicationTemplate: template))
    }
}

func reload() {
    let server = CLKComplicationServer.sharedInstance()
    for complication in server.activeComplications ?? [] { server.reloadTimeline(for: complication) }
}
