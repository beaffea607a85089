/// The lines of views in the sources: trees have none, so that a view is recognized by what only its line contains.
///
/// 1. A control is at the line that creates its intent, else at that of its URL or its label, else at that of a view in
///    it.
/// 2. A text is at the line of its literal: the visible string, or the whole one where an ellipsis replaces a part.
/// 3. A symbol and an image are at the line of their names.
///
/// What occurs in several lines has no position.
struct ViewSource {
    /// Further spots of a finding are the same view in other conditions.
    private static let spotLimit = 2
    /// Further views of a control have no say.
    private static let viewLimit = 16

    private let widget: WidgetEvidence
    private let sources: SourceIndex

    init(_ widget: WidgetEvidence, _ sources: SourceIndex) {
        self.widget = widget
        self.sources = sources
    }

    /// The position of the first view that has one.
    func position(ofFirst spots: [Spot]) -> SourcePosition? {
        spots.prefix(Self.spotLimit).lazy.compactMap { position(of: $0) }.first
    }

    private func position(of spot: Spot) -> SourcePosition? {
        guard case .widget(let index) = spot.picture, widget.pictures.indices.contains(index), !spot.path.isEmpty else {
            return nil
        }
        let picture = widget.pictures[index]
        if let tap = picture.taps.first(where: { $0.path == spot.path }), let own = position(of: tap, in: picture) {
            return own
        }
        let element =
            picture.elements.first { $0.path == spot.path } ?? picture.outside.first { $0.path == spot.path }
        return element.flatMap { position(of: $0) }
    }

    private func position(of tap: TapFacts, in picture: PictureEvidence) -> SourcePosition? {
        if let line = tap.intent.flatMap({ sources.intent(ofType: $0) }) { return line }
        if let line = [tap.url, tap.label].compactMap({ $0 }).lazy.compactMap(sources.literal).first { return line }
        let views = picture.elements.filter { $0.path.starts(with: tap.path) }.prefix(Self.viewLimit)
        return views.compactMap { position(of: $0) }.first
    }

    private func position(of element: AuditElement) -> SourcePosition? {
        let names: [String?] =
            switch element.content {
            case .text(let text): [text.isTruncated ? nil : text.string, text.whole]
            case .symbol(let name): [name]
            case .image(let image): [image.name]
            case .shape, .progress: []
            }
        return names.compactMap { $0 }.lazy.compactMap(sources.literal).first
    }
}
