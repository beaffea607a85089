import DeviceCatalog
import ExtensionProtocol
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Stacks in places")
struct StackRejectionTests {
    /// Every place without stacks, with a size of widget that it shows.
    static let places: [(Platform, Context, Family)] = [
        (.iPhone, .lockScreen, .accessoryCircular), (.iPhone, .lockScreen, .accessoryRectangular),
        (.iPad, .lockScreen, .systemSmall), (.iPad, .lockScreen, .accessoryCircular),
        (.iPhone, .standBy, .systemSmall), (.iPhone, .carPlay, .systemSmall), (.mac, .desktop, .systemSmall),
        (.mac, .notificationCenter, .systemMedium), (.visionPro, .horizontalSurface, .systemSmall),
        (.visionPro, .verticalSurface, .systemMedium), (.appleWatch, .watchComplication, .accessoryCircular),
    ]

    private static func fixture() async throws -> HostFixture { try await HostFixture(ScriptedGateway()) }

    @Test("F-66: the place has no stacks, not even with a widget from a Home Screen", arguments: places)
    func noStacks(platform: Platform, context: Context, family: Family) async throws {
        let fixture = try await Self.fixture()
        let first = try await fixture.place(Samples.place(family, in: context, on: platform))
        let second = try await fixture.place(Samples.place(family, in: context, on: platform))
        await #expect(throws: HostError.stacksNotHere(context)) {
            _ = try await fixture.host.send(.layout(.stack(.widget(second), onto: .widget(first))))
        }
        let words = HostError.stacksNotHere(context).description
        #expect(words.contains("stack"), "\(words)")
        guard !family.rawValue.hasPrefix("accessory") else { return }
        let home = try await fixture.place(Samples.place(family, in: .homeScreen, on: .iPhone))
        let homeTwin = try await fixture.place(Samples.place(family, in: .homeScreen, on: .iPhone))
        await #expect(throws: HostError.stacksNotHere(context)) {
            _ = try await fixture.host.send(.layout(.stack(.widget(home), onto: .widget(first))))
        }
        guard
            case .stacked(let stack) = try await fixture.host.send(
                .layout(.stack(.widget(homeTwin), onto: .widget(home))))
        else {
            Issue.record("widgets of the Home Screen do not stack")
            return
        }
        await #expect(throws: HostError.stacksNotHere(context)) {
            _ = try await fixture.host.send(.layout(.stack(.widget(first), onto: .stack(stack))))
        }
        let snapshot = await fixture.host.snapshot()
        #expect(snapshot.instances.filter { $0.context == context }.map(\.id) == [first, second])
    }

    @Test("F-66: a Home Screen stack shows its widgets individually on an iPad's Lock Screen")
    func stackElsewhere() async throws {
        let fixture = try await Self.fixture()
        let first = try await fixture.place(Samples.place())
        let second = try await fixture.place(Samples.place())
        _ = try await fixture.host.send(.layout(.stack(.widget(second), onto: .widget(first))))
        var environment = await fixture.host.snapshot().environment
        environment.place.platform = .iPad
        environment.place.context = .lockScreen
        _ = try await fixture.host.send(.device(.setEnvironment(environment)))
        await fixture.host.settle()
        #expect(await fixture.host.snapshot().place.members == [first, second])
    }
}
