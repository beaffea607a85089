import ExtensionProtocol
import Foundation
import Scenes
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("The example on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct WeatherPageTests {
    /// The README's first picture is the one that this test keeps.
    @Test("The weather widget is on the iPhone in two sizes among apps, each with its chosen city")
    func weather() async throws {
        try await LivePage.with(subject: .weather, width: 1_280, height: 800) { page in
            let browser = page.browser
            let kind = try #require(await page.host.gallery(for: .homeScreen).apps.first?.groups.first?.kind)
            var placed: [InstanceID] = []
            for (family, city) in [(Family.systemSmall, "seoul"), (.systemMedium, "jeju")] {
                let reply = try await page.host.send(
                    .layout(
                        .place(
                            extensionID: ExtensionID("Weather"), kind: kind, family: family, context: .homeScreen,
                            page: 0, cell: nil,
                            configuration: [ConfigurationEntry(name: "city", json: "\"\(city)\"")])))
                if case .placed(let id) = reply { placed.append(id) }
            }
            for icon in AppIcon.grid.prefix(8) {
                _ = try await page.host.send(.layout(.addIcon(name: icon.rawValue, page: 0, cell: nil)))
            }
            try #require(placed.count == 2)
            for (id, city) in zip(placed, ["Seoul", "Jeju"]) {
                try await browser.wait("\(city)", "\(LivePage.text(id.number)).includes('\(city)')")
            }
            try await browser.wait("the views", "document.querySelectorAll('.node').length > 3")
            #expect(try await browser.run("return document.querySelectorAll('.icon-item').length") == "8")
            let settings = try await browser.text(
                "return [...document.querySelectorAll('#widget-choice option')].map((option) => option.text).join('; ')"
            )
            #expect(settings.contains("Seoul") && settings.contains("Jeju"), "\(settings)")
            try await browser.wait(
                "stillness", "document.getAnimations().every((each) => each.playState !== 'running')")
            await page.keepPicture(named: "weather")
        }
    }
}
