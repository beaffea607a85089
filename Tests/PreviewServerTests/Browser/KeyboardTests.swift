import Foundation
import Testing
import WidgetHost

/// Everything here is done with keys alone; the focus moves as Tab moves it.
@Suite("The page by keyboard", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct KeyboardTests {
    /// The last announcement, with an offer to undo the change or without.
    private static let said = """
        (document.querySelector('.undo-text') ?? document.getElementById('announcer')).textContent
        """

    /// From the button of the gallery to the widget that was just placed; gives its number.
    private func place(_ page: LivePage) async throws -> Int {
        let browser = page.browser
        let before = try await browser.run("return document.querySelectorAll('.plate').length")
        try await browser.tab(to: "#gallery-button")
        try await browser.press(.enter)
        try await browser.wait("the gallery", "document.activeElement.matches('.sheet input[type=search]')")
        try await browser.tab(to: ".sheet [data-app='Board']")
        try await browser.press(.enter)
        try await browser.wait("the app's sizes", "document.activeElement.matches('.sheet .add-button')")
        try await browser.press(.enter)
        try await browser.wait("the placed widget", "document.querySelectorAll('.plate').length > \(before)")
        try await browser.wait("no sheet", "!document.querySelector('.sheet')")
        #expect(try await browser.text("return document.activeElement.id") == "gallery-button")
        let id = try await browser.run(
            "return Math.max(...[...document.querySelectorAll('.plate')].map((plate) => Number(plate.dataset.widget)))")
        try await browser.wait("its content", "\(LivePage.text(Int(id) ?? 0)).includes('Oslo')")
        return try #require(Int(id))
    }

    /// Opens a widget's form, and goes to the field with its place.
    private func openForm(_ page: LivePage, _ plate: String) async throws {
        try await page.browser.tab(to: plate, with: .shift)
        try await page.chooseFromMenu("Edit “Board”")
        try await page.browser.wait("no menu", "!document.querySelector('.menu')")
        try await page.browser.wait("the form", "document.activeElement.matches('.sheet button')")
        try await page.browser.tab(to: ".sheet [data-field=place]")
    }

    @Test("The focus stays on the widget if its form is closed before the answer to a change")
    func closedForm() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await place(page)
            let plate = ".plate[data-widget='\(id)']"
            let hasFocus = "document.activeElement.matches(\"\(plate)\")"
            try await openForm(page, plate)
            // The form after the change is held back, and the sheet stays while it is closing.
            try await browser.run(
                """
                const [load, animate] = [window.fetch, Element.prototype.animate];
                window.held = [];
                window.fetch = (...values) => !String(values[0]).includes('/form') ? load(...values)
                  : new Promise((resolve) => held.push(() => load(...values).then((answer) => {
                      window.isAnswered = true;
                      resolve(answer);
                    })));
                Element.prototype.animate = function (...values) {
                  const animation = animate.apply(this, values);
                  if (this.matches('.sheet')) animation.pause();
                  return animation;
                };
                """)
            try await browser.keys("L")
            try await browser.wait("the request of the form", "held.length === 1")
            try await browser.press(.escape)
            try await browser.wait("the focus", hasFocus)
            try await browser.run("held[0]()")
            try await browser.wait("the form", "window.isAnswered")
            try await page.rest()
            #expect(try await browser.run("return \(hasFocus)") == "true")
        }
    }

    @Test("A widget is placed, configured, used and removed only by keyboard")
    func wholePath() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await place(page)
            let plate = ".plate[data-widget='\(id)']"
            let hasFocus = "document.activeElement.matches(\"\(plate)\")"
            try await openForm(page, plate)
            try await browser.keys("L")
            try await browser.wait("the other place", "\(LivePage.text(id)).includes('Lima')")
            try await browser.wait("the field again", "document.activeElement.matches('.sheet [data-field=place]')")
            try await browser.press(.escape)
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")
            #expect(try await browser.run("return \(hasFocus)") == "true")

            // The widget's own controls.
            try await browser.tab(to: "\(plate) .picture:last-of-type [data-action=intent]")
            try await browser.press(.enter)
            try await browser.wait("one", "\(LivePage.text(id)).includes('1')")
            try await browser.wait("the button again", "document.activeElement.dataset.action === 'intent'")
            try await browser.tab(to: "\(plate) .picture:last-of-type [data-action=toggle]")
            try await browser.keys(" ")
            try await browser.wait(
                "the toggle on", "document.activeElement.getAttribute('aria-checked') === 'true'")

            try await browser.tab(to: plate, with: .shift)
            try await page.chooseFromMenu("Edit Home Screen")
            try await browser.wait("no menu", "!document.querySelector('.menu')")
            try await browser.wait("edit mode", "document.querySelector('.screen.editing')")
            #expect(try await browser.run("return \(hasFocus)") == "true")
            try await browser.press(.delete)
            try await browser.wait("no widget", "!document.querySelector('.plate')")
            try await browser.wait("the words", "\(Self.said) === 'Removed Board.'")
            try await browser.wait("a place for the focus", "document.activeElement.id === 'gallery-button'")
        }
    }

    @Test(
        "F-63: in edit mode, arrow keys move a widget by a cell, past an edge to the next page, and announce it"
    )
    func move() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await place(page)
            let plate = ".plate[data-widget='\(id)']"
            func cell() async throws -> String {
                try await browser.text(
                    """
                    const element = document.querySelector("\(plate)").closest('.item');
                    const page = [...document.querySelectorAll('.home-page')].indexOf(element.closest('.home-page'));
                    return `${page}: ${element.dataset.column}, ${element.dataset.row}`;
                    """)
            }
            func press(_ key: WebDriver.Key, leads cell: String, saying words: String) async throws {
                try await browser.press(key)
                try await browser.wait(
                    "\(cell)",
                    """
                    (() => { const element = document.querySelector("\(plate)").closest('.item');
                    const page = [...document.querySelectorAll('.home-page')].indexOf(element.closest('.home-page'));
                    return `${page}: ${element.dataset.column}, ${element.dataset.row}` === '\(cell)'; })()
                    """)
                try await browser.wait("the words", "\(Self.said) === '\(words)'")
                try await browser.wait("the focus", "document.activeElement.matches(\"\(plate)\")")
            }
            #expect(try await cell() == "0: 0, 0")
            try await browser.tab(to: plate, with: .shift)
            // Outside of edit mode the arrows move nothing.
            try await browser.press(.right)
            try await page.chooseFromMenu("Edit Home Screen")
            try await browser.wait("no menu", "!document.querySelector('.menu')")
            try await press(.up, leads: "0: 0, 0", saying: "The edge of the page.")
            try await press(.down, leads: "0: 0, 1", saying: "Row 2, column 1, page 1.")
            try await press(.right, leads: "0: 1, 1", saying: "Row 2, column 2, page 1.")
            try await press(.right, leads: "0: 2, 1", saying: "Row 2, column 3, page 1.")
            try await press(.left, leads: "0: 1, 1", saying: "Row 2, column 2, page 1.")
            try await press(.right, leads: "0: 2, 1", saying: "Row 2, column 3, page 1.")
            try await press(.right, leads: "1: 0, 1", saying: "Row 2, column 1, page 2.")
            try await browser.wait(
                "the second page", "document.querySelector('.pages').scrollLeft > 100")
            await page.keepPicture(named: "moved-by-keyboard")
            try await press(.left, leads: "0: 2, 1", saying: "Row 2, column 3, page 1.")
            let stored = await page.host.snapshot().pages[0].items
            #expect(stored.map(\.cell) == [GridCell(column: 2, row: 1)])
            try await browser.press(.escape)
            try await browser.wait("no edit mode", "!document.querySelector('.screen.editing')")
        }
    }

    @Test("F-79: the timeline is scrubbed by keyboard: arrows, Shift and Page keys, each press counts")
    func scrub() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await place(page)
            let hour = 3_600
            let start = Int(Date().timeIntervalSince1970) / 86_400 * 86_400 + 86_400 + 10 * hour
            _ = try await page.host.send(.pause)
            _ = try await page.host.send(.jump(to: Date(timeIntervalSince1970: Double(start))))
            try await browser.wait("ten o'clock", "\(LivePage.text(id)).includes('Hour 10')")
            try await browser.tab(to: ".scrubber")
            func press(
                _ key: WebDriver.Key, _ modifier: WebDriver.Modifier? = nil, times: Int, leads clock: String
            ) async throws {
                try await browser.press(key, with: modifier, times: times)
                try await browser.wait(clock, "document.querySelector('.clock-now').textContent === '\(clock):00'")
                let hour = Int(clock.prefix(2)) ?? -1
                try await browser.wait("hour \(hour)", "\(LivePage.text(id)).includes('Hour \(hour)')")
                try await browser.wait("the words", "\(Self.said).endsWith(', \(clock)')")
                let spoken = try await browser.text("return document.activeElement.getAttribute('aria-valuetext')")
                #expect(spoken.hasSuffix(", \(clock)"))
            }
            try await press(.right, times: 1, leads: "10:15")
            try await press(.right, times: 7, leads: "12:00")
            try await press(.left, .shift, times: 3, leads: "11:57")
            try await press(.right, .shift, times: 3, leads: "12:00")
            try await press(.pageUp, times: 1, leads: "18:00")
            try await press(.pageDown, times: 2, leads: "06:00")
            await page.keepPicture(named: "scrubbed-by-keyboard")
        }
    }
}
