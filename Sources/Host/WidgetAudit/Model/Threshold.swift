/// A number that decides a rule. A configuration may change its value.
package struct Threshold: Hashable, Sendable {
    /// Who set the number.
    package enum Origin: Hashable, Sendable {
        /// The cited document states it.
        case stated(String)
        /// The document states a principle only; the number is this project's, with its reason.
        case measured(String)

        package var text: String {
            switch self {
            case .stated(let source): "stated: \(source)"
            case .measured(let reason): "our measure: \(reason)"
            }
        }
    }

    /// The name in a configuration.
    package let name: String
    package let value: Double
    package let unit: Measure.Unit
    package let origin: Origin

    package init(_ name: String, _ value: Double, _ unit: Measure.Unit, _ origin: Origin) {
        self.name = name
        self.value = value
        self.unit = unit
        self.origin = origin
    }
}
