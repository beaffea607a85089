import AppleAPI
import Foundation
import HostTestSupport
import TestSupport
import Testing
import WidgetCompiler

@testable import SourceDiagnosis

@Suite("Diagnosis of a widget's sources")
struct DiagnosisTests {
    private let folder: TemporaryFolder
    private let builder: WidgetBuilder

    init() throws {
        folder = try TemporaryFolder()
        builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
    }

    private func diagnose(_ sources: [String: String]) throws -> SourceFindings {
        for (name, text) in sources { try folder.write(text, to: "W/" + name) }
        return try builder.diagnose(try WidgetFolder(at: folder.path + "/W"))
    }

    private func lines(_ symbol: MissingSymbol?) -> [String] {
        (symbol?.uses ?? []).map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    }

    @Test("All missing modules are reported, and do not hide the names of any file")
    func modules() throws {
        let diagnosis = try diagnose([
            "A.swift": "import FinanceKit\nimport SwiftUI\nlet a: FinanceStore? = nil\n",
            "B.swift": "import FinanceKit\nimport Moonlight\nlet b: FinanceStore? = nil\nlet c: Crater? = nil\n",
        ])
        let symbols = Dictionary(uniqueKeysWithValues: diagnosis.missing.map { ($0.symbol, $0) })
        #expect(lines(symbols["FinanceKit"]) == ["A.swift:1", "B.swift:1"])
        #expect(symbols["FinanceKit"]?.isModule == true)
        guard case .unsupported(_, _, let reason) = symbols["FinanceKit"]?.verdict else {
            Issue.record("FinanceKit is Apple's")
            return
        }
        #expect(reason != nil)
        #expect(symbols["Moonlight"]?.verdict == .foreignModule)
        #expect(lines(symbols["FinanceStore"]) == ["A.swift:3", "B.swift:3"])
        #expect(symbols["Moonlight"]?.names == ["Crater"])
        #expect(symbols["Crater"] == nil)
        #expect(diagnosis.others == [])
    }

    @Test("Names of a missing module are listed with it, even if its files have no views or import it elsewhere")
    func namesOfMissingModule() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import Foundation
            import Moonlight
            struct Store {
                static let name = "store"
                let base = Crater(path: "a")
                func open() {
                    Table("rocks").insert(1)
                    let rows = Moonlight.Rows(base)
                    print(rows, Self.name)
                }
            }
            """,
            "B.swift": "import SwiftUI\nstruct B: View { var body: some View { Text(Crater.shared.name) } }\n",
        ])
        #expect(diagnosis.missing.map(\.symbol) == ["Moonlight"])
        #expect(diagnosis.missing.first?.names == ["Crater", "Rows", "Table"])
        #expect(diagnosis.others == [])
    }

    @Test("Unknown names after an unknown modifier, view or function are found")
    func hidden() throws {
        let diagnosis = try diagnose([
            "V.swift": """
            import SwiftUI
            struct V: View {
                var body: some View {
                    VStack {
                        Text("a").firstUnknown(.large).font(.body).secondUnknown(x: 1) { Text("b") }
                        UnknownView { Text("x") }.thirdUnknown()
                        Circle().fill(Color.blurple)
                        Text("b").padding(.superb)
                    }
                    .fourthUnknown(.x)
                }
            }
            func sum() -> Int { unknownCount(unknownStart()) }
            """
        ])
        let names = Set(diagnosis.missing.map(\.symbol))
        for name in [
            "Text.firstUnknown", "Text.secondUnknown", "View.thirdUnknown", "UnknownView", "Color.blurple",
            "unknownCount", "unknownStart",
        ] {
            #expect(names.contains(name), "\(name) of \(names.sorted())")
        }
        #expect(names.contains { $0.hasSuffix(".fourthUnknown") })
        #expect(names.contains { $0.hasSuffix(".superb") })
        #expect(diagnosis.others == [])
    }

    @Test("A wrong name within an axis marks closure is reported, regardless of the compiler's error")
    func closures() throws {
        let diagnosis = try diagnose([
            "C.swift": """
            import Charts
            import SwiftUI
            struct C: View {
                var body: some View {
                    Chart { RuleMark(y: .value("", 1)) }
                        .chartXAxis {
                            AxisMarks(values: .automatic(desiredCount: 4)) { value in
                                if let date = value.as(Date.self) {
                                    AxisValueLabel { Text(date, format: .dateTime.hour()).unknownLook() }
                                }
                            }
                        }
                }
            }
            """
        ])
        #expect(diagnosis.missing.map { String($0.symbol.split(separator: ".").last ?? "") } == ["unknownLook"])
        #expect(lines(diagnosis.missing.first) == ["C.swift:9"])
        #expect(diagnosis.others == [])
    }

    @Test("Arguments that no declaration accepts are reported with the available ones")
    func arguments() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import SwiftUI
            let view = Text("a").shadow(radius: 1, glow: 3)
            func own(_ a: Int) {}
            func call() { own(1, 2) }
            """
        ])
        let shadow = try #require(diagnosis.missing.first)
        #expect(diagnosis.missing.count == 1)
        #expect(shadow.symbol == "shadow(radius:glow:)")
        guard case .otherArguments(let declarations) = shadow.verdict else {
            Issue.record("\(shadow.verdict)")
            return
        }
        #expect(declarations.contains("View.shadow(color:radius:x:y:)"))
        #expect(diagnosis.others.map(\.line) == [4])
    }

    @Test("A modifier that only another type has is reported with that type")
    func otherType() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import SwiftUI
            let view = Image("a").padding().antialiased(true)
            """
        ])
        let member = try #require(diagnosis.missing.first)
        guard case .undeclared(let nearest) = member.verdict else {
            Issue.record("\(member.verdict)")
            return
        }
        #expect(nearest.contains("Image.antialiased"))
    }

    @Test("The replacement of an unknown call is not reported if views are unknown")
    func placeholder() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import Foundation
            func work() { unheardOf(); print(1) }
            """
        ])
        #expect(diagnosis.missing.map(\.symbol) == ["unheardOf"])
    }

    @Test("An Apple name is reported with the nearest ones and its module")
    func nearest() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import WidgetKit
            let b = Text("a").opacityy(0.5)
            let c = RuleMark(y: .value("", 1))
            """
        ])
        let symbols = Dictionary(uniqueKeysWithValues: diagnosis.missing.map { ($0.symbol, $0.verdict) })
        #expect(symbols["Text.opacityy"] == .undeclared(nearest: ["opacity"]))
        #expect(symbols["RuleMark"] == .notImported(module: "Charts"))
    }

    @Test("Names that Apple documents are reported with their module, not as part of a missing file")
    func documented() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import CoreText
            import MusicKit
            import SwiftUI
            let a: DOMHTMLAppletElement? = nil
            let b: MortInsertionSubtable? = nil
            let c: OwnTable? = nil
            struct V: View { var body: some View { Text("a").touchBarItemPrincipal().ownLook() } }
            """
        ])
        let symbols = Dictionary(uniqueKeysWithValues: diagnosis.missing.map { ($0.symbol, $0) })
        #expect(symbols["MortInsertionSubtable"]?.module == "CoreText")
        #expect(symbols["Text.touchBarItemPrincipal"]?.module == "SwiftUI")
        for name in ["MortInsertionSubtable", "Text.touchBarItemPrincipal"] {
            #expect(symbols[name]?.group == .unsupported, "\(name)")
        }
        // Nothing that the sources import has the word.
        #expect(symbols["DOMHTMLAppletElement"]?.verdict == .undeclared(nearest: []))
        #expect(symbols["OwnTable"]?.verdict == .undeclared(nearest: []))
        #expect(symbols["OwnTable"]?.module == nil)
        #expect(symbols["Text.ownLook"]?.group == .undeclared)
    }

    @Test("Errors that follow from a missing module are counted and not listed")
    func following() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import Foundation
            import Moonlight
            class Rock: Crater {
                @Stored var name: String
            }
            let rock = Rock(name: "a")
            """,
            "B.swift": "import Foundation\nlet wrong: Int = \"text\"\n",
        ])
        #expect(diagnosis.missing.map(\.symbol) == ["Moonlight"])
        #expect(diagnosis.following > 0)
        #expect(diagnosis.others.map(\.file).allSatisfy { $0.hasSuffix("B.swift") })
        #expect(diagnosis.others.count == 1)
    }

    @Test("A project's own members and functions are not Apple's even if Apple uses their names for something else")
    func ownMembers() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import SwiftUI
            struct V: View {
                var body: some View {
                    VStack { Label("a", systemImage: "b").rounded() }.rounded(.bold)
                        .background(Color.hex("#FFF")).onAppear { start(1) }
                        .placeholder { Text("b") }
                }
            }
            """
        ])
        let symbols = Dictionary(uniqueKeysWithValues: diagnosis.missing.map { ($0.symbol, $0) })
        for name in ["Label.rounded", "VStack.rounded", "Color.hex", "start"] {
            #expect(symbols[name]?.group == .undeclared, "\(name): \(String(describing: symbols[name]))")
            #expect(symbols[name]?.module == nil)
        }
    }

    @Test("Members known elsewhere are consequences of the unknown name before them")
    func consequences() throws {
        let diagnosis = try diagnose([
            "A.swift": """
            import SwiftUI
            struct A: View {
                var body: some View {
                    UnknownStack(alignment: .leading, spacing: .infinity) { Text("a") }
                    UnknownImage(edge: .top)
                }
            }
            func a() -> Bool { UnknownCenter.shared.status == .authorized }
            """,
            "B.swift": "import SwiftUI\nlet b = .leading\n",
        ])
        #expect(
            Set(diagnosis.missing.map(\.symbol))
                == ["UnknownStack", "UnknownImage", "UnknownCenter", ".leading"])
        #expect(lines(diagnosis.missing.first { $0.symbol == ".leading" }) == ["B.swift:2"])
    }

    @Test("A call with all labels of a declaration gets no advice to use others")
    func sameLabels() throws {
        let diagnosis = try diagnose([
            "A.swift": "import SwiftUI\nfunc icon() -> some View { Image(uiImage: UnknownIcon.make(3)) }\n",
            "B.swift": "import SwiftUI\nlet b = Image(systemName: 3)\n",
        ])
        #expect(diagnosis.missing.map(\.symbol) == ["UnknownIcon"])
        #expect(diagnosis.others.map(\.line) == [2])
    }

    @Test("A modifier without effect is reported once with all its uses, unless it is the project's own")
    func withoutEffect() throws {
        let source = """
            import SwiftUI
            @MainActor var a: some View { Text("a").onDisappear { }.onTapGesture { } }
            @MainActor var b: some View { Text("b").onDisappear(perform: { }) }
            // .onDisappear { } in a comment isn't a use
            """
        let diagnosis = try diagnose(["A.swift": source])
        #expect(diagnosis.compiles)
        #expect(diagnosis.withoutEffect.map(\.name) == ["onDisappear", "onTapGesture"])
        #expect(diagnosis.withoutEffect.first?.uses.map(\.line) == [2, 3])
        #expect(diagnosis.withoutEffect.allSatisfy { !$0.reason.isEmpty })
        let own = try diagnose(["B.swift": "struct Own { func onDisappear(_ run: () -> Void) {} }\n"])
        #expect(own.withoutEffect.map(\.name) == ["onTapGesture"])
    }

    @Test("Margins of a Dynamic Island have an effect, those of a view do not")
    func islandMargins() throws {
        let view = "import SwiftUI\n@MainActor var a: some View { Text(\"a\").contentMargins(4) }\n"
        #expect(try diagnose(["A.swift": view]).withoutEffect.map(\.name) == ["contentMargins"])
        let island = """
            import SwiftUI
            import WidgetKit
            @MainActor var a: DynamicIsland {
                DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } } compactLeading: { Text("a") }
                    compactTrailing: { Text("a") } minimal: { Text("a") }
                    .contentMargins(.horizontal, 12, for: .expanded)
            }
            """
        #expect(try diagnose(["A.swift": island]).withoutEffect.isEmpty)
    }

    @Test("An error has the compiler's notes, also where the same note belongs to two errors")
    func notes() throws {
        let code = "func f(_ x: Int) -> Int { x }\nfunc f(_ x: Int) -> Int { 1 }\nfunc f(_ x: Int) -> Int { 2 }\n"
        let diagnosis = try diagnose(["A.swift": code])
        #expect(diagnosis.others.map(\.line) == [2, 3])
        for error in diagnosis.others {
            #expect(error.notes.map(\.message) == ["'f' previously declared here"])
            #expect(error.notes.map(\.line) == [1])
        }
    }

    // MARK: Parts

    @Test("The SDK's API is read from its modules once and cached")
    func index() throws {
        let options = BuildOptions(cacheFolder: folder.path + "/cache", timeLimit: .ample)
        let reader = APIReader(sdk: builder.sdk, options: options)
        let first = try #require(reader.index())
        #expect(first.symbols(named: "frame").contains { $0.owner == "View" && $0.labels.contains("maxWidth") })
        #expect(first.isView("VStack<Content>"))
        #expect(!first.isView("Color.Resolved"))
        #expect(first.names.contains("timeIntervalSinceReferenceDate"))
        // The whole index would be printed if it were a part of the expectation.
        let isKept = reader.index() == first
        #expect(isKept)
    }
}
