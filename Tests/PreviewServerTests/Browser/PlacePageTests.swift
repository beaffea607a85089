import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Devices and places on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct PlacePageTests {
    @Test("The weather widget is in every place of every device at the place's size, and opens its app from there")
    func everyPlace() async throws {
        try await LivePage.with(subject: .weather, width: 1_600, height: 900) { page in
            let browser = page.browser
            _ = try await page.placeWeather(.systemSmall, in: .homeScreen)
            _ = try await page.placeWeather(.systemMedium, in: .homeScreen)
            for platform in Platform.allCases {
                for context in platform.contexts where !(platform == .iPhone && context == .homeScreen) {
                    let place = "\(platform.rawValue), \(context.rawValue)"
                    try await page.show(context, of: platform)
                    let seen = try Screenshot(png: try await browser.screenshot())
                    await page.keepPicture(named: "place-\(platform.rawValue)-\(context.rawValue)")
                    // The square is as large as the slot: its middle alone may be empty, as between short texts.
                    let middle = try await browser.middle(".slot")
                    let side = try await browser.shorterSide(".slot")
                    try await browser.run("document.querySelector('.slot').style.visibility = 'hidden'")
                    let without = try Screenshot(png: try await browser.screenshot())
                    #expect(seen.difference(from: without, around: middle, side: side) > 0.02, "\(place)")
                    try await browser.run("document.querySelector('.slot').style.visibility = ''")
                    try await page.tapOpensApp()
                    try await page.expectNoComplaints("\(place)")
                    let sizes = try await browser.text(
                        """
                        return [...document.querySelectorAll('.slot')].map((slot) => {
                            const box = slot.querySelector('.picture').viewBox.baseVal;
                            return [parseFloat(slot.style.width) - box.width, parseFloat(slot.style.height) - box.height];
                        }).flat().every((each) => Math.abs(each) < 0.5) ? 'fit' : 'do not fit';
                        """)
                    #expect(sizes == "fit", "\(place)")
                }
            }
        }
    }

    @Test("F-86, F-127: buttons and toggles of a widget work in StandBy, by day and at night")
    func taps() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await page.show(.standBy, of: .iPhone)
            let button = ".slot .picture:last-of-type [data-action=intent]"
            try await browser.click(button)
            try await browser.wait("one", "\(LivePage.text(id)).includes('1')")
            await page.keepPicture(named: "standby-used")
            try await browser.click("input[name=ambientLight][value='1'] + span")
            try await page.wait("the night") { $0.setting.ambientLight == 1 }
            try await browser.click(".slot .picture:last-of-type [data-action=toggle]")
            try await browser.wait(
                "the toggle on",
                "document.querySelector('.slot .picture:last-of-type [data-action=toggle]')?.getAttribute('aria-checked') === 'true'"
            )
            try await page.rest()
            await page.keepPicture(named: "standby-night")
            let red = try Screenshot(png: try await browser.screenshot())
            let place = try await browser.middle(".scene-screen")
            let light = red.greatest(around: place, side: 160)
            #expect(light.red > 100 && light.green < 8 && light.blue < 8, "\(light)")
        }
    }

    @Test("F-29, F-31: a tint color changes the widget, and a clear widget shows the wallpaper")
    func appearances() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let middle = try await browser.middle(".plate[data-widget='\(id)']")
            func picture(_ name: String) async throws -> Screenshot {
                try await page.rest()
                await page.keepPicture(named: "home-\(name)")
                return try Screenshot(png: try await browser.screenshot())
            }
            try await browser.click("input[name=appearance][value=tinted] + span")
            try await page.wait("tinted") { $0.setting.appearance.kind == .tinted }
            try await browser.wait("tinted", "document.querySelector('.screen').dataset.appearance === 'tinted'")
            let before = await page.host.snapshot().environment.setting.appearance
            let blue = try await picture("tinted")
            try await browser.run(
                """
                const well = document.querySelector('#setting-tint');
                well.value = '#d6409f';
                well.dispatchEvent(new Event('change', { bubbles: true }));
                """)
            try await page.wait("the other color") {
                $0.setting.appearance.kind == .tinted && $0.setting.appearance != before
            }
            let pink = try await picture("tinted-pink")
            #expect(pink.difference(from: blue, around: middle, side: 80) > 0.5)
            try await browser.click("input[name=appearance][value=clear] + span")
            try await page.wait("clear") { $0.setting.appearance == .clear }
            try await browser.wait("clear", "document.querySelector('.screen').dataset.appearance === 'clear'")
            let clear = try await picture("clear")
            try await browser.run(
                "for (const each of document.querySelectorAll('.wallpaper')) each.style.filter = 'hue-rotate(150deg)'")
            let behind = try await picture("clear-behind")
            #expect(behind.difference(from: clear, around: middle, side: 80) > 0.5)
        }
    }

    @Test("The frame and the corners of an iPhone are the same on the Lock Screen as on the Home Screen")
    func body() async throws {
        try await LivePage.with { page in
            func outline(_ screen: String, in device: String) async throws -> String {
                try await page.browser.text(
                    """
                    const frame = document.querySelector('\(device) > .bezel');
                    return [document.querySelector('\(screen)').style.clipPath, frame.style.cssText,
                        frame.querySelectorAll('svg').length].join('; ');
                    """)
            }
            let home = try await outline(".screen", in: ".device")
            #expect(home.hasPrefix("path(") && home.hasSuffix("1"))
            try await page.choose(.lockScreen, of: .iPhone)
            #expect(try await outline(".scene-screen", in: ".scene-device") == home)
        }
    }

    @Test("The switch works by keyboard, and the place persists when the page is reloaded")
    func keyboard() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.tab(to: "input[name=place]", with: .shift)
            try await browser.press(.right)
            try await browser.wait(
                "Today View", "document.querySelector('.scene-screen').dataset.context === 'today_view'")
            try await browser.wait("the focus", "document.activeElement?.value === 'today_view'")
            try await browser.wait("the widget", "document.querySelector('.slot .picture')")
            try await browser.tab(to: ".slot .plate")
            try await browser.open(page.address)
            try await browser.wait("Today View again", "document.querySelector('.slot .picture')")
            #expect(
                try await browser.text("return document.querySelector('input[name=place]:checked').value")
                    == "today_view")
        }
    }

    @Test("Every place fits the page, from a small phone to a large display", arguments: [360, 768, 1_280, 1_920])
    func widths(width: Int) async throws {
        try await LivePage.with(width: width, height: 800) { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            for (platform, context) in [
                (Platform.iPhone, Context.standBy), (.iPad, .homeScreen), (.mac, .notificationCenter),
                (.visionPro, .verticalSurface),
            ] {
                try await page.show(context, of: platform)
                let fits = try await browser.run(
                    """
                    const inside = (box) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
                    return document.documentElement.scrollWidth <= document.documentElement.clientWidth
                        && inside(document.querySelector('.scene-screen').getBoundingClientRect())
                        && inside(document.querySelector('.slot').getBoundingClientRect());
                    """)
                #expect(fits == "true", "\(context.rawValue)")
                await page.keepPicture(named: "place-width-\(width)-\(platform.rawValue)")
            }
        }
    }
}

extension LivePage {
    /// Places the example's widget as a command would.
    @discardableResult
    func placeWeather(
        _ family: Family, in context: Context, of platform: Platform? = nil
    ) async throws -> InstanceID {
        let kind = try #require(await host.gallery(for: .homeScreen).apps.first?.groups.first?.kind)
        let reply = try await host.send(
            .layout(
                .place(
                    extensionID: ExtensionID("Weather"), kind: kind, family: family, context: context, page: nil,
                    cell: nil,
                    configuration: [ConfigurationEntry(name: "city", json: "\"seoul\"")], platform: platform)))
        guard case .placed(let id) = reply else { throw HostError.invalid("not placed") }
        return id
    }

    /// Chooses the place with the mouse.
    func choose(_ context: Context, of platform: Platform) async throws {
        try await browser.click("input[name=platform][value='\(platform.rawValue)'] + span")
        try await browser.wait(
            platform.rawValue, "document.querySelector('input[name=place][value=\(context.rawValue)]')")
        try await browser.click("input[name=place][value=\(context.rawValue)] + span")
        try await browser.wait(
            "\(context.rawValue)",
            "document.querySelector('.scene-screen')?.dataset.context === '\(context.rawValue)' "
                + "&& !document.querySelector('.scene-frame').hidden")
    }

    /// A tap on the first widget of the place opens its app, as a banner says.
    func tapOpensApp() async throws {
        try await browser.click(".slot .plate")
        try await browser.wait(
            "the app", "document.querySelector('.app-banner')?.textContent.includes('Opens Weather')")
        try await browser.run("for (const each of document.querySelectorAll('.app-banner')) each.remove()")
    }

    /// Chooses the place with the mouse, fills it when it is empty, and waits until every widget in it is drawn for it.
    func show(_ context: Context, of platform: Platform) async throws {
        try await choose(context, of: platform)
        if try await browser.run("return !document.querySelector('.scene-empty').hidden") == "true" {
            try await browser.click("#fill-button")
        }
        try await browser.wait(
            "widgets in \(context.rawValue)",
            """
            document.querySelectorAll('.slot').length > 0 && [...document.querySelectorAll('.slot')].every((slot) => {
                const pictures = slot.querySelectorAll('.picture');
                const box = pictures[0]?.viewBox.baseVal;
                return pictures.length === 1 && Math.abs(parseFloat(slot.style.width) - box.width) < 0.5
                    && slot.querySelector('.plate').dataset.phase === 'entry';
            })
            """)
        try await rest()
    }
}
