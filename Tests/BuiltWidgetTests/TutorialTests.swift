import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Painter
import RenderModel
import TestSupport
import Testing
import WidgetVocabulary

/// Every text of the weather tutorial: the example shows it, does what it says, or nothing can follow from it.
@Suite("Sentences of the weather tutorial")
struct TutorialTests {
    private static let rows = Table.rows("tutorial_strings")

    /// Texts that are neither shown nor say anything that a widget does.
    private static let withoutConsequence = [
        "🌤 나만의 날씨 위젯 만들기": "title of the tutorial",
        "챌린지": "heading",
        "HIG 위젯 가이드라인": "heading",
        "Apple의 위젯은 \"미니 앱\"이 아니라 앱의 핵심 정보를 홈 화면에 투영하는 것.": "says what widgets are for",
        "Do": "heading of a list whose items are rows of their own",
        "Don't": "heading of a list whose items are rows of their own",
        "날씨 데이터 모델": "heading of code that has no text",
        "체크포인트": "heading of what a reader should have by then",
        "HIG 준수 UI 디자인": "heading",
        "데이터 & 인터랙션": "heading",
        "위젯 뷰에서 사용:": "comment before code that the rows about the button cover",
        "인터랙티브 새로고침 버튼까지 구현했습니다!": "congratulates the reader",
        "설정 & 퍼스널라이즈": "heading",
        "최종 위젯 구성": "heading",
        "보너스 챌린지": "heading",
        "더 도전해보세요!": "encourages the reader",
    ]

    @Test("Each sentence has its consequence in the weather example, or a reason for having none", arguments: rows)
    func text(row: Table.Row) throws {
        let text = row["decoded"]
        if let reason = Self.withoutConsequence[text] {
            #expect(!reason.isEmpty)
            #expect(try !Self.isChecked(text), "“\(text)” is listed as one without consequence")
        } else {
            #expect(try Self.isChecked(text), "nothing follows from “\(text)”, and no reason is given")
        }
    }

    @Test("No reason is listed for a sentence that the tutorial does not have")
    func reasons() {
        let texts = Set(Self.rows.map { $0["decoded"] })
        #expect(Self.rows.count == 52)
        #expect(Self.withoutConsequence.keys.allSatisfy(texts.contains))
    }

    /// Checks what follows from a text. False for a text that is not known.
    private static func isChecked(_ text: String) throws -> Bool {
        switch text {
        case "한눈에 파악", "작은 크기에 너무 많은 정보": try glance()
        case "시의적절": try timely()
        case "개인화": try personal()
        case "콘텐츠가 주인공 — 큰 숫자, 명확한 아이콘", "HIG: 콘텐츠가 주인공", "HIG: 한눈에 파악 — 큰 기온 숫자": try hero()
        case "크기별로 다른 레이아웃 제공": try layouts()
        case "다크모드/틴트 자동 대응": try appearances()
        case "containerBackground로 배경 처리", "날씨 기반 그래디언트 배경": try background()
        case "로딩 스피너 표시": try noSpinner()
        case "앱 아이콘/이름 반복": try noLogo()
        case "실시간 초 단위 업데이트", "실제 타임라인 생성", "15분 후 다음 갱신": try timeline()
        case "맑음 / 흐림 / 비 / 눈 / 뇌우": try conditions(text)
        case "iOS 17부터": try intentConfiguration()
        case "위젯 갤러리 미리보기용": try placeholder()
        case "위젯 추가 시 스냅샷": try snapshot()
        case "Small 위젯 뷰", "Medium 위젯 — 시간별 예보": try families()
        case "왼쪽: 현재 날씨", "오른쪽: 시간별 예보": try halves()
        case "인터랙티브 새로고침 버튼", "날씨 새로고침": try button()
        case "도시 선택": try described(text, "Choose City", "都市を選択") { $0.intentTitle }
        case "날씨를 확인할 도시를 선택하세요.":
            try described(text, "Choose the city whose weather to check.", "天気を確認する都市を選択してください。") {
                $0.intentDescription
            }
        case "도시": try described(text, "City", "都市") { $0.parameters.first?.title ?? "" }
        case "서울 / 부산 / 제주 / 대전 / 광주": try cities(text)
        case "날씨": try described(text, "Weather", "天気") { $0.displayName }
        case "현재 날씨와 예보를 확인하세요.":
            try described(text, "Check the current weather and forecast.", "現在の天気と予報を確認しましょう。") {
                $0.description
            }
        case "watchOS 위젯: Watch 컴플리케이션으로 확장": try complication()
        case "StandBy 모드: iOS 17 StandBy 디스플레이 대응": try standBy()
        case "위젯 번들: 여러 위젯을 WidgetBundle로 묶기": try bundle()
        case "실제 WeatherKit API: Mock 데이터를 실제 API로 교체": try service()
        default: return false
        }
        return true
    }
}

// MARK: Texts that are shown

extension TutorialTests {
    private static let languages = ["ko_KR", "en_US", "ja_JP"]

    private static func home(_ family: Family = .systemSmall, after hours: Double = 0) throws -> PlacedExample {
        try PlacedExample(.weather, .homeScreen, family, after: hours)
    }

    private static func words(_ tree: RenderTree) -> [String] { tree.leaves.compactMap(\.spoken) }

    /// The widget's description in the three languages, the tutorial's own first.
    private static func described(
        _ texts: String..., part: (WidgetDescription) -> String
    ) throws {
        let home = try home()
        let found = try languages.map { part(try #require(try home.widgets($0).first)) }
        #expect(found == texts)
    }

    private static func cities(_ text: String) throws {
        let home = try home()
        let names = text.components(separatedBy: " / ")
        let translated = [
            names, ["Seoul", "Busan", "Jeju", "Daejeon", "Gwangju"], ["ソウル", "釜山", "済州", "大田", "光州"],
        ]
        for (language, expected) in zip(languages, translated) {
            let parameter = try #require(try home.widgets(language).first?.parameters.first)
            #expect(parameter.options.map(\.title) == expected)
            #expect(parameter.defaultJSON == parameter.options.first?.json)
            for (option, name) in zip(parameter.options, expected) {
                let value = option.json.filter { $0 != "\"" }
                let tree = try home.tree(choosing: ["city": value]) { $0.locale = language }
                #expect(words(tree).contains(name), "\(language)")
            }
        }
    }

    /// The days of a summer and of a winter contain every kind of weather, described by these words next to its symbol.
    private static func conditions(_ text: String) throws {
        let translated = [
            "ko_KR": text.components(separatedBy: " / "),
            "en_US": ["Sunny", "Cloudy", "Rain", "Snow", "Storms"],
            "ja_JP": ["晴れ", "くもり", "雨", "雪", "雷雨"],
        ]
        let symbols = [
            "sun.max.fill", "cloud.fill", "cloud.rain.fill", "cloud.snow.fill", "cloud.bolt.rain.fill",
        ]
        for (language, names) in translated {
            var told: [String: Set<String>] = [:]
            for day in [0.0, 3, 63, 240] {
                let tree = try home(.systemLarge, after: day * 24).tree { $0.locale = language }
                for node in tree.everyNode {
                    guard let label = node.semantics?.label else { continue }
                    let drawn = node.every.compactMap { tree.symbolName(of: $0) }
                    for name in drawn where symbols.contains(name) { told[name, default: []].insert(label) }
                }
            }
            #expect(symbols.map { told[$0] ?? [] } == names.map { [$0] }, "\(language)")
        }
    }

    private static func button() throws {
        for (language, name) in zip(languages, ["날씨 새로고침", "Refresh Weather", "天気を更新"]) {
            let tree = try home(.systemLarge).tree { $0.locale = language }
            let buttons = tree.everyNode.filter { node in
                if case .intent = node.semantics?.interaction { true } else { false }
            }
            #expect(buttons.map { $0.semantics?.label } == [name])
            guard case .intent(let call) = try #require(buttons.first?.semantics?.interaction) else {
                Issue.record("the button runs no intent")
                return
            }
            #expect(call.typeName.hasSuffix("RefreshWeatherIntent"))
        }
    }
}

// MARK: What the widget does

extension TutorialTests {
    private static func glance() throws {
        let tree = try home().tree()
        #expect(tree.leaves.count == 4)
        #expect(words(tree).count == 3)
    }

    private static func timely() throws {
        #expect(try words(home().tree()) != words(home(after: 9).tree()))
    }

    private static func personal() throws {
        let home = try home()
        #expect(try words(home.tree(choosing: ["city": "seoul"])) != words(home.tree(choosing: ["city": "jeju"])))
    }

    private static func hero() throws {
        let tree = try home().tree()
        let hero = try #require(tree.hero)
        #expect(hero.spoken?.hasSuffix("°") == true)
        #expect(tree.fontSize(of: hero) == 36)
        let symbol = try #require(tree.leaves.first { tree.symbolName(of: $0) != nil })
        #expect(symbol.frame.height >= 18)
    }

    private static func layouts() throws {
        let counts = try [Family.systemSmall, .systemMedium, .systemLarge].map { try home($0).tree().leaves.count }
        #expect(counts[0] * 2 < counts[1] && counts[1] * 3 < counts[2] * 2, "\(counts)")
    }

    private static func appearances() throws {
        let tint = try TintColor(named: "green")
        let pictures = try [Appearance.light, .dark, .tinted(tint), .clear].map { appearance in
            let placed = try PlacedExample(
                .weather, .homeScreen, .systemSmall, under: Setting(appearance: appearance))
            return try placed.picture(of: placed.tree())
        }
        #expect(Set(pictures.map(\.hash)).count == 4)
        #expect(pictures[1].meanLuminance < pictures[0].meanLuminance / 2)
    }

    /// Behind the content is a gradient that depends on the weather; places without backgrounds remove it.
    private static func background() throws {
        func ramps(_ placed: PlacedExample) throws -> [ColorRamp] {
            let back = try placed.tree().everyNode.first {
                $0.semantics?.marks.contains(.containerBackground) == true
            }
            return back?.every.compactMap { node in
                guard case .shape(let shape) = node.content, case .linear(let ramp, _, _) = shape.fill.paint else {
                    return nil
                }
                return ramp
            } ?? []
        }
        let days = try [0.0, 5, 10, 245, 250].map { try ramps(home(after: $0 * 24)) }
        #expect(days.allSatisfy { $0.count == 1 })
        #expect(Set(days).count > 1)
        #expect(try ramps(PlacedExample(.weather, .standBy, .systemSmall)).isEmpty)
        let clear = Setting(appearance: .clear)
        #expect(try ramps(PlacedExample(.weather, .homeScreen, .systemSmall, under: clear)).isEmpty)
    }

    private static func noSpinner() throws {
        for family in [Family.systemSmall, .systemMedium, .systemLarge] {
            for purpose in EntriesRequest.Purpose.allCases {
                let nodes = try home(family).tree(purpose).everyNode
                #expect(nodes.allSatisfy { $0.semantics?.role != .progress }, "\(family), \(purpose)")
            }
        }
    }

    private static func noLogo() throws {
        for family in [Family.systemSmall, .systemMedium, .systemLarge] {
            let tree = try home(family).tree { $0.locale = "ko_KR" }
            #expect(words(tree).allSatisfy { $0 != "날씨" })
            #expect(tree.leaves.allSatisfy { if case .image = $0.content { false } else { true } })
        }
    }

    /// One entry, good for a quarter of an hour, with no text that counts seconds.
    private static func timeline() throws {
        let home = try home(.systemLarge)
        let reply = try home.entries()
        #expect(reply.entries.map(\.date) == [PlacedExample.moment])
        #expect(reply.policy == .after(PlacedExample.moment + 15 * 60))
        let styles = try home.tree().everyNode.compactMap { node -> DynamicDate.Style? in
            guard case .text(let text) = node.content else { return nil }
            return text.dynamicDate?.style
        }
        #expect(styles.allSatisfy { $0 == .time || $0 == .date })
    }

    /// Configuration by an app intent is new in iOS 17.
    private static func intentConfiguration() throws {
        #expect(try home().widgets().map(\.configuration) == [.appIntent])
    }

    private static func placeholder() throws {
        let tree = try home().tree(.placeholder) { $0.redaction = .placeholder }
        #expect(words(tree).joined().allSatisfy { !$0.isNumber })
        #expect(tree.everyNode.contains { $0.semantics?.marks.contains(.redacted) == true })
    }

    private static func snapshot() throws {
        #expect(try words(home().tree(.snapshot)) == ["73°", "Seoul", "H:81° L:64°"])
        #expect(try words(home(after: 9).tree(.snapshot)) == words(home().tree(.snapshot)))
        #expect(try words(home().tree(.timeline)) != words(home().tree(.snapshot)))
    }

    private static func families() throws {
        let families = try #require(try home().widgets().first).families
        #expect(
            families == [
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
                .accessoryRectangular, .accessoryInline,
            ])
    }

    private static func halves() throws {
        let tree = try home(.systemMedium).tree()
        let divider = try #require(tree.everyNode.first { $0.semantics?.role == .divider }).frame
        let hero = try #require(tree.hero)
        #expect(hero.frame.maxX < divider.minX)
        let degrees = tree.leaves.filter { $0.spoken?.hasSuffix("°") == true && $0.frame.minX > divider.maxX }
        #expect(degrees.count == 5)
    }

    private static func complication() throws {
        let placed = try PlacedExample(.weather, on: "45mm", .watchComplication, .accessoryCorner)
        #expect(try words(placed.tree()).contains { $0.hasSuffix("°") })
    }

    private static func standBy() throws {
        let placed = try PlacedExample(.weather, .standBy, .systemSmall)
        let tree = try placed.tree()
        let size = try #require(tree.hero.flatMap { tree.fontSize(of: $0) })
        #expect(size > 36)
        #expect(placed.place.factor > 1)
    }

    /// Without a source of the host the service has sample weather, and says so whenever it is asked.
    private static func service() throws {
        let reply = try home().entries()
        #expect(reply.diagnostics.contains { $0.subject == "WeatherService" })
        #expect(try home().entries(.snapshot).diagnostics.allSatisfy { $0.subject != "WeatherService" })
    }

    private static func bundle() throws {
        #expect(try home().widgets().map(\.kind) == ["WeatherWidget"])
        #expect(try PlacedExample(.album, .homeScreen, .systemSmall).widgets().map(\.kind) == ["Album", "AlbumPoster"])
    }
}

extension RenderTree {
    func symbolName(of node: RenderNode) -> String? {
        guard case .symbol(let symbol) = node.content, symbols.indices.contains(symbol.symbol) else { return nil }
        return symbols[symbol.symbol].name
    }
}
