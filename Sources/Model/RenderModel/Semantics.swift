import CoreGraphics

/// The semantics of a node: accessibility roles, interaction, and the marks that the host needs to treat it as Apple's
/// does.
package struct Semantics: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case text, image, button, toggle, link, header, gauge, progress, container, divider
    }

    /// Flags that WidgetKit sets on views.
    package struct Marks: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The view passed to `containerBackground(for: .widget)`; hosts may remove it.
        package static let containerBackground = Marks(rawValue: 1 << 0)
        /// `widgetAccentable()`: belongs to the accent group.
        package static let accentable = Marks(rawValue: 1 << 1)
        package static let privacySensitive = Marks(rawValue: 1 << 2)
        /// Drawn as a placeholder.
        package static let redacted = Marks(rawValue: 1 << 3)
        package static let accessibilityHidden = Marks(rawValue: 1 << 4)
        /// The children are one accessibility element.
        package static let accessibilityCombined = Marks(rawValue: 1 << 5)
        package static let disabled = Marks(rawValue: 1 << 6)
        package static let selected = Marks(rawValue: 1 << 7)
        /// The view of `widgetLabel`, drawn next to the widget in some places.
        package static let widgetLabel = Marks(rawValue: 1 << 8)
        /// A placeholder box for something missing.
        package static let missing = Marks(rawValue: 1 << 9)
        /// Keeps its colors in accented mode.
        package static let fullColor = Marks(rawValue: 1 << 10)
        /// `contentTransition(.numericText())`
        package static let numericTransition = Marks(rawValue: 1 << 11)
        /// `AccessoryWidgetBackground`
        package static let accessoryBackground = Marks(rawValue: 1 << 12)
        /// `widgetCurvesContent()`: a place with a round edge bends it.
        package static let curvesContent = Marks(rawValue: 1 << 13)
    }

    /// The effect of a tap.
    package enum Interaction: Hashable, Sendable {
        case link(url: String)
        case intent(IntentCall)
        case toggle(IntentCall, isOn: Bool)
    }

    /// Identifies an intent and its parameters; the extension that made the tree can perform it.
    package struct IntentCall: Hashable, Sendable {
        /// Name of the intent's type as the extension registered it.
        package var typeName: String
        /// Parameter names and JSON values, in declaration order.
        package var parameters: [Parameter]

        package struct Parameter: Hashable, Sendable {
            package var name: String
            package var json: String

            package init(name: String, json: String) {
                self.name = name
                self.json = json
            }
        }

        package init(typeName: String, parameters: [Parameter]) {
            self.typeName = typeName
            self.parameters = parameters
        }
    }

    /// The appearance of a toggle in the other state.
    package indirect enum OtherState: Hashable, Sendable {
        /// Replaces the toggle's node, with its own semantics. It is not drawn and contains no further other states.
        case node(RenderNode)

        package var node: RenderNode {
            switch self {
            case .node(let node): node
            }
        }
    }

    package var role: Role?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var interaction: Interaction?
    package var marks: Marks
    /// Accessibility sort priority, highest first; 0 is the default.
    package var sortPriority: Double
    /// Lets a host show a toggle's new state before the widget is drawn again; `nil` when unknown.
    package var otherState: OtherState?

    package init(
        role: Role? = nil, label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        interaction: Interaction? = nil, marks: Marks = [], sortPriority: Double = 0,
        otherState: OtherState? = nil
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.interaction = interaction
        self.marks = marks
        self.sortPriority = sortPriority
        self.otherState = otherState
    }
}
