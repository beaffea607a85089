import Foundation
import Testing
import WidgetHost

@Suite("What an action shows at once", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ActionSignTests {
    @Test("S-PAGE-22: Each action shows its effect or what it waits for within 100 ms, however late the device answers")
    func actions() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.wait("the settings", "document.querySelector('[data-key=edit]')")
            // Nothing on the page changes by itself.
            try await browser.prefer(motion: .reduced)
            try await page.host.send(.pause)
            for action in UserAction.all {
                try await page.rest()
                page.gate.close()
                let seen = try await browser.observe(action.event) { try await action.perform(browser) }
                switch action.sign {
                case .effect: #expect(seen.changed, "\(action.name) shows nothing")
                case .words(let words): #expect(seen.words == words, "\(action.name)")
                }
                page.gate.open()
                if let result = action.result { try await browser.wait("\(action.name): the answer", result) }
                try await browser.wait(
                    "\(action.name): no more waiting", "document.querySelector('.waiting-sign').hidden")
                try await browser.run("for (const each of document.querySelectorAll('.notice')) each.remove()")
            }
        }
    }
}

/// Something that a user does on the page, in the order in which each finds what it needs.
private struct UserAction: Sendable {
    enum Sign {
        /// Something visible changes.
        case effect
        /// The page says this.
        case words(String)
    }

    let name: String
    /// The type of its last event.
    let event: String
    let sign: Sign
    /// A condition that the device's answer fulfills.
    var result: String?
    let perform: @Sendable (WebDriver) async throws -> Void

    static let all: [UserAction] = [widget, device, inspector, views, gallery, settings, editing].flatMap(\.self)

    private static func click(_ name: String, _ selector: String, _ sign: Sign, result: String? = nil) -> UserAction {
        UserAction(name: name, event: "click", sign: sign, result: result) { try await $0.click(selector) }
    }

    /// A choice whose control has a label that shows it.
    private static func choice(_ name: String, _ input: String, _ sign: Sign) -> UserAction {
        UserAction(name: name, event: "change", sign: sign) { try await $0.click("\(input) + span") }
    }

    /// Another option of a menu.
    private static func menu(_ name: String, _ selector: String, _ sign: Sign) -> UserAction {
        UserAction(name: name, event: "change", sign: sign) { browser in
            try await browser.run(
                """
                const menu = document.querySelector(\(WebDriver.quoted(selector)));
                menu.selectedIndex = menu.selectedIndex === 0 ? 1 : 0;
                menu.dispatchEvent(new Event('change', { bubbles: true }));
                """)
        }
    }

    /// A key of an element with the focus.
    private static func key(
        _ name: String, _ key: String, on selector: String, event: String = "keydown", _ sign: Sign
    ) -> UserAction {
        UserAction(name: name, event: event, sign: sign) { browser in
            try await browser.run("document.querySelector(\(WebDriver.quoted(selector))).focus()")
            try await browser.keys(key)
        }
    }

    private static let plate = ".item .plate"
    private static let performs = Sign.words("Performing the action…")
    private static let changes = Sign.words("Changing the device…")
    private static let right = WebDriver.Key.right.rawValue

    private static let widget = [
        click("A tap on a button", "\(plate) [data-action=intent]", performs),
        click("A tap on a toggle", "\(plate) [data-action=toggle]", performs),
        key("The menu of a widget", "m", on: plate, .effect),
        click("Reload Timeline in the menu", ".menu button:nth-last-child(2)", .words("Requesting a timeline…")),
        key("The menu of a widget again", "m", on: plate, .effect),
        click("Size in the menu", ".menu button:nth-child(2)", .effect),
        click("Another size", ".menu button:nth-child(2)", .words("Resizing the widget…")),
    ]

    private static let device = [
        choice("An appearance", "input[name=appearance][value=dark]", changes),
        key("The type size", right, on: "#setting-typeSize", event: "input", changes),
        menu("A device", "#setting-device", changes),
        choice("A platform", "input[name=platform][value=iPad]", changes),
        choice("A place", "input[name=place][value=lock_screen]", changes),
        click("A restart", "[data-key^=restart]", .words("Restarting the extension…")),
        menu("A zoom", "#zoom", .effect),
        menu("The first zoom", "#zoom", .effect),
    ]

    private static let inspector = [
        click("The elements of the inspector", "[data-tab=spoken]", .effect),
        click("The guidelines of the inspector", "[data-tab=guidelines]", .effect),
        click("The log", "[data-tab=log]", .effect),
        click("Clearing the log", "[aria-label='Clear the log']", .words("Clearing the log…")),
        click("The views of the inspector", "[data-tab=views]", .effect),
        click("The reload button", "[data-key=reload]", .words("Requesting a timeline…")),
        click("The clock", ".transport .button", .words("Setting the clock…")),
        key("The timeline", right, on: ".scrubber", .effect),
    ]

    private static let views = [
        click(
            "The variants", "[data-key=variants]", .effect, result: "document.querySelectorAll('.variant').length > 1"),
        click("Another axis of the variants", ".variant-axes button:nth-child(2)", .effect),
        click("The end of the variants", ".variants [aria-label='Back to the device']", .effect),
        click("The previews", "#previews-button", .effect),
        click("The end of the previews", ".previews [aria-label='Back to the device']", .effect),
    ]

    private static let gallery = [
        click(
            "The gallery", "#gallery-button", .words("Opening the gallery…"),
            result: "document.querySelector('.sheet [data-app=Board]')"),
        click("An app of the gallery", ".sheet [data-app=Board]", .effect),
        click("Adding a widget", ".sheet .add-button", .words("Adding the widget…")),
        click("The end of the gallery", ".sheet [aria-label=Close]", .effect),
    ]

    private static let settings = [
        click(
            "The settings of a widget", "[data-key=edit]", .words("Opening the settings…"),
            result: "document.querySelector('.sheet [data-field=place]')"),
        menu("A setting of a widget", ".sheet [data-field=place]", .words("Saving the setting…")),
        click("The end of the settings", ".sheet .text-button", .effect),
    ]

    private static let editing = [
        click("Editing the Home Screen", "#edit-button", .effect),
        key("An arrow key in edit mode", right, on: plate, .words("Moving the item…")),
        click("A removal", ".item .remove", .words("Removing the widget…")),
        UserAction(name: "A drag", event: "pointermove", sign: .effect) { browser in
            let start = try await browser.restingMiddle(plate)
            let end = WebDriver.Point(x: start.x, y: start.y + 200)
            try await browser.pointer([.move(start), .down, .move(end)])
        },
        UserAction(name: "A drop", event: "pointerup", sign: .words("Moving the item…")) { browser in
            try await browser.pointer([.up])
        },
        click("The end of edit mode", "#edit-button", .effect),
        UserAction(name: "Undoing", event: "keydown", sign: .words("Undoing the change…")) { browser in
            try await browser.keys("z", with: .control)
        },
    ]
}
