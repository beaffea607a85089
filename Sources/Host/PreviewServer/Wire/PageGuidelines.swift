/// The result of the audit of a placed widget.
package struct PageGuidelines: Encodable, Sendable {
    package enum State: String, CaseIterable, Encodable, Sendable {
        /// The extension has no build yet.
        case waiting
        /// The findings are those of the previous audit.
        case running
        case done
        /// The audit reached its time limit. The findings are those until then.
        case late
        /// The user stopped the audit. The findings are those of the previous one.
        case stopped
        case failed
    }

    package enum Severity: String, CaseIterable, Encodable, Sendable { case error, warning, note }

    package enum Outcome: String, CaseIterable, Encodable, Sendable { case violation, review }

    /// A picture that the rules checked.
    package struct Picture: Encodable, Sendable {
        /// The place, the appearance, the size and the language as text.
        package var text: String
        /// The device's settings that show it, by the names of the command `environment`; `nil` if a page cannot show
        /// it, such as a placeholder.
        package var settings: [String: String]?
        /// Width and height of the widget in points.
        package var size: [Double]

        package init(text: String, settings: [String: String]?, size: [Double]) {
            self.text = text
            self.settings = settings
            self.size = size
        }
    }

    /// A part of a picture.
    package struct Place: Encodable, Sendable {
        /// Index of the picture.
        package var picture: Int
        /// x, y, width and height in points of the widget.
        package var frame: [Double]

        package init(picture: Int, frame: [Double]) {
            self.picture = picture
            self.frame = frame
        }
    }

    package struct Finding: Encodable, Sendable {
        /// The same for the same finding of another build.
        package var id: String
        package var rule: String
        /// The rule's requirement.
        package var title: String
        package var severity: Severity
        package var outcome: Outcome
        package var message: String
        /// With their units.
        package var measured: String
        package var bound: String
        package var advice: String
        /// The file and the line, if they are known.
        package var source: String?
        /// Empty for a finding about no picture, such as one of metadata.
        package var places: [Place]

        package init(
            id: String, rule: String, title: String, severity: Severity, outcome: Outcome, message: String,
            measured: String, bound: String, advice: String, source: String? = nil, places: [Place] = []
        ) {
            self.id = id
            self.rule = rule
            self.title = title
            self.severity = severity
            self.outcome = outcome
            self.message = message
            self.measured = measured
            self.bound = bound
            self.advice = advice
            self.source = source
            self.places = places
        }
    }

    package var widget: Int
    package var state: State
    /// The reason of the state, or a remark about the findings.
    package var note: String?
    /// The most severe first.
    package var findings: [Finding]
    /// Those in which findings are.
    package var pictures: [Picture]
    /// The number of checked pictures.
    package var checked: Int
    /// The number of findings that comments in the sources accept.
    package var accepted: Int

    package init(
        widget: Int, state: State, note: String? = nil, findings: [Finding] = [], pictures: [Picture] = [],
        checked: Int = 0, accepted: Int = 0
    ) {
        self.widget = widget
        self.state = state
        self.note = note
        self.findings = findings
        self.pictures = pictures
        self.checked = checked
        self.accepted = accepted
    }
}
