import Foundation
import Testing
import WidgetHost

/// Files of earlier versions contain names that the code no longer uses.
@Suite("Names in stored files")
struct StoredNameTests {
    private func stored(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test(
        "S-COMPAT-3: Events keep their stored names",
        arguments: [
            (HostLog.Event.gray(reason: "old"), #"{"grey":{"reason":"old"}}"#),
            (.targetRejected(reason: "gone"), #"{"targetRefused":{"reason":"gone"}}"#),
            (.entriesCoalesced(omitted: 3, spacing: 300), #"{"entriesCoalesced":{"leftOut":3,"spacing":300}}"#),
            (.placed, #"{"placed":{}}"#),
            (.note("text"), #"{"note":{"_0":"text"}}"#),
        ])
    func events(event: HostLog.Event, text: String) throws {
        #expect(try stored(event) == text)
        #expect(try value(HostLog.Event.self, text) == event)
    }

    @Test("S-COMPAT-3: A schedule keeps the stored name of the reasons for a gray widget")
    func schedule() throws {
        let schedule = WidgetSchedule(grayReasons: ["too large"])
        let text = try stored(schedule)
        #expect(text.contains(#""greyReasons":["too large"]"#))
        #expect(try value(WidgetSchedule.self, text) == schedule)
    }

    @Test("S-COMPAT-3: A stack keeps the stored names of its suggestions")
    func suggestions() throws {
        #expect(try stored(WidgetStack.Suggestions.allCases) == #"["allowed","refused"]"#)
        #expect(try value([WidgetStack.Suggestions].self, #"["refused"]"#) == [.rejected])
    }
}
