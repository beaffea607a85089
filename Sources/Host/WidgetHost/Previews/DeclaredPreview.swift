import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// A preview of a widget that the source declares with `#Preview` or `PreviewProvider`.
package struct DeclaredPreview: Hashable, Sendable {
    /// Its place in the list of all previews of the extension, also those of views.
    package var index: Int
    /// As `tessera previews` names it.
    package var name: String
    package var family: Family
    /// `Module/File.swift`; empty for a `PreviewProvider`.
    package var file: String
    package var line: Int
    /// The place that it is drawn for: the visible one if that has the size.
    package var context: Context?
    /// The appearances in which it is drawn differently; the device's is one of them.
    package var appearances: [VariantAxis.Value] = []
    /// The reason that it cannot be drawn, as text.
    package var reason: String?

    init(index: Int, name: String, family: Family, file: String, line: Int) {
        self.index = index
        self.name = name
        self.family = family
        self.file = file
        self.line = line
    }
}

/// The entries of a preview, of which some are drawn.
package struct PreviewTimeline: Hashable, Sendable {
    /// The dates of all entries, in the order of the source.
    package var dates: [Date]
    /// The first entry that is drawn.
    package var first: Int
    /// That and the following entries, as the place shows them.
    package var trees: [RenderTree]
    package var environment: WidgetEnvironment
}
