import RenderModel

/// The screen of a device that a view fills; the environment's canvas is as large as the screen.
package struct ScreenPlace: Hashable, Sendable {
    /// The space along one side, as the view's environment states it.
    package enum SizeClass: Hashable, Sendable, CaseIterable { case compact, regular }

    /// From the edges of the screen.
    package var safeArea: WidgetEnvironment.Margins
    package var width: SizeClass
    package var height: SizeClass

    package init(safeArea: WidgetEnvironment.Margins, width: SizeClass, height: SizeClass) {
        self.safeArea = safeArea
        self.width = width
        self.height = height
    }
}

extension ScreenPlace: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(safeArea)
        writer.write(caseIndex: width)
        writer.write(caseIndex: height)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(safeArea: try reader.value(), width: try reader.caseIndex(), height: try reader.caseIndex())
    }
}
