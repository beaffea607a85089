import Foundation
import UIKit

open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate, @unchecked Sendable {
    open var circularTemplate: CLKComplicationTemplateGraphicCircular
    open var textProvider: CLKTextProvider?

    public init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider? = nil) {
        self.circularTemplate = circularTemplate
        self.textProvider = textProvider
        super.init()
    }

    public override init() {
        circularTemplate = CLKComplicationTemplateGraphicCircular()
        textProvider = nil
        super.init()
    }
}
