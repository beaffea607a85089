import RenderModel

/// Resolves font requests to files and caches the result.
struct FontResolver {
    private struct FallbackKey: Hashable {
        var font: Int
        var face: FallbackFace
    }

    /// Requests beyond this number clear the caches, so that a long-lived process stays small.
    private static let capacity = 2048

    private let book: FontCatalog
    private var fonts: [FontRequest: ResolvedFont] = [:]
    private var fallbacks: [FallbackKey: FaceUse?] = [:]
    private var nextIdentifier = 0
    private var characterDifferences: [Double]?
    /// The finding about a fallback face whose file could not be opened, until the caller removes it.
    var fallbackProblem: Diagnostic?

    init(book: FontCatalog) {
        self.book = book
    }

    mutating func font(for request: FontRequest) -> ResolvedFont {
        if let known = fonts[request] { return known }
        if fonts.count >= Self.capacity {
            fonts.removeAll(keepingCapacity: true)
            fallbacks.removeAll(keepingCapacity: true)
        }
        let font = make(request)
        fonts[request] = font
        return font
    }

    /// The fallback face at the font's size and weight; `nil` when its file is missing or cannot be opened.
    mutating func fallback(_ face: FallbackFace, for font: ResolvedFont) -> FaceUse? {
        let key = FallbackKey(font: font.identifier, face: face)
        if let known = fallbacks[key] { return known }
        let request = font.request
        let (file, index) = face.file(for: request.weight)
        if let use = ownFace(OwnFontRole(face), request).flatMap({ $0.use() }) {
            fallbacks.updateValue(use, forKey: key)
            return use
        }
        var use: FaceUse?
        if let loaded = book.loadedFont(file: file, face: index, variations: []) {
            let isUpright = request.slant == .upright || face == .emoji
            let size = face == .emoji ? Self.emojiSize(loaded, nextTo: request.size) : request.size
            let instance = FontInstance(
                file: file, face: index, size: size, shear: isUpright ? 0 : SyntheticStyle.shear,
                embolden: face.embolden(for: request.weight), isColor: face == .emoji)
            use = FaceUse(shaping: loaded, instance: instance, unit: size / loaded.unitsPerEm)
        } else if let problem = book.problem(ofFile: file) {
            fallbackProblem = Self.unopened(file, problem)
            return nil
        }
        fallbacks.updateValue(use, forKey: key)
        return use
    }

    /// Emoji have one width, that of a face.
    private static func emojiSize(_ font: LoadedFont, nextTo size: Double) -> Double {
        guard let face = font.nominalGlyph("\u{1F600}") else { return size }
        return EmojiSize.size(nextTo: size, advance: font.advance(of: face) / font.unitsPerEm)
    }

    private mutating func make(_ request: FontRequest) -> ResolvedFont {
        nextIdentifier += 1
        let identifier = nextIdentifier
        switch request.family {
        case .fixedMetric:
            return fixedMetric(request, identifier: identifier)
        case .named(let name):
            return named(name, request, identifier: identifier)
        case .system, .serif, .rounded, .monospaced, .compact, .compactRounded:
            let role = OwnFontRole(request.family)
            if let recipe = ownFace(role, request), let font = resolved(recipe, identifier: identifier) { return font }
            let recipe = FontRecipe(book: book, request: request, characterDifferences: differences())
            let face = recipe.face()
            return ResolvedFont(
                request: request, primary: face, box: LineBox.sanFrancisco(size: request.size),
                diagnostic: recipe.isAvailable
                    ? lacksOwnFont(role, request) ?? Self.lacksSmallCapitals(face, request)
                    : Self.missing(request, recipe),
                identifier: identifier)
        }
    }

    /// The user's font for a role, if there is one.
    private func ownFace(_ role: OwnFontRole?, _ request: FontRequest) -> OwnFontRecipe? {
        guard let role, let face = book.ownFonts?.face(for: role, request) else { return nil }
        return OwnFontRecipe(book: book, face: face, request: request)
    }

    /// A font of the user's with its own metrics; `nil` when its file can no longer be opened.
    private func resolved(_ recipe: OwnFontRecipe, identifier: Int) -> ResolvedFont? {
        guard let use = recipe.use(), let box = recipe.box(of: use) else { return nil }
        return ResolvedFont(
            request: recipe.request, primary: use, box: box,
            diagnostic: Self.lacksSmallCapitals(use, recipe.request), identifier: identifier)
    }

    /// What the user's folder lacks for a request; `nil` without a folder.
    private func lacksOwnFont(_ role: OwnFontRole?, _ request: FontRequest) -> Diagnostic? {
        guard let role, let own = book.ownFonts else { return nil }
        if own.faces(for: role).isEmpty { return .noOwnFont(for: role) }
        return request.width == .standard ? nil : .noOwnWidth(request.width, of: role)
    }

    /// What the user's folder lacks for a script; `nil` without a folder, and for scripts without a role.
    func lacksOwnFont(_ face: FallbackFace) -> Diagnostic? {
        lacksOwnFont(OwnFontRole(face), FontRequest(size: 0))
    }

    private mutating func differences() -> [Double] {
        if let characterDifferences { return characterDifferences }
        let differences = FontRecipe.characterDifferences(in: book)
        characterDifferences = differences
        return differences
    }

    private func fixedMetric(_ request: FontRequest, identifier: Int) -> ResolvedFont {
        let instance = FontInstance(file: FixedMetricFont.file, size: request.size)
        let box = LineBox(
            ascent: FixedMetricFont.ascent * request.size, descent: FixedMetricFont.descent * request.size, lineGap: 0,
            capHeight: FixedMetricFont.ascent * request.size, xHeight: FixedMetricFont.ascent * request.size / 2,
            underlineOffset: request.size * 0.1, strokeThickness: request.size * 0.1)
        return ResolvedFont(
            request: request, primary: FaceUse(shaping: nil, instance: instance, unit: request.size), box: box,
            diagnostic: nil, identifier: identifier)
    }

    /// A font by name: 1. the test font; 2. one of the widget's bundle; 3. one of the user's own; 4. a substitute for a
    /// family of Apple's systems.
    private mutating func named(_ name: String, _ request: FontRequest, identifier: Int) -> ResolvedFont {
        if name == FixedMetricFont.familyName { return fixedMetric(request, identifier: identifier) }
        if let entry = book.bundleFont(named: name),
            let loaded = book.loadedFont(file: entry.file, face: entry.face, variations: [])
        {
            let shear = request.slant == .italic ? SyntheticStyle.shear : 0
            let embolden = request.weight >= .semibold ? SyntheticStyle.boldOutline : 0
            let instance = FontInstance(
                file: entry.file, face: entry.face, size: request.size, shear: shear, embolden: embolden)
            let unit = request.size / loaded.unitsPerEm
            let use = FaceUse(
                shaping: loaded, instance: instance, unit: unit, features: ShapingFeatures(request.smallCapitals))
            return ResolvedFont(
                request: request, primary: use, box: LineBox(loaded.metrics, unit: unit, size: request.size),
                diagnostic: Self.lacksSmallCapitals(use, request), identifier: identifier)
        }
        if let face = book.ownFonts?.face(named: name, request),
            let font = resolved(OwnFontRecipe(book: book, face: face, request: request), identifier: identifier)
        {
            return font
        }
        let problem = book.bundleFont(named: name).flatMap { entry in
            book.problem(ofFile: entry.file).map { Self.unopened(entry.file, $0) }
        }
        let substitute = AppleFontName.substitute(for: name, request: request)
        let recipe = FontRecipe(book: book, request: substitute, characterDifferences: differences())
        return ResolvedFont(
            request: request, primary: recipe.face(), box: LineBox.sanFrancisco(size: request.size),
            diagnostic: problem ?? Self.isSubstitute(for: name), identifier: identifier)
    }

    /// A system font needs no action in the widget; any other must be bundled with it.
    private static func isSubstitute(for name: String) -> Diagnostic {
        if AppleFontName.isKnown(name) {
            return Diagnostic(
                .warning, .missingFont, subject: name,
                message: "The font \"\(name)\" is part of iOS but not licensed for use here; a similar font is used.",
                remedy: "No change to the widget is needed; letters may be wider or narrower on a device.")
        }
        return Diagnostic(
            .warning, .missingFont, subject: name,
            message: "The font \"\(name)\" is not in the widget's bundle; a similar font is used instead.",
            remedy: "Add the font file to the widget's resources and to UIAppFonts of its Info.plist.")
    }

    /// Small capitals are drawings of the font; a font without them shows regular letters.
    private static func lacksSmallCapitals(_ use: FaceUse, _ request: FontRequest) -> Diagnostic? {
        guard let font = use.shaping else { return nil }
        var missing: [String] = []
        if request.smallCapitals.contains(.lowercase), !font.substitutes("smcp") { missing.append("smcp") }
        if request.smallCapitals.contains(.uppercase), !font.substitutes("c2sc") { missing.append("c2sc") }
        guard !missing.isEmpty else { return nil }
        return Diagnostic(
            .warning, .notDrawn, subject: "smallCaps",
            message: "Small capitals are drawn as regular letters: \(use.instance.file) has no "
                + missing.joined(separator: " and ") + " feature.",
            remedy: "Use the serif design or a bundled font that has small capitals.")
    }

    private static func missing(_ request: FontRequest, _ recipe: FontRecipe) -> Diagnostic {
        if let problem = recipe.problem { return unopened(recipe.file, problem) }
        return Diagnostic(
            .error, .missingFont, subject: "\(request.family)",
            message: "The font files for the \(request.family) design were not found.",
            remedy: "Run ./dev setup, or set TESSERA_ASSETS to the assets folder.")
    }
}

extension FontResolver {
    /// A font file that exists.
    private static func unopened(_ file: String, _ problem: FileProblem) -> Diagnostic {
        let name = BundleFontName(file)?.file ?? file
        return Diagnostic(
            .error, .missingFont, subject: name, message: "The font file “\(name)” \(problem).", remedy: problem.remedy)
    }
}

enum SyntheticStyle {
    /// Horizontal shift per height of a slanted face: the tangent of 9.4 degrees, Inter's own italic angle.
    static let shear = 0.1655
    /// Outline, in em, that makes a regular face bold: the growth of Inter's stems from 400 to 600.
    static let boldOutline = 0.041
}

extension LineBox {
    /// San Francisco's box, used for every design so that lines are as high as Apple's.
    static func sanFrancisco(size: Double) -> LineBox {
        LineBox(
            ascent: SanFrancisco.ascent * size, descent: SanFrancisco.descent * size, lineGap: 0,
            capHeight: SanFrancisco.capHeight * size, xHeight: size * 1040 / 2048, underlineOffset: size * 0.11,
            strokeThickness: size * 0.0605)
    }

    init(_ metrics: LoadedFont.Metrics, unit: Double, size: Double) {
        self.init(
            ascent: metrics.ascender * unit, descent: metrics.descender * unit, lineGap: metrics.lineGap * unit,
            capHeight: metrics.capHeight * unit, xHeight: metrics.xHeight * unit, underlineOffset: size * 0.11,
            strokeThickness: size * 0.06)
    }
}
