import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate, @unchecked Sendable {
    open var circularTemplate = CLKComplicationTemplateGraphicCircular()
    open var textProvider: CLKTextProvider? = nil

    public init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider? = nil) {
        self.circularTemplate = circularTemplate
        self.textProvider = textProvider
    }

    public override init() {}
}
