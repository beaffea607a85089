import Foundation
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

@Suite(
    "Moving, undoing and redoing on the page", .serialized,
    .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct ChangePageTests {
    private static let number = "Number(document.querySelector('.plate')?.dataset.widget)"

    private func cell(_ content: HomePage.Content, _ page: LivePage) async -> GridCell? {
        await page.host.snapshot().pages.first?.item(of: content)?.cell
    }

    @Test("A widget that is dropped on one of another size takes its place, and the other moves aside")
    func movesAside() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let small = InstanceID(try await page.placeFromGallery())
            let medium = InstanceID(try await page.placeFromGallery(size: "Medium"))
            #expect(await cell(.widget(medium), page) == GridCell(column: 0, row: 2))
            try await browser.click("#edit-button")
            try await browser.wait("edit mode", "document.querySelector('.screen.editing')")
            let start = try await browser.middle(".plate[data-widget='\(small)']")
            let below = try await browser.middle(".plate[data-widget='\(medium)']")
            try await browser.pointer([
                .move(start), .down, .pause(80), .move(.init(x: start.x, y: start.y + 12)),
                .move(.init(x: start.x, y: below.y)), .move(.init(x: start.x + 2, y: below.y)), .up,
            ])
            try await eventually("the small widget is in the third row") {
                await cell(.widget(small), page) == GridCell(column: 0, row: 2)
            }
            #expect(await cell(.widget(medium), page) == GridCell(column: 0, row: 0))
            try await browser.wait(
                "the words", "document.querySelector('.undo-text')?.textContent === 'Moved to row 3, column 1.'")
            await page.keepPicture(named: "moved-aside")
            try await page.expectNoComplaints()
        }
    }

    @Test("A removed widget comes back by the offer to undo, which a screen reader announces")
    func offer() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            try await browser.click("#edit-button")
            try await browser.click(".item .remove")
            try await browser.wait("no widget", "!document.querySelector('.plate')")
            try await browser.wait(
                "the offer", "document.querySelector('.undo[role=status]').textContent === 'Removed Board.Undo'")
            await page.keepPicture(named: "undo")
            try await browser.click(".undo button")
            try await browser.wait("the widget", "document.querySelector('.plate')")
            try await browser.wait(
                "the offer to redo",
                "document.querySelector('.undo').textContent === 'The last change is undone.Redo'")
            await page.keepPicture(named: "redo")
            let restored = try #require(Int(try await browser.run("return \(Self.number)")))
            #expect(restored != id)
            try await browser.wait("its content", "\(LivePage.text(restored)).includes('Oslo')")
            #expect(await cell(.widget(InstanceID(restored)), page) == GridCell(column: 0, row: 0))
            try await browser.click(".undo button")
            try await browser.wait("no widget again", "!document.querySelector('.plate')")
            try await browser.wait(
                "the offer to undo", "document.querySelector('.undo').textContent === 'The change is redone.Undo'")
            try await browser.click(".undo button")
            try await browser.wait("the widget again", "document.querySelector('.plate')")
        }
    }

    @Test("Ctrl+Z undoes changes one after the other, and reports when there is none left")
    func keys() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = InstanceID(try await page.placeFromGallery())
            try await browser.click("#edit-button")
            try await browser.run("document.querySelector('.plate').focus()")
            try await browser.press(.down, times: 1)
            try await eventually("the widget moves down") {
                await cell(.widget(id), page) == GridCell(column: 0, row: 1)
            }
            try await browser.keys("z", with: .control)
            try await eventually("the widget is back") {
                await cell(.widget(id), page) == GridCell(column: 0, row: 0)
            }
            try await browser.keys("z", with: .control)
            try await browser.wait("no widget", "!document.querySelector('.plate')")
            try await browser.keys("z", with: .control)
            try await browser.wait(
                "the reason", "document.querySelector('.notice.error')?.textContent === 'There is nothing to undo.'")
        }
    }

    @Test("Ctrl+Shift+Z redoes undone changes one after the other, and reports when there is none left")
    func redoKeys() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            _ = try await page.placeFromGallery()
            try await browser.click("#edit-button")
            try await browser.run("document.querySelector('.plate').focus()")
            try await browser.press(.down, times: 1)
            try await browser.wait("one row lower", "document.querySelector('.item.widget')?.dataset.row === '1'")
            try await browser.keys("z", with: .control)
            try await browser.wait("the first row", "document.querySelector('.item.widget')?.dataset.row === '0'")
            try await browser.keys("z", with: .control)
            try await browser.wait("no widget", "!document.querySelector('.plate')")
            try await browser.keys("Z", with: .control, .shift)
            try await browser.wait("the first row again", "document.querySelector('.item.widget')?.dataset.row === '0'")
            try await browser.keys("Z", with: .control, .shift)
            try await browser.wait("one row lower again", "document.querySelector('.item.widget')?.dataset.row === '1'")
            try await browser.keys("Z", with: .control, .shift)
            try await browser.wait(
                "the reason", "document.querySelector('.notice.error')?.textContent === 'There is nothing to redo.'")
        }
    }

    private func families(_ page: LivePage) async -> [Family] {
        await page.host.snapshot().instances.map(\.family)
    }

    @Test("The menu of a Smart Stack changes the size of all its widgets, and the change can be undone")
    func stackSize() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let first = try await page.placeFromGallery()
            let second = try await page.placeFromGallery()
            _ = try await page.host.send(
                .layout(.stack(.widget(InstanceID(second)), onto: .widget(InstanceID(first)))))
            try await browser.wait("the stack", "document.querySelectorAll('.item.stack .plate').length === 2")
            try await browser.tab(to: ".item.stack .plate:not([inert])", with: .shift)
            try await page.chooseFromMenu("Size", "Medium")
            try await eventually("both widgets are medium") {
                await families(page) == [.systemMedium, .systemMedium]
            }
            try await browser.wait(
                "a wide stack",
                """
                (() => { const box = document.querySelector('.item.stack .plates').getBoundingClientRect();
                    return box.width > box.height * 1.8; })()
                """)
            try await browser.wait("its content", "\(LivePage.text(second)).includes('Oslo')")
            await page.keepPicture(named: "resized-stack")
            try await browser.keys("z", with: .control)
            try await eventually("both widgets are small") { await families(page) == [.systemSmall, .systemSmall] }
        }
    }

    @Test("The menu of a widget changes its size in place, and the change can be undone")
    func size() async throws {
        try await LivePage.with { page in
            let browser = page.browser
            let id = try await page.placeFromGallery()
            let plate = ".plate[data-widget='\(id)']"
            let isWide = """
                (() => { const box = document.querySelector("\(plate)").getBoundingClientRect();
                    return box.width > box.height * 1.8; })()
                """
            try await browser.tab(to: plate, with: .shift)
            try await page.chooseFromMenu("Size", "Medium")
            try await browser.wait("a wide widget", isWide)
            try await browser.wait("its content", "\(LivePage.text(id)).includes('Oslo')")
            #expect(await cell(.widget(InstanceID(id)), page) == GridCell(column: 0, row: 0))
            await page.keepPicture(named: "resized")
            try await browser.keys("z", with: .control)
            try await browser.wait("a small widget", "!\(isWide)")
        }
    }
}
