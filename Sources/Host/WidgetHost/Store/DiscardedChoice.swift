import Synchronization

/// A stored choice that this version does not know; its usual value takes its place.
package struct DiscardedChoice: Error, Hashable, Sendable, CustomStringConvertible {
    package var name: String
    /// `nil` where what is stored is no value of the choice's type.
    package var value: String?

    package var description: String {
        let found = value.map { "is “\($0)”, which this version does not know" } ?? "cannot be read"
        return "the stored choice “\(name)” \(found); its usual value takes its place"
    }
}

/// What a decoder discards on its way through a stored state.
final class DiscardedChoices: Sendable {
    fileprivate static let key = CodingUserInfoKey(rawValue: "tessera.discardedChoices")

    private let list = Mutex<[DiscardedChoice]>([])

    var all: [DiscardedChoice] { list.withLock { $0 } }

    fileprivate func add(_ choice: DiscardedChoice) {
        list.withLock { $0.append(choice) }
    }

    /// The value of a decoder's `userInfo` with which it collects here.
    var userInfo: [CodingUserInfoKey: any Sendable] {
        Self.key.map { [$0: self] } ?? [:]
    }
}

extension Decoder {
    /// Records what is not known; without a place for that it is an error.
    func discard(_ choice: DiscardedChoice, at path: [any CodingKey]) throws {
        guard let key = DiscardedChoices.key, let discarded = userInfo[key] as? DiscardedChoices else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: path, debugDescription: choice.description))
        }
        discarded.add(choice)
    }
}
