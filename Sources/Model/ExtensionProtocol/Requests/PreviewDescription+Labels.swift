extension [PreviewDescription] {
    /// A name for each preview: its own, or else its number; the number is appended to a repeated name.
    package var labels: [String] {
        var labels: [String] = []
        for (index, preview) in enumerated() {
            let name = preview.name.isEmpty ? "Preview \(index + 1)" : preview.name
            labels.append(labels.contains(name) ? "\(name) \(index + 1)" : name)
        }
        return labels
    }
}
