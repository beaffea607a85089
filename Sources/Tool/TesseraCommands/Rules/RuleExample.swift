import CoreGraphics
import WidgetAudit

/// A widget with a fault and its clean twin, drawn in the same conditions.
struct RuleExample {
    struct Side {
        /// The text of the widget's source.
        var source: String
        /// An SVG document; `nil` if there is no picture in the conditions.
        var picture: [UInt8]?
    }

    var rule: RuleID
    /// What the example shows, such as `minimum text size`.
    var name: String
    var fault: Side
    var twin: Side
    /// What the rule says about the fault.
    var finding: String
    /// The conditions of the pictures.
    var conditions: String
    /// Points.
    var size: CGSize
    /// The part of the fault's picture that the finding is about, in points; `nil` if it is about no picture.
    var mark: CGRect?
}
