import RenderModel
import WidgetVocabulary

/// A location, by WidgetKit's name, where a widget in some sizes prefers not to be shown.
package struct DisfavoredLocation: Hashable, Sendable {
    package var location: WidgetLocation
    package var families: [Family]

    package init(_ location: WidgetLocation, families: [Family]) {
        self.location = location
        self.families = families
    }
}

extension WidgetDescription {
    /// Whether the widget asks not to be shown in a place in this size.
    package func disfavors(_ location: WidgetLocation, in family: Family) -> Bool {
        disfavored.contains { $0.location == location && $0.families.contains(family) }
    }
}

extension DisfavoredLocation: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: location)
        writer.write(families)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(try reader.caseIndex(), families: try reader.array())
    }
}
