import Foundation
import TestSupport
import Testing
import WidgetHost

@Suite("The variants of a widget on the page", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct VariantPageTests {
    private static func cell(_ name: String) -> String { ".variant[data-variant='\(name)']" }

    /// A script that returns the strings of a cell's picture as an array.
    private static func text(_ name: String) -> String {
        """
        [...([...document.querySelectorAll("\(cell(name)) .picture")].at(-1)?.querySelectorAll('text') ?? [])]\
        .map((text) => text.textContent)
        """
    }

    /// Runs a test on a page that shows the variants of a widget, which were opened from its menu.
    private func withVariants(
        _ name: String = #function, sources: PageSubject.Sources = .original,
        _ body: (LivePage, WebDriver, _ widget: Int) async throws -> Void
    ) async throws {
        try await LivePage.with(name, sources: sources) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await browser.tab(to: ".plate[data-widget='\(id)']", with: .shift)
            try await page.chooseFromMenu("Compare Variants")
            try await browser.wait("the variants", "document.querySelectorAll('.variant.drawn').length >= 4")
            try await body(page, browser, id)
        }
    }

    @Test("All appearances are drawn side by side, and follow taps and saved sources")
    func alive() async throws {
        try await withVariants(sources: .copy) { page, browser, id in
            let names = try await browser.text(
                "return [...document.querySelectorAll('.variant')].map((cell) => cell.dataset.variant).join()")
            #expect(names == "appearance=light,appearance=dark,appearance=tinted,appearance=clear")
            await page.keepPicture(named: "variants")
            try await browser.click("\(Self.cell("appearance=dark")) .picture:last-of-type [data-action=intent]")
            for name in ["appearance=light", "appearance=dark", "appearance=clear"] {
                try await browser.wait("one in \(name)", "\(Self.text(name)).includes('1')")
            }
            try await browser.wait("one on the device", "\(LivePage.text(id)).includes('1')")
            try page.save(page.source().replacing("\"Hour \\(hour)\"", with: "\"O'clock \\(hour)\""))
            try await browser.wait(
                "the saved text", "\(Self.text("appearance=tinted")).some((text) => text.startsWith(\"O'clock\"))")
            try await page.expectNoComplaints()
        }
    }

    @Test("A second axis makes a table, which the address keeps; Back closes it")
    func axes() async throws {
        try await withVariants { page, browser, id in
            try await browser.click("[data-key=axis-size]")
            try await browser.wait("the table", "document.querySelectorAll('.variant.drawn').length === 8")
            await page.keepPicture(named: "variants-sizes")
            #expect(try await browser.text("return location.hash") == "#variants=\(id)&by=appearance.size")
            let wide = "size=systemMedium,appearance=dark"
            try await browser.wait("the other size", "\(Self.text(wide)).includes('Oslo')")
            #expect(
                try await browser.text(
                    "return [...document.querySelectorAll('.variant-side')].map((head) => head.textContent).join()")
                    == "Small,Medium")
            let address = try await browser.text("return location.href")
            try await browser.open("about:blank")
            try await browser.open(address)
            try await browser.wait("the table again", "document.querySelectorAll('.variant.drawn').length === 8")
            try await browser.press(.escape)
            try await browser.wait("no view", "!document.querySelector('.variants')")
            #expect(try await browser.text("return location.hash") == "")
            #expect(try await browser.run("return document.querySelector('.layout').inert") == "false")
        }
    }

    @Test("Keys move between cells, enlarge one and close it, and use its controls")
    func keyboard() async throws {
        try await withVariants { page, browser, _ in
            try await browser.tab(to: Self.cell("appearance=light"))
            try await browser.press(.right)
            #expect(try await browser.text("return document.activeElement.dataset.variant") == "appearance=dark")
            try await browser.press(.enter)
            try await browser.wait("the enlarged cell", "document.querySelector('.variant-detail .picture')")
            let width = "document.querySelector('.variant-detail .variant-plate').getBoundingClientRect().width"
            try await browser.wait("100 %", "Math.abs(\(width) - 170) < 20")
            try await browser.click(".variant-detail input[value='2'] + span")
            try await browser.wait("200 %", "Math.abs(\(width) - 340) < 40")
            await page.keepPicture(named: "variants-enlarged")
            try await browser.tab(to: ".variant-detail .picture:last-of-type [data-action=intent]")
            try await browser.press(.enter)
            try await browser.wait("one", "\(Self.text("appearance=dark")).includes('1')")
            try await browser.press(.escape)
            try await browser.wait("the cell again", "document.activeElement.dataset.variant === 'appearance=dark'")
            try await browser.press(.escape)
            try await browser.wait("no view", "!document.querySelector('.variants')")
        }
    }

    @Test("An enlarged cell has the inspector of its variant, which marks frames on it")
    func inspector() async throws {
        try await withVariants { page, browser, _ in
            try await browser.click("[data-key=axis-size]")
            try await browser.wait("the table", "document.querySelectorAll('.variant.drawn').length === 8")
            try await browser.run(
                "document.querySelector(\"\(Self.cell("size=systemMedium,appearance=dark"))\").focus()")
            try await browser.press(.enter)
            let row = ".variant-inspector .node"
            try await browser.wait("the views", "document.querySelector('\(row)')")
            // The root of the medium variant, not of the small widget on the device.
            let isWide = try await browser.run(
                """
                const size = document.querySelector('\(row) .frame').textContent.split('  ')[1].split(' × ').map(Number);
                return size[0] > 1.8 * size[1];
                """)
            #expect(isWide == "true")
            try await browser.tab(to: row)
            try await browser.wait("the mark", "document.querySelector('.variant-marks .mark')")
            await page.keepPicture(named: "variants-inspector")
            try await browser.click("#variant-tab-spoken")
            try await browser.wait(
                "the accessibility elements",
                "document.querySelector('.variant-inspector .spoken li')?.ariaLabel.startsWith('1, ')")
            #expect(
                try await browser.text("return document.querySelector('#variant-tab-panel').getAttribute('role')")
                    == "tabpanel")
            try await browser.press(.escape)
            try await browser.wait("no inspector", "!document.querySelector('.variant-inspector')")
            try await page.expectNoComplaints()
        }
    }

    @Test("A closed view requests nothing")
    func closed() async throws {
        try await withVariants { page, browser, id in
            try await browser.press(.escape)
            try await browser.wait("no view", "!document.querySelector('.variants')")
            let requests =
                "performance.getEntriesByType('resource').filter((each) => each.name.includes('/variants')).length"
            let before = try await browser.run("return \(requests)")
            _ = try await page.host.send(.widget(.reload(InstanceID(id))))
            try await page.rest()
            #expect(try await browser.run("return \(requests)") == before)
        }
    }

    @Test("In a narrow, dark window the view fits, and each cell has a name for screen readers")
    func narrow() async throws {
        try await LivePage.with(width: 360, height: 640) { page in
            let browser = page.browser
            try await browser.prefer(scheme: "dark", motion: .reduced)
            let id = try await page.placeFromGallery()
            try await browser.run("location.hash = '#variants=\(id)&by=appearance.size'")
            try await browser.wait("the variants", "document.querySelectorAll('.variant.drawn').length >= 2")
            await page.keepPicture(named: "variants-narrow")
            let fits = try await browser.run(
                "return document.documentElement.scrollWidth <= 360 && document.querySelector('.variants').scrollWidth <= 360"
            )
            #expect(fits == "true")
            let labels = try await browser.text(
                """
                return [...document.querySelectorAll('[role=gridcell]')].every((cell) => cell.ariaLabel?.includes(', '))
                    ? 'named' : 'nameless';
                """)
            #expect(labels == "named")
        }
    }
}
