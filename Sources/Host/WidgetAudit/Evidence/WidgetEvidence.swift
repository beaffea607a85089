import ExtensionProtocol
import RenderModel
import WidgetVocabulary

/// Everything that rules read of one widget.
package struct WidgetEvidence: Hashable, Sendable {
    /// The conditions that other pictures are compared with.
    package struct Reference: Hashable, Sendable {
        package var device: String
        package var locale: String
        /// The devices of families that `device` does not have. They are drawn for these families alone.
        package var familyDevices: [Family: String] = [:]
        /// The seconds between the time zone of the widget and Greenwich.
        package var secondsFromGMT: Double

        package init(device: String = "393x852", locale: String = "en_US", secondsFromGMT: Double = 0) {
            self.device = device
            self.locale = locale
            self.secondsFromGMT = secondsFromGMT
        }

        package func device(of family: Family) -> String { familyDevices[family] ?? device }

        /// Whether the family is drawn on a device.
        package func draws(_ family: Family, on device: String) -> Bool {
            !familyDevices.values.contains(device) || familyDevices[family] == device
        }
    }

    /// A request that ended the process of the extension, that it did not answer, or whose answer is not audited.
    package struct Failure: Hashable, Sendable {
        package enum Cause: Hashable, Sendable {
            /// A crash, a hang or a broken limit.
            case process
            /// The provider returned no entry in time; the placeholder is shown.
            case provider
            /// The provider answered with an empty timeline, or with one without a valid date.
            case emptyTimeline
            /// The pictures, or one of them, are larger than an audit can compare.
            case size
        }

        package var cause: Cause
        package var family: Family?
        /// What was requested, such as `timeline` or `placeholder`.
        package var request: String
        package var reason: String

        package init(_ cause: Cause, family: Family?, request: String, reason: String) {
            self.cause = cause
            self.family = family
            self.request = request
            self.reason = reason
        }
    }

    package var description: WidgetDescription
    package var reference: Reference
    /// In the order of drawing. The order of findings does not depend on it.
    package var pictures: [PictureEvidence]
    /// The timeline of each family that was requested.
    package var timelines: [TimelineEvidence]
    package var failures: [Failure]
    package var facts = ExtensionFacts()
    package var previews = PreviewedScreens.notDrawn(reason: "no preview is drawn on a device")

    package init(
        _ description: WidgetDescription, reference: Reference = Reference(), pictures: [PictureEvidence] = [],
        timelines: [TimelineEvidence] = [], failures: [Failure] = []
    ) {
        self.description = description
        self.reference = reference
        self.pictures = pictures
        self.timelines = timelines
        self.failures = failures
    }

    /// Whether a picture is that of an entry on the reference device in the reference language.
    package func isUsual(_ picture: PictureEvidence) -> Bool {
        picture.conditions.device == reference.device(of: picture.conditions.family)
            && picture.conditions.locale == reference.locale
            && picture.conditions.content == .entry
    }

    /// The index of a picture with the same conditions but for a change.
    package func index(
        like picture: PictureEvidence, _ change: (inout PictureConditions) -> Void
    ) -> Int? {
        var wanted = picture.conditions
        change(&wanted)
        return pictures.firstIndex { $0.conditions == wanted }
    }
}

/// The reply of a provider to the request for a timeline.
package struct TimelineEvidence: Hashable, Sendable {
    package var family: Family
    /// Seconds since the reference date.
    package var dates: [Double]
    package var policy: EntriesReply.ReloadPolicy
    /// The date of the request.
    package var requested: Double
    /// The date of the entry that is shown after the request; `nil` for a timeline without entries.
    package var current: Double?
    /// What the extension said about the timeline.
    package var diagnostics: [Diagnostic]
    /// Bytes of all drawn entries; `nil` when they were not drawn.
    package var archiveBytes: Int?
    /// The part of them that are images of an earlier entry.
    package var repeatedBytes = 0
    /// The number of different drawings among the entries; `nil` when they were not drawn.
    package var drawings: Int?
    /// Whether an entry has a relevance; `nil` if unknown.
    package var hasRelevance: Bool?

    /// The seconds between entries that follow each other.
    var gaps: [Double] {
        let dates = dates.sorted()
        return zip(dates.dropFirst(), dates).map { $0 - $1 }
    }

    package init(
        family: Family, dates: [Double], policy: EntriesReply.ReloadPolicy, requested: Double,
        current: Double? = nil, diagnostics: [Diagnostic] = [], archiveBytes: Int? = nil, drawings: Int? = nil
    ) {
        self.family = family
        self.dates = dates
        self.policy = policy
        self.requested = requested
        self.current = current ?? dates.filter { $0 <= requested }.max() ?? dates.min()
        self.diagnostics = diagnostics
        self.archiveBytes = archiveBytes
        self.drawings = drawings
    }

    /// Seconds from the request to the date that the policy names; `nil` for other policies.
    var waiting: Double? {
        if case .after(let date) = policy { max(date - requested, 0) } else { nil }
    }

    /// The date of the reload that the policy requests; `nil` for none.
    package var reload: Double? {
        switch policy {
        case .never: nil
        case .atEnd: dates.last
        case .after(let date): date
        }
    }
}
