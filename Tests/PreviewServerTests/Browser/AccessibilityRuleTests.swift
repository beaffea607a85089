import DeviceCatalog
import ExtensionProtocol
import Foundation
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

/// States of the page by the rules of axe-core.
@Suite(
    "The page by the rules of accessibility", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"),
    .enabled(if: AxeCore.isOn, "axe-core is not available; Tools/setup/packages browser downloads it"))
struct AccessibilityRuleTests {
    @Test("A button without a name is found")
    func findsFault() async throws {
        try await LivePage.with { page in
            try await page.browser.run("document.querySelector('#stage').append(document.createElement('button'))")
            let findings = try await page.browser.axeFindings()
            #expect(findings.contains { $0.hasPrefix("button-name: ") }, "\(findings)")
        }
    }

    @Test(
        "The device, gallery, form, menus, editing, inspector, variants and errors follow the rules, at three widths",
        arguments: [360, 1_280, 1_920])
    func parts(width: Int) async throws {
        try await LivePage.with(sources: .copy, width: width, height: 900) { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            func show(_ part: String) async throws {
                if width < 900 { try await browser.click(".tabbar [data-part='\(part)']") }
            }
            try await page.expectAccessible("empty")
            let id = try await page.placeFromGallery()
            _ = try await page.placeFromGallery(size: "Medium")
            for appearance in ["dark", "tinted", "clear", "light"] {
                try await show("environment")
                try await browser.click("input[name=appearance][value=\(appearance)] + span")
                try await browser.wait(
                    appearance, "document.querySelector('.screen').dataset.appearance === '\(appearance)'")
                try await page.expectAccessible("settings, \(appearance)")
                try await show("stage")
                try await page.expectAccessible("Home Screen, \(appearance)")
            }
            try await show("inspector")
            page.auditor.stageSamples()
            for tab in ["views", "spoken", "findings", "guidelines", "log"] where tab != "log" || width < 1_760 {
                try await browser.click("#tab-\(tab)")
                if tab == "guidelines" { try await page.waitForGuidelines() }
                for scheme in ["dark", "light"] {
                    try await browser.prefer(scheme: scheme, motion: .reduced)
                    try await page.expectAccessible("\(tab), \(scheme)")
                }
            }
            try await show("stage")
            try await browser.click("#gallery-button")
            try await browser.wait("the gallery", "document.querySelector('.sheet [data-app]')")
            try await page.expectAccessible("gallery")
            try await browser.click(".sheet [data-app='Board']")
            try await browser.wait("the preview", "document.querySelector('.carousel .preview .picture')")
            try await page.expectAccessible("sizes")
            try await browser.press(.escape)
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")
            try await browser.click("#edit-button")
            try await page.expectAccessible("editing")
            try await browser.click("#edit-button")
            try await browser.run("document.querySelector('.plate[data-widget=\"\(id)\"]').focus()")
            try await browser.keys("m")
            try await browser.wait("the menu", "document.querySelector('.menu')")
            try await page.expectAccessible("menu")
            try await browser.press(.enter)
            try await browser.wait("the form", "document.querySelector('.sheet [data-field=place]')")
            try await page.expectAccessible("form")
            try await browser.press(.escape)
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")
            try await expectAccessibleVariants(of: id, on: page)
            try await expectAccessibleErrors(on: page)
        }
    }

    private func expectAccessibleVariants(of id: Int, on page: LivePage) async throws {
        let browser = page.browser
        try await browser.run("location.hash = '#variants=\(id)'")
        try await browser.wait("the variants", "document.querySelectorAll('.variant.drawn').length >= 2")
        try await page.expectAccessible("variants")
        try await browser.click("[data-key=axis-size]")
        try await browser.wait("the table", "document.querySelectorAll('.variant.drawn').length >= 2")
        try await page.expectAccessible("a table of variants")
        try await browser.run("document.querySelector('.variant').focus()")
        try await browser.press(.enter)
        try await browser.wait("the enlarged cell", "document.querySelector('.variant-detail .picture')")
        try await page.expectAccessible("a large variant")
        try await browser.press(.escape)
        try await browser.press(.escape)
        try await browser.wait("no view", "!document.querySelector('.variants')")
    }

    private func expectAccessibleErrors(on page: LivePage) async throws {
        let browser = page.browser
        try await browser.run(
            """
            import(new URL('page/connection.js', document.baseURI))
                .then((module) => module.send('remove', { widget: 4711 }))
            """)
        try await browser.wait("the refusal", "document.querySelector('.notice.error')")
        let good = try page.source()
        try page.save(good.replacingOccurrences(of: "Text(\"Hour", with: "Txt(\"Hour"))
        try await browser.wait("the compiler's error", "!document.querySelector('.build-banner').hidden")
        try await page.expectAccessible("errors")
    }

    @Test("The page follows the rules while it says what it waits for")
    func waiting() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            try await browser.run("window.fetch = () => new Promise(() => {})")
            try await browser.click("#gallery-button")
            try await browser.wait("the words", "!document.querySelector('.waiting-sign').hidden")
            try await page.expectAccessible("waiting")
        }
    }

    @Test(
        "The guidelines of a widget follow the rules: while it is checked, with a mark, and without a finding",
        arguments: [360, 1_280])
    func guidelines(width: Int) async throws {
        try await LivePage.with(width: width, height: 900) { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            _ = try await page.placeFromGallery()
            if width < 900 { try await browser.click(".tabbar [data-part='inspector']") }
            page.auditor.stageSamples()
            page.auditor.hold()
            try await browser.click("#tab-guidelines")
            try await browser.wait("the audit", "document.querySelector('.guideline-status.running')")
            try await page.expectAccessible("running")
            page.auditor.release()
            try await page.waitForGuidelines()
            try await browser.run("document.querySelector('.guideline-place button').click()")
            try await browser.wait("the mark", "document.querySelector('.item > .mark')")
            try await page.expectAccessible("a marked finding")
            if width < 900 { try await browser.click(".tabbar [data-part='inspector']") }
            page.auditor.find([])
            try await browser.click("[data-key=audit]")
            try await browser.wait("no finding", "document.querySelector('.guidelines .good')")
            try await page.expectAccessible("no finding")
        }
    }

    @Test("A stack follows the rules, with its menu and while it is edited")
    func stack() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            _ = try await page.placeFromGallery()
            _ = try await page.placeFromGallery()
            try await browser.run("document.querySelector('.plate[data-widget]').focus()")
            try await browser.keys("m")
            try await browser.wait("the menu", "document.querySelector('.menu')")
            try await browser.run(
                """
                [...document.querySelectorAll('.menu button')]
                    .find((entry) => entry.textContent.startsWith('Stack onto')).click()
                """)
            try await browser.wait("a stack of two", "document.querySelectorAll('.stack .plate').length === 2")
            try await page.expectAccessible("stack")
            try await browser.run("document.querySelector('.stack .plate:not([inert])').focus()")
            try await browser.keys("m")
            try await browser.wait("the menu", "document.querySelector('.menu')")
            try await page.expectAccessible("menu of a stack")
            try await browser.press(.escape)
            try await browser.click("#edit-button")
            try await page.expectAccessible("editing a stack")
        }
    }

    @Test("Live Activities and controls follow the rules: gallery, island, menu, Lock Screen")
    func activities() async throws {
        try await LivePage.with(subject: .kitchen, width: 1_600, height: 960) { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            try await browser.click("#gallery-button")
            try await browser.click(".sheet [data-control='Hood']")
            try await browser.wait(
                "the pictures", "document.querySelectorAll('.control-previews .picture').length === 3")
            try await page.expectAccessible("control")
            try await browser.press(.escape)
            try await browser.wait("no sheet", "!document.querySelector('.sheet')")
            try await browser.click("#gallery-button")
            try await browser.click(".sheet [data-activity='EggAttributes']")
            try await browser.wait(
                "the pictures", "document.querySelectorAll('.activity-previews .picture').length === 3")
            try await page.expectAccessible("Live Activity")
            try await browser.click(".sheet .add-button")
            try await browser.wait("the island", "document.querySelector('.activity-island .picture')")
            try await page.expectAccessible("island")
            try await browser.run("document.querySelector('.activity-island .activity-plate').focus()")
            try await browser.keys("m")
            try await browser.wait("the menu", "document.querySelector('.menu')")
            try await page.expectAccessible("menu of an activity")
            try await browser.press(.enter)
            try await browser.wait(
                "the expanded one", "document.querySelector('.activity-plate[data-presentation=\"island-expanded\"]')")
            try await page.expectAccessible("expanded island")
            try await browser.press(.escape)
            try await page.choose(.lockScreen, of: .iPhone)
            try await browser.wait("the plate", "document.querySelector('.activity-list .picture')")
            try await page.expectAccessible("Lock Screen")
        }
    }

    @Test("Every place of every platform follows the rules, at first, with widgets and with a menu")
    func places() async throws {
        try await LivePage.with(subject: .weather, width: 1_600, height: 900) { page in
            let browser = page.browser
            try await browser.prefer(motion: .reduced)
            _ = try await page.placeWeather(.systemSmall, in: .homeScreen)
            _ = try await page.placeWeather(.systemMedium, in: .homeScreen)
            for platform in Platform.allCases {
                for context in platform.contexts where !(platform == .iPhone && context == .homeScreen) {
                    let place = "\(platform.rawValue), \(context.rawValue)"
                    try await page.choose(context, of: platform)
                    try await page.expectAccessible("\(place), at first")
                    try await page.show(context, of: platform)
                    try await page.expectAccessible(place)
                    try await browser.run("document.querySelector('.slot .plate').focus()")
                    try await browser.keys("m")
                    try await browser.wait("the menu", "document.querySelector('.menu')")
                    try await page.expectAccessible("\(place), menu")
                    try await browser.press(.escape)
                }
            }
        }
    }
}
