import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// A Live Activity with the states that it can be drawn in.
package struct ActivityCandidate: Hashable, Sendable {
    package var description: ActivityDescription
    package var states: [ActivityReply.State]
    /// Whether previews are used; ignored if they crashed when their states were requested.
    package var previews: ActivityRequest.Previews

    package init(
        _ description: ActivityDescription, states: [ActivityReply.State],
        previews: ActivityRequest.Previews = .used
    ) {
        self.description = description
        self.states = states
        self.previews = previews
    }
}

extension ActivityDescription {
    /// The name in pictures and options: that of the widget in the source, else that of the attributes.
    package var kind: String { typeName.isEmpty ? attributes : typeName }

    func isCalled(_ wanted: FoldedName) -> Bool {
        FoldedName(typeName) == wanted || FoldedName(attributes) == wanted
    }

    /// Whether the activity has content for this presentation.
    func shows(_ presentation: ActivityPresentation) -> Bool {
        presentation != .smartStack || smartStack == .small
    }
}

/// The Live Activity that a picture shows, and how.
package struct ActivityRecord: Hashable, Sendable {
    package var presentation: ActivityPresentation
    /// Name of the state; its number, from 1, when it has none.
    package var state: String
    package var age: ActivityRequest.Age
}

extension RenderOptions {
    /// The presentations of Live Activities to draw.
    package enum Activities: Hashable, Sendable {
        /// All presentations, unless widget families are named.
        case usual
        case all
        case some([ActivityPresentation])
    }

    /// The requested presentations; empty if only widgets are requested.
    var presentations: [ActivityPresentation] {
        switch activities {
        case .usual: families == .all && controls == .usual ? ActivityPresentation.allCases : []
        case .all: ActivityPresentation.allCases
        case .some(let presentations): presentations
        }
    }

    /// Whether widgets are drawn. They are not if only presentations of Live Activities or sizes of controls are named.
    var drawsWidgets: Bool {
        (activities == .usual && controls == .usual) || families != .all || isEveryFamilyNamed
    }

    /// The request to the extension for an activity.
    func request(
        for activity: ActivityDescription, locale: String, previews: ActivityRequest.Previews = .used
    ) -> ActivityRequest {
        ActivityRequest(
            attributes: activity.attributes, states: activityFiles.flatMap { $0.states(for: activity) },
            age: staleness, previews: previews, locale: locale, now: at?.secondsSinceReferenceDate, timeLimit: timeLimit
        )
    }
}

extension EnvironmentOptions {
    /// Whether the presentation is in one of the requested places.
    func shows(_ presentation: ActivityPresentation) -> Bool {
        guard case .some(let contexts) = places else { return true }
        return switch presentation {
        case .lockScreen: contexts.contains(.lockScreen)
        case .standBy: contexts.contains(.standBy)
        case .smartStack: contexts.contains(.watchSmartStack)
        case .banner, .compact, .minimal, .minimalAttached, .expanded: contexts.contains(.homeScreen)
        }
    }
}
