/// The kind of value a parameter takes, which determines the control of the form.
///
/// JSON forms: Booleans, numbers and strings are JSON's own; dates are ISO 8601 strings, date components omit unset
/// components (`2026-01-31`, `09:30`); URLs and file paths are strings; a measurement is a number in its dimension's
/// base unit; a case is its raw value as a string, an entity its identifier as a string; arrays are arrays of these.
package enum ConfigurationValueKind: Hashable, Sendable {
    case boolean(BooleanNames)
    case integer(NumberField)
    case real(NumberField)
    case text(TextField)
    case date(DateParts)
    case dateComponents(DateParts)
    case url
    case measurement(MeasurementField)
    /// - Parameter types: uniform type identifiers that are accepted; empty for all.
    case file(types: [String])
    /// - Parameter title: the name of the type, such as "City".
    case enumeration(title: String)
    case entity(title: String)

    /// Labels for the two values, if the source declares them.
    package struct BooleanNames: Hashable, Sendable {
        package var yes: String?
        package var no: String?

        package init(yes: String? = nil, no: String? = nil) {
            self.yes = yes
            self.no = no
        }
    }

    package struct NumberField: Hashable, Sendable {
        package enum Style: String, Hashable, Sendable, CaseIterable, Codable { case field, stepper, slider }

        package var style: Style
        package var range: ClosedRange<Double>?

        package init(style: Style = .field, range: ClosedRange<Double>? = nil) {
            self.style = style
            self.range = range
        }
    }

    package struct TextField: Hashable, Sendable {
        package enum Keyboard: String, Hashable, Sendable, CaseIterable {
            case standard, asciiCapable, numberPad, url, emailAddress
        }
        package enum Capitalization: String, Hashable, Sendable, CaseIterable {
            case none, words, sentences, allCharacters
        }
        package enum Lines: String, Hashable, Sendable, CaseIterable { case single, multiple }
        package enum Correction: String, Hashable, Sendable, CaseIterable { case automatic, off }

        package var lines: Lines
        package var keyboard: Keyboard
        package var capitalization: Capitalization
        package var correction: Correction

        package init(
            lines: Lines = .single, keyboard: Keyboard = .standard, capitalization: Capitalization = .sentences,
            correction: Correction = .automatic
        ) {
            self.lines = lines
            self.keyboard = keyboard
            self.capitalization = capitalization
            self.correction = correction
        }
    }

    package enum DateParts: String, Hashable, Sendable, CaseIterable, Codable { case date, time, dateTime }

    /// A number with a selectable unit; the JSON value is always in the base unit.
    package struct MeasurementField: Hashable, Sendable {
        /// `base = shown * factor + offset`
        package struct Unit: Hashable, Sendable {
            package var symbol: String
            package var factor: Double
            package var offset: Double

            package init(symbol: String, factor: Double, offset: Double = 0) {
                self.symbol = symbol
                self.factor = factor
                self.offset = offset
            }
        }

        /// Swift type of the unit, such as `UnitLength`.
        package var dimension: String
        /// The first one is shown unless the user selects another.
        package var units: [Unit]
        /// Set when negative values make no sense.
        package var minimum: Double?

        package init(dimension: String, units: [Unit], minimum: Double? = nil) {
            self.dimension = dimension
            self.units = units
            self.minimum = minimum
        }
    }
}
