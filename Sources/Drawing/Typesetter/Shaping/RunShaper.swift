import CHarfBuzz

/// Shapes runs of text with HarfBuzz and caches the result.
struct RunShaper: ~Copyable {
    /// Runs beyond this number clear the cache, so that a long-lived process stays small.
    private static let capacity = 512

    private let buffer: OpaquePointer
    private var runs: [ShapingKey: ShapedRun] = [:]
    private var features: [hb_feature_t] = []
    private var languages: [String: hb_language_t] = [:]

    init() {
        buffer = hb_buffer_create()
        hb_buffer_pre_allocate(buffer, 128)
    }

    deinit { hb_buffer_destroy(buffer) }

    mutating func shape(_ key: ShapingKey, with font: LoadedFont) -> ShapedRun {
        if let known = runs[key] { return known }
        if runs.count >= Self.capacity { runs.removeAll(keepingCapacity: true) }
        let run = reshape(key, with: font)
        runs[key] = run
        return run
    }

    private mutating func reshape(_ key: ShapingKey, with font: LoadedFont) -> ShapedRun {
        hb_buffer_clear_contents(buffer)
        features.removeAll(keepingCapacity: true)
        var text = key.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
            collectFeatures(key.features, bytes)
        }
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
        hb_buffer_set_language(buffer, language(key.locale))
        hb_shape(font.pointer, buffer, features, UInt32(features.count))

        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return ShapedRun(glyphs: []) }
        let glyphs = [ShapedRun.Glyph](unsafeUninitializedCapacity: Int(count)) { storage, filled in
            for index in 0..<Int(count) {
                storage.initializeElement(
                    at: index,
                    to: ShapedRun.Glyph(
                        id: infos[index].codepoint, cluster: infos[index].cluster,
                        advance: positions[index].x_advance, offsetX: positions[index].x_offset,
                        offsetY: positions[index].y_offset))
            }
            filled = Int(count)
        }
        return ShapedRun(glyphs: glyphs)
    }

    private mutating func language(_ locale: String) -> hb_language_t? {
        if let known = languages[locale] { return known }
        let language = hb_language_from_string(locale, -1)
        languages[locale] = language
        return language
    }

    private mutating func collectFeatures(_ wanted: ShapingFeatures, _ bytes: UnsafeBufferPointer<UInt8>) {
        if wanted.contains(.noLigatures) {
            add(Tags.standardLigatures, 0, 0..<UInt32.max)
            add(Tags.contextualLigatures, 0, 0..<UInt32.max)
        }
        if wanted.contains(.ownTracking) { add(Tags.tracking, 0, 0..<UInt32.max) }
        if wanted.contains(.plainContext) { add(Tags.contextualAlternates, 0, 0..<UInt32.max) }
        if wanted.contains(.smallLowercase) { add(Tags.smallCapitals, 1, 0..<UInt32.max) }
        if wanted.contains(.smallUppercase) { add(Tags.smallCapitalsOfCapitals, 1, 0..<UInt32.max) }
        guard wanted.contains(.raisedColon) || wanted.contains(.tabularDigits) else { return }
        func isDigit(_ index: Int) -> Bool {
            index >= 0 && index < bytes.count && (0x30...0x39).contains(bytes[index])
        }
        var index = 0
        while index < bytes.count {
            if wanted.contains(.raisedColon), bytes[index] == 0x3A, isDigit(index - 1), isDigit(index + 1) {
                add(Tags.contextualAlternates, 1, UInt32(index)..<UInt32(index + 1))
            }
            if wanted.contains(.tabularDigits), isDigit(index) {
                let start = index
                while isDigit(index + 1) { index += 1 }
                add(Tags.tabularNumbers, 1, UInt32(start)..<UInt32(index + 1))
            }
            index += 1
        }
    }

    private mutating func add(_ tag: hb_tag_t, _ value: UInt32, _ range: Range<UInt32>) {
        features.append(hb_feature_t(tag: tag, value: value, start: range.lowerBound, end: range.upperBound))
    }

    private enum Tags {
        static let standardLigatures = OpenTypeTag.value(of: "liga")
        static let contextualLigatures = OpenTypeTag.value(of: "clig")
        static let contextualAlternates = OpenTypeTag.value(of: "calt")
        static let smallCapitals = OpenTypeTag.value(of: "smcp")
        static let smallCapitalsOfCapitals = OpenTypeTag.value(of: "c2sc")
        static let tracking = OpenTypeTag.value(of: "trak")
        static let tabularNumbers = OpenTypeTag.value(of: "tnum")
    }
}
