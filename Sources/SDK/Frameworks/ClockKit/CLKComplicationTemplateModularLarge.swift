import Foundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKImageProvider? = nil
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var body2TextProvider: CLKTextProvider? = nil

    public init(
        headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.body2TextProvider = body2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate, @unchecked Sendable {
    open var headerTextProvider = CLKTextProvider()
    open var bodyTextProvider = CLKTextProvider()

    public init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) {
        self.headerTextProvider = headerTextProvider
        self.bodyTextProvider = bodyTextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularLargeTable: CLKComplicationTemplate, @unchecked Sendable {
    open var headerImageProvider: CLKImageProvider? = nil
    open var headerTextProvider = CLKTextProvider()
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()

    public init(
        headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider,
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
    }

    public override init() {}
}

open class CLKComplicationTemplateModularLargeColumns: CLKComplicationTemplate, @unchecked Sendable {
    open var row1ImageProvider: CLKImageProvider? = nil
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2ImageProvider: CLKImageProvider? = nil
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()
    open var row3ImageProvider: CLKImageProvider? = nil
    open var row3Column1TextProvider = CLKTextProvider()
    open var row3Column2TextProvider = CLKTextProvider()

    public init(
        row1ImageProvider: CLKImageProvider? = nil, row1Column1TextProvider: CLKTextProvider,
        row1Column2TextProvider: CLKTextProvider, row2ImageProvider: CLKImageProvider? = nil,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider,
        row3ImageProvider: CLKImageProvider? = nil, row3Column1TextProvider: CLKTextProvider,
        row3Column2TextProvider: CLKTextProvider
    ) {
        self.row1ImageProvider = row1ImageProvider
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2ImageProvider = row2ImageProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
        self.row3ImageProvider = row3ImageProvider
        self.row3Column1TextProvider = row3Column1TextProvider
        self.row3Column2TextProvider = row3Column2TextProvider
    }

    public override init() {}
}
