import Testing
import WidgetHost

@Suite("Presses on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct PressTests {
    private static let isRestarted =
        "document.querySelector('#announcer').textContent === 'The extension Board is restarted.'"

    @Test("A press of a control takes effect, although the page draws the control again before the press ends")
    func mouse() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await page.choose(.lockScreen, of: .iPhone)
            try await browser.wait("an empty place", "!document.querySelector('.scene-empty').hidden")
            try await page.press("#fill-button")
            try await browser.wait("the words", "document.querySelector('.notice')")
            #expect(
                try await browser.text("return document.querySelector('.notice').textContent")
                    == "No extension has a widget for this place.")
            try await page.press("[data-key^=restart]")
            try await browser.wait("the result", Self.isRestarted)
        }
    }

    @Test("A press of a choice takes effect, although the page draws the choice again before the press ends")
    func label() async throws {
        try await LivePage.with { page in
            _ = try await page.placeFromGallery()
            try await page.press("input[name=appearance][value=dark] + span")
            try await page.wait("dark") { $0.setting.appearance == .dark }
        }
    }

    @Test("The space bar presses a control, although the page draws the control again before the key is released")
    func keyboard() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.run("document.querySelector('[data-key^=restart]').focus()")
            try await page.drawsAgain("[data-key^=restart]") { try await browser.hold(" ") }
            try await browser.release(" ")
            try await browser.wait("the result", Self.isRestarted)
        }
    }
}

extension LivePage {
    /// Presses a control with the mouse, and releases it after the page has drawn it again.
    fileprivate func press(_ selector: String) async throws {
        let quoted = WebDriver.quoted(selector)
        try await browser.run("document.querySelector(\(quoted)).scrollIntoView({ block: 'nearest' })")
        let point = try await browser.restingMiddle(selector)
        try await drawsAgain(selector) { try await browser.pointer([.move(point), .down]) }
        try await browser.pointer([.up])
    }

    /// Waits until the page has drawn a control again after a step.
    fileprivate func drawsAgain(_ selector: String, after step: () async throws -> Void) async throws {
        let quoted = WebDriver.quoted(selector)
        try await browser.run("window.first = document.querySelector(\(quoted))")
        try await step()
        // The page draws every state, and a state tells whether the clock runs.
        let command: ClockCommand = await host.snapshot().clock.mode == .paused ? .play : .pause
        try await host.send(command)
        try await browser.wait(
            "\(selector) to be another one",
            "!window.first.isConnected && document.querySelector(\(quoted))?.isConnected")
    }
}
