import ExtensionProtocol
import Foundation
import RenderModel
import WidgetHost
import WidgetVocabulary

/// The previews that the sources declare, and their timelines. A page asks for the entries that it shows; nothing of
/// them is kept here.
extension SimulatedDevice {
    /// The number of pictures in one request.
    private static let entryLimit = 8
    /// The highest number of an entry in a request.
    private static let lastEntry = 1_000_000

    package func previews() async throws(PageRejection) -> PagePreviews {
        var answer = PagePreviews(previews: [], notes: [])
        for app in await host.snapshot().apps {
            do throws(HostError) {
                let declared = try await host.declaredPreviews(of: app.id)
                answer.previews += declared.map { PagePreviews.Preview($0, of: app) }
            } catch {
                answer.notes.append(PageRejection(error).message)
            }
        }
        return answer
    }

    package func previewEntries(
        extension name: String, preview: Int, family: String, variant: String, first: Int
    ) async throws(PageRejection) -> PagePreviewEntries {
        let known = try Self.family(family)
        let wanted = try Self.variant(variant)
        guard preview >= 0, (0...Self.lastEntry).contains(first) else {
            throw PageRejection(.invalid, "Previews and their entries are numbered from 0.")
        }
        // The transition to the first picture starts at the entry before it.
        let range = max(0, first - 1)..<first + Self.entryLimit
        let timeline = try await refusing { () async throws(HostError) in
            try await host.timeline(ofPreview: preview, known, of: ExtensionID(name), wanted, drawing: range)
        }
        var pictures: [PagePreviewEntries.Picture] = []
        let prefix = "e" + Checksum.text("\(name) \(preview) \(variant)")
        for (offset, tree) in timeline.trees.enumerated() where timeline.first + offset >= first {
            let entry = timeline.first + offset
            let document = try await document(of: tree, prefix: "\(prefix)n\(entry)-")
            var transition: PageTransition?
            if offset > 0, !document.isLate {
                transition = await writer.transition(from: timeline.trees[offset - 1], revision: entry - 1, to: tree)
            }
            pictures.append(
                PagePreviewEntries.Picture(
                    key: Checksum.text(document.svg), svg: document.svg,
                    size: [Double(tree.size.width), Double(tree.size.height)],
                    radius: timeline.environment.cornerRadius, isDark: timeline.environment.colorScheme == .dark,
                    backdrop: document.isLate ? nil : tree.backdropFilter, transition: transition,
                    findings: (tree.diagnostics + document.findings).map { PageInspection.Finding($0) }))
        }
        return PagePreviewEntries(
            dates: timeline.dates.map(\.timeIntervalSince1970), first: first, pictures: pictures)
    }
}

extension PagePreviews.Preview {
    fileprivate init(_ preview: DeclaredPreview, of app: HostSnapshot.App) {
        self.init(
            extension: app.id.name, app: app.name, index: preview.index, name: preview.name,
            family: preview.family.rawValue,
            source: preview.file.isEmpty ? nil : "\(preview.file):\(preview.line)", place: preview.context?.title,
            appearances: preview.appearances.map { .init(name: $0.name, isShown: $0.isShown) },
            note: preview.reason.map { PageRejection(HostError.invalid($0)).message })
    }
}
