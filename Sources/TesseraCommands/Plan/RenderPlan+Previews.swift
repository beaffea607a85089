import DeviceCatalog
import ExtensionProtocol

extension RenderPlan {
    /// The previews that are meant by name.
    ///
    /// - Throws: `CommandFailure` with the nearest names.
    static func previews(named names: [String], of extension: ExtensionDescription) throws(CommandFailure) -> [Int] {
        let labels = `extension`.previewLabels
        var indices: [Int] = []
        for name in names {
            let wanted = FoldedName(name)
            let matches = labels.indices.filter { FoldedName(labels[$0]) == wanted }
            guard !matches.isEmpty else {
                let unknown = UnknownName(
                    kind: "preview", name: name, suggestions: wanted.nearest(in: labels),
                    hint: labels.isEmpty
                        ? "The extension has none." : "The extension has: \(labels.joined(separator: ", ")).")
                throw CommandFailure(.usage, unknown.description)
            }
            indices += matches.filter { !indices.contains($0) }
        }
        return indices
    }

    mutating func addPreviews(_ options: RenderOptions, of extension: ExtensionDescription, at indices: [Int]) {
        let labels = `extension`.previewLabels
        for index in indices {
            let family = `extension`.previews[index].family.flatMap { Family(rawValue: $0.rawValue) }
            for device in options.devices {
                guard let size = family.map(device.screen.widgetSize) ?? device.screen.size else {
                    omissions.append("\(device.name) has no \(family?.rawValue ?? "") widgets; left out.")
                    continue
                }
                for locale in options.locales {
                    let place = Place(name: labels[index], family: family, device: device, size: size, locale: locale)
                    groups.append(place.group(options, preview: index))
                }
            }
        }
    }
}

extension ExtensionDescription {
    /// A name for each preview: its own, else its number; a number is added to one that was there before.
    package var previewLabels: [String] {
        var labels: [String] = []
        for (index, preview) in previews.enumerated() {
            let name = preview.name.isEmpty ? "Preview \(index + 1)" : preview.name
            labels.append(labels.contains(name) ? "\(name) \(index + 1)" : name)
        }
        return labels
    }
}
