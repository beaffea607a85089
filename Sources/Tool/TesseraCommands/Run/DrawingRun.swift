import CMalloc

/// Executes the orders of a run and collects their results.
///
/// 1. Orders go to two threads that treat, paint, encode and write, each with its own painter. A single picture does
///    not justify a thread: it is drawn at the end, when the widget's process is no longer needed.
/// 2. Finished pictures go into the run's record in the order of the plan.
/// 3. A large picture's memory is returned to the system when the picture is done. Otherwise the peak of a run would
///    include its large pictures and all memory that was allocated between them.
/// 4. The caller checks `canContinue` before it plans the next order: after Ctrl-C, or after a file that could not be
///    written, nothing new is started. Ctrl-C abandons the pictures in progress, which may take seconds; they have no
///    files. After a file that could not be written they are finished.
struct DrawingRun {
    private let total: Int
    private let results: RunResults
    private let workers: WorkerPool<PictureOrder>?
    private let inline: ((PictureOrder) -> Void)?
    /// Orders that no thread executes.
    private var waiting: [PictureOrder] = []
    /// The indices in the plan, within the current group, that are done or in progress.
    private var taken: Set<Int> = []

    private static let paintingThreads = 2
    /// The size from which memory is mapped separately, in bytes.
    private static let ownMapping: Int32 = 1 << 20
    /// The stack size of a painting thread, in bytes: trees are at most 1,024 levels deep, in a scene a few more.
    private static let paintingStack = 64 << 20

    /// - Parameters:
    ///   - manifest: The manifest as known before the first picture.
    ///   - waiting: The number of orders that may be queued while both threads are busy.
    ///   - earlier: The failures before the first picture.
    init(
        total: Int, _ manifest: Manifest, waiting: Int = 1, options: RenderOptions, output: OutputOptions,
        folder: OutputFolder, terminal: Terminal, earlier: [CommandFailure]
    ) throws(CommandFailure) {
        self.total = total
        mallopt(M_MMAP_THRESHOLD, Self.ownMapping)
        let record = try RunRecord(manifest, in: folder, format: options.format)
        let results = RunResults(total: total, record: record, terminal: terminal)
        for failure in earlier { results.note(failure) }
        let makeWorker: @Sendable () -> (PictureOrder) -> Void = {
            let maker = PictureRenderer(
                options: options, output: output, folder: folder, interruption: Interruption.drawing)
            return { order in
                do throws(CommandFailure) {
                    results.note(order, .success(try maker.make(order)))
                } catch {
                    results.note(order, .failure(error))
                }
            }
        }
        self.results = results
        guard total > 1 else {
            workers = nil
            inline = makeWorker()
            return
        }
        workers = WorkerPool(
            threads: Self.paintingThreads, waiting: waiting, stackSize: Self.paintingStack, makeWorker: makeWorker)
        inline = nil
    }

    /// Whether more orders are accepted.
    var canContinue: Bool { !Interruption.isRequested && !results.mustStop }

    /// Adds an order; blocks while the queue is full.
    mutating func take(_ order: PictureOrder) {
        taken.insert(order.index)
        taken.formUnion(order.twins.map(\.index))
        if let workers { workers.add(order) } else { waiting.append(order) }
    }

    /// Marks a group as finished, whether its pictures could be drawn or not.
    ///
    /// - Parameter places: The indices of its pictures in the plan.
    mutating func close(_ places: Range<Int>) {
        results.skip(places.filter { !taken.contains($0) })
        taken.removeAll(keepingCapacity: true)
    }

    /// - Parameter files: The files of the pictures that cannot be drawn because of it.
    func note(_ problem: CommandFailure, files: [String]) { results.note(problem, files: files) }

    /// Skips the pictures of a widget that receives no more requests.
    func omit(_ files: [String], kind: String) { results.omit(files, kind: kind) }

    /// Executes the remaining orders, waits for all of them and completes the manifest.
    ///
    /// - Returns: The first failure.
    func finish(into manifest: inout Manifest) -> CommandFailure? {
        if let inline { waiting.forEach(inline) }
        workers?.finish()
        let failure = results.finish(into: &manifest)
        if Interruption.isRequested {
            manifest.outcome = .interrupted
            return CommandFailure(
                .interrupted, "Interrupted: \(manifest.pictureCount) of \(total) pictures are complete.")
        }
        if failure != nil { manifest.outcome = .incomplete }
        return failure
    }

    /// Writes manifest and page.
    ///
    /// - Parameter manifest: The manifest at the end of the run; receives its path.
    /// - Returns: The failure, if any.
    func writeRecord(of manifest: inout Manifest) -> CommandFailure? { results.writeRecord(of: &manifest) }
}
