import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// A Live Activity with the states that it can be drawn in.
package struct ActivityOffer: Hashable, Sendable {
    package var description: ActivityDescription
    package var states: [ActivityReply.State]
    /// Ignored where they broke down when they were asked for the states.
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
    /// What pictures and options call it: the widget in the source, else the attributes.
    package var kind: String { typeName.isEmpty ? attributes : typeName }

    func isCalled(_ wanted: FoldedName) -> Bool {
        FoldedName(typeName) == wanted || FoldedName(attributes) == wanted
    }

    /// Whether there is something of it to show in this way.
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
    /// What of Live Activities is drawn.
    package enum Activities: Hashable, Sendable {
        /// All presentations, where no widget families are asked for by name.
        case usual
        case all
        case some([ActivityPresentation])
    }

    /// The presentations that are asked for; none where only widgets are.
    var presentations: [ActivityPresentation] {
        switch activities {
        case .usual: families == .all && controls == .usual ? ActivityPresentation.allCases : []
        case .all: ActivityPresentation.allCases
        case .some(let presentations): presentations
        }
    }

    /// Widgets are left out where only presentations of Live Activities or sizes of controls are named.
    var drawsWidgets: Bool {
        (activities == .usual && controls == .usual) || families != .all || isEveryFamilyNamed
    }

    /// What is asked of the extension for an activity.
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
    /// Whether the presentation is in one of the places that are asked for.
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
