import RenderModel

/// A Live Activity that the device shows, for an intent that asks for those that run.
package struct RunningActivityName: Hashable, Sendable {
    /// The device's number for it.
    package var number: Int
    /// From the reply that gave its states, and which of them it shows.
    package var token: EntriesToken
    package var state: Int

    package init(number: Int, token: EntriesToken, state: Int) {
        self.number = number
        self.token = token
        self.state = state
    }
}

/// What an intent did to a running Live Activity.
package struct ActivityChange: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        case active
        /// It ended; its last state stays on the Lock Screen for a while.
        case ended
        /// It ended and is gone at once.
        case dismissed
    }

    /// The device's number for it.
    package var number: Int
    /// Names the one state that it has now, in a `RenderRequest`.
    package var token: EntriesToken
    package var age: ActivityRequest.Age
    package var phase: Phase

    package init(number: Int, token: EntriesToken, age: ActivityRequest.Age, phase: Phase) {
        self.number = number
        self.token = token
        self.age = age
        self.phase = phase
    }
}

extension RunningActivityName: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(number)
        writer.write(token)
        writer.write(state)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(number: try reader.int(), token: try reader.value(), state: try reader.int())
    }
}

extension ActivityChange: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(number)
        writer.write(token)
        writer.write(age)
        writer.write(caseIndex: phase)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            number: try reader.int(), token: try reader.value(), age: try reader.value(),
            phase: try reader.caseIndex())
    }
}
