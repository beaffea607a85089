// Must not compile: the message names "Layout".
import AppIntents
import SwiftUI
import WidgetKit

struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
}
