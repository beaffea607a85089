import Synchronization

/// A stored setting that this version does not know; its default value is used instead.
package struct DiscardedChoice: Error, Hashable, Sendable, CustomStringConvertible {
    package var name: String
    /// `nil` if the stored value isn't of the setting's type.
    package var value: String?

    package var description: String {
        let found = value.map { "is “\($0)”, which this version does not know" } ?? "cannot be read"
        return "the stored setting “\(name)” \(found); its default value is used instead"
    }
}

/// The settings that a decoder of a stored state discards.
final class DiscardedChoices: Sendable {
    fileprivate static let key = CodingUserInfoKey(rawValue: "tessera.discardedChoices")

    private let list = Mutex<[DiscardedChoice]>([])

    var all: [DiscardedChoice] { list.withLock { $0 } }

    fileprivate func add(_ choice: DiscardedChoice) {
        list.withLock { $0.append(choice) }
    }

    /// The `userInfo` of a decoder that collects discarded settings here.
    var userInfo: [CodingUserInfoKey: any Sendable] {
        Self.key.map { [$0: self] } ?? [:]
    }
}

extension Decoder {
    /// Records an unknown setting; throws an error if the decoder does not collect them.
    func discard(_ choice: DiscardedChoice, at path: [any CodingKey]) throws {
        guard let key = DiscardedChoices.key, let discarded = userInfo[key] as? DiscardedChoices else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: path, debugDescription: choice.description))
        }
        discarded.add(choice)
    }
}
