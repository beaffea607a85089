/// The data source of the server: the simulated device behind the page.
package protocol PageSource: Sendable {
    func state() async -> PageState
    /// The displayed place.
    func scene() async -> PageScene
    /// The pictures of all placed widgets.
    func pictures() async -> [PagePicture]
    func perform(_ command: PageCommand) async throws(PageRefusal) -> PageReply
    func gallery() async throws(PageRefusal) -> PageGallery
    func galleryPicture(extension: String, kind: String, family: String) async throws(PageRefusal) -> PageDrawing
    func form(widget: Int) async throws(PageRefusal) -> PageForm
    func suggestions(widget: Int, parameter: String, query: String) async throws(PageRefusal) -> PageSuggestions
    func inspection(widget: Int) async throws(PageRefusal) -> PageInspection
    /// A Live Activity of the gallery in one of its places, by the place's name.
    func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRefusal) -> PageDrawing
    func galleryControl(extension: String, kind: String, size: String) async throws(PageRefusal) -> PageDrawing
    /// The app's icon, or a substitute with its first letter.
    func icon(extension: String) async throws(PageRefusal) -> PageIcon
    /// The widget's content at another date, in seconds since 1970.
    func picture(widget: Int, date: Double) async throws(PageRefusal) -> PageDrawing
}

extension PageSource {
    package func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRefusal) -> PageDrawing {
        throw PageRefusal(.unknown, "There are no Live Activities.")
    }

    package func galleryControl(
        extension: String, kind: String, size: String
    ) async throws(PageRefusal) -> PageDrawing {
        throw PageRefusal(.unknown, "There are no controls.")
    }

    package func icon(extension: String) async throws(PageRefusal) -> PageIcon {
        throw PageRefusal(.unknown, "There is no icon.")
    }
}
