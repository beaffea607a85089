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

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.file, left.line, left.precision.rawValue) < (right.file, right.line, right.precision.rawValue)
    }
}
