import Foundation
import TestSupport
import Testing
import WidgetHost

/// The page through the browser's accessibility tree, which is what screen readers read.
@Suite("The page for a screen reader", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ScreenReaderTests {
    private func expectNames(_ page: LivePage, _ part: String) async throws {
        let tree = try await AccessibilityTree(page.browser)
        #expect(tree.order.count > 20)
        #expect(tree.nameless.isEmpty, "\(part): \(tree.nameless)")
        #expect(tree.roleless.isEmpty, "\(part): \(tree.roleless)")
    }

    @Test(
        "Every focusable or interactive element has a role and a name, in every part of the page",
        arguments: [360, 1_280, 1_920])
    func names(width: Int) async throws {
        try await LivePage.with(width: width, height: 900) { page in
            let browser = page.browser
            try await expectNames(page, "empty")
            _ = try await page.placeFromGallery()
            _ = try await page.placeFromGallery(size: "Medium")
            try await expectNames(page, "phone")
            for part in ["inspector", "environment"] where width < 1_180 {
                try await browser.click(".tabbar [data-part='\(part)']")
                try await expectNames(page, part)
            }
            if width < 1_180 { try await browser.click(".tabbar [data-part='inspector']") }
            page.auditor.stageSamples()
            for tab in ["spoken", "findings", "guidelines", "log"] where tab != "log" || width < 1_760 {
                try await browser.click("#tab-\(tab)")
                if tab == "guidelines" { try await page.waitForGuidelines() }
                try await expectNames(page, tab)
            }
            if width < 900 { try await browser.click(".tabbar [data-part='stage']") }
            try await browser.click("#edit-button")
            try await expectNames(page, "editing")
            try await browser.click("#edit-button")
            try await browser.click("#gallery-button")
            try await browser.wait("the gallery", "document.querySelector('.sheet [data-app]')")
            try await expectNames(page, "gallery")
            try await browser.click(".sheet [data-app='Board']")
            try await browser.wait("the preview", "document.querySelector('.carousel .preview .picture')")
            try await expectNames(page, "app")
        }
    }

    @Test("A widget is read with its app's name: its text in reading order, its controls with their states")
    func widget() async throws {
        try await LivePage.with { page in
            // A clock that stands still: no hour begins while the page is read.
            _ = try await page.host.send(.pause)
            _ = try await page.host.send(.jump(to: Date(timeIntervalSince1970: 1_767_607_200)))
            let id = try await page.placeFromGallery()
            try await page.rest()
            let tree = try await AccessibilityTree(page.browser)
            let list = try #require(tree.first("list", "Page 1 of 1"))
            let widget = try #require(tree.below(list).first { $0.role == "group" && $0.name == "Board, Small, Oslo" })
            let said = tree.below(widget).dropFirst().filter { !$0.name.isEmpty && $0.role != "InlineTextBox" }
            let texts = said.filter { $0.role == "StaticText" }.map(\.name)
            #expect(texts.starts(with: ["Oslo", "Hour 10", "0"]), "\(texts)")
            let controls = said.filter { ["button", "switch", "link"].contains($0.role) }
            #expect(controls.map { "\($0.role) \($0.name)" } == ["link Oslo", "button Count", "switch Done"])
            #expect(controls.last?.properties["checked"] == "false")
            let order = said.map(\.name)
            #expect(
                order.firstIndex(of: "0").map { zero in order.firstIndex(of: "Count").map { zero < $0 } ?? false }
                    == true)

            // After a change the new picture is read, and nothing of the old one.
            let button = ".plate[data-widget='\(id)'] .picture:last-of-type [data-action=intent]"
            try await page.browser.click(button)
            try await page.browser.wait("one", "\(LivePage.text(id)).includes('1')")
            let after = try await AccessibilityTree(page.browser)
            let again = try #require(after.order.first { $0.role == "group" && $0.name == "Board, Small, Oslo" })
            let now = after.below(again).filter { $0.role == "StaticText" }.map(\.name)
            #expect(now.contains("1") && !now.contains("0"), "\(now)")
        }
    }

    @Test("Sheets are named dialogs that take and trap the focus, hide the content below, and restore the focus")
    func dialogs() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            func expectDialog(_ name: String, focus: String) async throws {
                try await browser.wait(
                    "the dialog", "document.querySelector('.sheet')?.contains(document.activeElement)")
                let tree = try await AccessibilityTree(browser)
                let dialog = try #require(tree.order.first { $0.role == "dialog" }, "\(name)")
                #expect(dialog.name == name)
                #expect(dialog.properties["modal"] == "true")
                #expect(tree.below(dialog).contains { $0.isFocused })
                #expect(!tree.order.contains { $0.name == "Board, Small, Oslo" }, "the widgets below are still read")
                let stops =
                    Int(try await browser.run("return document.querySelectorAll('.sheet button, .sheet input').length"))
                    ?? 0
                for _ in 0..<(stops + 2) {
                    try await browser.press(.tab)
                    #expect(try await browser.run("return !!document.activeElement.closest('.sheet')") == "true")
                }
                try await browser.press(.escape)
                try await browser.wait("no sheet", "!document.querySelector('.sheet')")
                #expect(
                    try await browser.run("return document.activeElement.matches(\(WebDriver.quoted(focus)))") == "true"
                )
            }
            try await browser.tab(to: "#gallery-button")
            try await browser.press(.enter)
            try await expectDialog("Widget Gallery", focus: "#gallery-button")
            try await browser.tab(to: "button[aria-label='Edit the widget']")
            try await browser.press(.enter)
            try await expectDialog("Edit Choose a place", focus: "button[aria-label='Edit the widget']")

            // A menu takes the focus and gives it back.
            let plate = ".plate[data-widget='\(id)']"
            try await browser.tab(to: plate, with: .shift)
            try await browser.keys("m")
            try await browser.wait("the menu", "document.activeElement.matches('[role=menuitem]')")
            let tree = try await AccessibilityTree(browser)
            let menu = try #require(tree.order.first { $0.role == "menu" })
            #expect(menu.name == "Board")
            #expect(tree.nameless.isEmpty)
            try await browser.press(.escape)
            #expect(
                try await browser.run("return document.activeElement.matches(\(WebDriver.quoted(plate)))") == "true")
        }
    }

    @Test("Changes are announced: connection, refusals, build errors, results of commands")
    func live() async throws {
        try await LivePage.with(sources: .copy) { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            func expect(_ role: String, saying text: String) async throws {
                try await eventually("“\(text)” is announced as \(role)") {
                    let tree = try await AccessibilityTree(browser)
                    let regions = tree.order.filter { $0.role == role }
                    #expect(regions.allSatisfy { ["polite", "assertive"].contains($0.properties["live"] ?? "polite") })
                    return regions.contains { region in
                        ([region] + tree.below(region)).map(\.name).joined(separator: " ").contains(text)
                    }
                }
            }
            try await expect("status", saying: "Board, Small, added to the Home Screen.")
            try await expect("status", saying: "Connected")
            // The inspector's chart is an image with a summary of its content.
            try await eventually("the chart is summed up") {
                try await AccessibilityTree(browser).order.contains { $0.name.hasPrefix("24 entries, then") }
            }

            try await browser.run(
                """
                import(new URL('page/connection.js', document.baseURI))
                    .then((module) => module.send('remove', { widget: 4711 }))
                """)
            try await browser.wait("the refusal", "document.querySelector('.notice.error')")
            try await expect("alert", saying: "There is no widget 4711.")

            let good = try page.source()
            try page.save(good.replacingOccurrences(of: "Text(\"Hour", with: "Txt(\"Hour"))
            try await browser.wait(
                "the compiler's error", "!document.querySelector('.build-banner').hidden")
            try await expect("alert", saying: "Board does not compile")

            await page.stopServer()
            try await browser.wait("the loss", "document.querySelector('#connection').dataset.state === 'lost'")
            try await expect("status", saying: "Connection lost; reconnecting")
            try await page.startServer()
        }
    }

    @Test(
        "The page's own text has a contrast of at least 4.5 to 1, in light and dark, small and large",
        arguments: [360, 1_280, 1_920])
    func contrast(width: Int) async throws {
        try await LivePage.with(sources: .copy, width: width, height: 900) { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            func expectContrast(_ part: String) async throws {
                for scheme in ["light", "dark"] {
                    try await browser.prefer(scheme: scheme, motion: .reduced)
                    try await browser.wait(
                        scheme, "matchMedia('(prefers-color-scheme: \(scheme))').matches")
                    try await page.rest()
                    let failures = try await browser.run(Contrast.failures)
                    #expect(failures == "[]", "\(part), \(scheme)")
                    await page.keepPicture(named: "contrast-\(width)-\(part)-\(scheme)")
                }
            }
            func show(_ part: String) async throws {
                if width < 900 { try await browser.click(".tabbar [data-part='\(part)']") }
            }
            try await expectContrast("stage")
            try await show("inspector")
            page.auditor.stageSamples()
            for tab in ["views", "spoken", "findings", "guidelines"] {
                try await browser.click("#tab-\(tab)")
                if tab == "guidelines" { try await page.waitForGuidelines() }
                try await expectContrast(tab)
            }
            if width < 1_760 {
                try await browser.click("#tab-log")
                try await expectContrast("log")
            }
            try await show("environment")
            try await expectContrast("environment")
            for appearance in ["light", "dark"] {
                try await browser.click("input[name=appearance][value=\(appearance)] + span")
                try await show("stage")
                try await browser.click("#gallery-button")
                try await browser.wait("the app", "document.querySelector('.sheet [data-app]')")
                try await expectContrast("gallery-\(appearance)")
                try await browser.click(".sheet [data-app='Board']")
                try await browser.wait("the preview", "document.querySelector('.carousel .preview .picture')")
                try await expectContrast("sizes-\(appearance)")
                try await browser.click(".sheet [aria-label='Close']")
                try await browser.wait("no sheet", "!document.querySelector('.sheet')")
                try await browser.run("document.querySelector('.plate').focus()")
                try await browser.keys("m")
                try await expectContrast("menu-\(appearance)")
                try await browser.press(.enter)
                try await browser.wait("the form", "document.querySelector('.sheet [data-field=place]')")
                try await expectContrast("form-\(appearance)")
                try await browser.press(.escape)
                try await browser.wait("no sheet", "!document.querySelector('.sheet')")
                try await show("environment")
            }
            try await show("stage")
            try await browser.run(
                """
                import(new URL('page/connection.js', document.baseURI))
                    .then((module) => module.send('remove', { widget: 4711 }))
                """)
            try await browser.wait("the refusal", "document.querySelector('.notice.error')")
            let good = try page.source()
            try page.save(good.replacingOccurrences(of: "Text(\"Hour", with: "Txt(\"Hour"))
            try await browser.wait(
                "the compiler's error", "!document.querySelector('.build-banner').hidden")
            try await expectContrast("errors")
        }
    }
}
