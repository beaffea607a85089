import SwiftUI

struct Entry: Identifiable {
    let id: Int
    let title: String
}

struct SpokenViews: View {
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var focused: Int?
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityPlayAnimatedImages) private var plays
    @Environment(\.sizeCategory) private var category
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.backgroundProminence) private var prominence
    @Namespace private var space

    let entries: [Entry]

    var body: some View {
        VStack {
            Text("a").accessibilityLabel("A").accessibilityValue("1", isEnabled: shapes).accessibilityHint(Text("hint"))
                .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
                .accessibilityInputLabels(["one", "two"]).accessibilityIdentifier("id").accessibilityHidden(false)
                .accessibilitySortPriority(2).accessibilityElement(children: .combine)
            Text("b").accessibilityAction { print("go") }.accessibilityAction(named: "Delete") {}
                .accessibilityAction(.escape) {}.accessibilityActions { Button("x") {} }
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: print("+")
                    case .decrement: print("-")
                    @unknown default: break
                    }
                }
                .accessibilityScrollAction { edge in print(edge) }
                .accessibilityZoomAction { action in print(action.direction) }
                .accessibilityActivationPoint(.center).accessibilityDirectTouch(options: .silentOnTouch)
            Text("c").accessibilityFocused($isFocused).accessibilityFocused($focused, equals: 3)
                .accessibilityRotor("Entries") {
                    ForEach(entries) { entry in AccessibilityRotorEntry(entry.title, id: entry.id) }
                }
                .accessibilityRotor(.headings, entries: entries, entryLabel: \.title)
                .accessibilityRotorEntry(id: 1, in: space)
                .accessibilityLabeledPair(role: .label, id: 1, in: space).accessibilityLinkedGroup(id: 2, in: space)
                .accessibilityShowsLargeContentViewer { Text("large") }
                .accessibilityCustomContent("Price", "3 €").accessibilityChildren { Text("x") }
                .accessibilityRepresentation { Toggle("x", isOn: .constant(true)) }
                .accessibilityIgnoresInvertColors().accessibilityRespondsToUserInteraction(false)
            if category.isAccessibilityCategory || width == .compact || category >= .extraLarge { Text("d") }
        }
    }
}
