/// The time that writing one picture for a page may take.
package struct PageTimeLimit: Hashable, Sendable {
    /// Processor time of the picture's thread: other work of the machine does not count.
    package var processor: Duration
    /// The time until a page continues without the picture, even if its thread gets no processor.
    package var total: Duration

    package init(processor: Duration, total: Duration) {
        self.processor = processor
        self.total = total
    }

    /// For a second attempt: no one waits for it.
    var forSecondAttempt: PageTimeLimit { PageTimeLimit(processor: processor * 10, total: total * 10) }
}

/// The limit that a picture exceeded.
enum PageLateness: Hashable, Sendable {
    case processor(Duration)
    case total(Duration)

    /// The rest of a sentence about the picture.
    var predicate: String {
        switch self {
        case .processor(let limit): "takes more than the allowed \(limit) of processor time to write as SVG"
        case .total(let limit): "was not written as SVG within the allowed \(limit)"
        }
    }
}
