/// The data source of the server: the simulated device behind the page.
package protocol PageSource: Sendable {
    func state() async -> PageState
    /// The displayed place; `nil` if the host stops.
    func scene() async -> PageScene?
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
    /// What a widget can be compared in.
    func variants(widget: Int) async throws(PageRejection) -> PageVariants
    /// - Parameter variants: Separated by semicolons, each as pairs of an axis and a value.
    func variantPictures(widget: Int, variants: String) async throws(PageRejection) -> PageVariantPictures
    func variantInspection(widget: Int, variant: String) async throws(PageRejection) -> PageInspection
    /// The result of the audit of a widget. An audit starts if there is none of its build and timeline; its result is
    /// announced.
    func guidelines(widget: Int) async throws(PageRejection) -> PageGuidelines
    /// The previews of widgets that the sources declare.
    func previews() async throws(PageRejection) -> PagePreviews
    /// Some entries of a preview's timeline.
    ///
    /// - Parameters:
    ///   - variant: Pairs of an axis and a value; empty for the device's settings.
    ///   - first: The first entry to draw.
    func previewEntries(
        extension: String, preview: Int, family: String, variant: String, first: Int
    ) async throws(PageRejection) -> PagePreviewEntries
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

    package func variants(widget: Int) async throws(PageRejection) -> PageVariants {
        throw PageRejection(.unknown, "There are no variants.")
    }

    package func variantPictures(widget: Int, variants: String) async throws(PageRejection) -> PageVariantPictures {
        throw PageRejection(.unknown, "There are no variants.")
    }

    package func variantInspection(widget: Int, variant: String) async throws(PageRejection) -> PageInspection {
        throw PageRejection(.unknown, "There are no variants.")
    }

    package func guidelines(widget: Int) async throws(PageRejection) -> PageGuidelines {
        throw PageRejection(.unknown, "There is no audit.")
    }

    package func previews() async throws(PageRejection) -> PagePreviews { PagePreviews(previews: [], notes: []) }

    package func previewEntries(
        extension: String, preview: Int, family: String, variant: String, first: Int
    ) async throws(PageRejection) -> PagePreviewEntries {
        throw PageRejection(.unknown, "There are no previews.")
    }
}
