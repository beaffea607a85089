import CHarfBuzz
import RenderModel

/// A face of a font file in the user's own folder: its names and its place in its family.
package struct OwnFace: Hashable, Sendable {
    /// An axis of a variable font.
    struct Axis: Hashable, Sendable {
        var minimum: Double
        var maximum: Double

        func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }

        /// How far a value is outside.
        func distance(to value: Double) -> Double { abs(value - clamped(value)) }
    }

    /// File name without folders.
    package var file: String
    var index: Int
    /// The typographic family, and the family of older programs where it differs.
    package var families: [String]
    /// The full name and the PostScript name.
    var names: [String]
    package var version: String
    /// From 1 to 1000; 400 is regular.
    var weight: Double
    /// Percent of the standard width.
    var width: Double
    var isItalic: Bool
    var axes: [String: Axis]
    /// The weight axis at the nine weights, when the font names them as Apple's do.
    var namedWeights: [FontRequest.Weight: Double]
    /// The width axis at the widths that named instances have.
    var namedWidths: [FontRequest.Width: Double]

    init(_ face: OpaquePointer, file: String, index: Int) {
        self.file = file
        self.index = index
        let typographic = FontFile.name(16, of: face)
        let plain = FontFile.name(1, of: face)
        families = [typographic, plain].compactMap(\.self).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        names = [4, 6].compactMap { FontFile.name($0, of: face) }
        version = FontFile.name(5, of: face) ?? ""
        let font = hb_font_create(face)
        weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
        isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5
        hb_font_destroy(font)
        let tags = Self.axes(of: face)
        axes = tags.reduce(into: [:]) { $0[$1.tag] = $1.axis }
        let instances = Self.instances(of: face, axisCount: tags.count)
        namedWeights = Self.weights(in: instances, axis: tags.firstIndex { $0.tag == "wght" })
        namedWidths = Self.widths(in: instances, axis: tags.firstIndex { $0.tag == "wdth" })
    }

    /// The value of the weight axis for a weight.
    ///
    /// 1. Where the font names the nine weights, the value that its name has: San Francisco's are not the multiples of
    ///    100.
    /// 2. Else the weight's number, within the axis.
    func weightValue(_ weight: FontRequest.Weight) -> Double? {
        axes["wght"].map { $0.clamped(namedWeights[weight] ?? Double(weight.rawValue)) }
    }

    func widthValue(_ width: FontRequest.Width) -> Double? {
        axes["wdth"].map { $0.clamped(namedWidths[width] ?? width.percent) }
    }

    /// How far the face's weights are from a weight.
    func distance(to weight: FontRequest.Weight) -> Double {
        axes["wght"]?.distance(to: namedWeights[weight] ?? Double(weight.rawValue))
            ?? abs(self.weight - Double(weight.rawValue))
    }

    /// How far the face's widths are from a width, in percent of the standard one.
    func distance(to width: FontRequest.Width) -> Double {
        axes["wdth"]?.distance(to: namedWidths[width] ?? width.percent) ?? abs(self.width - width.percent)
    }

    private typealias Instance = (name: String, place: [Double])

    /// At most this many axes and named instances are read.
    private static let axisLimit: UInt32 = 32
    private static let instanceLimit: UInt32 = 512

    private static func axes(of face: OpaquePointer) -> [(tag: String, axis: Axis)] {
        var count = axisLimit
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(axisLimit))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let axis = Axis(
                minimum: Double(info.min_value), maximum: Double(max(info.min_value, info.max_value)))
            return (OpenTypeTag.name(of: info.tag), axis)
        }
    }

    private static func instances(of face: OpaquePointer, axisCount: Int) -> [Instance] {
        guard axisCount > 0 else { return [] }
        return (0..<min(hb_ot_var_get_named_instance_count(face), instanceLimit)).compactMap { index in
            let id = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
            guard let name = FontFile.name(id, of: face) else { return nil }
            var count = UInt32(axisCount)
            var place = [Float](repeating: 0, count: axisCount)
            hb_ot_var_named_instance_get_design_coords(face, index, &count, &place)
            return (name, place.map(Double.init))
        }
    }

    private static func weights(in instances: [Instance], axis: Int?) -> [FontRequest.Weight: Double] {
        guard let axis else { return [:] }
        var weights: [FontRequest.Weight: Double] = [:]
        for weight in FontRequest.Weight.allCases {
            let names = [weight.appleName, weight.appleName + " Italic"]
            guard let instance = instances.first(where: { names.contains($0.name) }) else { return [:] }
            weights[weight] = instance.place[axis]
        }
        return weights
    }

    private static func widths(in instances: [Instance], axis: Int?) -> [FontRequest.Width: Double] {
        guard let axis else { return [:] }
        let names: [(FontRequest.Width, String)] = [
            (.compressed, "Compressed"), (.condensed, "Condensed"), (.expanded, "Expanded"),
        ]
        return names.reduce(into: [:]) { widths, width in
            let named = instances.first { $0.name.split(separator: " ").contains(Substring(width.1)) }
            widths[width.0] = named?.place[axis]
        }
    }
}

extension FontRequest.Width {
    /// The percentages of OpenType's width classes.
    var percent: Double {
        switch self {
        case .compressed: 62.5
        case .condensed: 75
        case .standard: 100
        case .expanded: 125
        }
    }
}
