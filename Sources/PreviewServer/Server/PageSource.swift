/// What the server shows: the simulated device behind the page.
package protocol PageSource: Sendable {
    func state() async -> PageState
    /// The place that is looked at.
    func scene() async -> PageScene
    /// The pictures of everything placed.
    func pictures() async -> [PagePicture]
    func perform(_ command: PageCommand) async throws(PageRefusal) -> PageReply
    func gallery() async throws(PageRefusal) -> PageGallery
    func galleryPicture(extension: String, kind: String, family: String) async throws(PageRefusal) -> PageDrawing
    func form(widget: Int) async throws(PageRefusal) -> PageForm
    func suggestions(widget: Int, parameter: String, query: String) async throws(PageRefusal) -> PageSuggestions
    func inspection(widget: Int) async throws(PageRefusal) -> PageInspection
    /// What the widget shows at another moment, in seconds since 1970.
    func picture(widget: Int, date: Double) async throws(PageRefusal) -> PageDrawing
}
