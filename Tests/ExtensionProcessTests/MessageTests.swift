import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing

@Suite("Messages between host and extension")
struct MessageTests {
    private static let values = [EntriesRequest.ConfigurationValue(name: "city", json: "\"busan\"")]
    private static let placement = WidgetPlacement(
        instance: 7, kind: "K", family: .systemLarge, configuration: values)

    private static let requests: [ExtensionRequest] = [
        .describe(locale: "ko_KR"),
        .entries(
            EntriesRequest(kind: "K", purpose: .snapshot, environment: .small, configuration: values, isPreview: true)),
        .render(RenderRequest(token: EntriesToken(number: 1 << 40), entries: [0, 3], environments: [.small])),
        .perform(
            PerformRequest(
                call: .init(typeName: "A.B", parameters: [.init(name: "n", json: "1")]), caller: placement,
                locale: "de_DE", timeLimit: 3)),
        .previews, .previewEntries(index: 2, environment: .small, timeLimit: 1), .shutdown,
        .options(OptionsRequest(kind: "K", parameter: "city", query: .search("bu"), family: .systemSmall)),
        .options(OptionsRequest(kind: "K", parameter: "city", query: .values(["1", "\"x\""]), family: .systemSmall)),
        .configuration(ConfigurationRequest(kind: "K", configuration: values, family: .accessoryInline)),
        .recommendations(kind: "K", locale: "fr_FR", timeLimit: 2), .placements([placement, placement]),
        .relevance(kind: "K", timeLimit: 3), .release([EntriesToken(number: 3), EntriesToken(number: 1 << 40)]),
        .activity(
            ActivityRequest(
                attributes: "A", states: [.init(name: "s", attributes: "{}", state: "1", age: .stale)], age: .current,
                previews: .ignored, locale: "de_DE", now: -2, timeLimit: 3)),
        .render(RenderRequest(token: EntriesToken(number: 1), environments: [island])),
    ]

    private static let island: WidgetEnvironment = {
        var place = WidgetEnvironment.small
        place.activity = ActivityPlace(
            .compact, heights: 36...37, camera: CGSize(width: 125, height: 36), sideWidth: 52)
        return place
    }()

    private static let kinds: [ConfigurationValueKind] = [
        .boolean(.init(yes: "On", no: nil)), .integer(.init(style: .stepper, range: -1...9)), .real(.init()),
        .text(.init(lines: .multiple, keyboard: .url, capitalization: .words, correction: .off)), .date(.time),
        .dateComponents(.dateTime), .url,
        .measurement(.init(dimension: "UnitLength", units: [.init(symbol: "km", factor: 1000)], minimum: 0)),
        .file(types: ["public.png"]), .enumeration(title: "Theme"), .entity(title: "City"),
    ]

    private static let summary = ConfigurationSummary.when(
        .init(.parameter("theme"), .isOneOf(["1", "2"])),
        then: .choose(
            .widgetFamily, branches: [.init(values: ["\"systemSmall\""], summary: .automatic)],
            otherwise: .sentence(.init(parts: [.text("Show "), .parameter("city")], others: ["theme"]))),
        otherwise: .when(.init(.parameter("city"), .hasNoValue), then: .automatic, otherwise: .automatic))

    private static let replies: [ExtensionReply] = [
        .description(
            ExtensionDescription(
                widgets: [
                    WidgetDescription(
                        kind: "K", families: [.systemSmall], configuration: .appIntent, intentTitle: "I",
                        intentDescription: "D",
                        parameters: kinds.enumerated().map { index, kind in
                            ConfigurationParameter(
                                name: "p\(index)", title: "P", typeName: "T", kind: kind, description: "d", prompt: "?",
                                presence: .optional,
                                list: .init(general: .init(minimum: 1), byFamily: [.systemLarge: .init(maximum: 4)]),
                                defaultJSON: "1", optionSource: .search,
                                options: [.init(json: "1", title: "One", subtitle: "1", image: .picture([1, 2]))],
                                dependencies: ["p0"])
                        },
                        summary: summary, prompting: .whenAdded, mountingStyles: [.recessed], texture: .paper,
                        disfavored: [.init(.carPlay, families: [.systemSmall, .systemMedium])])
                ],
                activities: [ActivityDescription(attributes: "A", typeName: "W", smartStack: .small)],
                accent: ThemeColor(
                    name: "A", light: RGBA(red: 0, green: 1, blue: 0, alpha: 1),
                    dark: RGBA(red: 1, green: 0, blue: 0, alpha: 1)), languages: ["de", "pt-BR"])),
        .entries(
            EntriesReply(
                token: EntriesToken(number: 3), entries: [.init(date: 1, relevance: .init(score: 2, duration: 3))],
                policy: .after(9),
                requests: [
                    .reloadAll, .reload(kind: "K"), .invalidateRecommendations, .invalidateRelevance(kind: "K"),
                    .relevantIntents([.init(kind: "K", configuration: [], condition: .activity("a"))]),
                ])
        ),
        .activity(
            ActivityReply(
                token: EntriesToken(number: 4), states: [.init(name: "s", age: .stale), .init()], origin: .samples,
                date: 9,
                diagnostics: [Diagnostic(.note, .configuration, subject: "A", message: "m")])),
        .rendered([]), .performed(PerformReply(requests: [.reloadAll], summary: "s", opening: .url("a://b"))),
        .performed(PerformReply(opening: .app)), .previews([]),
        .failed(ExtensionFailure(.unknownParameter, "no")), .goodbye,
        .options(
            OptionsReply(
                sections: [
                    .init(
                        title: "S",
                        options: [
                            .init(json: "1", title: "a", image: .symbol("sun.max")),
                            .init(json: "2", title: "b", image: .missing("x")),
                            .init(json: "3", title: "c", image: .url("https://example.com/a.png")),
                        ])
                ], prompt: "p", defaultJSON: "1", omitted: 2)),
        .configuration(
            ConfigurationReply(values: [
                .init(name: "n", json: nil, shown: [.init(json: "1", title: "o")], problem: "p")
            ])),
        .recommendations([.init(title: "t", configuration: values)]), .noted,
        .relevance([
            .init(kind: "K", configuration: values, condition: .span(from: 1, to: 2)),
            .init(kind: "K", condition: .moment(3)), .init(kind: "K", condition: .place("p")),
            .init(kind: "K", condition: nil),
        ]),
    ]

    @Test("Every request and every reply survives encoding")
    func roundTrip() throws {
        for request in Self.requests { #expect(try ExtensionRequest(binary: request.binary) == request) }
        for reply in Self.replies { #expect(try ExtensionReply(binary: reply.binary) == reply) }
    }

    @Test(
        "A tree whose canvas has no size or is not a number becomes empty", arguments: [-1, 0, .nan, .infinity, 1e300])
    func unsoundCanvas(length: Double) {
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        for (width, height, scale) in [(length, 9, 2), (9, length, 2), (9, 9, length)] {
            let tree = RenderTree(
                size: CGSize(width: width, height: height), scale: scale,
                root: RenderNode(frame: frame, children: [RenderNode(frame: frame)]))
            #expect(tree.sanitized.validate().isEmpty)
            #expect(tree.sanitized.root.children.isEmpty)
        }
    }

    @Test("S-FILE-15: A reply that names the fonts of another build is given those of its own")
    func foreignFonts() {
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        let tree = RenderTree(
            size: frame.size, scale: 2, root: RenderNode(frame: frame),
            fonts: [FontInstance(file: "bundle:other/Brand.ttf", size: 17)])
        let request = RenderRequest(token: EntriesToken(number: 1), environments: [.small])
        let reply = request.reply(in: .rendered([tree]), from: AnsweringProcess(fontKey: "own"))
        #expect(reply?.first?.fonts.map(\.file) == ["bundle:own/Brand.ttf"])
    }

    @Test("A message truncated anywhere is rejected; one with a changed byte is read or rejected")
    func damage() {
        for bytes in Self.replies.map(\.binary) {
            for count in 0..<bytes.count {
                #expect(throws: BinaryDecodingError.self) { try ExtensionReply(binary: Array(bytes[..<count])) }
            }
            for place in bytes.indices {
                for value: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
                    var changed = bytes
                    changed[place] = value
                    _ = try? ExtensionReply(binary: changed)
                }
            }
        }
    }

    @Test("Conditions compare numbers by value, and an empty list counts as no value")
    func conditions() {
        func holds(_ comparison: ConfigurationSummary.Condition.Comparison, _ json: String?) -> Bool {
            let summary = ConfigurationSummary.when(
                .init(.parameter("p"), comparison), then: .sentence(.init(parts: [])), otherwise: .automatic)
            return summary.sentence(values: json.map { ["p": $0] } ?? [:], family: .systemSmall) != nil
        }
        #expect(holds(.equals("3"), "3.0"))
        #expect(!holds(.equals("\"3\""), "3"))
        #expect(holds(.differs(from: "1"), nil))
        #expect(holds(.isOneOf(["\"a\"", "\"b\""]), "\"b\""))
        #expect(!holds(.hasValue, "null"))
        #expect(!holds(.hasValue, "[]"))
        #expect(holds(.hasValue, "[1]"))
        #expect(holds(.hasNoValue, nil))
    }
}
