import CoreGraphics
import RenderModel
import VectorWriter
import WidgetAudit

/// The trees of an audit, for reports that show findings as pictures.
///
/// Invariant: the kept trees have at most `limit` bytes in encoded form; later ones are not kept, and their findings
/// have no picture.
struct FindingGallery {
    private struct Key: Hashable {
        var kind: String
        var conditions: AuditPlace.Conditions
    }

    private struct Exhibit {
        var tree: RenderTree
        var finish: Finish
    }

    private static let limit = 64 << 20

    private var exhibits: [Key: Exhibit] = [:]
    private var byteCount = 0

    /// Keeps a picture of a widget.
    mutating func add(_ tree: RenderTree, _ job: PictureJob, _ conditions: PictureConditions, byteCount: Int) {
        add(
            Exhibit(tree: tree, finish: job.finish), Key(kind: job.kind, conditions: .widget(conditions)),
            byteCount: byteCount)
    }

    /// Keeps a preview on a screen, over the background that the system has there.
    ///
    /// - Parameter kind: The widget that has the findings of previews.
    mutating func add(_ tree: RenderTree, _ screen: ScreenEvidence, of kind: String) {
        var writer = BinaryWriter()
        tree.encode(into: &writer)
        var finish = Finish()
        finish.backdrop = Backdrop(ofScreenIn: screen.conditions.colorScheme)
        add(
            Exhibit(tree: tree, finish: finish),
            Key(kind: kind, conditions: .preview(screen.preview.name, screen.conditions)),
            byteCount: writer.bytes.count)
    }

    private mutating func add(_ exhibit: Exhibit, _ key: Key, byteCount: Int) {
        guard self.byteCount + byteCount <= Self.limit else { return }
        self.byteCount += byteCount
        exhibits[key] = exhibit
    }

    func contains(_ kind: String, _ conditions: AuditPlace.Conditions) -> Bool {
        exhibits[Key(kind: kind, conditions: conditions)] != nil
    }

    /// The first conditions of a widget's pictures, in their order.
    func usualConditions(of kind: String) -> PictureConditions? {
        exhibits.keys.filter { $0.kind == kind }.compactMap(\.conditions.widget).min()
    }

    /// The picture as an SVG document, as its place shows it; `nil` if its tree was not kept.
    func picture(of kind: String, _ conditions: AuditPlace.Conditions) -> [UInt8]? {
        guard let exhibit = exhibits[Key(kind: kind, conditions: conditions)] else { return nil }
        let options = VectorWriter.Options(text: .outlines, appearance: conditions.colorScheme)
        return VectorWriter(options: options).write(exhibit.finish.applied(to: exhibit.tree)).svg
    }
}
