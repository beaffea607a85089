// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Two rows of two texts: what Apple's templates of this shape have in common.
open class _CLKColumnsTextTemplate: CLKComplicationTemplate, @unchecked Sendable {
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()

    public init(
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
    }

    public override init() {}
}
