import Foundation
import Testing
import WidgetHost

/// The page's transitions between pictures of a widget, as planned by the host.
@Suite("Transitions in the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct TransitionPageTests {
    /// Stops a widget's movements where they begin; how far they are is up to the test, however slow the machine is.
    private static let hold = """
        window.movements = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          const movement = animate.call(this, frames, timing);
          if (!this.closest('.plate')) return movement;
          movement.pause();
          window.movements.push(movement);
          return movement;
        };
        """

    /// Leads the movements through their time, and notes on the way how the characters that roll stand, and how much is
    /// seen of what does not change.
    private static let watch = """
        const seen = { rolls: [], opacities: [], still: [], durations: [] };
        for (const part of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]) {
          for (const movement of window.movements) {
            const end = movement.effect.getComputedTiming().endTime;
            movement.currentTime = part * end;
            seen.durations.push(end);
          }
          const picture = [...document.querySelectorAll('.plate .picture:not(.leaving)')].at(-1);
          for (const letter of document.querySelectorAll('.plate .roll > g')) {
            const style = getComputedStyle(letter);
            seen.rolls.push(`${letter.textContent} ${Number(style.opacity).toFixed(2)} ${style.transform}`);
          }
          for (const element of picture.querySelectorAll('[data-path]')) {
            const opacity = Number(getComputedStyle(element).opacity);
            if (opacity > 0 && opacity < 1) seen.opacities.push(opacity);
            if (element.textContent === 'Oslo') seen.still.push(opacity);
          }
        }
        for (const movement of window.movements) movement.finish();
        return seen;
        """

    private struct Seen: Decodable {
        var rolls: [String]
        var opacities: [Double]
        var still: [Double]
        var durations: [Double]
    }

    /// Increments with the widget's button, and checks what moves between the old number and the new one.
    private func seen(_ page: LivePage, _ id: Int, to number: Int) async throws -> Seen {
        try await page.browser.run(Self.hold)
        try await page.browser.click(".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]")
        try await page.browser.wait(
            "\(number)", "window.movements.length > 0 && \(LivePage.text(id)).includes('\(number)')")
        let seen = try JSONDecoder().decode(Seen.self, from: Data(try await page.browser.run(Self.watch).utf8))
        try await end(page)
        return seen
    }

    private func end(_ page: LivePage) async throws {
        try await page.browser.wait(
            "the end of the transition", "!document.querySelector('.plate .roll, .plate .picture.leaving')")
    }

    private func count(_ page: LivePage, _ id: Int, to number: Int) async throws {
        try await page.browser.click(".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]")
        try await page.browser.wait("\(number)", "\(LivePage.text(id)).includes('\(number)')")
        try await end(page)
    }

    @Test(
        "F-80, F-81: a number rolls from the old to the new value through intermediate frames; the rest does not move")
    func rolls() async throws {
        try await LivePage.with { page in
            let id = try await page.placeFromGallery()
            try await count(page, id, to: 1)
            let seen = try await seen(page, id, to: 2)
            let old = Set(seen.rolls.filter { $0.hasPrefix("1 ") })
            let new = Set(seen.rolls.filter { $0.hasPrefix("2 ") })
            #expect(old.count >= 3 && new.count >= 3, "\(seen.rolls)")
            #expect(old.contains { $0.contains("matrix") } && new.contains { $0.contains("matrix") })
            #expect(!seen.still.isEmpty && seen.still.allSatisfy { $0 == 1 })
            let longest = seen.durations.max() ?? 0
            #expect(longest > 100 && longest <= 2_000)
            let texts = try await page.browser.run("return \(LivePage.text(id))")
            #expect(texts.components(separatedBy: "\"2\"").count == 2 && !texts.contains("\"1\""))
        }
    }

    @Test("F-81: with reduced motion the number fades in place: nothing rolls or moves")
    func reduced() async throws {
        try await LivePage.with { page in
            let id = try await page.placeFromGallery()
            try await page.browser.prefer(motion: .reduced)
            try await count(page, id, to: 1)
            let seen = try await seen(page, id, to: 2)
            #expect(seen.rolls.isEmpty)
            #expect(seen.opacities.count >= 2)
            #expect(seen.still.allSatisfy { $0 == 1 })
        }
    }

    @Test("Halfway the old number leaves, the new one enters, and the rest of the picture is complete")
    func halfway() async throws {
        try await LivePage.with { page in
            let id = try await page.placeFromGallery()
            try await count(page, id, to: 1)
            // Movements of a widget begin half of the way and take hours for the rest.
            try await page.browser.run(
                """
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, timing) {
                  const slow = { ...timing, duration: 4e7, delay: -2e7, easing: 'linear' };
                  return animate.call(this, frames, this.closest('.plate') ? slow : timing);
                };
                """)
            try await page.browser.click(".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]")
            try await page.browser.wait("the roll", "document.querySelectorAll('.plate .roll > g').length === 2")
            await page.keepPicture(named: "rolling")
            let opacities = try await page.browser.run(
                "return [...document.querySelectorAll('.plate .roll > g')].map((g) => Number(getComputedStyle(g).opacity))"
            )
            let values = try JSONDecoder().decode([Double].self, from: Data(opacities.utf8))
            #expect(values.count == 2 && values.allSatisfy { abs($0 - 0.5) < 0.01 }, "\(values)")
        }
    }
}
