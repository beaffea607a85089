import Foundation
import Glibc

/// The steps, with their entries in the ledger.
extension ReleasedRound {
    /// A request whose answer decides what the ledger may expect.
    enum Change: Hashable, Sendable {
        case place(word: String, kind: String)
        case configure(Int, word: String)
        case none
    }

    static let noAnswer = "no answer"

    /// - Returns: The answer's text.
    mutating func perform(_ step: Step) -> [String] {
        guard let (command, change) = command(of: step) else { return [] }
        let answer = device.send(command)
        finish(change, answer)
        // A host that was killed by its own write answers nothing.
        return answer.map { [$0.body] } ?? [Self.noAnswer]
    }

    /// The command of a step, recorded in the ledger; `nil` for steps without one.
    mutating func command(of step: Step) -> (command: [String: Any], change: Change)? {
        switch step {
        case .place:
            let family = Bool.random(using: &numbers) ? "systemSmall" : "systemMedium"
            // A widget is placed with the standard configuration.
            let change = Change.place(word: "plain", kind: "OnCommand \(family)")
            ledger.willPlace(kind: "OnCommand \(family)", word: "plain")
            return (["name": "place", "extension": extensionName, "kind": "OnCommand", "family": family], change)
        case .configure:
            guard let id = randomWidget() else { return nil }
            let word = nextWord()
            ledger.willConfigure(id, word: word)
            return (
                ["name": "configure", "widget": id, "parameter": "word", "value": "\"\(word)\""],
                .configure(id, word: word)
            )
        case .tap:
            guard let id = randomWidget(), let revision = device.revision(of: id) else { return nil }
            return (["name": "tap", "widget": id, "revision": revision, "x": 70, "y": 70], .none)
        case .draw, .reload:
            guard let id = randomWidget() else { return nil }
            return (["name": "reload", "widget": id], .none)
        case .build, .save, .shutDown: return nil
        }
    }

    /// Records an answer: 200 is a change that must stay, a refusal one that was not made; after status 507 the text
    /// states whether it was made, and without an answer both are possible.
    mutating func finish(_ change: Change, _ answer: PageConnection.Answer?) {
        guard let answer else { return }
        let isMade = answer.status == 200
        if answer.status == 507, answer.body.contains("shown but not stored") { return }
        switch change {
        case .place(let word, let kind):
            let id = isMade ? ReleasedDevice.object(answer.body)?["widget"] as? Int : nil
            if let id {
                ledger.didPlace(id, kind: kind, word: word)
            } else if !isMade {
                ledger.didNotPlace(kind: kind, word: word)
            }
        case .configure(let id, let word):
            if isMade { ledger.didConfigure(id, word: word) } else { ledger.didNotConfigure(id, word: word) }
        case .none: break
        }
    }
}
