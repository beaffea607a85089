import DeviceCatalog
import WidgetVocabulary

/// A property by which cells can be filtered.
enum MatrixAxis: Int, CaseIterable {
    case kind, device, place, look, family, typeSize, locale

    var title: String {
        switch self {
        case .kind: "Widget"
        case .device: "Device"
        case .place: "Place"
        case .look: "Look"
        case .family: "Family"
        case .typeSize: "Type size"
        case .locale: "Language"
        }
    }

    func value(_ picture: Picture) -> String {
        switch self {
        case .kind: picture.kind
        case .device: picture.device
        case .place: picture.place
        case .look: picture.appearance
        case .family: picture.family
        case .typeSize: picture.typeSize
        case .locale: picture.locale
        }
    }

    func label(_ value: String) -> String {
        switch self {
        case .place:
            let name = Context(rawValue: value)?.name ?? value
            return name.prefix(1).uppercased() + name.dropFirst()
        case .look:
            let words = value.split(separator: "-").joined(separator: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        case .family:
            let name = Family(rawValue: value)?.shortName ?? value.replacing("-", with: " ")
            let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
            return words.prefix(1).uppercased() + words.dropFirst()
        case .typeSize:
            if value.hasPrefix("ax") { return value.uppercased() }
            let size = value.hasSuffix("Large") ? String(value.dropLast(5)) : value
            return size.hasPrefix("x") ? size.uppercased() + "L" : size.prefix(1).uppercased() + size.dropFirst()
        case .kind, .device, .locale: return value
        }
    }
}
