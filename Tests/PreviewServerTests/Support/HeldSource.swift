import Synchronization

@testable import PreviewServer

/// Holds back the answers of a page's device for as long as a test needs, however slow the machine is.
final class AnswerGate: Sendable {
    /// The requests that wait; `nil` while they are answered at once.
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

    /// From now on requests wait.
    func close() { waiting.withLock { $0 = $0 ?? [] } }

    /// Lets the requests that wait continue, and later ones pass at once.
    func open() {
        let requests = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        for request in requests { request.resume() }
    }

    /// - Returns: Whether the request had to wait.
    @discardableResult
    func pass() async -> Bool {
        guard waiting.withLock({ $0 != nil }) else { return false }
        await withCheckedContinuation { request in
            let isClosed = waiting.withLock { waiting in
                waiting?.append(request)
                return waiting != nil
            }
            if !isClosed { request.resume() }
        }
        return true
    }
}

/// The device of a page behind a gate. State and pictures, which the page does not request, are not held back.
///
/// A command that had to wait is then refused, so that nothing changes, and the next action finds the page as it was.
struct HeldSource: PageSource {
    let device: SimulatedDevice
    let gate: AnswerGate

    func state() async -> PageState { await device.state() }

    func scene() async -> PageScene? { await device.scene() }

    func perform(_ command: PageCommand) async throws(PageRejection) -> PageReply {
        if await gate.pass() { throw PageRejection(.rejected, "The test refuses it.") }
        return try await device.perform(command)
    }

    func gallery() async throws(PageRejection) -> PageGallery {
        await gate.pass()
        return try await device.gallery()
    }

    func galleryPicture(
        extension: String, kind: String, family: String
    ) async throws(PageRejection) -> PageDrawing {
        await gate.pass()
        return try await device.galleryPicture(extension: `extension`, kind: kind, family: family)
    }

    func galleryActivity(
        extension: String, attributes: String, presentation: String
    ) async throws(PageRejection) -> PageDrawing {
        await gate.pass()
        return try await device.galleryActivity(
            extension: `extension`, attributes: attributes, presentation: presentation)
    }

    func galleryControl(extension: String, kind: String, size: String) async throws(PageRejection) -> PageDrawing {
        await gate.pass()
        return try await device.galleryControl(extension: `extension`, kind: kind, size: size)
    }

    func icon(extension: String) async throws(PageRejection) -> PageIcon {
        await gate.pass()
        return try await device.icon(extension: `extension`)
    }

    func form(widget: Int) async throws(PageRejection) -> PageForm {
        await gate.pass()
        return try await device.form(widget: widget)
    }

    func suggestions(widget: Int, parameter: String, query: String) async throws(PageRejection) -> PageSuggestions {
        await gate.pass()
        return try await device.suggestions(widget: widget, parameter: parameter, query: query)
    }

    func inspection(widget: Int) async throws(PageRejection) -> PageInspection {
        await gate.pass()
        return try await device.inspection(widget: widget)
    }

    func picture(widget: Int, date: Double) async throws(PageRejection) -> PageDrawing {
        await gate.pass()
        return try await device.picture(widget: widget, date: date)
    }

    func variants(widget: Int) async throws(PageRejection) -> PageVariants {
        await gate.pass()
        return try await device.variants(widget: widget)
    }

    func variantPictures(widget: Int, variants: String) async throws(PageRejection) -> PageVariantPictures {
        await gate.pass()
        return try await device.variantPictures(widget: widget, variants: variants)
    }

    func variantInspection(widget: Int, variant: String) async throws(PageRejection) -> PageInspection {
        await gate.pass()
        return try await device.variantInspection(widget: widget, variant: variant)
    }

    func guidelines(widget: Int) async throws(PageRejection) -> PageGuidelines {
        await gate.pass()
        return try await device.guidelines(widget: widget)
    }

    func previews() async throws(PageRejection) -> PagePreviews {
        await gate.pass()
        return try await device.previews()
    }

    func previewEntries(
        extension: String, preview: Int, family: String, variant: String, first: Int
    ) async throws(PageRejection) -> PagePreviewEntries {
        await gate.pass()
        return try await device.previewEntries(
            extension: `extension`, preview: preview, family: family, variant: variant, first: first)
    }
}
