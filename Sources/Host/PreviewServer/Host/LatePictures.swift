import WidgetHost

/// What a page shows the newest picture of.
enum PictureSubject: Hashable, Sendable {
    case widget(InstanceID)
    case activity(ActivityID)
}

/// The newest pictures that took too long. Each is written once more.
///
/// 1. A picture is due for its second attempt until that starts, which is when nothing else is being drawn.
/// 2. If the second attempt results in a picture, it is not late any more; otherwise it has failed for good.
/// 3. A newer picture of the subject, which has two attempts of its own, replaces all of this and abandons an attempt in
///    progress.
struct LatePictures {
    private enum Attempt {
        case due
        case running(abandon: @Sendable () -> Void)
        case failed
    }

    private struct Picture {
        /// The order in which they became late.
        var number: Int
        var revision: Int
        var lateness: PageLateness
        var attempt = Attempt.due

        var isDue: Bool {
            if case .due = attempt { return true }
            return false
        }

        var isRunning: Bool {
            if case .running = attempt { return true }
            return false
        }

        /// What pages say.
        var note: String {
            switch attempt {
            case .due:
                "Its picture \(lateness.predicate). It is written once more when nothing else is being drawn."
            case .running: "Its picture \(lateness.predicate); it is being written once more, with more time."
            case .failed: "Its picture \(lateness.predicate); it is not drawn."
            }
        }
    }

    private var pictures: [PictureSubject: Picture] = [:]
    private var count = 0

    /// The subject whose second attempt is due first.
    var due: PictureSubject? { pictures.filter(\.value.isDue).min { $0.value.number < $1.value.number }?.key }

    var notes: [PictureSubject: String] { pictures.mapValues(\.note) }

    func isRunning(_ subject: PictureSubject) -> Bool { pictures[subject]?.isRunning ?? false }

    /// A first attempt took too long.
    mutating func add(_ subject: PictureSubject, revision: Int, _ lateness: PageLateness) {
        count += 1
        pictures[subject] = Picture(number: count, revision: revision, lateness: lateness)
    }

    /// - Returns: What abandons the attempt in progress, if there is one.
    mutating func remove(_ subject: PictureSubject) -> (@Sendable () -> Void)? {
        guard case .running(let abandon)? = pictures.removeValue(forKey: subject)?.attempt else { return nil }
        return abandon
    }

    /// - Returns: What abandons the attempts in progress at the others.
    mutating func keep(_ isKept: (PictureSubject) -> Bool) -> [@Sendable () -> Void] {
        pictures.keys.filter { !isKept($0) }.compactMap { remove($0) }
    }

    /// Starts the second attempt. A picture of another revision than the one that became late has none.
    ///
    /// - Parameter attempt: Starts it, and returns what abandons it.
    mutating func start(
        _ subject: PictureSubject, revision: Int, _ attempt: () -> @Sendable () -> Void
    ) {
        guard let picture = pictures[subject], picture.isDue else { return }
        guard picture.revision == revision else {
            pictures[subject] = nil
            return
        }
        pictures[subject]?.attempt = .running(abandon: attempt())
    }

    /// Ends the second attempt.
    ///
    /// - Returns: Whether it was in progress until now.
    mutating func end(_ subject: PictureSubject, revision: Int, _ lateness: PageLateness?) -> Bool {
        guard let picture = pictures[subject], picture.isRunning, picture.revision == revision else { return false }
        pictures[subject] = nil
        if let lateness {
            pictures[subject] = Picture(
                number: picture.number, revision: revision, lateness: lateness, attempt: .failed)
        }
        return true
    }
}
