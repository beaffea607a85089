import RenderModel

/// How each of the system's designs is derived from the available open fonts.
///
/// - system: Inter with San Francisco's optical sizes, spacing and height (`SanFrancisco`); Roboto Flex for other
///   widths.
/// - rounded: Inter about two weights lighter, with a round-joined outline that gives it the stems of the wanted weight
///   back, shrunk so that capitals keep their height, on the advances of the wanted weight; digits as wide as Apple's.
/// - serif: Source Serif 4 at its own optical sizes.
/// - monospaced: JetBrains Mono, slightly wider spaced, lowered to San Francisco's cap height.
struct FontRecipe {
    private let book: FontCatalog
    private let request: FontRequest
    let file: String
    private let variations: [FontInstance.Variation]
    private let characterDifferences: [Double]

    /// False when the file is missing and nothing can be drawn.
    var isAvailable: Bool { book.loadedFont(file: file, face: 0, variations: variations) != nil }

    /// The reason that the file is not available although it exists.
    var problem: FileProblem? { book.problem(ofFile: file) }

    /// - Parameter characterDifferences: the result of `characterDifferences(in:)` for the book.
    init(book: FontCatalog, request: FontRequest, characterDifferences: [Double]) {
        self.book = book
        self.characterDifferences = characterDifferences
        self.request = request
        (file, variations) = Self.choice(request)
    }

    private static func choice(_ request: FontRequest) -> (String, [FontInstance.Variation]) {
        let weight = FontInstance.Variation(axis: "wght", value: Double(request.weight.rawValue))
        func opticalSize(_ value: Double) -> FontInstance.Variation { .init(axis: "opsz", value: value) }
        let isItalic = request.slant == .italic
        switch request.family {
        case .serif:
            // Quarter points limit the number of instances; the axis ends at 8 and 60.
            let size = (min(max(request.size, 8), 60) * 4).rounded() / 4
            return (isItalic ? "SourceSerif4-Italic.ttf" : "SourceSerif4.ttf", [opticalSize(size), weight])
        case .monospaced:
            return (monospacedFile(request.weight, isItalic: isItalic), [])
        case .rounded, .compactRounded:
            return ("Inter.ttf", [opticalSize(32), weight])
        case .system, .compact, .named, .fixedMetric:
            if let width = axisWidth(request.width) {
                let size = (min(max(request.size, 8), 144) * 4).rounded() / 4
                return ("RobotoFlex.ttf", [opticalSize(size), .init(axis: "wdth", value: width), weight])
            }
            let size = SanFrancisco.opticalSize(atSize: request.size)
            return (isItalic ? "Inter-Italic.ttf" : "Inter.ttf", [opticalSize(size), weight])
        }
    }

    /// Value of Roboto Flex's width axis; `nil` for the standard width.
    private static func axisWidth(_ width: FontRequest.Width) -> Double? {
        switch width {
        case .compressed: 60
        case .condensed: 75
        case .standard: nil
        case .expanded: 140
        }
    }

    private static func monospacedFile(_ weight: FontRequest.Weight, isItalic: Bool) -> String {
        let cut =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: isItalic ? "" : "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy, .black: "ExtraBold"
            }
        return "JetBrainsMono-\(cut)\(isItalic ? "Italic" : "").ttf"
    }

    func face() -> FaceUse {
        let size = request.size
        guard let loaded = book.loadedFont(file: file, face: 0, variations: variations) else {
            return FaceUse(
                shaping: nil, instance: FontInstance(file: FixedMetricFont.file, size: size), unit: size * 0.5)
        }
        let unit = size / loaded.unitsPerEm
        var instance = FontInstance(file: file, size: size, variations: variations)
        var features: ShapingFeatures = [.plainContext]
        if request.digits == .monospaced { features.insert(.tabularDigits) }
        features.formUnion(ShapingFeatures(request.smallCapitals))

        switch request.family {
        case .rounded, .compactRounded:
            features.insert(.raisedColon)
            return rounded(shaping: loaded, unit: unit, features: features)
        case .serif:
            let spacing = TrackingTable.serif.tracking(atSize: size) * size
            return FaceUse(
                shaping: loaded, instance: instance, unit: unit, letterSpacing: spacing, features: features)
        case .monospaced:
            instance.scaleY = SanFrancisco.capHeight * loaded.unitsPerEm / max(loaded.metrics.capHeight, 1)
            // SF Mono's advance is about 0.62 em, JetBrains Mono's 0.60.
            return FaceUse(
                shaping: loaded, instance: instance, unit: unit, letterSpacing: 0.018 * size, features: features)
        case .system, .compact, .named, .fixedMetric:
            guard request.width == .standard else {
                return FaceUse(shaping: loaded, instance: instance, unit: unit, features: features)
            }
            features.insert(.raisedColon)
            instance.scaleY = SanFrancisco.interHeightFactor
            if size >= SanFrancisco.displayAdvancesFromSize, request.weight == .regular, request.slant == .upright {
                return FaceUse(
                    shaping: loaded, instance: instance, unit: unit,
                    letterSpacing: TrackingTable.rounded.tracking(atSize: size) * size, features: features,
                    asciiAdvance: displayAdvances(loaded, unit: unit))
            }
            return FaceUse(
                shaping: loaded, instance: instance, unit: unit,
                letterSpacing: SanFrancisco.interSpacing(atSize: size, weight: request.weight) * size,
                features: features, asciiAdvance: asciiDifferences(loaded, unit: unit), pairUnit: isMeasured ? size : 0)
        }
    }

    /// The difference of San Francisco's display advances to Inter's, per character, in points.
    private func displayAdvances(_ font: LoadedFont, unit: Double) -> [Double] {
        (0..<128).map { code in
            let byte = UInt8(code)
            if let digit = tabularDifference(of: byte, font, unit: unit) {
                return digit + zeroDifference(font, unit: unit)
            }
            guard let wanted = SanFrancisco.displayAdvance(of: byte), let glyph = font.nominalGlyph(.init(byte))
            else { return 0 }
            return wanted * request.size - font.advance(of: glyph) * unit
        }
    }

    /// The difference between Inter's zero and its monospaced digit, in points; `nil` for other characters, and for
    /// digits that keep their own widths.
    ///
    /// Inter's digits of equal width are 0.64 em in every weight, while its display zero is 0.57 to 0.65 em: in the
    /// regular and light weights they are too far apart. San Francisco's are as wide as its zero there: “25:00” in 42
    /// points of SF Rounded fits into 115 points. At text sizes the two fonts agree: “02” in 11 points bold has Inter's
    /// spacing in a public image.
    private func tabularDifference(of byte: UInt8, _ font: LoadedFont, unit: Double) -> Double? {
        guard (0x30...0x39).contains(byte), request.digits == .monospaced else { return nil }
        guard let zero = font.nominalGlyph("0"), let tabular = font.glyph(named: "zero.tf") else { return 0 }
        return (font.advance(of: zero) - font.advance(of: tabular)) * unit
    }

    /// The difference of San Francisco's zero to Inter's in the display drawing, in points.
    private func zeroDifference(_ font: LoadedFont, unit: Double) -> Double {
        guard let wanted = SanFrancisco.displayAdvance(of: 0x30), let zero = font.nominalGlyph("0") else { return 0 }
        return wanted * request.size - font.advance(of: zero) * unit
    }

    /// Extra advances where the display drawing's are not taken character by character.
    private func asciiDifferences(_ font: LoadedFont, unit: Double) -> [Double] {
        guard request.digits == .monospaced, request.size >= SanFrancisco.displayAdvancesFromSize else {
            return textDifferences()
        }
        return (0..<128).map { (byte: UInt8) in tabularDifference(of: byte, font, unit: unit) ?? 0 }
    }

    /// Advances were measured for the regular weight alone.
    private var isMeasured: Bool { request.weight == .regular && request.slant == .upright }

    /// The difference of San Francisco's characters to Inter's at text sizes, in points.
    private func textDifferences() -> [Double] {
        guard isMeasured else { return [] }
        return characterDifferences.enumerated().map { code, difference in
            let isDigit = (0x30...0x39).contains(code)
            return isDigit && request.digits == .monospaced ? 0 : difference * request.size
        }
    }

    /// The same in em, independent of the size.
    ///
    /// 1. For a character that was measured at text sizes take the difference to Inter's text drawing.
    /// 2. For another one with a published display advance take the difference to Inter's display drawing, subtract the
    ///    mean over the lowercase letters, which letter spacing accounts for, and scale to text sizes.
    static func characterDifferences(in book: FontCatalog) -> [Double] {
        func font(opticalSize: Double) -> LoadedFont? {
            let axes = [FontInstance.Variation(axis: "opsz", value: opticalSize), .init(axis: "wght", value: 400)]
            return book.loadedFont(file: "Inter.ttf", face: 0, variations: axes)
        }
        guard let display = font(opticalSize: 32), let text = font(opticalSize: 14) else { return [] }
        func difference(_ byte: UInt8, _ wanted: Double?, _ font: LoadedFont) -> Double? {
            guard let wanted, let glyph = font.nominalGlyph(.init(byte)) else { return nil }
            return wanted - font.advance(of: glyph) / font.unitsPerEm
        }
        func displayDifference(_ byte: UInt8) -> Double? {
            difference(byte, SanFrancisco.displayAdvance(of: byte), display)
        }
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).compactMap(displayDifference)
        guard !letters.isEmpty else { return [] }
        let mean = letters.reduce(0, +) / Double(letters.count)
        return (0..<128).map { code in
            let byte = UInt8(code)
            if let measured = difference(byte, SanFrancisco.textAdvance(of: byte), text) { return measured }
            return displayDifference(byte).map { ($0 - mean) * SanFrancisco.textDifferenceShare } ?? 0
        }
    }

    /// The difference of SF Rounded's characters to Inter's, in points.
    private func roundedDifferences(_ font: LoadedFont, unit: Double) -> [Double] {
        (0..<128).map { (byte: UInt8) in
            let digit = tabularDifference(of: byte, font, unit: unit)
            let own = SanFrancisco.roundedDifference(of: digit == nil ? byte : 0x30) * request.size
            return own + (digit ?? 0)
        }
    }

    private func rounded(shaping: LoadedFont, unit: Double, features: ShapingFeatures) -> FaceUse {
        let size = request.size
        let target = Double(request.weight.rawValue)
        let base = max(target - 200, 100)
        let outline = max(SanFrancisco.stem(target) - SanFrancisco.stem(base), 0)
        let capHeight = SanFrancisco.capHeight
        let shrink = capHeight / (capHeight + outline)
        var axes = variations
        for index in axes.indices where axes[index].axis == "wght" { axes[index].value = base }
        let instance = FontInstance(
            file: file, size: size, variations: axes, scaleX: shrink,
            scaleY: shrink * SanFrancisco.interHeightFactor,
            shear: request.slant == .italic ? SyntheticStyle.shear : 0, embolden: outline * shrink)
        // SF Rounded has only the display drawing, which is 16 thousandths narrower than Inter's.
        let spacing =
            TrackingTable.rounded.tracking(atSize: size) - 0.016 + SanFrancisco.weightSpacing(request.weight)
        return FaceUse(
            shaping: shaping, instance: instance, unit: unit, letterSpacing: spacing * size, features: features,
            asciiAdvance: roundedDifferences(shaping, unit: unit),
            drawing: book.loadedFont(file: file, face: 0, variations: axes), lift: outline * shrink / 2 * size)
    }
}
