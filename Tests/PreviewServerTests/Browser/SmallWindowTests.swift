import Foundation
import TestSupport
import Testing
import WidgetHost

@Suite("The page in a small window", .serialized, .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct SmallWindowTests {
    @Test("However small the device is drawn, the button that removes a widget has 24 pixels and reacts to 44")
    func removeButton() async throws {
        try await LivePage.with(width: 1_280, height: 600) { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.prefer(motion: .reduced)
            try await browser.click("#edit-button")
            try await browser.wait("edit mode", "document.querySelector('.screen.editing')")
            let sizes = try await browser.run(
                """
                const button = document.querySelector('.item .remove');
                const screen = document.querySelector('.screen');
                const scale = screen.getBoundingClientRect().width / screen.offsetWidth;
                const touched = parseFloat(getComputedStyle(button, '::before').width);
                return [scale < 0.9, button.offsetWidth * scale > 23, touched * scale > 43];
                """)
            #expect(sizes == "[true,true,true]")
        }
    }

    @Test("However small the device is drawn, the page dots react to 24 pixels; a press shows the page of the nearest")
    func dots() async throws {
        try await LivePage.with(width: 1_280, height: 600) { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await browser.prefer(motion: .reduced)
            _ = try await page.host.send(
                .layout(.move(.widget(InstanceID(id)), page: 1, cell: GridCell(column: 0, row: 0))))
            try await browser.wait("the dots", "document.querySelectorAll('.dots i').length === 2")
            let reacts = try await browser.run(
                """
                const near = [-11, 11];
                return [...document.querySelectorAll('.dots i')].map((dot) => {
                  const { x, y, width, height } = dot.getBoundingClientRect();
                  return near.every((dx) => near.every((dy) =>
                    document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.matches('.dots-control')));
                });
                """)
            #expect(reacts == "[true,true]")
            try await browser.click(".dots i:last-of-type")
            try await browser.wait("the second page", "document.querySelector('.pages').scrollLeft > 100")
            try await browser.click(".dots i:first-of-type")
            try await browser.wait("the first page", "document.querySelector('.pages').scrollLeft < 10")
            try await browser.run("document.querySelector('.dots-control').focus()")
            try await browser.press(.right)
            try await browser.wait("the second page", "document.querySelector('.pages').scrollLeft > 100")
            #expect(
                try await browser.text("return document.activeElement.getAttribute('aria-valuetext')") == "Page 2 of 2")
        }
    }

    @Test("A narrow window shows the whole name of the extension")
    func chip() async throws {
        try await LivePage.with(width: 360, height: 640) { page in
            let browser = page.browser
            try await browser.wait("the build", "document.querySelector('.pill[data-state=ready]')")
            let isWhole = try await browser.run(
                """
                const name = document.querySelector('.pill b');
                const chip = document.querySelector('.pill').getBoundingClientRect();
                const connection = document.querySelector('#connection').getBoundingClientRect();
                return name.scrollWidth <= name.clientWidth && chip.right <= connection.left;
                """)
            #expect(isWhole == "true")
        }
    }

    @Test("In a narrow window the connection's sign is at the edge, except next to the tools of the device")
    func connection() async throws {
        try await LivePage.with(width: 360, height: 640) { page in
            let browser = page.browser
            try await browser.wait("the build", "document.querySelector('.pill[data-state=ready]')")
            let distances = try await browser.run(
                """
                return ['stage', 'inspector', 'environment'].map((name) => {
                  document.querySelector(`.tabbar [data-part="${name}"]`).click();
                  const sign = document.querySelector('#connection').getBoundingClientRect();
                  return Math.round(innerWidth - sign.right);
                });
                """)
            #expect(distances == "[96,14,14]")
        }
    }

    @Test("Choosing a widget in the inspector shows its page of the Home Screen")
    func reveal() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let far = try await page.placeFromGallery()
            _ = try await page.host.send(
                .layout(.move(.widget(InstanceID(far)), page: 1, cell: GridCell(column: 0, row: 0))))
            let near = try await page.placeFromGallery()
            func choose(_ id: Int) async throws {
                try await browser.run(
                    """
                    const choice = document.querySelector('#widget-choice');
                    choice.value = '\(id)';
                    choice.dispatchEvent(new Event('change'));
                    """)
            }
            try await choose(near)
            try await browser.wait("the first page", "document.querySelector('.pages').scrollLeft < 10")
            try await choose(far)
            try await browser.wait("the second page", "document.querySelector('.pages').scrollLeft > 100")
        }
    }
}
