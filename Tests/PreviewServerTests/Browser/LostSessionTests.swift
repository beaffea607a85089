import Testing

@Suite("A browser that ends", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct LostSessionTests {
    @Test("A test of a page starts over with a new browser, once")
    func restart() async throws {
        var attempts = 0
        try await LivePage.with { page in
            attempts += 1
            if attempts == 1 { await page.browser.crash() }
            let sum = try await page.browser.run("return 1 + 1")
            #expect(sum == "2")
        }
        #expect(attempts == 2)
        await #expect(throws: WebDriver.Failure.self) {
            try await LivePage.with { page in
                await page.browser.crash()
                _ = try await page.browser.run("return 1 + 1")
            }
        }
    }
}
