import SwiftUI
import WidgetKit

/// Views that cannot be laid out or drawn as they ask.
struct OddViews: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OddViews", provider: Provider { (0..<4).map { Entry(date: .start, index: $0) } }) {
            OddView(index: $0.index).containerBackground(.clear, for: .widget)
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
                blue: Calendar.current.locale?.identifier == "ko_KR" ? 1 : 0
            )
            .containerBackground(.clear, for: .widget)
        }
    }
}

/// Shows in its colours what the environment says of the place.
struct PlaceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Place", provider: Provider { [Entry(date: .start)] }) { _ in
            PlaceView().containerBackground(Color.white, for: .widget)
        }
        .contentMarginsDisabled()
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct PlaceView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.layoutDirection) private var direction
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.timeZone) private var timeZone
    @Environment(\.displayScale) private var scale

    private var facts: [Bool] {
        [
            family == .systemMedium, renderingMode == .accented, !showsBackground, margins.leading == 11,
            typeSize == .accessibility2, weight == .bold, isLuminanceReduced, contrast == .increased,
            direction == .rightToLeft, redaction.contains(.privacy), timeZone.identifier == "Asia/Seoul", scale == 2,
        ]
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<facts.count, id: \.self) { index in
                Rectangle().fill(facts[index] ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
            }
        }
    }
}
