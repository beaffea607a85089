import Synchronization

/// A request to abandon a picture, which any thread may make while another one draws.
///
/// 1. Painter and SVG writer poll it where they count work, and steps that may take long poll it between bands of rows
///    and blocks of points, so an abandoned picture ends soon, however much its current step has to do.
/// 2. A request is never withdrawn. A picture whose drawing was interrupted is incomplete, and nothing of it is returned.
///
/// It has no clock of its own: a complete picture depends only on its tree, and the caller decides when to interrupt.
package final class DrawingInterruption: Sendable {
    private let requested = Atomic<Bool>(false)

    package init() {}

    package var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Safe to call from a signal handler.
    package func request() { requested.store(true, ordering: .relaxed) }
}

/// The picture was abandoned by request.
package struct DrawingInterrupted: Error, Hashable, CustomStringConvertible {
    package init() {}

    package var description: String { "The picture was interrupted before it was complete." }
}
