import Foundation
import TestSupport
import Testing

@Suite("Sizes of the page's controls", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ControlGridTests {
    /// The controls whose height is neither a multiple of 4 pixels nor at least 24, with their height.
    private static func misfits(_ selectors: String) -> String {
        """
        return [...document.querySelectorAll("\(selectors)")]
            .filter((control) => control.getClientRects().length > 0)
            .map((control) => [control.className || control.textContent, control.getBoundingClientRect().height])
            .filter(([, height]) => height < 24 || Math.abs(height / 4 - Math.round(height / 4)) > 0.01);
        """
    }

    @Test("The controls of the inspector and of the variants are at least 24 pixels high, on a grid of 4")
    func heights() async throws {
        try await LivePage.with(width: 1_280, height: 860) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await browser.wait("the views", "document.querySelectorAll('#inspector .node').length > 3")
            let inspector = [
                ".button", ".segments label", ".tabs button", ".node", ".widget-head .input", ".switch",
            ].map { "#inspector \($0)" }.joined(separator: ", ")
            #expect(try await browser.run(Self.misfits(inspector)) == "[]")
            try await browser.click("#tab-log")
            #expect(try await browser.run(Self.misfits(".log-tools > *")) == "[]")
            #expect(try await browser.run(Self.misfits("#environment .segments, #environment .button")) == "[]")
            try await browser.run("location.hash = '#variants=\(id)'")
            try await browser.wait("the variants", "document.querySelectorAll('.variant.drawn').length >= 2")
            #expect(try await browser.run(Self.misfits(".variants .chip, .variants .button")) == "[]")
        }
    }

    @Test("Titles, controls and texts of the inspector share one leading edge, and so do the chips of the variants")
    func edges() async throws {
        try await LivePage.with(width: 1_280, height: 860) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await browser.wait("the views", "document.querySelectorAll('#inspector .node').length > 3")
            let edges = try await browser.run(
                """
                const panel = document.querySelector('#inspector').getBoundingClientRect().left;
                const edge = (selector, inner = 0) =>
                    Math.round(document.querySelector(selector).getBoundingClientRect().left - panel + inner);
                const inset = (selector) => parseFloat(getComputedStyle(document.querySelector(selector)).paddingLeft);
                return [edge('#widget-choice'), edge('.clock-now'), edge('.card .group-title'),
                    edge('.tabs button', inset('.tabs button')), edge('.node', inset('.node'))]
                    .map((each) => each - edge('#widget-choice'));
                """)
            #expect(edges == "[0,0,0,0,0]")
            try await browser.run("location.hash = '#variants=\(id)'")
            try await browser.wait("the variants", "document.querySelectorAll('.variant.drawn').length >= 2")
            let chips = try await browser.run(
                """
                const left = (selector) => Math.round(document.querySelector(selector).getBoundingClientRect().left);
                return [left('.variant-bar .button'), left('.variant-axes .chip'), left('.variant')];
                """)
            #expect(chips == "[16,16,16]")
        }
    }
}
