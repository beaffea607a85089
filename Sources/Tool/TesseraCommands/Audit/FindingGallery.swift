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
        var conditions: PictureConditions
    }

    private struct Exhibit {
        var tree: RenderTree
        var finish: Finish
    }

    private static let limit = 64 << 20

    private var exhibits: [Key: Exhibit] = [:]
    private var byteCount = 0

    mutating func add(_ tree: RenderTree, _ job: PictureJob, _ conditions: PictureConditions, byteCount: Int) {
        guard self.byteCount + byteCount <= Self.limit else { return }
        self.byteCount += byteCount
        exhibits[Key(kind: job.kind, conditions: conditions)] = Exhibit(tree: tree, finish: job.finish)
    }

    func contains(_ kind: String, _ conditions: PictureConditions) -> Bool {
        exhibits[Key(kind: kind, conditions: conditions)] != nil
    }

    /// The first conditions of a widget's pictures, in their order.
    func usualConditions(of kind: String) -> PictureConditions? {
        exhibits.keys.filter { $0.kind == kind }.map(\.conditions).min()
    }

    /// The picture as an SVG document, as its place shows it; `nil` if its tree was not kept.
    func picture(of kind: String, _ conditions: PictureConditions) -> [UInt8]? {
        guard let exhibit = exhibits[Key(kind: kind, conditions: conditions)] else { return nil }
        let options = VectorWriter.Options(text: .outlines, appearance: conditions.colorScheme)
        return VectorWriter(options: options).write(exhibit.finish.applied(to: exhibit.tree)).svg
    }
}
