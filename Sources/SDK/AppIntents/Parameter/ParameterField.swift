/// A parameter's declared input settings.
package struct ParameterField: Sendable {
    package enum Control: Sendable {
        case automatic
        case integer(Int.IntentControlStyle, range: ClosedRange<Double>?)
        case real(Double.IntentControlStyle, range: ClosedRange<Double>?)
        case text(String.IntentInputOptions)
        case boolean(Bool.IntentDisplayName)
        case date(Date.IntentKind)
        case file(types: [String])
        case measurement(MeasurementControl)
    }

    package struct MeasurementControl: Sendable {
        /// Symbol of the unit shown first.
        package var unitSymbol: String?
        package var allowsNegative: Bool

        package init(unitSymbol: String?, allowsNegative: Bool) {
            self.unitSymbol = unitSymbol
            self.allowsNegative = allowsNegative
        }
    }

    package enum ListSize: Sendable {
        case any
        case always(IntentCollectionSize)
        case byFamily([IntentWidgetFamily: IntentCollectionSize])
    }

    package var control: Control
    package var list: ListSize
    /// The prompt for a missing value.
    package var prompt: IntentDialog?

    package init(_ control: Control = .automatic, list: ListSize = .any, prompt: IntentDialog? = nil) {
        self.control = control
        self.list = list
        self.prompt = prompt
    }

    /// The range of a number.
    package var range: ClosedRange<Double>? {
        switch control {
        case .integer(_, let range), .real(_, let range): range
        default: nil
        }
    }
}
