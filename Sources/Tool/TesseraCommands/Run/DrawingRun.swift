import CMalloc

/// Has the orders of a run carried out and keeps what has come of them.
///
/// 1. Orders go to two threads that treat, paint, encode and write, each with a painter of its own. A single picture is
///    not worth a thread: it is made at the end, when the widget's process need not be there any more.
/// 2. Finished pictures go into the run's record in the order of the plan.
/// 3. A large picture's memory goes back to the system when the picture is done, or a run's peak would be that of its
///    large pictures and of all that came to lie between them.
/// 4. Whoever plans the next order asks `mayGoOn` first: after Ctrl-C, and after a file that could not be written, what
///    is in work is finished and nothing more is begun.
struct DrawingRun {
    private let total: Int
    private let results: RunResults
    private let workers: WorkerPool<PictureOrder>?
    private let inline: ((PictureOrder) -> Void)?
    /// Orders that no thread makes.
    private var waiting: [PictureOrder] = []
    /// Places of the plan that are made, or being made, of the group that is asked for.
    private var taken: Set<Int> = []

    private static let paintingThreads = 2
    /// Bytes from which a block of memory is one of the system's.
    private static let ownMapping: Int32 = 1 << 20
    /// Bytes of stack for a painting thread: trees are at most 1,024 levels deep, within a scene a few more.
    private static let paintingStack = 64 << 20

    /// - Parameters:
    ///   - manifest: all that is known before the first picture.
    ///   - waiting: orders that may wait while both threads have one.
    ///   - earlier: what went wrong before the first picture.
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
            let maker = PictureMaker(options: options, output: output, folder: folder)
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

    /// Whether more orders are wanted.
    var mayGoOn: Bool { !Interruption.isRequested && !results.mustStop }

    /// Waits while enough orders wait.
    mutating func take(_ order: PictureOrder) {
        taken.insert(order.index)
        taken.formUnion(order.twins.map(\.index))
        if let workers { workers.add(order) } else { waiting.append(order) }
    }

    /// A group is done with, whether its pictures could be made or not.
    ///
    /// - Parameter places: of its pictures in the plan.
    mutating func close(_ places: Range<Int>) {
        results.skip(places.filter { !taken.contains($0) })
        taken.removeAll(keepingCapacity: true)
    }

    /// - Parameter files: of the pictures that cannot be made because of it.
    func note(_ problem: CommandFailure, files: [String]) { results.note(problem, files: files) }

    /// Pictures of a widget that is asked no more.
    func leaveOut(_ files: [String], kind: String) { results.leaveOut(files, kind: kind) }

    /// Makes what is left, waits for all orders and completes the manifest.
    ///
    /// - Returns: the first thing that went wrong.
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
    /// - Parameter manifest: as of the end of the run; receives the path where it is written.
    /// - Returns: what went wrong.
    func writeRecord(of manifest: inout Manifest) -> CommandFailure? { results.writeRecord(of: &manifest) }
}
