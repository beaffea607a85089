import Synchronization

@testable import PreviewServer

/// A device that works for each request until the test ends it.
final class BusySource: PageSource {
    /// A request for a picture.
    static let picture = "/widgets/1/variants/pictures?variants=size%3DsystemSmall"
    /// A request for each kind of data.
    static let paths = [
        "/gallery", "/gallery/picture?extension=a&kind=b&family=systemSmall",
        "/gallery/activity?extension=a&attributes=b&presentation=c", "/gallery/control?extension=a&kind=b&size=c",
        "/widgets/1/form", "/widgets/1/tree", "/widgets/1/suggestions?parameter=a&query=b",
        "/widgets/1/picture?date=0", "/widgets/1/variants", picture,
        "/widgets/1/variants/tree?variant=size%3DsystemSmall", "/widgets/1/guidelines", "/previews",
        "/previews/entries?extension=a&preview=0&family=systemSmall&variant=size%3DsystemSmall&first=0",
    ]

    private struct Counts {
        var begun = 0
        var ended = 0
        var performed = 0
    }

    private let counts = Mutex(Counts())
    private let gate = AnswerGate()
    private let scripted = ScriptedSource()

    init() { gate.close() }

    /// The number of requests that the device has worked for, commands included.
    var begun: Int { counts.withLock { $0.begun } }
    /// The number of those whose work has ended.
    var ended: Int { counts.withLock { $0.ended } }
    /// The number of commands that were completed.
    var performed: Int { counts.withLock { $0.performed } }

    /// Ends the work, and that for later requests at once.
    func release() { gate.open() }

    private func work() async {
        counts.withLock { $0.begun += 1 }
        await gate.pass()
        counts.withLock { $0.ended += 1 }
    }

    private func refuse<Answer>() async throws(PageRejection) -> Answer {
        await work()
        throw PageRejection(.rejected, "The test ends it.")
    }

    func state() async -> PageState { await scripted.state() }
    func scene() async -> PageScene? { await scripted.scene() }

    func perform(_ command: PageCommand) async throws(PageRejection) -> PageReply {
        await work()
        counts.withLock { $0.performed += 1 }
        return PageReply()
    }

    func gallery() async throws(PageRejection) -> PageGallery {
        await work()
        return PageGallery(apps: [])
    }

    func galleryPicture(
        extension: String, kind: String, family: String
    ) async throws(PageRejection) -> PageDrawing { try await refuse() }

    func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRejection) -> PageDrawing { try await refuse() }

    func galleryControl(
        extension: String, kind: String, size: String
    ) async throws(PageRejection) -> PageDrawing { try await refuse() }

    func form(widget: Int) async throws(PageRejection) -> PageForm { try await refuse() }

    func suggestions(
        widget: Int, parameter: String, query: String
    ) async throws(PageRejection) -> PageSuggestions { try await refuse() }

    func inspection(widget: Int) async throws(PageRejection) -> PageInspection { try await refuse() }
    func picture(widget: Int, date: Double) async throws(PageRejection) -> PageDrawing { try await refuse() }
    func variants(widget: Int) async throws(PageRejection) -> PageVariants { try await refuse() }

    func variantPictures(
        widget: Int, variants: String
    ) async throws(PageRejection) -> PageVariantPictures { try await refuse() }

    func variantInspection(
        widget: Int, variant: String
    ) async throws(PageRejection) -> PageInspection { try await refuse() }

    func guidelines(widget: Int) async throws(PageRejection) -> PageGuidelines { try await refuse() }
    func previews() async throws(PageRejection) -> PagePreviews { try await refuse() }

    func previewEntries(
        extension: String, preview: Int, family: String, variant: String, first: Int
    ) async throws(PageRejection) -> PagePreviewEntries { try await refuse() }
}
