import Foundation
import UIKit

open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate, @unchecked Sendable {
    open var circularTemplate = CLKComplicationTemplateGraphicCircular()
    open var textProvider: CLKTextProvider? = nil

    public init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider? = nil) {
        self.circularTemplate = circularTemplate
        self.textProvider = textProvider
    }

    public override init() {}
}
