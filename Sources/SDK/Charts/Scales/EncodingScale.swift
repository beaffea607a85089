import SwiftUI

/// Gives values a look: a style, a symbol, a line style or a size.
struct EncodingScale<Look> {
    var domain: _ScaleDomainValues?
    var range: [Look] = []
    /// The range again where all of it is colors, which can be blended.
    var colors: [Color] = []
    var mapping: ((_Datum) -> Look?)?

    /// The values of the scale in order: the domain where there is one, then what else the data has.
    func values(in data: [_Datum]) -> [_Datum] {
        var known: Set<_Datum> = []
        let unique = data.filter { known.insert($0).inserted }
        switch domain?.kind {
        case .values(let values): return values + unique.filter { !values.contains($0) }
        case .automatic(_, let reversed, let modify):
            let values = modify?(unique) ?? unique
            return reversed == true ? values.reversed() : values
        case nil: return unique
        }
    }

    /// The look of a value, by its index among all values; the range starts again where it ends.
    func look(of value: _Datum, at index: Int, standard: [Look]) -> Look? {
        if let mapping { return mapping(value) }
        let looks = range.isEmpty ? standard : range
        return looks.isEmpty ? nil : looks[index % looks.count]
    }
}

/// The styles for values of which no scale says anything, in this order and then from the start. The first seven are
/// what Apple's examples show; no document lists them.
enum ChartPalette {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo]

    static let styles = colors.map { AnyShapeStyle($0) }

    /// Ends of the scale for numbers and dates. Decided here: one hue, so that more reads as more.
    static let sequence: [Color] = [.blue.opacity(0.2), .blue]
}

/// A color between others.
struct BlendedColor: ShapeStyle {
    let colors: [Color]
    /// 0 is the first color, 1 the last.
    let fraction: Double

    func resolve(in environment: EnvironmentValues) -> Color {
        guard let first = colors.first else { return .clear }
        let place = min(max(fraction, 0), 1) * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 1)
        guard colors.count > 1, index + 1 < colors.count else { return colors.last ?? first }
        return colors[index].mix(with: colors[index + 1], by: place - Double(index))
    }
}
