import ExtensionProtocol
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Systems of a widget's entries")
struct EntrySystemsTests {
    private static func widget(_ city: Int) -> WidgetSubject {
        WidgetSubject(kind: "Weather", family: .systemSmall, configuration: [.init(name: "city", json: "\(city)")])
    }

    @Test("A widget has the system of its newest entries that are still needed")
    func newest() {
        var systems = EntrySystems()
        let widget = Self.widget(0)
        #expect(systems[widget] == nil)
        systems.add([1], of: widget, from: .iOS)
        systems.add([2], of: widget, from: .macOS)
        #expect(systems[widget] == .macOS && systems[Self.widget(1)] == nil)
        systems.release(2)
        #expect(systems[widget] == .iOS)
        systems.add([3], of: widget, from: .visionOS)
        systems.release(1)
        #expect(systems[widget] == .visionOS)
    }

    @Test("Nothing is kept of configurations whose entries are released, however many there were")
    func level() {
        var systems = EntrySystems()
        systems.add([0], of: Self.widget(0), from: .macOS)
        for number in 1...1_000 {
            systems.add([EntriesToken(number: number)], of: Self.widget(number), from: .macOS)
            systems.release(EntriesToken(number: number))
            systems.release(EntriesToken(number: number))
        }
        #expect(systems[Self.widget(0)] == .macOS)
        systems.release(0)
        #expect(systems.isEmpty)
    }
}
