import TestSupport
import Testing

@Suite("Zoom of the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ZoomTests {
    private static let width = "document.querySelector('.screen').getBoundingClientRect().width"

    private func zoom(_ browser: WebDriver, to value: String) async throws {
        _ = try await browser.run(
            "const zoom = document.querySelector('#zoom'); zoom.value = '\(value)';"
                + "zoom.dispatchEvent(new Event('change'))")
    }

    @Test("At 200 %, a point of the device is two pixels, and bar and tools stay in view while the device scrolls")
    func zoomed() async throws {
        try await LivePage.with(width: 1_280, height: 800) { page in
            let browser = page.browser
            try await browser.wait("the device", "\(Self.width) > 100")
            let fitting = try #require(Double(try await browser.text("return String(\(Self.width))")))
            try await zoom(browser, to: "2")
            try await browser.wait("two pixels a point", "Math.abs(\(Self.width) - 2 * 393) < 1")
            _ = try await browser.run("document.querySelector('#stage').scrollTo(10_000, 10_000)")
            try await browser.wait("the lower corner", "document.querySelector('#stage').scrollTop > 700")
            for part in [".place-bar", ".stage-tools"] {
                let isInside = try await browser.text(
                    """
                    const stage = document.querySelector('#stage').getBoundingClientRect();
                    const part = document.querySelector('\(part)').getBoundingClientRect();
                    return String(part.left >= stage.left - 1 && part.right <= stage.right + 1
                        && part.top >= stage.top - 1 && part.bottom <= stage.bottom + 1);
                    """)
                #expect(isInside == "true", "\(part)")
            }
            await page.keepPicture(named: "zoomed")
            try await zoom(browser, to: "1")
            try await browser.wait("a pixel a point", "Math.abs(\(Self.width) - 393) < 1")
            try await zoom(browser, to: "fit")
            try await browser.wait("the fitting device", "Math.abs(\(Self.width) - \(fitting)) < 1")
            try await page.expectNoComplaints()
        }
    }

    @Test("Other places are zoomed as well")
    func places() async throws {
        try await LivePage.with(width: 1_280, height: 800) { page in
            let browser = page.browser
            try await page.choose(.homeScreen, of: .iPad)
            try await zoom(browser, to: "1.5")
            try await browser.wait(
                "the zoomed iPad", "document.querySelector('.scene-screen').getBoundingClientRect().width > 1_200")
            await page.keepPicture(named: "zoomed-ipad")
        }
    }
}
