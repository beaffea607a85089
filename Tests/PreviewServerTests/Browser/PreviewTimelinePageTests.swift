import Foundation
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost

@Suite(
    "The timelines of previews on the page", .serialized,
    .enabled(if: BrowserTrait.isOn, "no browser is installed"),
    .enabled("the macros are not built; run ./dev build") { (try? SDKLocation.find())?.macroPlugin != nil })
struct PreviewTimelinePageTests {
    private static let preview = """

        #Preview("Places", as: .systemSmall) {
            BoardWidget()
        } timeline: {
            BoardEntry(date: Date(timeIntervalSince1970: 0), place: "First", count: 1, isDone: false)
            BoardEntry(date: Date(timeIntervalSince1970: 60), place: "Second", count: 2, isDone: false)
            BoardEntry(date: Date(timeIntervalSince1970: 120), place: "Third", count: 3, isDone: true)
        }

        """

    private static func shows(_ text: String) -> String {
        """
        [...document.querySelectorAll('.previews .picture:last-of-type text')]\
        .some((each) => each.textContent === '\(text)')
        """
    }

    private static let entry = "document.querySelector('.preview-slider').getAttribute('aria-valuetext')"

    @Test("A preview without entries is explained, and one that is saved is stepped through and played by keyboard")
    func timeline() async throws {
        try await LivePage.with(sources: .copy) { page in
            let browser = page.browser
            try await browser.tab(to: "#previews-button")
            try await browser.press(.enter)
            try await browser.wait(
                "the explanation", "document.querySelector('.preview-facts')?.textContent.includes('no preview')")
            try page.save(page.source() + Self.preview)
            try await browser.wait("the first entry", Self.shows("First"))
            try await browser.wait("its number", "\(Self.entry).startsWith('Entry 1 of 3, ')")
            #expect(try await browser.text("return location.hash") == "#previews=0&of=Board")
            await page.keepPicture(named: "previews")

            try await browser.tab(to: "[aria-label='Next entry']")
            try await browser.press(.enter)
            try await browser.wait("the second entry", Self.shows("Second"))
            try await browser.wait(
                "the words", "document.querySelector('#announcer').textContent.startsWith('Entry 2 of 3, ')")
            try await browser.tab(to: ".preview-slider")
            try await browser.press(.right)
            try await browser.wait("the third entry", Self.shows("Third"))

            // At the end, playing starts again from the first entry and ends at the last one.
            try await browser.run(
                """
                const slider = document.querySelector('.preview-slider');
                window.played = [];
                new MutationObserver(() => window.played.push(slider.value))
                    .observe(slider, { attributes: true, attributeFilter: ['aria-valuetext'] });
                """)
            try await browser.tab(to: ".preview-play", with: .shift)
            try await browser.press(.enter)
            try await browser.wait("the entries in order", "[...new Set(window.played)].join() === '0,1,2'")
            try await browser.wait("the end", "document.querySelector('.preview-play').ariaLabel === 'Play'")

            try await browser.run("document.querySelector('[name=preview-appearance][value=dark]').click()")
            try await browser.wait("the dark picture", "document.querySelector('.previews.dark .picture')")
            try await browser.wait("the same entry", Self.shows("Third"))
            try await browser.press(.escape)
            try await browser.wait("no view", "!document.querySelector('.previews')")
            try await browser.wait("the button again", "document.activeElement.id === 'previews-button'")
            #expect(try await browser.run("return document.querySelector('.layout').inert") == "false")
            try await page.expectNoComplaints()
        }
    }
}
