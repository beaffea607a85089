import RenderModel

extension CompiledCatalog {
    package func colorSet(named name: String) -> ColorSet? {
        find(name, in: colors, by: \.name)
    }

    package func imageSet(named name: String) -> ImageSet? {
        find(name, in: images, by: \.name)
    }

    private func find<Element>(_ name: String, in sorted: [Element], by key: KeyPath<Element, String>) -> Element? {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle][keyPath: key] < name { low = middle + 1 } else { high = middle }
        }
        guard low < sorted.count, sorted[low][keyPath: key] == name else { return nil }
        return sorted[low]
    }
}

extension CompiledCatalog.Appearance {
    /// How well a variant fits a place, or `nil` when it must not be used there.
    ///
    /// A variant for another luminosity or for high contrast where the place has normal contrast is excluded. Among the
    /// rest, luminosity takes precedence over contrast, as Xcode's documentation of appearances orders them.
    func fit(dark: Bool, increasedContrast: Bool) -> Int? {
        var result = 0
        switch luminosity {
        case .any: break
        case .light:
            guard !dark else { return nil }
            result += 2
        case .dark:
            guard dark else { return nil }
            result += 2
        }
        if contrast == .high {
            guard increasedContrast else { return nil }
            result += 1
        }
        return result
    }
}

extension CompiledCatalog.ColorSet {
    /// The variant for an appearance; the first one when no variant matches it.
    package func variant(dark: Bool, increasedContrast: Bool) -> CompiledCatalog.ColorVariant? {
        let fitting = variants.compactMap { variant in
            variant.appearance.fit(dark: dark, increasedContrast: increasedContrast).map { (variant, $0) }
        }
        return fitting.max { $0.1 < $1.1 }?.0 ?? variants.first
    }

    package func color(dark: Bool, increasedContrast: Bool) -> RGBA? {
        variant(dark: dark, increasedContrast: increasedContrast)?.color
    }
}

extension CompiledCatalog.ImageSet {
    /// The variant for an appearance and a scale: the best appearance first, then the same scale, else the next larger
    /// one, else the largest one.
    package func variant(dark: Bool, increasedContrast: Bool, scale: Double) -> CompiledCatalog.ImageVariant? {
        let fits = variants.map { $0.appearance.fit(dark: dark, increasedContrast: increasedContrast) ?? -1 }
        guard let best = fits.max() else { return nil }
        let candidates = zip(variants, fits).filter { $0.1 == best }.map(\.0).sorted { $0.scale < $1.scale }
        return candidates.first { $0.scale >= scale } ?? candidates.last
    }
}
