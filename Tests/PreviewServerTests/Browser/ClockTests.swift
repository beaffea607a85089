import Foundation
import Testing
import WidgetHost

/// The phone's status bar and the inspector tell the same time at every moment.
@Suite("The page's clocks", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct PageClockTests {
    /// Compares the two clocks in every frame from now on; what differs is kept in `window.differences`.
    private static let watch = """
        window.differences = [];
        window.frames_ = 0;
        const look = () => {
          const phone = document.querySelector('.status-time').textContent.split(/[:.]/).map(Number);
          const inspector = document.querySelector('.clock-now').textContent.split(':').map(Number);
          window.frames_ += 1;
          if (phone[0] % 12 !== inspector[0] % 12 || phone[1] !== inspector[1]) window.differences.push(`${phone} / ${inspector}`);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        """

    /// Waits until the page has drawn some frames more.
    private func frames(on page: LivePage) async throws {
        let count = try await page.browser.run("return window.frames_")
        try await page.browser.wait("frames", "window.frames_ >= \(count) + 20")
    }

    @Test("During and after scrubbing, the status bar shows the scrubber's time in every frame")
    func scrubbing() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.run(Self.watch)
            let track = try await browser.middle(".track")
            try await browser.pointer([
                .move(track), .down, .move(.init(x: track.x + 60, y: track.y)), .pause(300),
                .move(.init(x: track.x + 150, y: track.y)), .pause(300),
            ])
            try await frames(on: page)
            await page.keepPicture(named: "scrubbing-clocks")
            try await browser.pointer([.up])
            try await page.rest()
            try await frames(on: page)
            try await browser.run("document.querySelector('.scrubber').focus()")
            try await browser.press(.left, times: 5)
            try await page.rest()
            try await frames(on: page)
            try await browser.click("button[title='Back to the real time']")
            try await page.rest()
            try await frames(on: page)
            #expect(try await browser.run("return [...new Set(window.differences)]") == "[]")
        }
    }

    @Test(
        "The status bar shows the time of the device's zone in every language, even one unknown to the browser",
        arguments: ["en_US", "ar_EG", "fa_IR", "bn_BD", "C"])
    func zones(locale: String) async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.host.send(.pause)
            _ = try await page.host.send(.jump(to: Date(timeIntervalSince1970: 1_767_571_200)))
            var environment = await page.host.snapshot().environment
            environment.timeZone = "Asia/Kathmandu"
            environment.locale = locale
            _ = try await page.host.send(.device(.setEnvironment(environment)))
            // Kathmandu is 5 hours and 45 minutes ahead.
            try await browser.wait("the zone", "document.querySelector('.clock-now').textContent === '05:45:00'")
            let shown = try await browser.text("return document.querySelector('.status-time').textContent")
            let digits = shown.compactMap(\.wholeNumberValue).map(String.init).joined()
            #expect(["545", "0545"].contains(digits), "\(shown)")
        }
    }
}
