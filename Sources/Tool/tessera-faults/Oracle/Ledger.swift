/// What the host has acknowledged, and therefore must still have.
///
/// 1. A change is recorded before it is requested. Until its answer, the device may have the state before it or after it.
/// 2. An answer of success leaves only the state after it, a refusal only the state before it. Without an answer, as
///    when the host was killed, both stay possible until the device is observed.
/// 3. Pictures only advance: each has a number that its provider increases, and a widget never shows a smaller number
///    than one that it showed while the store accepted changes.
struct Ledger: Sendable {
    /// A placed widget.
    struct Widget: Hashable, Sendable {
        var kind: String
        /// The possible values of its configuration.
        var words: Set<String>
        /// Every value that it ever had or may have had; its picture shows one of them.
        var pastWords: Set<String>
        /// The number of the newest picture that is certainly stored; `nil` if none is.
        var picture: Int?
        var mayBeRemoved = false
    }

    private(set) var widgets: [Int: Widget] = [:]
    /// Placements without an answer, or whose answer leaves open whether they were made. Several may be equal.
    private var openPlacements: [(kind: String, word: String)] = []

    // MARK: Changes

    mutating func willPlace(kind: String, word: String) { openPlacements.append((kind, word)) }

    mutating func didPlace(_ id: Int, kind: String, word: String) {
        closePlacement(kind: kind, word: word)
        widgets[id] = Widget(kind: kind, words: [word], pastWords: [word])
    }

    mutating func didNotPlace(kind: String, word: String) { closePlacement(kind: kind, word: word) }

    /// Answers belong to the last request; an equal earlier one stays open.
    private mutating func closePlacement(kind: String, word: String) {
        guard let index = openPlacements.lastIndex(where: { $0.kind == kind && $0.word == word }) else { return }
        openPlacements.remove(at: index)
    }

    mutating func willConfigure(_ id: Int, word: String) {
        widgets[id]?.words.insert(word)
        widgets[id]?.pastWords.insert(word)
    }

    mutating func didConfigure(_ id: Int, word: String) { widgets[id]?.words = [word] }

    mutating func didNotConfigure(_ id: Int, word: String) { widgets[id]?.words.remove(word) }

    mutating func willRemove(_ id: Int) { widgets[id]?.mayBeRemoved = true }

    mutating func didRemove(_ id: Int) { widgets[id] = nil }

    mutating func didNotRemove(_ id: Int) { widgets[id]?.mayBeRemoved = false }

    /// A picture that was on the screen while the store accepted changes.
    mutating func didStorePicture(_ number: Int, of id: Int) {
        let last = widgets[id]?.picture ?? number
        widgets[id]?.picture = max(number, last)
    }

    /// The file with the only copy of the picture was damaged.
    mutating func didDamagePicture(of id: Int) { widgets[id]?.picture = nil }

    /// The store was damaged and replaced: the device starts again without widgets.
    mutating func didLoseStore() {
        widgets = [:]
        openPlacements = []
    }

    // MARK: Comparison

    /// The differences between the device and what it must be. Afterward everything that was open counts as observed.
    mutating func compare(_ device: Observation) -> [Violation] {
        var violations: [Violation] = []
        for (id, widget) in widgets.sorted(by: { $0.key < $1.key }) {
            guard let found = device.widgets[id] else {
                if !widget.mayBeRemoved { violations.append(.lostWidget(id)) }
                widgets[id] = nil
                continue
            }
            widgets[id]?.mayBeRemoved = false
            if found.kind != widget.kind { violations.append(.otherKind(id, expected: widget.kind, found: found.kind)) }
            if widget.words.contains(found.word) {
                widgets[id]?.words = [found.word]
            } else {
                violations.append(.lostConfiguration(id, expected: widget.words.sorted(), found: found.word))
                widgets[id]?.words = [found.word]
                widgets[id]?.pastWords.insert(found.word)
            }
            violations += Self.compare(found.picture, of: id, widget)
            if let number = found.picture?.number, device.isStored { didStorePicture(number, of: id) }
        }
        for (id, found) in device.widgets.sorted(by: { $0.key < $1.key }) where widgets[id] == nil {
            if !openPlacements.contains(where: { $0.kind == found.kind && $0.word == found.word }) {
                violations.append(.unexpectedWidget(id))
            }
            didPlace(id, kind: found.kind, word: found.word)
        }
        openPlacements = []
        return violations
    }

    private static func compare(_ picture: Observation.Picture?, of id: Int, _ widget: Widget) -> [Violation] {
        guard let picture else { return widget.picture.map { [.lostPicture(id, last: $0, found: nil)] } ?? [] }
        var violations: [Violation] = []
        if let last = widget.picture, picture.number < last {
            violations.append(.lostPicture(id, last: last, found: picture.number))
        }
        if !widget.pastWords.contains(picture.word) { violations.append(.otherPicture(id, found: picture.word)) }
        return violations
    }
}
