import CoreGraphics
import WidgetVocabulary

/// The answer of a rule about one thing.
package enum RuleOutcome: Hashable, Sendable {
    case violation(Observation)
    /// The rule cannot be decided here; the observation states what to check.
    case needsReview(Observation)
    /// The number of things that were checked and found right.
    case pass(Int)
    case notApplicable(reason: String)
}

/// The part of a picture that an observation is about.
package struct Spot: Hashable, Sendable {
    package enum Picture: Hashable, Sendable {
        /// Index into `WidgetEvidence.pictures`.
        case widget(Int)
        /// The preview of that name on a screen.
        case preview(String, ScreenConditions)
    }

    package var picture: Picture
    /// Indices of children from the root of the tree.
    package var path: [Int]
    /// In points of the canvas.
    package var frame: CGRect

    /// - Parameter picture: Index into `WidgetEvidence.pictures`.
    package init(picture: Int, path: [Int] = [], frame: CGRect) {
        self.init(.widget(picture), path: path, frame: frame)
    }

    package init(_ picture: Picture, path: [Int] = [], frame: CGRect) {
        self.picture = picture
        self.path = path
        self.frame = frame
    }
}

/// What a rule saw.
package struct Observation: Hashable, Sendable {
    package var subject: AuditSubject
    /// A sentence without a period that names the thing and the problem.
    package var message: String
    /// An imperative that can be followed.
    package var advice: String
    package var measured: Measure
    package var bound: Measure
    /// `nil` when the observation is about no picture, such as one of metadata.
    package var spot: Spot?
    /// The picture that the spot's picture was compared with.
    package var twin: Spot.Picture?
    /// Where it is less than the rule's severity.
    package var severity: AuditSeverity?
    /// The position that the evidence states, such as that of a diagnostic.
    package var source: SourcePosition?
    /// The text of the view, by which its line in the sources may be found.
    package var literal: String?
    /// What other views with the fault may have in common with this one.
    package var cause: FaultCause?
    /// The fault, if another rule may state the same one about no picture.
    package var fault: SharedFault?

    /// - Parameter twin: Index into `WidgetEvidence.pictures`.
    package init(
        _ subject: AuditSubject, _ message: String, advice: String, measured: Measure, bound: Measure,
        spot: Spot? = nil, twin: Int? = nil, severity: AuditSeverity? = nil, source: SourcePosition? = nil,
        literal: String? = nil, cause: FaultCause? = nil, fault: SharedFault? = nil
    ) {
        self.subject = subject
        self.message = message
        self.advice = advice
        self.measured = measured
        self.bound = bound
        self.spot = spot
        self.twin = twin.map { .widget($0) }
        self.severity = severity
        self.source = source
        self.literal = literal
        self.cause = cause
        self.fault = fault
    }
}
