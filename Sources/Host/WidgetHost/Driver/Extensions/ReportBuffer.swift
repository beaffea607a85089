/// The reports that the reader of a gateway has not read yet.
///
/// When there are too many, the oldest lines of output are lost. An end of a process is not: it is the only statement
/// of the reason, and output that was printed before it may be reported after it.
struct ReportBuffer: Sendable {
    let stream: AsyncStream<GatewayReport>
    private let continuation: AsyncStream<GatewayReport>.Continuation
    private let capacity: Int

    init(capacity: Int = 1_000) {
        self.capacity = capacity
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(capacity))
    }

    func add(_ report: GatewayReport) {
        var result = continuation.yield(report)
        // A buffer without any output loses its oldest report.
        for _ in 0..<capacity {
            guard case .dropped(let lost) = result, !lost.isOutput else { return }
            result = continuation.yield(lost)
        }
    }

    func finish() { continuation.finish() }
}

extension GatewayReport {
    fileprivate var isOutput: Bool {
        if case .output = self { true } else { false }
    }
}
