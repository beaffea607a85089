import ExtensionHost

/// Has the orders of a run carried out and keeps what has come of them.
///
/// 1. Orders go to two threads that treat, paint, encode and write, each with a painter of its own. A single picture is
///    not worth a thread: it is made at once.
/// 2. Finished pictures are hashed in pairs and noted in the order of the plan.
/// 3. Whoever plans the next order asks `mayGoOn` first: after Ctrl-C, and after a file that could not be written, what
///    is in work is finished and nothing more is begun.
struct DrawingRun {
    private let total: Int
    private let results: RunResults
    private let digests = DigestPairs()
    private let workers: WorkerPool<PictureOrder>?
    private let inline: ((PictureOrder) -> Void)?

    private static let paintingThreads = 2
    /// Bytes of stack for a painting thread: trees are at most 1,024 levels deep, within a scene a few more.
    private static let paintingStack = 64 << 20

    /// - Parameters:
    ///   - waiting: orders that may wait while both threads have one.
    ///   - earlier: what went wrong before the first picture.
    init(
        total: Int, waiting: Int = 1, options: RenderOptions, output: OutputOptions, folder: OutputFolder,
        terminal: Terminal, earlier: [CommandFailure]
    ) {
        self.total = total
        let results = RunResults(total: total, terminal: terminal)
        let digests = digests
        for failure in earlier { results.note(failure) }
        let makeWorker: @Sendable () -> (PictureOrder) -> Void = {
            let maker = PictureMaker(options: options, output: output, folder: folder, digests: digests)
            return { order in
                do throws(CommandFailure) {
                    try maker.make(order) { results.note(order, .success($0)) }
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
    func take(_ order: PictureOrder) {
        if let workers { workers.add(order) } else { inline?(order) }
    }

    /// A group whose pictures, or the rest of them, cannot be made.
    func note(_ group: JobGroup, _ error: ExtensionError) { results.note(group, error) }

    func note(_ file: String, _ problem: CommandFailure) { results.note(file, problem) }

    /// A group of a widget that is asked no more.
    func leaveOut(_ group: JobGroup) { results.leaveOut(group.jobs.map(\.file), kind: group.name) }

    func leaveOut(_ file: String, kind: String) { results.leaveOut([file], kind: kind) }

    /// Waits for all orders and completes the manifest.
    ///
    /// - Returns: the first thing that went wrong.
    func finish(into manifest: inout Manifest) -> CommandFailure? {
        workers?.finish()
        digests.finish()
        let account = results.account
        manifest.pictures = account.pictures
        manifest.failures = account.failures
        if Interruption.isRequested {
            manifest.outcome = .interrupted
            return CommandFailure(
                .interrupted, "Interrupted: \(manifest.pictures.count) of \(total) pictures are complete.")
        }
        if account.failure != nil { manifest.outcome = .incomplete }
        return account.failure
    }
}
