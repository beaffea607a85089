import RenderModel

/// A Live Activity that an extension can show.
package struct ActivityDescription: Hashable, Sendable {
    /// Name of the attributes type.
    package var attributes: String
    /// The widget in the source that declares it.
    package var typeName: String
    /// Whether it has a layout made for Apple Watch.
    package var smartStack: SmartStackLayout

    package enum SmartStackLayout: String, Hashable, Sendable, CaseIterable { case none, small }

    package init(attributes: String, typeName: String, smartStack: SmartStackLayout = .none) {
        self.attributes = attributes
        self.typeName = typeName
        self.smartStack = smartStack
    }
}

/// Requests the states in which a Live Activity can be shown; the extension keeps them under a token.
///
/// Where the states come from:
/// 1. the given states;
/// 2. the states of the source's previews: `#Preview(as:using:…contentStates:)` and `previewContext` of attributes;
/// 3. values generated from the types.
package struct ActivityRequest: Hashable, Sendable {
    /// A state given as JSON that the type's own decoder reads.
    package struct State: Hashable, Sendable {
        package var name: String
        /// Empty for attributes without values.
        package var attributes: String
        package var state: String
        package var age: Age

        package init(name: String, attributes: String, state: String, age: Age = .current) {
            self.name = name
            self.attributes = attributes
            self.state = state
            self.age = age
        }
    }

    /// Whether the activity's content is past its stale date.
    package enum Age: String, Hashable, Sendable, CaseIterable { case current, stale }

    /// Whether the source's previews are evaluated. Their code may crash where the widget itself does not.
    package enum Previews: String, Hashable, Sendable, CaseIterable { case used, ignored }

    package var attributes: String
    package var states: [State]
    /// The age in which all states are shown; `nil` leaves each its own.
    package var age: Age?
    package var previews: Previews
    package var locale: String
    /// Seconds since the reference date; generated dates are relative to it. `nil` uses the extension's clock.
    package var now: Double?
    /// Time limit for the previews to provide their states, in seconds; a session has its own limit in addition.
    package var timeLimit: Double

    package init(
        attributes: String, states: [State] = [], age: Age? = nil, previews: Previews = .used,
        locale: String = "en_US", now: Double? = nil, timeLimit: Double = .infinity
    ) {
        self.attributes = attributes
        self.states = states
        self.age = age
        self.previews = previews
        self.locale = locale
        self.now = now
        self.timeLimit = timeLimit
    }
}

/// The states of a Live Activity that can be drawn.
package struct ActivityReply: Hashable, Sendable {
    package enum Origin: String, Hashable, Sendable, CaseIterable { case given, previews, samples }

    package struct State: Hashable, Sendable {
        /// Empty for an unnamed state.
        package var name: String
        package var age: ActivityRequest.Age

        package init(name: String = "", age: ActivityRequest.Age = .current) {
            self.name = name
            self.age = age
        }
    }

    /// Identifies the states, in their order, in a `RenderRequest`.
    package var token: EntriesToken
    package var states: [State]
    package var origin: Origin
    /// The time at which the states are shown, in seconds since the reference date.
    package var date: Double
    package var diagnostics: [Diagnostic]

    package init(token: EntriesToken, states: [State], origin: Origin, date: Double = 0, diagnostics: [Diagnostic] = [])
    {
        self.token = token
        self.states = states
        self.origin = origin
        self.date = date
        self.diagnostics = diagnostics
    }
}

extension ActivityDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(attributes)
        writer.write(typeName)
        writer.write(caseIndex: smartStack)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            attributes: try reader.string(), typeName: try reader.string(), smartStack: try reader.caseIndex())
    }
}

extension ActivityRequest.Age: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}

extension ActivityRequest.State: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(attributes)
        writer.write(state)
        writer.write(age)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), attributes: try reader.string(), state: try reader.string(),
            age: try reader.value())
    }
}

extension ActivityRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(attributes)
        writer.write(states)
        writer.write(age)
        writer.write(caseIndex: previews)
        writer.write(locale)
        writer.write(now)
        writer.write(timeLimit)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            attributes: try reader.string(), states: try reader.array(minimumSize: 4), age: try reader.optional(),
            previews: try reader.caseIndex(), locale: try reader.string(),
            now: try reader.optional(), timeLimit: try reader.double())
    }
}

extension ActivityReply.State: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(age)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(name: try reader.string(), age: try reader.value())
    }
}

extension ActivityReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(token)
        writer.write(states)
        writer.write(caseIndex: origin)
        writer.write(date)
        writer.write(diagnostics)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            token: try reader.value(), states: try reader.array(minimumSize: 2), origin: try reader.caseIndex(),
            date: try reader.double(), diagnostics: try reader.array(minimumSize: 7))
    }
}

extension ActivityRequest: ExtensionCall {
    package var message: ExtensionRequest { .activity(self) }

    /// The states, if there are any.
    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> ActivityReply? {
        guard case .activity(var reply) = answer, !reply.states.isEmpty else { return nil }
        reply.token = process.own(reply.token)
        return reply
    }

    package func limited(to seconds: Double) -> Self {
        var call = self
        call.timeLimit = min(timeLimit, seconds)
        return call
    }

    package func tokens(in reply: ActivityReply) -> [EntriesToken] { [reply.token] }

    /// Apps on iPhone start Live Activities, so it is the first build that has them.
    package var needs: ProcessNeeds { ProcessNeeds(clock: .current, locale: locale) }
}
