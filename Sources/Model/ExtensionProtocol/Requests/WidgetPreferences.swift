import RenderModel

/// How a widget is mounted on visionOS.
package enum MountingStyle: String, Hashable, Sendable, CaseIterable, BinaryCodable {
    /// Raised from a surface, in a frame.
    case elevated
    /// Set behind a wall, as in a cutout.
    case recessed

    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}

/// A location, by WidgetKit's name, where a widget in some sizes prefers not to be shown.
package struct DisfavoredLocation: Hashable, Sendable {
    package enum Location: String, Hashable, Sendable, CaseIterable {
        case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
    }

    package var location: Location
    package var families: [WidgetFamilyName]

    package init(_ location: Location, families: [WidgetFamilyName]) {
        self.location = location
        self.families = families
    }
}

extension WidgetDescription {
    /// Whether the widget prefers not to be shown in a location in this size.
    package func disfavors(_ location: DisfavoredLocation.Location, in family: WidgetFamilyName) -> Bool {
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
