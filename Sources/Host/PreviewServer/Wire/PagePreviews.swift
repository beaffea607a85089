/// The previews of widgets that the sources declare.
package struct PagePreviews: Encodable, Sendable {
    package struct Preview: Encodable, Sendable {
        package var `extension`: String
        package var app: String
        /// Its place in the list of all previews of the extension.
        package var index: Int
        package var name: String
        package var family: String
        /// The file and line of its declaration, if they are known.
        package var source: String?
        /// The name of the place that it is drawn for.
        package var place: String?
        /// The appearances in which it is drawn differently.
        package var appearances: [PageVariants.Value]
        /// The reason that it cannot be drawn.
        package var note: String?
    }

    package var previews: [Preview]
    /// The reasons that the previews of an extension are missing.
    package var notes: [String]
}

/// Entries of a preview's timeline.
package struct PagePreviewEntries: Encodable, Sendable {
    package struct Picture: Encodable, Sendable {
        /// Equal keys mean equal pictures.
        package var key: String
        package var svg: String
        /// Width and height in points.
        package var size: [Double]
        package var radius: Double
        package var isDark: Bool
        /// CSS that blurs the background behind translucent parts of the picture.
        package var backdrop: String?
        /// From the entry before, whose number is the revision.
        package var transition: PageTransition?
        package var findings: [PageInspection.Finding]
    }

    /// The dates of all entries in the order of the source, in seconds since 1970.
    package var dates: [Double]
    /// The entry of the first picture.
    package var first: Int
    package var pictures: [Picture]
}
