import DeviceCatalog
import WidgetVocabulary

/// An axis of the matrix with its values, numbered in order of first occurrence.
struct MatrixFilter: Sendable {
    let axis: MatrixAxis
    private(set) var values: [String] = []
    private var numbers: [String: Int] = [:]

    init(_ axis: MatrixAxis) {
        self.axis = axis
    }

    /// The number of a value, assigned at its first occurrence.
    mutating func number(of value: String) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// The initial selection of the page; `nil` for all values.
    var opening: Int? {
        switch axis {
        case .typeSize where values.count > 1: numbers["large"] ?? 0
        case .locale where values.count > 1: 0
        default: nil
        }
    }

    /// The numbers in the order in which the page shows them: the catalog's order for values that it knows, otherwise
    /// the order of first occurrence.
    ///
    /// - Parameter platforms: The platforms by device name.
    func order(platforms: [String: String]) -> [Int] {
        let known: [String]? =
            switch axis {
            case .device:
                Platform.allCases.flatMap { platform in values.filter { platforms[$0] == platform.rawValue } }
            case .place: Context.allCases.map(\.rawValue).filter(values.contains)
            case .family: Family.allCases.map(\.rawValue).filter(values.contains)
            default: nil
            }
        guard let known, known.count == values.count else { return Array(values.indices) }
        return known.compactMap { numbers[$0] }
    }
}
