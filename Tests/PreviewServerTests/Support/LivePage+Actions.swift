import Testing

extension LivePage {
    /// Opens the menu of the widget that has the focus, and takes an entry and those of the menus that it opens.
    func chooseFromMenu(_ titles: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await browser.keys("m")
        for title in titles {
            let focused = "return document.activeElement.textContent"
            try await browser.wait("the menu", "document.activeElement.matches('[role=menuitem]')")
            for _ in 0..<12 {
                if try await browser.text(focused) == title { break }
                try await browser.press(.down)
            }
            #expect(try await browser.text(focused) == title, sourceLocation: sourceLocation)
            try await browser.press(.enter)
        }
    }

    /// Expects that the page's console has no errors or warnings since the last call.
    func expectNoComplaints(
        _ situation: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let complaints = try await browser.complaints()
        #expect(complaints.isEmpty, "\(situation) \(complaints)", sourceLocation: sourceLocation)
    }
}
