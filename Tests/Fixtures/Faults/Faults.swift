import SwiftUI
import WidgetKit

/// Widgets that each do one thing wrong, named after it.
@main
struct Faults: WidgetBundle {
    var body: some Widget {
        Throws()
        Traps()
        Silent()
        WithoutEntries()
        OutOfOrder()
        ManyEntries()
        FaultyViews()
    }
}

struct FaultyViews: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Views", provider: Provider(entries: { (0..<5).map { Entry(number: $0) } })) {
            FaultyView(number: $0.number).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct Entry: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var number = 0

    init(number: Int = 0) {
        self.number = number
        date += Double(number)
    }
}

struct Provider: TimelineProvider {
    var entries: () -> [Entry]

    func placeholder(in context: Context) -> Entry { Entry() }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: entries(), policy: .never))
    }
}

enum Weather {
    enum Failure: Error { case offline(code: Int) }

    static func load() throws -> [Entry] { throw Failure.offline(code: 7) }
}

struct Throws: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Throws", provider: Provider(entries: { try! Weather.load() })) { _ in Plain() }
            .supportedFamilies([.systemSmall])
    }
}

struct Traps: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Traps", provider: Provider(entries: { [[Entry]().randomElement()!] })) { _ in
            Plain()
        }
        .supportedFamilies([.systemSmall])
    }
}

struct Silent: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Silent", provider: Provider()) { _ in
            Text("Sunny").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct WithoutEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "WithoutEntries", provider: Provider(entries: { [] })) { _ in Plain() }
            .supportedFamilies([.systemSmall])
    }
}

struct OutOfOrder: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "OutOfOrder", provider: Provider(entries: { [3, 1, 2].map { Entry(number: $0) } })
        ) { _ in Plain() }
        .supportedFamilies([.systemSmall])
    }
}

struct ManyEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "ManyEntries", provider: Provider(entries: { (0..<100_000).map { Entry(number: $0) } })
        ) { _ in Plain() }
        .supportedFamilies([.systemSmall])
    }
}

struct Plain: View {
    var body: some View { Color.red.containerBackground(.white, for: .widget) }
}

/// Each entry shows another fault.
struct FaultyView: View {
    var number: Int

    var body: some View {
        switch number {
        case 0: Image("Photo").resizable()
        case 1: Color.red.frame(width: .infinity, height: .nan).offset(x: -.infinity)
        case 2: NestedView(depth: 10_000)
        case 3:
            VStack {
                Image("NoPicture").resizable().frame(width: 60, height: 20)
                Image(systemName: "no.such.symbol").font(.system(size: 20))
                Color("NoColour")
            }
        default: EndlessView()
        }
    }
}

struct NestedView: View {
    var depth: Int

    var body: AnyView { depth == 0 ? AnyView(Color.red) : AnyView(NestedView(depth: depth - 1).padding(0)) }
}

/// Calls itself until the stack is used up.
struct EndlessView: View {
    static func count(_ number: Int) -> Int { number < 0 ? 0 : 1 + count(number + 1) }

    var body: some View { Color(red: Double(Self.count(1)), green: 0, blue: 0) }
}
