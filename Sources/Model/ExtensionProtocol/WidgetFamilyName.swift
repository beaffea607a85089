import RenderModel

/// The widget families, by WidgetKit's names.
package enum WidgetFamilyName: String, Hashable, Sendable, CaseIterable, BinaryCodable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}
