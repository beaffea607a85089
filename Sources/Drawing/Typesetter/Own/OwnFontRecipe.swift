import RenderModel

/// Sets a font of the user's own folder with its own metrics: nothing is fitted to San Francisco.
///
/// 1. The axes for weight and width get the request's values; `opsz` gets the size in points, as Core Text does.
/// 2. Letter spacing comes from the font's `trak` table.
/// 3. A slant or a weight that the family lacks is made from the nearest face.
struct OwnFontRecipe {
    let book: FontCatalog
    let face: OwnFace
    let request: FontRequest

    /// `nil` when the file can no longer be opened.
    func use() -> FaceUse? {
        let variations = variations
        let file = OwnFontName(file: face.file).text
        guard let loaded = book.loadedFont(file: file, face: face.index, variations: variations) else { return nil }
        let size = request.size
        let unit = size / loaded.unitsPerEm
        let instance = FontInstance(
            file: file, face: face.index, size: size, variations: variations,
            shear: request.slant == .italic && !face.isItalic ? SyntheticStyle.shear : 0, embolden: outline)
        var features: ShapingFeatures = [.ownTracking]
        if request.digits == .monospaced { features.insert(.tabularDigits) }
        features.formUnion(ShapingFeatures(request.smallCapitals))
        return FaceUse(
            shaping: loaded, instance: instance, unit: unit,
            letterSpacing: TrackingTableReader(loaded).units(atSize: size) * unit, features: features)
    }

    func box(of use: FaceUse) -> LineBox? {
        use.shaping.map { LineBox($0.metrics, unit: use.unit, size: request.size) }
    }

    private var variations: [FontInstance.Variation] {
        var variations: [FontInstance.Variation] = []
        if let optical = face.axes["opsz"] {
            // Quarter points limit the number of instances.
            variations.append(.init(axis: "opsz", value: optical.clamped((request.size * 4).rounded() / 4)))
        }
        if let width = face.widthValue(request.width) { variations.append(.init(axis: "wdth", value: width)) }
        if let weight = face.weightValue(request.weight) { variations.append(.init(axis: "wght", value: weight)) }
        return variations
    }

    /// In em: a family without heavier faces gets an outline from two weights on.
    private var outline: Double {
        let missing = Double(request.weight.rawValue) - face.weight
        return face.axes["wght"] == nil && missing >= 150 ? SyntheticStyle.boldOutline : 0
    }
}

extension Diagnostic {
    /// A role without a font in the user's folder.
    static func noOwnFont(for role: OwnFontRole) -> Diagnostic {
        Diagnostic(
            .warning, .missingFont, subject: role.rawValue,
            message: "Your font folder has no font for \(role.title); the built-in one is used.",
            remedy: "Add \(role.families[0]) to the folder, or name a file for \"\(role.rawValue)\" in its fonts.json.")
    }

    /// A role whose font lacks a width.
    static func noOwnWidth(_ width: FontRequest.Width, of role: OwnFontRole) -> Diagnostic {
        Diagnostic(
            .warning, .missingFont, subject: "\(role.rawValue) \(width)",
            message: "Your font for \(role.title) has no \(width) width; the built-in one is used.")
    }
}
