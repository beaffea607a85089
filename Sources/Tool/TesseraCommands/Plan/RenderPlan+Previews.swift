import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

extension RenderPlan {
    mutating func addPreviews(_ previews: [PreviewDescription], at indices: [Int], _ options: RenderOptions) {
        let labels = previews.labels
        for index in indices {
            let family = previews[index].family
            let shown: Subject.Shown =
                previews[index].presentation.map { .activityPreview(ActivityPresentation($0)) }
                ?? family.map { .widget($0, texture: .glass) } ?? .view
            for device in options.devices {
                for locale in options.locales {
                    let subject = Subject(
                        name: labels[index], shown: shown, device: device, locale: locale)
                    let group = subject.group(options, source: { _ in .preview(index) }, omissions: &omissions)
                    if let group { groups.append(group) }
                }
            }
        }
    }
}

extension [PreviewDescription] {
    /// The indices of the previews with the given names.
    ///
    /// - Throws: `CommandFailure` with the nearest names.
    func indices(named names: [String]) throws(CommandFailure) -> [Int] {
        let labels = labels
        var indices: [Int] = []
        for name in names {
            let wanted = FoldedName(name)
            guard let match = labels.firstIndex(where: { FoldedName($0) == wanted }) else {
                let unknown = UnknownName(
                    kind: "preview", name: name, suggestions: wanted.nearest(in: labels),
                    hint: labels.isEmpty
                        ? "The extension has none." : "The extension has: \(labels.joined(separator: ", ")).")
                throw CommandFailure(.usage, unknown.description)
            }
            if !indices.contains(match) { indices.append(match) }
        }
        return indices
    }
}
