import RenderModel
import Testing
import Typesetter
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Texts that the host updates")
@MainActor
struct AccessibilityTreeTests {
    /// 2026-03-05 14:30:00 UTC.
    private let now = Date(timeIntervalSince1970: 1_772_721_000)

    private func tree(
        _ view: some View, at date: Date, locale: String = "en_US", zone: String = "UTC", width: CGFloat = 158
    ) -> RenderTree {
        let locale = Locale(identifier: locale)
        let direction = locale.language.characterDirection
        return TextRendering.renderer(width: width, height: 158, date: date) {
            $0.locale = locale
            $0.timeZone = TimeZone(identifier: zone) ?? .gmt
            $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }.render(view)
    }

    private func strings(_ tree: RenderTree) -> [String] { tree.root.flattened.compactMap(\.text?.string) }

    /// Seconds after the drawing, among them a longer and a shorter text and a change of units.
    nonisolated static let delays: [TimeInterval] = [0, 1, 9, 59.5, 61, 600, 3_599, 3_600, 3_601, 90_000]

    @Test(
        "F-78: a text updated by the host equals, byte for byte, the one the extension draws for that moment",
        arguments: ["en_US", "de_DE", "ko_KR", "ja_JP", "ar_SA", "th_TH", "hi_IN", "he_IL", "tr_TR"])
    func sameBytes(locale: String) throws {
        let range = now.addingTimeInterval(-60)...now.addingTimeInterval(3_600)
        let view = VStack(alignment: .leading) {
            Text(now.addingTimeInterval(3_600), style: .timer).font(.title.bold()).foregroundStyle(.red)
            Text(now, style: .relative).font(.caption).lineLimit(1).minimumScaleFactor(0.5)
            Text(now, style: .offset).italic().underline().multilineTextAlignment(.trailing).lineLimit(1)
            Text("Since \(now, style: .relative), as of \(now, style: .time)").textCase(.uppercase).lineLimit(1)
            HStack {
                Text(timerInterval: range, countsDown: false).monospacedDigit().kerning(1)
                Text("left")
            }
            Text(timerInterval: range).fontDesign(.serif).strikethrough(true, color: .blue)
                .multilineTextAlignment(.center)
        }
        let drawn = tree(view, at: now, locale: locale, zone: "Asia/Seoul")
        for delay in Self.delays {
            let moment = now.addingTimeInterval(delay)
            let wanted = tree(view, at: moment, locale: locale, zone: "Asia/Seoul")
            // As the host receives it: decoded from the binary format.
            let updated = try RenderTree(binary: drawn.binary).updatingTimeTexts(to: moment)
            #expect(updated.fidelity == .exact, "\(delay)")
            #expect(strings(updated.tree) == strings(wanted), "\(delay)")
            #expect(updated.tree.root == wanted.root || fontsDiffer(updated.tree, wanted), "\(delay)")
            #expect(runs(updated.tree) == runs(wanted), "\(delay)")
        }
        #expect(strings(drawn.updatingTimeTexts(to: now.addingTimeInterval(1)).tree) != strings(drawn))
    }

    /// Fonts that only an earlier text needed stay in the table, and others follow them.
    private func fontsDiffer(_ left: RenderTree, _ right: RenderTree) -> Bool { left.fonts != right.fonts }

    private struct Run: Hashable {
        var font: FontInstance
        var fill: Fill
        var glyphs: [PositionedGlyph]
        var origin: CGPoint
    }

    private func runs(_ tree: RenderTree) -> [Run] {
        tree.root.flattened.compactMap(\.text).flatMap(\.lines).flatMap { line in
            line.runs.map { Run(font: tree.fonts[$0.font], fill: $0.fill, glyphs: $0.glyphs, origin: line.origin) }
        }
    }

    @Test("F-78: a label derived from a text changes with it, an explicit one does not")
    func labels() {
        let timer = Text(now.addingTimeInterval(90), style: .timer)
        let view = VStack {
            timer
            timer.accessibilityLabel(Text("Tea"))
        }
        let updated = tree(view, at: now).updatingTimeTexts(to: now.addingTimeInterval(1)).tree
        #expect(updated.root == tree(view, at: now.addingTimeInterval(1)).root)
        let labels = updated.root.flattened.filter { $0.text != nil }.map { $0.semantics?.label }
        #expect(labels.contains("1:29"))
    }

    @Test("F-78: a text in the other state of a toggle runs too")
    func otherState() {
        func other(_ date: Date) -> RenderNode {
            tree(Text(now.addingTimeInterval(90), style: .timer), at: date).root
        }
        var drawn = tree(Text(verbatim: "Off"), at: now)
        drawn.fonts = tree(Text(now.addingTimeInterval(90), style: .timer), at: now).fonts
        drawn.root.semantics = Semantics(role: .toggle, otherState: .node(other(now)))
        let updated = drawn.updatingTimeTexts(to: now.addingTimeInterval(1))
        #expect(updated.fidelity == .exact)
        #expect(updated.tree.root.semantics?.otherState == .node(other(now.addingTimeInterval(1))))
    }

    @Test("F-78: a text that needs different space, and one next to a view that may resize, is left to the extension")
    func fitted() {
        let later = now.addingTimeInterval(1)
        let timer = Text(now.addingTimeInterval(600), style: .timer)
        let fixed = tree(timer.fixedSize(), at: now).updatingTimeTexts(to: later)
        #expect(fixed.fidelity == .fitted)
        #expect(strings(fixed.tree) == ["9:59"])
        let range = now...now.addingTimeInterval(600)
        let bar = tree(ProgressView(timerInterval: range), at: now).updatingTimeTexts(to: later)
        #expect(bar.fidelity == .fitted)
        #expect(strings(bar.tree).contains("9:59"))
    }

    @Test("F-78: a text with images or colors behind its words is static, and so is one with an invalid setting")
    func standstill() {
        let later = now.addingTimeInterval(1)
        var marked = AttributedString("marked ")
        marked.backgroundColor = .yellow
        let timer = Text(now.addingTimeInterval(90), style: .timer)
        for view in [Text("\(Image(systemName: "clock")) \(timer)"), Text(marked) + timer] {
            let drawn = tree(view, at: now)
            let updated = drawn.updatingTimeTexts(to: later)
            #expect(updated.fidelity == .partial)
            #expect(updated.tree == drawn)
        }
        var drawn = tree(timer, at: now)
        for setting in brokenSettings(drawn) {
            drawn.root.changeText { $0.setting = setting }
            #expect(drawn.updatingTimeTexts(to: later).fidelity == .partial)
            #expect(drawn.updatingTimeTexts(to: later).tree == drawn)
        }
    }

    private func brokenSettings(_ tree: RenderTree) -> [[UInt8]] {
        let bytes = tree.root.flattened.compactMap(\.text).first?.setting ?? []
        guard let setting = TimeTextSetting(bytes: bytes) else { return [] }
        let changes: [(inout TimeTextSetting) -> Void] = [
            { $0.pieces[0].span.font.size = .nan }, { $0.pieces[0].span.font.size = 1e300 },
            { $0.options.minimumScaleFactor = .infinity }, { $0.box.origin.x = .nan }, { $0.width = .infinity },
            { $0.options.displayScale = 0 }, { $0.pieces[0].date?.start = .nan }, { $0.pieces[0].date?.start = 1e200 },
            { $0.pieces[0].span.spacing = .kerning(.nan) }, { $0.options.lineSpacing = .nan },
            { $0.pieces[0].fill = Fill(.color(RGBA(red: .nan, green: 0, blue: 0))) },
            { $0.pieces += Array(repeating: $0.pieces[0], count: 100) },
        ]
        let changed = changes.map { change in
            var copy = setting
            change(&copy)
            return copy.bytes
        }
        return changed + [[], [1, 2, 3], Array(bytes.dropLast())]
    }

    @Test("F-78: a time next to a date updates; a time alone needs no update")
    func leadingDate() throws {
        let both = Text("As of \(now, style: .time): \(now, style: .relative) ago")
        let drawn = tree(both, at: now, width: 400)
        #expect(drawn.root.flattened.compactMap(\.text).first?.dynamicDate?.style == .relative)
        #expect(
            strings(drawn.updatingTimeTexts(to: now.addingTimeInterval(90)).tree).first?.contains("1 min, 30 sec")
                == true)
        #expect(try TextRendering.text(Text(now, style: .time)).setting.isEmpty)
    }
}

extension RenderNode {
    fileprivate mutating func changeText(_ change: (inout TextContent) -> Void) {
        if case .text(var text) = content {
            change(&text)
            content = .text(text)
        }
        for index in children.indices { children[index].changeText(change) }
    }
}
