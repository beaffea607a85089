import DeviceCatalog
import WidgetVocabulary

/// An axis of the matrix with the values that occur, numbered as they are met.
struct MatrixFilter: Sendable {
    let axis: MatrixAxis
    private(set) var values: [String] = []
    private var numbers: [String: Int] = [:]

    init(_ axis: MatrixAxis) {
        self.axis = axis
    }

    /// The number of a value, a new one if need be.
    mutating func number(of value: String) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// The value that the page opens with; `nil` for all.
    var opening: Int? {
        switch axis {
        case .typeSize where values.count > 1: numbers["large"] ?? 0
        case .locale where values.count > 1: 0
        default: nil
        }
    }

    /// Numbers in the order in which the page shows them: the catalog's where it knows the values, else as they were
    /// met.
    ///
    /// - Parameter platforms: of devices, by name.
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
