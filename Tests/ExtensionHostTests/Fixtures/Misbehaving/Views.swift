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

/// Shows in its colour what code that names no locale gets.
struct LocaleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Locale", provider: Provider { [Entry(date: .start)] }) { entry in
            let month = entry.date.formatted(.dateTime.month(.wide))
            Color(
                red: Locale.current.identifier == "ko_KR" ? 1 : 0,
                green: month.hasSuffix("월") ? 1 : 0,
                blue: Calendar.current.locale?.identifier == "ko_KR" ? 1 : 0)
        }
    }
}
