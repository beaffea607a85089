import Foundation
import TestSupport
import Testing

@Suite("What the page waits for", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct WaitingPageTests {
    /// From now on requests wait. `release` refuses those that do, so that nothing changes.
    private static let hold = """
        window.held = [];
        window.fetch = () => new Promise((resolve) => window.held.push(() =>
            resolve(new Response('{"error":"The test refuses it."}', { status: 500 }))));
        """
    private static let release = "window.held.splice(0).forEach((answer) => answer())"

    private static let actions: [(script: String, words: String)] = [
        ("document.querySelector('[data-key=reload]').click()", "Requesting a timeline…"),
        ("document.querySelector('[data-key=edit]').click()", "Opening the settings…"),
        ("document.querySelector('.transport .button').click()", "Setting the clock…"),
        ("document.querySelector('input[name=place][value=lock_screen]').click()", "Changing the device…"),
        ("document.querySelector('.plate').click()", "Performing the action…"),
        ("document.querySelector('.item .remove').click()", "Removing the widget…"),
        ("document.querySelector('[data-key^=restart]').click()", "Restarting the extension…"),
        ("dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))", "Undoing the change…"),
    ]

    @Test("While an action waits for an answer, the page says what it waits for, and then no more")
    func words() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.wait("the settings", "document.querySelector('[data-key=edit]')")
            try await page.rest()
            try await browser.run(Self.hold)
            for (script, words) in Self.actions {
                try await browser.run(script)
                try await browser.wait(
                    words, "document.querySelector('.waiting-sign').textContent === \(WebDriver.quoted(words))")
                try await browser.run(Self.release)
                try await browser.wait("no words", "document.querySelector('.waiting-sign').hidden")
            }
        }
    }

    @Test("The control that started a request is marked until the answer")
    func mark() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            try await browser.run(Self.hold)
            try await browser.click("#gallery-button")
            try await browser.wait("the mark", "document.querySelector('#gallery-button.waits')")
            try await browser.run(Self.release)
            try await browser.wait("no mark", "!document.querySelector('.waits')")
        }
    }

    @Test("The page states a result that cannot be seen")
    func result() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.run(
                """
                const sign = document.querySelector('.waiting-sign');
                window.said = [];
                new MutationObserver(() => window.said.push(sign.textContent)).observe(sign, { childList: true });
                """)
            try await browser.click("[data-key=reload]")
            try await browser.wait("the result", "window.said.includes('A new timeline is requested.')")
        }
    }
}
