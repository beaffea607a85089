import Foundation
import Testing

@Suite("Access to the page in a browser", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct AccessPageTests {
    @Test("S-PAGE-15: The page shows its key neither in the address bar nor to its scripts, and survives a reload")
    func hidden() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let key = try #require(page.address.split(separator: "token=").last)
            let shown = try await browser.text("return location.href + document.cookie + document.referrer")
            #expect(!shown.contains(key.prefix(20)))
            #expect(shown.hasSuffix("/"))
            try await browser.open(try await browser.text("return location.href"))
            try await browser.wait("the page again", "document.querySelector('#connection')?.dataset.state === 'open'")
        }
    }

    @Test("A page whose server was started with another key reports what to do")
    func otherKey() async throws {
        try await LivePage.with { page in
            await page.stopServer()
            try await page.startServer(newKey: true)
            try await page.browser.wait(
                "the reason",
                "document.querySelector('.notice.error')?.textContent.includes('that `tessera preview` printed')")
        }
    }
}
