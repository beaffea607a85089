import RenderModel

/// A running Live Activity, as passed to an intent.
package struct RunningActivityName: Hashable, Sendable {
    /// The device's number for it.
    package var number: Int
    /// From the reply with its states; identifies which of them is shown.
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
        /// It ended and was removed immediately.
        case dismissed
    }

    /// The device's number for it.
    package var number: Int
    /// Identifies its only current state in a `RenderRequest`.
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
