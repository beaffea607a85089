import SwiftUI
import WidgetKit

/// The corpus as a widget extension for Tessera: a kind for each case. On a Mac the package draws the same views.
@main
struct TruthWidgets: WidgetBundle {
    var body: some Widget {
        twenty(0)
        twenty(20)
        twenty(40)
        twenty(60)
        twenty(80)
        twenty(100)
        twenty(120)
        twenty(140)
        twenty(160)
        twenty(180)
    }

    @WidgetBundleBuilder private func twenty(_ first: Int) -> some Widget {
        five(first)
        five(first + 5)
        five(first + 10)
        five(first + 15)
    }

    @WidgetBundleBuilder private func five(_ first: Int) -> some Widget {
        one(first)
        one(first + 1)
        one(first + 2)
        one(first + 3)
        one(first + 4)
    }

    @WidgetBundleBuilder private func one(_ index: Int) -> some Widget {
        if index < TruthCorpus.cases.count { TruthWidget(TruthCorpus.cases[index]) }
    }
}

struct TruthWidget: Widget {
    private let truth: TruthCase

    init() { truth = TruthCorpus.cases[0] }

    init(_ truth: TruthCase) { self.truth = truth }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: truth.id, provider: TruthProvider()) { [truth] _ in
            TruthStage(truth)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .containerBackground(for: .widget) { Color.clear }
        }
        .contentMarginsDisabled()
        .supportedFamilies([truth.size.width <= 150 && truth.size.height <= 150 ? .systemSmall : .systemLarge])
    }
}

struct TruthEntry: TimelineEntry {
    let date: Date
}

struct TruthProvider: TimelineProvider {
    private var entry: TruthEntry { TruthEntry(date: Date(timeIntervalSince1970: 0)) }

    func placeholder(in context: Context) -> TruthEntry { entry }

    func getSnapshot(in context: Context, completion: @escaping (TruthEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TruthEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}
