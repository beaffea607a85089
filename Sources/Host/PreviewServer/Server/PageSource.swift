/// The data source of the server: the simulated device behind the page.
package protocol PageSource: Sendable {
    func state() async -> PageState
    /// The displayed place.
    func scene() async -> PageScene
    /// The pictures of all placed widgets.
    func pictures() async -> [PagePicture]
    func perform(_ command: PageCommand) async throws(PageRejection) -> PageReply
    func gallery() async throws(PageRejection) -> PageGallery
    func galleryPicture(extension: String, kind: String, family: String) async throws(PageRejection) -> PageDrawing
    func form(widget: Int) async throws(PageRejection) -> PageForm
    func suggestions(widget: Int, parameter: String, query: String) async throws(PageRejection) -> PageSuggestions
    func inspection(widget: Int) async throws(PageRejection) -> PageInspection
    /// A Live Activity of the gallery in one of its places, by the place's name.
    func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRejection) -> PageDrawing
    func galleryControl(extension: String, kind: String, size: String) async throws(PageRejection) -> PageDrawing
    /// The app's icon, or a substitute with its first letter.
    func icon(extension: String) async throws(PageRejection) -> PageIcon
    /// The widget's content at another date, in seconds since 1970.
    func picture(widget: Int, date: Double) async throws(PageRejection) -> PageDrawing
}

extension PageSource {
    package func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRejection) -> PageDrawing {
        throw PageRejection(.unknown, "There are no Live Activities.")
    }

    package func galleryControl(
        extension: String, kind: String, size: String
    ) async throws(PageRejection) -> PageDrawing {
        throw PageRejection(.unknown, "There are no controls.")
    }

    package func icon(extension: String) async throws(PageRejection) -> PageIcon {
        throw PageRejection(.unknown, "There is no icon.")
    }
}
