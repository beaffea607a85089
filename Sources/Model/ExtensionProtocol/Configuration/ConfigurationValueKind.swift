/// What sort of value a parameter takes, and with which control a person sets it.
///
/// JSON forms: booleans, numbers and texts are JSON's own; dates are texts in ISO 8601, date components leave out what
/// they do not have (`2026-01-31`, `09:30`); URLs and paths of files are texts; a measurement is a number in its
/// dimension's base unit; a case is its raw value as text, an entity its identifier as text; arrays are arrays of
/// these.
package enum ConfigurationValueKind: Hashable, Sendable {
    case boolean(BooleanNames)
    case integer(NumberField)
    case real(NumberField)
    case text(TextField)
    case date(DateParts)
    case dateComponents(DateParts)
    case url
    case measurement(MeasurementField)
    /// - Parameter types: uniform type identifiers that are taken; empty for all.
    case file(types: [String])
    /// - Parameter title: what the choice is called, such as "City".
    case enumeration(title: String)
    case entity(title: String)

    /// Words for the two values, where the source gives some.
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

    /// A number with one of several units; the JSON value is in the base unit whatever is shown.
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
        /// The first one is shown unless a person chooses another.
        package var units: [Unit]
        /// Set when values below nothing make no sense.
        package var minimum: Double?

        package init(dimension: String, units: [Unit], minimum: Double? = nil) {
            self.dimension = dimension
            self.units = units
            self.minimum = minimum
        }
    }
}
