import Foundation
import UIKit

open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider: CLKTextProvider
    open var imageProvider: CLKImageProvider?

    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
        super.init()
    }

    public override init() {
        textProvider = CLKTextProvider()
        imageProvider = nil
        super.init()
    }
}
