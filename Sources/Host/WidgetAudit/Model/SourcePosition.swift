/// A line of a source.
package struct SourcePosition: Hashable, Sendable, Comparable {
    package enum Precision: UInt8, Hashable, Sendable {
        /// The declaration of the widget that has the finding.
        case widget
        /// The line of the finding itself.
        case exact
    }

    /// As the user specified the folder; with slashes.
    package var file: String
    /// From 1.
    package var line: Int
    package var precision: Precision

    package init(file: String, line: Int, precision: Precision) {
        self.file = file
        self.line = line
        self.precision = precision
    }

    /// As one word for people: `File.swift:12`, or `near File.swift:12` if the line is that of the widget.
    package var text: String { precision == .exact ? "\(file):\(line)" : "near \(file):\(line)" }

    /// What a form of the report that needs a line says about that of the widget.
    static let remark = "The line is that of the widget; that of the view is not known."

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.file, left.line, left.precision.rawValue) < (right.file, right.line, right.precision.rawValue)
    }
}
