import Foundation
import UIKit

open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate, @unchecked Sendable {
    open var textProvider = CLKTextProvider()
    open var imageProvider: CLKImageProvider? = nil

    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    public override init() {}
}
