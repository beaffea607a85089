import Foundation
import Glibc
import TestSupport
import Testing

/// Whether the page is tried in a browser: always where one is installed, and in CI also where none is, so that it
/// fails there.
enum BrowserTrait {
    static let isOn: Bool = {
        let isCI = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
        if !WebDriver.isInstalled, !isCI {
            FileHandle.standardError.write(
                Data("SKIPPED: the page was not tried in a browser; install chromium and chromium-driver.\n".utf8))
        }
        return WebDriver.isInstalled || isCI
    }()
}

@Suite("The page in a real browser", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct BrowserTests {
    @Test("F-52, F-60, F-86, F-87: a widget is placed from the gallery, configured, and its controls are used")
    func placeConfigureUse() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            await page.keepPicture(named: "placed")

            // The city through the form.
            try await browser.click("button[aria-label='Edit the widget']")
            try await browser.wait("the form", "document.querySelector('.sheet [data-field=place]')")
            await page.keepPicture(named: "form")
            try await browser.run(
                """
                const menu = document.querySelector('.sheet [data-field=place]');
                menu.value = [...menu.options].find((option) => option.text === 'Lima').value;
                menu.dispatchEvent(new Event('change', { bubbles: true }));
                """)
            try await browser.wait("the other place", "\(LivePage.text(id)).includes('Lima')")
            try await browser.click(".sheet .text-button")
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")

            // The button, twice.
            let button = ".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]"
            try await browser.click(button)
            try await browser.wait("one", "\(LivePage.text(id)).includes('1')")
            try await browser.click(button)
            try await browser.wait("two", "\(LivePage.text(id)).includes('2')")

            // The toggle.
            let toggle = ".plate[data-widget='\(id)'] .picture:last-of-type [data-action=toggle]"
            #expect(
                try await browser.text(
                    "return document.querySelector(\(WebDriver.quoted(toggle))).getAttribute('aria-checked')")
                    == "false")
            try await browser.click(toggle)
            try await browser.wait(
                "the toggle on",
                "document.querySelector(\(WebDriver.quoted(toggle)))?.getAttribute('aria-checked') === 'true'")
            await page.keepPicture(named: "used")
        }
    }

    @Test("F-88: a link shows the URL that the app would open")
    func links() async throws {
        try await LivePage.with { page in
            let id = try await page.placeFromGallery(size: "Medium")
            try await page.browser.click(".plate[data-widget='\(id)'] [data-action=link]")
            try await page.browser.wait(
                "the address", "document.querySelector('.app-banner')?.textContent.includes('board://place/Oslo')")
            await page.keepPicture(named: "link")
        }
    }

    @Test("F-64: a widget dragged onto another of its size creates a stack, which turns by keyboard and wheel")
    func stack() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let first = try await page.placeFromGallery()
            let second = try await page.placeFromGallery()
            try await browser.click("#edit-button")
            try await browser.wait("edit mode", "document.querySelector('.screen.editing')")
            await page.keepPicture(named: "editing")
            let start = try await browser.middle(".plate[data-widget='\(second)']")
            let end = try await browser.middle(".plate[data-widget='\(first)']")
            try await browser.pointer([
                .move(start), .down, .pause(80), .move(.init(x: start.x - 12, y: start.y)), .move(end),
                .move(.init(x: end.x + 2, y: end.y)),
            ])
            try await browser.wait("the stack to be", "document.querySelector('.receiving')")
            try await browser.pointer([.up])
            try await browser.wait("a stack of two", "document.querySelectorAll('.stack .plate').length === 2")
            await page.keepPicture(named: "stack")
            try await browser.click("#edit-button")
            let shown = "document.querySelector('.stack .plate:not([inert])').dataset.widget"
            let before = try await browser.text("return \(shown)")
            try await browser.run("document.querySelector('.stack .plate:not([inert])').focus()")
            try await browser.keys("\u{E015}")
            try await browser.wait("the other member", "\(shown) !== '\(before)'")
        }
    }

    @Test("F-79: the clock is moved through a day, and the widget shows each hour")
    func scrub() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let now = Int(Date().timeIntervalSince1970)
            // The timeline has an entry for each of 24 hours, and the scrubber is moved by up to four more.
            for hours in [3, 9, 18] {
                let target = now + hours * 3_600
                let expected = target / 3_600 % 24
                try await browser.run(
                    """
                    const input = document.querySelector('input[type=datetime-local]');
                    input.focus();
                    input.value = new Date(\(target) * 1000).toISOString().slice(0, 16);
                    input.dispatchEvent(new Event('change', { bubbles: true }));
                    input.blur();
                    """)
                try await browser.wait("hour \(expected)", "\(LivePage.text(id)).includes('Hour \(expected)')")
            }
            // With the mouse: while the scrubber is held the widget shows that date, although the clock has another
            // one. The clock is paused, so that the two differ for the whole test.
            try await page.host.send(.pause)
            try await page.rest()
            let standing = try await page.hour(of: id)
            let clock = await page.host.snapshot().clock.now
            let track = try await browser.middle(".track")
            for shift: Double in [60, 150] {
                try await browser.pointer([.move(track), .down, .move(.init(x: track.x + shift, y: track.y))])
                try await browser.wait(
                    "the hour under the scrubber at \(shift)",
                    """
                    (() => {
                        const held = Number(document.querySelector('.scrubber').getAttribute('aria-valuenow'));
                        return \(LivePage.text(id)).includes(`Hour ${Math.floor(held / 3600) % 24}`);
                    })()
                    """)
                #expect(try await page.hour(of: id) != standing)
                #expect(await page.host.snapshot().clock.now == clock)
                await page.keepPicture(named: "scrubbing-\(Int(shift))")
                try await browser.pointer([.up])
                try await eventually("the clock is set where the scrubber was let go") {
                    await page.host.snapshot().clock.now != clock
                }
                try await page.host.send(.jump(to: clock))
                try await browser.wait("the standing hour", "\(LivePage.text(id)).includes('Hour \(standing)')")
                try await page.rest()
            }
            try await browser.click("button[title='Back to the real time']")
            // The hour may have ended meanwhile.
            let hours = [0, 1].map { "'Hour \((now / 3_600 + $0) % 24)'" }.joined(separator: ", ")
            try await browser.wait(
                "this hour", "[\(hours)].some((hour) => \(LivePage.text(id)).includes(hour))")
        }
    }

    @Test("A killed extension: the last picture stays, and the next tap works again")
    func killedExtension() async throws {
        try await LivePage.with { page in
            let id = try await page.placeFromGallery()
            let executables = try processes(below: page.folder.path)
            #expect(!executables.isEmpty)
            for process in executables { kill(process, SIGKILL) }
            #expect(try await page.browser.run("return \(LivePage.text(id))").contains("Oslo"))
            #expect(try processes(below: page.folder.path).isEmpty)
            // The host restarts the extension for the tap, which counts from the widget's stored value.
            let button = ".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]"
            for count in 1...2 {
                try await page.browser.click(button)
                try await page.browser.wait("the count \(count)", "\(LivePage.text(id)).includes('\(count)')")
            }
            #expect(try await page.browser.run("return document.querySelectorAll('.reason').length") == "0")
            #expect(try !processes(below: page.folder.path).isEmpty)
        }
    }

    @Test("A broken source shows its errors over the last successful build; after a fix the new build replaces it")
    func brokenSource() async throws {
        try await LivePage.with(sources: .copy) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let good = try page.source()
            try page.save(good.replacingOccurrences(of: "Text(\"Hour", with: "Txt(\"Hour"))
            try await browser.wait(
                "the compiler's error",
                "document.querySelector('.build-banner:not([hidden])')?.textContent.includes(\"'Txt' in scope\")")
            #expect(try await browser.run("return \(LivePage.text(id))").contains("Oslo"))
            await page.keepPicture(named: "broken")
            try page.save(good.replacingOccurrences(of: "Text(\"Hour", with: "Text(\"O’clock"))
            try await browser.wait(
                "the new build",
                "\(LivePage.text(id)).some((text) => text.startsWith('O’clock')) && document.querySelector('.build-banner').hidden"
            )
            #expect(try await browser.run("return \(LivePage.text(id))").contains("Oslo"))
        }
    }

    @Test("The page reports that the server stopped, and recovers when it restarts")
    func restartedServer() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            await page.stopServer()
            try await browser.wait("the loss", "document.querySelector('#connection').dataset.state === 'lost'")
            #expect(try await browser.run("return \(LivePage.text(id))").contains("Oslo"))
            try await page.startServer()
            try await browser.wait("the connection", "document.querySelector('#connection').dataset.state === 'open'")
            // The page's token was the old server's; the first command renews the page, the next one works.
            try await browser.click("button[aria-label='Reload the timeline']")
            try await browser.wait(
                "the renewed page",
                "document.querySelector('#connection')?.dataset.state === 'open' && \(LivePage.text(id)).includes('Oslo')"
            )
            let button = ".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]"
            try await browser.click(button)
            try await browser.wait("the count", "\(LivePage.text(id)).includes('1')")
        }
    }

    @Test("F-29, F-63: a widget is visible in its position, changes with the appearance, and disappears when removed")
    func pictures() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let place = try await browser.middle(".plate[data-widget='\(id)']")
            try await page.rest()
            let light = try Screenshot(png: try await browser.screenshot())

            try await browser.click("input[name=appearance][value=dark] + span")
            try await browser.wait("the dark phone", "document.querySelector('.screen').dataset.appearance === 'dark'")
            try await page.rest()
            let dark = try Screenshot(png: try await browser.screenshot())
            #expect(dark.difference(from: light, around: place, side: 80) > 0.5)

            try await browser.click("#edit-button")
            try await browser.click(".widget .remove")
            try await browser.wait("no widget", "!document.querySelector('.plate')")
            try await browser.click("#edit-button")
            try await page.rest()
            let empty = try Screenshot(png: try await browser.screenshot())
            #expect(empty.difference(from: dark, around: place, side: 80) > 0.5)
            let rail = try await browser.middle("label[for=setting-device]")
            #expect(empty.difference(from: dark, around: rail, side: 16) < 0.05)
        }
    }

    @Test("Nothing is wider than the page, from a small phone to a large display", arguments: [360, 768, 1_280, 1_920])
    func widths(width: Int) async throws {
        try await LivePage.with(width: width, height: 800) { page in
            _ = try await page.placeFromGallery()
            let overflow = try await page.browser.run(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            #expect(Int(overflow).map { $0 <= 0 } == true, "\(overflow) pixels too wide")
            let plate = try await page.browser.run(
                """
                const box = document.querySelector('.plate').getBoundingClientRect();
                return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
                """)
            #expect(plate == "true")
            await page.keepPicture(named: "width-\(width)")
        }
    }

    /// Processes whose program lies below a folder.
    private func processes(below folder: String) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { process in
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            return program?.hasPrefix(folder) == true
        }
    }
}
