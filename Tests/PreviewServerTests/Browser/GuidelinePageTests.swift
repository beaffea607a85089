import DeviceCatalog
import Foundation
import TestSupport
import Testing
import WidgetHost

@Suite("The guidelines on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct GuidelinePageTests {
    private static let status = "document.querySelector('.guideline-status').textContent"
    /// The name of the mark on the widget; no text without one.
    private static let mark = "(document.querySelector('.item > .mark')?.textContent ?? '')"

    /// The left edge of the mark in the widget's points.
    private static func isMarked(at x: Int) -> String {
        "document.querySelector('.item > .mark:not(.elsewhere)')?.style.left === '\(x)px'"
    }

    private func open(_ page: LivePage) async throws -> Int {
        let id = try await page.placeFromGallery()
        try await page.browser.click("#tab-guidelines")
        return id
    }

    @Test("The findings of the selected widget follow its timelines and builds; the user stops and repeats the audit")
    func live() async throws {
        try await LivePage.with(sources: .copy) { page in
            let (browser, auditor) = (page.browser, page.auditor)
            auditor.stageSamples()
            auditor.hold()
            let id = try await open(page)
            try await browser.wait("the running audit", "\(Self.status).includes('is being checked')")
            auditor.release()
            try await page.waitForGuidelines()
            let summary = try await browser.text("return \(Self.status)")
            #expect(summary == "1 error, 1 note, 1 to review in 12 pictures.")
            let count = try await browser.text("return document.querySelector('#tab-guidelines .count').textContent")
            #expect(count == "3")
            let first = try await browser.text("return document.querySelector('.guidelines li').textContent")
            for part in [
                "R-01", "Text has at least 11 pt", "error", "violation", "“Rain” has 9 pt.",
                "Measured 9 pt, bound 11 pt", "Use a larger font", "Board.swift:12", "Home Screen, light and 1 more",
            ] {
                #expect(first.contains(part), "\(part) in \(first)")
            }
            await page.keepPicture(named: "guidelines")

            let timeline = try #require(auditor.begun.last?.timeline)
            _ = try await page.host.send(.widget(.reload(InstanceID(id))))
            try await eventually("the new timeline is audited") {
                auditor.begun.last.map { $0.timeline > timeline } == true
            }
            try await browser.wait("its result", "\(Self.status).startsWith('1 error')")

            auditor.hold()
            try await browser.click("[data-key=audit]")
            try await browser.wait("another audit", "\(Self.status).includes('is being checked')")
            try await browser.click("[data-key=audit]")
            try await browser.wait("the stopped audit", "\(Self.status).startsWith('The check was stopped.')")
            try await page.waitForGuidelines()
            auditor.release()

            auditor.find([])
            auditor.setBuild(2)
            try page.save(page.source().replacing("\"Hour \\(hour)\"", with: "\"O'clock \\(hour)\""))
            try await browser.wait("the result of the build", "document.querySelector('.guidelines .good')")
            #expect(auditor.begun.last?.build == 2)
            try await page.expectNoComplaints()
        }
    }

    @Test("A tab that is not shown requests no audit, and a widget that is selected is audited")
    func selection() async throws {
        try await LivePage.with { page in
            let (browser, auditor) = (page.browser, page.auditor)
            let first = try await page.placeFromGallery()
            let second = try await page.placeFromGallery(size: "Medium")
            try await page.rest()
            #expect(auditor.begun.isEmpty)
            try await browser.run("document.querySelector('.plate[data-widget=\"\(second)\"]').focus()")
            try await browser.click("#tab-guidelines")
            try await eventually("the selected widget is audited") {
                auditor.begun.map(\.id.number) == [second]
            }
            try await browser.run("document.querySelector('.plate[data-widget=\"\(first)\"]').focus()")
            try await eventually("the other widget is audited") { auditor.begun.last?.id.number == first }
            #expect(auditor.begun.map(\.family) == [.systemMedium, .systemSmall])
        }
    }

    @Test("By keyboard, the focused finding is marked, and Show me goes through its places and keeps the mark")
    func keyboard() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            page.auditor.stageSamples()
            _ = try await open(page)
            try await page.waitForGuidelines()
            try await browser.tab(to: "[data-key='show-1']")
            try await browser.wait("the mark", Self.isMarked(at: 10))
            #expect(try await browser.text("return \(Self.mark)") == "R-01")
            await page.keepPicture(named: "guidelines-mark")

            // The device shows the first place already, so it does not change.
            try await browser.press(.enter)
            try await browser.wait(
                "the next place", "document.activeElement.textContent === 'Next place'")
            #expect(await page.host.snapshot().environment.setting.appearance == .light)
            try await browser.press(.enter)
            try await page.wait("dark") { $0.setting.appearance == .dark }
            try await browser.wait("the mark in the dark picture", Self.isMarked(at: 12))
            #expect(try await browser.text("return document.activeElement.dataset.key") == "show-1")

            // The layout in large type is another one, so the finding there has no mark until it is shown.
            try await browser.tab(to: "[data-key='show-2']")
            try await browser.wait("no mark", "\(Self.mark) === ''")
            try await browser.press(.enter)
            try await page.wait("large type") { $0.typeSize == .xxxLarge && $0.setting.appearance == .light }
            try await browser.wait("the mark in large type", Self.isMarked(at: 10))
            try await browser.press(.tab)
            try await browser.wait("the mark stays", Self.isMarked(at: 10))
            try await browser.tab(to: "[data-key='show-2']", with: .shift)
            try await browser.press(.escape)
            try await browser.tab(to: "#tab-guidelines", with: .shift)
            try await browser.wait("no mark", "\(Self.mark) === ''")
        }
    }

    @Test("The finding under the pointer is marked, with dashed lines if the device shows its layout elsewhere")
    func pointer() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            page.auditor.find(
                [.sample("1", places: [.init(picture: 0, frame: [10, 20, 60, 20])])],
                in: [.sample("Home Screen, dark", ["appearance": "dark"])])
            _ = try await open(page)
            try await browser.wait("the finding", "document.querySelector('.guidelines li')")
            let row = try await browser.restingMiddle(".guidelines li")
            try await browser.pointer([.move(row)])
            try await browser.wait("the dashed mark", "document.querySelector('.item > .mark.elsewhere')")
            #expect(try await browser.text("return \(Self.mark)") == "R-01: Home Screen, dark")
            try await browser.click(".guideline-place button")
            try await browser.wait("the mark", Self.isMarked(at: 10))
            try await browser.click("#tab-views")
            try await browser.wait("no mark", "\(Self.mark) === ''")
        }
    }

    @Test("A place that does not have the widget is shown with the reason, and on a small screen the device is shown")
    func absence() async throws {
        try await LivePage.with(width: 400, height: 800) { page in
            let browser = page.browser
            page.auditor.find(
                [
                    .sample("1", places: [.init(picture: 0, frame: [10, 20, 60, 20])]),
                    .sample("2", places: [.init(picture: 1, frame: [10, 20, 60, 20])]),
                ],
                in: [
                    .sample("Home Screen, dark", ["appearance": "dark"]),
                    .sample("Lock Screen", ["place": "lock_screen"]),
                ])
            let id = try await page.placeFromGallery()
            try await browser.click(".tabbar [data-part='inspector']")
            try await browser.click("#tab-guidelines")
            try await browser.click("[data-key='show-1']")
            try await browser.wait(
                "the device", "document.querySelector('.layout').dataset.part === 'stage'")
            try await browser.wait("the mark", Self.isMarked(at: 10))
            try await browser.wait("the focus", "document.activeElement.dataset.widget === '\(id)'")
            try await browser.click(".tabbar [data-part='inspector']")
            try await browser.click("[data-key='show-2']")
            try await browser.wait(
                "the reason",
                "document.querySelector('.notice')?.textContent.includes('was not added to the Lock Screen')")
        }
    }
}
