import DeviceCatalog
import ExtensionProtocol
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Use of places on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct PlaceUseTests {
    @Test("F-86: a button works in every place that shows the widget; elsewhere the page reports that nothing fits")
    func buttons() async throws {
        try await LivePage.with(width: 1_600, height: 900) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            var count = 0
            for platform in Platform.allCases {
                for context in platform.contexts where !(platform == .iPhone && context == .homeScreen) {
                    let place = "\(platform.rawValue), \(context.rawValue)"
                    guard context.families(on: platform).contains(.systemSmall) else {
                        try await page.choose(context, of: platform)
                        try await browser.wait("an empty \(place)", "!document.querySelector('.scene-empty').hidden")
                        try await browser.click("#fill-button")
                        try await browser.wait("the words in \(place)", "document.querySelector('.notice')")
                        let words = try await browser.text("return document.querySelector('.notice').textContent")
                        #expect(words == "No extension has a widget for this place.", "\(place)")
                        try await browser.run("for (const each of document.querySelectorAll('.notice')) each.remove()")
                        continue
                    }
                    try await page.show(context, of: platform)
                    try await browser.click(".slot .picture:last-of-type [data-action=intent]")
                    count += 1
                    try await browser.wait(
                        "\(count) in \(place)",
                        "\(LivePage.text(id)).includes('\(count)') && !document.querySelector('.slot .picture.leaving')"
                    )
                    try await page.expectNoComplaints("\(place)")
                }
            }
        }
    }

    @Test("A Mac's place is drawn by the macOS build, with the source's code for it")
    func builds() async throws {
        try await LivePage.with(sources: .copy) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let source =
                try page.source().replacing(
                    "Text(\"Hour \\(hour)\")",
                    with: "Text(system + \" \\(hour)\")"
                ) + """

                    #if os(macOS)
                    private let system = "Mac"
                    #elseif os(watchOS)
                    private let system: Int = "not built"
                    #elseif os(visionOS)
                    private let system: Int = "no text"
                    #else
                    private let system = "Phone"
                    #endif
                    """
            try page.save(source)
            try await browser.wait("the phone's", "\(LivePage.text(id)).some((text) => text.startsWith('Phone '))")
            try await page.show(.desktop, of: .mac)
            try await browser.wait("the Mac's", "\(LivePage.text(id)).some((text) => text.startsWith('Mac '))")
            try await page.choose(.verticalSurface, of: .visionPro)
            try await browser.wait(
                "the compiler's words",
                "document.querySelector('.slot .reason')?.textContent.includes('it does not build for visionOS')")
            #expect(
                try await browser.text("return document.querySelector('.why').textContent").contains("Board.swift:"))
            try await browser.click("input[name=platform][value=iPhone] + span")
            try await browser.click("input[name=place][value=home_screen] + span")
            try await browser.wait(
                "the phone's again", "\(LivePage.text(id)).some((text) => text.startsWith('Phone '))")
        }
    }

    @Test("F-49: the edit form has the accent and background colors of the app's asset catalog, by appearance")
    func formColors() async throws {
        try await LivePage.with(subject: .weather) { page in
            let browser = page.browser
            _ = try await page.placeWeather(.systemSmall, in: .homeScreen)
            // As the example's WidgetBackground and AccentColor have them.
            for (appearance, background, accent) in [
                ("light", "rgb(255, 255, 255)", "rgb(10, 122, 230)"),
                ("dark", "rgb(16, 20, 43)", "rgb(77, 163, 255)"),
            ] {
                try await browser.click("input[name=appearance][value=\(appearance)] + span")
                try await browser.wait(
                    appearance, "document.querySelector('.screen').dataset.appearance === '\(appearance)'")
                try await browser.click(".inspector [aria-label='Edit the widget']")
                try await browser.wait("the form", "document.querySelector('.sheet .rows')")
                await page.keepPicture(named: "form-\(appearance)")
                #expect(
                    try await browser.text("return getComputedStyle(document.querySelector('.sheet')).backgroundColor")
                        == background)
                let tint = try await browser.text(
                    """
                    const probe = document.createElement('i');
                    probe.style.color = 'var(--tint)';
                    document.querySelector('.sheet .rows').append(probe);
                    const color = getComputedStyle(probe).color;
                    probe.remove();
                    return color;
                    """)
                #expect(tint == accent)
                try await browser.press(.escape)
                try await browser.wait("no form", "!document.querySelector('.sheet')")
            }
        }
    }
}
