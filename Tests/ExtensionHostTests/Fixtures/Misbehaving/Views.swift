import SwiftUI
import WidgetKit

/// Views that cannot be laid out or drawn as they ask.
struct OddViews: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OddViews", provider: Provider { (0..<4).map { Entry(date: .start, index: $0) } }) {
            OddView(index: $0.index)
        }
    }
}

struct OddView: View {
    var index: Int

    var body: some View {
        switch index {
        case 0: Color.red.frame(width: .nan, height: -20)
        case 1: Color.red.offset(x: .infinity, y: .nan)
        case 2: NestedView(level: 10_000)
        default: EndlessView()
        }
    }
}

struct NestedView: View {
    var level: Int

    var body: AnyView {
        level == 0 ? AnyView(Color.red) : AnyView(NestedView(level: level - 1).padding(0))
    }
}

struct EndlessView: View {
    var body: AnyView { AnyView(EndlessView().padding(1)) }
}
