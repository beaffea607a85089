import Combine
import Darwin
import SwiftUI
import WidgetKit

/// Numbers that come through publishers, as view models of apps with a widget fetch them.
final class Numbers: ObservableObject {
    @Published private(set) var latest = 0
    private(set) var changes = 0
    private var subscriptions: Set<AnyCancellable> = []
    private let source = PassthroughSubject<String, Never>()

    init() {
        objectWillChange.sink { [weak self] in self?.changes += 1 }.store(in: &subscriptions)
        source.compactMap(Int.init).removeDuplicates().assign(to: \.latest, on: self).store(in: &subscriptions)
    }

    func receive(_ texts: [String]) {
        texts.forEach(source.send)
    }

    /// Never answered where there is no network; it is here to be compiled.
    func fetch(_ url: URL) -> AnyPublisher<[Int], Never> {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class CombineProvider: TimelineProvider {
    private var subscription: AnyCancellable?

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        getTimeline(in: context) { completion($0.entries[0]) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let numbers = Numbers()
        numbers.receive(["4", "four", "9", "9"])
        subscription = Just(numbers.latest)
            .receive(on: DispatchQueue.main)
            .map { "root \(Int(sqrt(Double($0)))), \(numbers.changes) changes" }
            .sink { line in completion(Timeline(entries: [LinesEntry(date: .now, lines: [line])], policy: .never)) }
    }
}

struct CombineWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Combine", provider: CombineProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
