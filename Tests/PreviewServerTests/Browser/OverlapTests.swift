import DeviceCatalog
import Foundation
import TestSupport
import Testing
import WidgetVocabulary

@Suite("The parts of the page side by side", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct OverlapTests {
    /// Names of visible parts that cover each other. A card over an empty place covers only its picture.
    private static let overlaps = """
        (() => {
            const parts = ['.bar', '.tabbar', '.platforms', '.places', '#edit-button', '#gallery-button', '#zoom',
                '.screen', '.scene-screen', '.scene-empty', '#builds .pill', '#connection'];
            const boxes = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()])
                .filter(([, box]) => box && box.width > 0 && box.height > 0);
            const isNarrow = document.querySelector('#stage').classList.contains('narrow');
            const belongs = (outer, inner) => [outer, inner].includes('.bar')
                && [outer, inner].some((part) => part === '#connection' || part === '#builds .pill'
                    || isNarrow && part.endsWith('-button'))
                || [outer, inner].join() === '.scene-screen,.scene-empty';
            const found = [];
            boxes.forEach(([first, a], index) => boxes.slice(index + 1).forEach(([second, b]) => {
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (width > 1 && height > 1 && !belongs(first, second)) found.push(`${first} and ${second}`);
            }));
            return found;
        })()
        """

    @Test("Nothing covers the device, its places or the tools at any size of the window, also in an empty place")
    func sizes() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            for context in [Context.homeScreen, .lockScreen] {
                if context == .lockScreen {
                    try await resize(page, 1_280, 800)
                    try await page.choose(context, of: .iPhone)
                    try await browser.wait("an empty place", "!document.querySelector('.scene-empty').hidden")
                }
                for (width, height) in [
                    (360, 640), (390, 844), (478, 700), (500, 640), (768, 1_024), (899, 640), (900, 640), (1_024, 768),
                    (1_180, 700), (1_280, 720), (1_440, 900), (1_760, 1_000), (2_560, 1_440),
                ] {
                    try await resize(page, width, height)
                    do {
                        try await browser.wait("nothing covered", "\(Self.overlaps).length === 0")
                    } catch {
                        let found = try await browser.text("return \(Self.overlaps).join(', ')")
                        Issue.record("\(context.rawValue) in \(width) by \(height): \(found)")
                    }
                    await page.keepPicture(named: "overlap-\(context.rawValue)-\(width)")
                }
            }
        }
    }

    private func resize(_ page: LivePage, _ width: Int, _ height: Int) async throws {
        try await page.browser.command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try await page.browser.wait("the size", "innerWidth === \(width) && innerHeight === \(height)")
    }
}
