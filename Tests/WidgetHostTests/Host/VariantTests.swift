import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Variants of a placed widget")
struct VariantTests {
    /// A gateway whose widgets show the environment in which they are drawn.
    private static func gateway() -> ScriptedGateway {
        ScriptedGateway(
            provider: { request, now throws(GatewayFailure) in
                .init([.init(now, "now"), .init(now + 1.hours, "later")])
            },
            drawer: { entry, environment throws(GatewayFailure) in
                let words = [
                    entry.text, environment.colorScheme.rawValue, environment.renderingMode.rawValue,
                    environment.family.rawValue, environment.typeSize.rawValue, environment.locale,
                    environment.layoutDirection.rawValue,
                ]
                return Trees.tree(words.map { Trees.text($0) }, size: environment.canvasSize)
            })
    }

    private func variant(_ pairs: [(VariantAxis.Kind, String)]) throws -> WidgetVariant {
        var variant = WidgetVariant()
        for (axis, name) in pairs { try variant.set(axis, to: name) }
        return variant
    }

    private func values(_ kind: VariantAxis.Kind, _ axes: [VariantAxis]) -> [String] {
        axes.first { $0.kind == kind }?.values.map(\.name) ?? []
    }

    @Test("The axes have the values that draw differently, and mark the device's own")
    func axes() async throws {
        let gateway = Self.gateway()
        gateway.setLanguages(["de", "en", "pt-BR", "../etc"])
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let axes = try await fixture.host.variantAxes(of: id)
        #expect(values(.appearance, axes) == ["light", "dark", "tinted", "clear"])
        #expect(
            values(.size, axes) == [
                "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
                "accessoryInline",
            ])
        // An iPhone draws small text sizes like the standard one.
        #expect(values(.typeSize, axes) == ["large", "xxxLarge", "accessibility2", "accessibility5"])
        #expect(values(.language, axes) == ["en_US", "de", "pt-BR", VariantAxis.rightToLeft])
        #expect(values(.device, axes).count == VariantAxis.deviceLimit)
        for axis in axes { #expect(axis.values.count { $0.isShown } == 1, "\(axis)") }
    }

    @Test("Settings without an effect in a place are not listed")
    func effect() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let id = try await fixture.place(Samples.place(.accessoryCircular))
        let axes = try await fixture.host.variantAxes(of: id)
        #expect(values(.appearance, axes) == [])
        #expect(values(.language, axes) == ["en_US", VariantAxis.rightToLeft])
    }

    @Test("Variants of the widget's own size and language are drawn by one request, without asking the provider")
    func own() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let (timelines, renders) = (gateway.timelineCalls, gateway.calls.count { $0 == .render })
        let shown = try await fixture.host.shown(
            [
                WidgetVariant(), try variant([(.appearance, "dark")]), try variant([(.appearance, "tinted")]),
                try variant([(.typeSize, "accessibility2")]), try variant([(.language, VariantAxis.rightToLeft)]),
            ], of: id)
        #expect(gateway.timelineCalls == timelines)
        #expect(gateway.calls.count { $0 == .render } == renders + 1)
        let words = shown.map { $0.tree?.strings ?? [] }
        #expect(
            words[0] == ["now", "light", "fullColor", "systemSmall", "large", "en_US", "leftToRight"])
        #expect(words[1].contains("dark"))
        #expect(words[2].contains("accented"))
        #expect(words[3].contains("accessibility2"))
        #expect(words[4].contains("rightToLeft"))
        #expect(try await fixture.host.tree(of: id).tree?.strings.contains("light") == true)
        #expect(await fixture.host.snapshot().instances.count == 1)
    }

    @Test("Another size or language asks the provider once for each timeline of the widget, and costs no budget")
    func others() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let (timelines, kept) = (gateway.timelineCalls, gateway.keptCount)
        let spent = await fixture.host.snapshot().instances[0].budget.spent
        let wanted = [
            try variant([(.size, "systemLarge")]), try variant([(.size, "systemLarge"), (.appearance, "dark")]),
            try variant([(.language, "de")]),
        ]
        for _ in 0..<3 {
            let shown = try await fixture.host.shown(wanted, of: id)
            #expect(shown.map { $0.reason } == [nil, nil, nil])
            #expect(shown[1].tree?.strings.contains("systemLarge") == true)
            #expect(shown[2].tree?.strings.contains("de") == true)
        }
        #expect(gateway.timelineCalls == timelines + 2)
        #expect(gateway.keptCount == kept + 2)
        #expect(await fixture.host.snapshot().instances[0].budget.spent == spent)
        // A reload makes their entries old.
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        _ = try await fixture.host.shown(wanted, of: id)
        #expect(gateway.timelineCalls == timelines + 5)
        #expect(gateway.keptCount == kept + 2)
        await fixture.host.releaseVariants()
        #expect(gateway.keptCount == kept)
    }

    @Test("A variant follows its own timeline, and states when it changes next")
    func time() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let id = try await fixture.place()
        let large = [try variant([(.size, "systemLarge")])]
        let now = try #require(try await fixture.host.shown(large, of: id).first)
        #expect(now.tree?.strings.first == "now")
        #expect(now.nextChange == Samples.start + 1.hours)
        await fixture.advance(90.minutes)
        let later = try #require(try await fixture.host.shown(large, of: id).first)
        #expect(later.tree?.strings.first == "later")
        #expect(later.moment != now.moment)
    }

    @Test("A variant that cannot be drawn has the reason, and the others are drawn")
    func reasons() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        gateway.setProvider { _, _ throws(GatewayFailure) in throw GatewayFailure(.rejected, "no data for that") }
        let shown = try await fixture.host.shown(
            [
                try variant([(.size, "systemExtraLarge")]), try variant([(.device, "toaster")]),
                try variant([(.size, "systemMedium")]), try variant([(.appearance, "dark")]),
            ], of: id)
        #expect(shown[0].reason != nil && shown[0].tree == nil)
        #expect(shown[1].reason?.contains("toaster") == true)
        #expect(shown[2].reason == "no data for that")
        #expect(shown[3].tree != nil && shown[3].reason == nil)
        await #expect(throws: HostError.unknownInstance(InstanceID(99))) {
            try await fixture.host.shown([], of: InstanceID(99))
        }
    }

    @Test("Entries that their process has lost are requested again")
    func lost() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let wanted = [try variant([(.size, "systemLarge")]), try variant([(.appearance, "dark")])]
        _ = try await fixture.host.shown(wanted, of: id)
        gateway.forgetEntries()
        let shown = try await fixture.host.shown(wanted, of: id)
        #expect(shown.map { $0.reason } == [nil, nil])
    }

    @Test("A tap on a variant performs its intent and reloads the widget; one on an earlier moment is rejected")
    func taps() async throws {
        let frame = CGRect(x: 10, y: 10, width: 44, height: 44)
        let gateway = ScriptedGateway(drawer: { _, environment throws(GatewayFailure) in
            let call = Semantics.IntentCall(typeName: environment.family.rawValue, parameters: [])
            return Trees.tree(
                [Trees.control(.toggle(call, isOn: false), frame: frame)], size: environment.canvasSize)
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let large = try variant([(.size, "systemLarge")])
        let seen = try #require(try await fixture.host.shown([large], of: id).first)
        let timelines = gateway.timelineCalls
        let reply = try await fixture.host.use(large, of: id, seenAt: seen.moment, .point(x: 20, y: 20))
        #expect(reply == .performed(intent: "systemLarge", summary: ""))
        await fixture.host.settle()
        #expect(gateway.performed.map(\.call.typeName) == ["systemLarge"])
        #expect(gateway.timelineCalls == timelines + 1)
        #expect(try await fixture.host.tree(of: id).pendingToggles == [:])
        await #expect(throws: HostError.outdated(id)) {
            try await fixture.host.use(large, of: id, seenAt: seen.moment, .point(x: 20, y: 20))
        }
    }
}

@Suite("Timelines of variants")
struct VariantTimelinesTests {
    private static func widget(_ number: Int) -> PlacedWidget {
        PlacedWidget(id: InstanceID(number), extensionID: Samples.app, kind: "Weather", family: .systemSmall)
    }

    private static func subject(_ family: Family) -> VariantSubject {
        VariantSubject(WidgetEnvironment(family: family, canvasSize: .zero))
    }

    private static func timeline(_ number: Int) -> VariantTimeline {
        VariantTimeline(EntriesReply(token: EntriesToken(number: number), entries: [.init(date: 0)]))
    }

    @Test("The widgets whose variants were requested last keep theirs, and a new timeline drops them")
    func bounds() {
        var timelines = VariantTimelines()
        for number in 1...VariantTimelines.widgetLimit {
            #expect(timelines.begin(Self.widget(number), generation: 1).isEmpty)
            let isKept = timelines.keep(
                Self.timeline(number), Self.subject(.systemLarge), of: InstanceID(number), generation: 1)
            #expect(isKept)
        }
        #expect(timelines.begin(Self.widget(1), generation: 1).isEmpty)
        let dropped = timelines.begin(Self.widget(100), generation: 1)
        #expect(dropped.map(\.token.number) == [2])
        #expect(timelines.begin(Self.widget(1), generation: 2).map(\.token.number) == [1])
        let late = timelines.keep(
            Self.timeline(7), Self.subject(.systemLarge), of: InstanceID(1), generation: 1)
        #expect(!late)
        #expect(timelines.removeAll().count == VariantTimelines.widgetLimit - 2)
        #expect(timelines.isEmpty)
    }
}
