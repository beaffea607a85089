import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost

@Suite("Live Activities on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ActivityPageTests {
    /// A script that gives the texts of what is shown in one of the activity's places.
    private static func texts(_ presentation: String) -> String {
        """
        [...([...document.querySelectorAll('.activity-plate[data-presentation="\(presentation)"] .picture')].at(-1)\
        ?.querySelectorAll('text') ?? [])].map((text) => text.textContent)
        """
    }

    /// Starts the fixture's egg timer from the gallery, with the mouse.
    private func start(_ page: LivePage, _ attributes: String = "EggAttributes") async throws {
        let browser = page.browser
        try await browser.click("#gallery-button")
        try await browser.click(".sheet [data-activity='\(attributes)']")
        try await browser.wait(
            "the pictures", "document.querySelectorAll('.activity-previews .picture').length === 3")
        try await browser.click(".sheet .add-button")
        try await browser.wait("no sheet", "!document.querySelector('.sheet')")
    }

    @Test("An activity is started from the gallery, is in the island, expands with a long press, and its button works")
    func island() async throws {
        try await LivePage.with(subject: .kitchen, width: 1_600, height: 960) { page in
            let browser = page.browser
            try await browser.click("#gallery-button")
            try await browser.wait("the icon", "document.querySelector('.sheet .app-icon')?.naturalWidth === 120")
            await page.keepPicture(named: "activity-gallery")
            try await browser.click(".sheet [aria-label='Close']")
            try await start(page)
            try await browser.wait("the island", "\(Self.texts("island-compact")).includes('6')")
            await page.keepPicture(named: "activity-compact")
            let camera = try await browser.text(
                """
                const plate = document.querySelector('.activity-plate').getBoundingClientRect();
                const screen = document.querySelector('.screen').getBoundingClientRect();
                return Math.abs((plate.left + plate.right - screen.left - screen.right) / 2) < 1 ? 'middle' : 'aside';
                """)
            #expect(camera == "middle")
            // A press that is held.
            try await browser.run(
                "document.querySelector('.activity-plate').dispatchEvent(new PointerEvent('pointerdown', "
                    + "{ bubbles: true }))")
            try await browser.wait("the expanded one", "\(Self.texts("island-expanded")).includes('6 min')")
            await page.keepPicture(named: "activity-expanded")
            try await browser.run("dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
            try await browser.click(
                ".activity-plate[data-presentation='island-expanded'] .picture:last-of-type [data-action=intent]")
            try await browser.wait("a minute more", "\(Self.texts("island-expanded")).includes('7 min')")
            try await browser.wait(
                "whose state it is",
                "document.querySelector('.activity-card select').selectedOptions[0].textContent.includes('intent')")
            try await browser.press(.escape)
            try await browser.wait("the compact one again", "\(Self.texts("island-compact")).includes('7')")
            // A tap opens the app.
            try await browser.click(".activity-plate")
            try await browser.wait(
                "the app", "document.querySelector('.app-banner')?.textContent.includes('kitchen://egg')")
            try await page.expectNoComplaints()
        }
    }

    @Test("On the Lock Screen it can be updated, made stale and ended; its buttons work, and it stays after its end")
    func lockScreen() async throws {
        try await LivePage.with(subject: .kitchen, width: 1_600, height: 960) { page in
            let browser = page.browser
            try await start(page)
            try await page.choose(.lockScreen, of: .iPhone)
            try await browser.wait("the plate", "\(Self.texts("lock-screen")).includes('6 min')")
            await page.keepPicture(named: "activity-lock-screen")
            try await browser.run(
                """
                const select = document.querySelector('.activity-card select');
                select.value = '1';
                select.dispatchEvent(new Event('change', { bubbles: true }));
                """)
            try await browser.wait("the update", "\(Self.texts("lock-screen")).includes('2 min')")
            let longer = ".activity-plate[data-presentation='lock-screen'] .picture:last-of-type [data-action=intent]"
            let met = try await browser.text(
                """
                const plate = document.querySelector('.activity-list .activity-plate');
                const old = plate.querySelector('.picture').cloneNode(true);
                old.classList.add('leaving');
                plate.prepend(old);
                const box = plate.querySelector('.picture:last-of-type [data-action=intent]').getBoundingClientRect();
                const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                old.remove();
                return met.closest('.leaving') ? 'the old picture' : 'the new picture';
                """)
            #expect(met == "the new picture")
            try await browser.click(longer)
            try await browser.wait("a minute more", "\(Self.texts("lock-screen")).includes('3 min')")
            try await browser.click(".activity-card input[role=switch]")
            try await browser.wait("stale", "\(Self.texts("lock-screen")).includes('Nobody knows')")
            await page.keepPicture(named: "activity-stale")
            try await browser.click(".activity-card [data-key$='-end']")
            try await browser.wait("the end", "document.querySelector('.activity-card .hint').textContent === 'ended'")
            #expect(try await browser.text("return String(\(Self.texts("lock-screen")).length > 0)") == "true")
            try await browser.click("input[name=place][value=home_screen] + span")
            try await browser.wait("the Home Screen", "document.querySelector('.scene-frame').hidden")
            try await browser.wait("no island", "document.querySelector('.activity-island').hidden")
            try await browser.click(".activity-card [data-key$='-remove']")
            try await browser.wait("nothing", "document.querySelectorAll('.activity-card').length === 0")
            try await page.expectNoComplaints()
        }
    }

    @Test("Two activities are minimal, one attached; sample values are reported with instructions; all by keyboard")
    func two() async throws {
        try await LivePage.with(subject: .kitchen, width: 1_600, height: 960) { page in
            let browser = page.browser
            try await start(page)
            try await start(page, "SiltAttributes")
            try await browser.wait("the circle", "\(Self.texts("island-minimal")).includes('S')")
            try await browser.wait("the camera's side", "\(Self.texts("island-minimal-attached")).includes('6')")
            await page.keepPicture(named: "activity-two")
            let note = try await browser.text(
                "return [...document.querySelectorAll('.activity-card p.hint')].map((each) => each.textContent).join()")
            #expect(note.contains("sample values") && note.contains("#Preview(as: .content, using: SiltAttributes"))
            try await browser.run(
                "document.querySelector('.activity-plate[data-presentation=\"island-minimal\"]').focus()")
            try await browser.keys("m")
            try await browser.wait("the menu", "document.querySelector('.menu')")
            try await browser.press(.enter)
            try await browser.wait(
                "the expanded one", "document.querySelector('.activity-plate[data-presentation=\"island-expanded\"]')")
            try await browser.press(.escape)
            try await browser.wait(
                "both again", "document.querySelectorAll('.activity-island .activity-plate').length === 2")
            try await page.choose(.lockScreen, of: .iPhone)
            try await browser.wait("the list", "document.querySelectorAll('.activity-list .picture').length === 2")
            await page.keepPicture(named: "activity-list")
            let apart = try await browser.text(
                """
                const [first, second] = [...document.querySelectorAll('.activity-list .activity-plate')]
                    .map((plate) => plate.getBoundingClientRect());
                return String(first.top > second.bottom || second.top > first.bottom);
                """)
            #expect(apart == "true")
        }
    }

    @Test("Controls are in the gallery with their sizes, and the system's color palette can be switched")
    func controls() async throws {
        try await LivePage.with(subject: .kitchen, width: 1_600, height: 960) { page in
            let browser = page.browser
            try await browser.click("#gallery-button")
            try await browser.click(".sheet [data-control='Hood']")
            try await browser.wait(
                "the pictures", "document.querySelectorAll('.control-previews .picture').length === 3")
            await page.keepPicture(named: "control-gallery")
            let texts = try await browser.text(
                """
                return [...document.querySelectorAll('.control-previews .wide-preview:nth-child(2) text')]
                    .map((each) => each.textContent).join('|');
                """)
            #expect(texts == "Cooker hood|Quiet")
            try await browser.click(".sheet [aria-label='Close']")
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")
            try await start(page)
            try await browser.click("input[name=systemColors][value=before2025] + span")
            try await browser.wait(
                "the classic palette", "document.querySelector('input[name=systemColors][value=before2025]').checked")
            await page.host.settle()
            let environments = await page.host.activities().first.asyncShown(on: page.host)
            #expect(environments.allSatisfy { $0.systemColors == .before2025 } && !environments.isEmpty)
        }
    }
}

extension LiveActivity? {
    /// The environment in which it is shown.
    fileprivate func asyncShown(on host: WidgetHost) async -> [WidgetEnvironment] {
        guard let id = self?.id else { return [] }
        return await host.shownActivity(id).map(\.environment)
    }
}
