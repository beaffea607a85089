import SwiftUI

/// Maps values to a style, a symbol, a line style or a size.
struct EncodingScale<Look> {
    var domain: _ScaleDomainValues?
    var range: [Look] = []
    /// The range again if it consists of colors, which can be interpolated.
    var colors: [Color] = []
    var mapping: ((_Datum) -> Look?)?

    /// The values of the scale in order: the domain if there is one, then the other values of the data.
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

    /// The style of a value, by its index among all values; the range repeats.
    func look(of value: _Datum, at index: Int, standard: [Look]) -> Look? {
        if let mapping { return mapping(value) }
        let looks = range.isEmpty ? standard : range
        return looks.isEmpty ? nil : looks[index % looks.count]
    }
}

/// The styles for values without a scale, in this order, then repeated. The first seven are those of Apple's examples;
/// no document lists them.
enum ChartPalette {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo]

    static let styles = colors.map { AnyShapeStyle($0) }

    /// Ends of the scale for numbers and dates. Decided by this project: one hue, so that more reads as more.
    static let sequence: [Color] = [.blue.opacity(0.2), .blue]
}

/// A color interpolated between others.
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
