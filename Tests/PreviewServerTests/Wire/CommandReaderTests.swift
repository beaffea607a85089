import Foundation
import Testing

@testable import PreviewServer

@Suite("Commands of a page")
struct CommandReaderTests {
    private func read(_ json: String) throws -> PageCommand {
        try PageCommandReader.command(Data(json.utf8))
    }

    @Test("S-LIMIT-42: A command with many combining marks is rejected before it is decoded", .timeLimit(.minutes(30)))
    func marks() throws {
        let key = "e" + String(repeating: "\u{301}\u{323}", count: 15_000)
        let rejection = #expect(throws: PageRejection.self) { try read("{\"name\":\"fill\",\"\(key)\":1}") }
        #expect(try #require(rejection).message.contains("more than 128 combining marks in a row"))
    }

    @Test("Each command is read with its values")
    func commands() throws {
        #expect(
            try read(#"{"name":"place","extension":"E","kind":"k","family":"systemSmall","page":1}"#)
                == .place(extension: "E", kind: "k", family: "systemSmall", page: 1))
        #expect(
            try read(#"{"name":"move","item":{"stack":4},"page":0,"column":2,"row":3}"#)
                == .move(.stack(4), page: 0, column: 2, row: 3))
        #expect(
            try read(#"{"name":"stack","item":{"widget":1},"onto":{"widget":2}}"#)
                == .stack(.widget(1), onto: .widget(2)))
        #expect(
            try read(#"{"name":"tap","widget":1,"x":1.5,"y":2,"revision":7}"#)
                == .tap(widget: 1, x: 1.5, y: 2, revision: 7))
        #expect(
            try read(#"{"name":"tap","widget":1,"node":"0.12.3","revision":7}"#)
                == .activate(widget: 1, path: [0, 12, 3], revision: 7))
        #expect(
            try read(#"{"name":"tap","widget":1,"node":"","revision":7}"#)
                == .activate(widget: 1, path: [], revision: 7))
        #expect(
            try read(#"{"name":"startActivity","extension":"E","attributes":"A"}"#)
                == .startActivity(extension: "E", attributes: "A"))
        #expect(
            try read(#"{"name":"tapActivity","activity":3,"presentation":"island-expanded","node":"0.1","revision":2}"#)
                == .useActivity(3, presentation: "island-expanded", path: [0, 1], revision: 2))
        #expect(try read(#"{"name":"ageActivity","activity":3,"isStale":true}"#) == .ageActivity(3, isStale: true))
        #expect(
            try read(#"{"name":"tapVariant","widget":1,"variant":"size=systemLarge","moment":"3.0","x":1,"y":2}"#)
                == .tapVariant(widget: 1, variant: "size=systemLarge", moment: "3.0", x: 1, y: 2))
        #expect(
            try read(#"{"name":"tapVariant","widget":1,"variant":"","moment":"3.0","node":"0.1"}"#)
                == .activateVariant(widget: 1, variant: "", moment: "3.0", path: [0, 1]))
        #expect(
            try read(#"{"name":"resize","widget":1,"family":"systemLarge"}"#)
                == .resize(widget: 1, family: "systemLarge"))
        #expect(
            try read(#"{"name":"resizeStack","stack":4,"family":"systemMedium"}"#)
                == .resizeStack(4, family: "systemMedium"))
        #expect(try read(#"{"name":"audit","widget":1}"#) == .audit(widget: 1))
        #expect(try read(#"{"name":"stopAudit","widget":1}"#) == .stopAudit(widget: 1))
        #expect(try read(#"{"name":"undo"}"#) == .undo(step: nil))
        #expect(try read(#"{"name":"undo","step":3}"#) == .undo(step: 3))
        #expect(try read(#"{"name":"redo"}"#) == .redo(step: nil))
        #expect(try read(#"{"name":"redo","step":3}"#) == .redo(step: 3))
        #expect(try read(#"{"name":"environment","locale":"ko"}"#) == .environment(["locale": "ko"]))
        #expect(try read(#"{"name":"clock","action":"jump","date":1e9}"#) == .clock(.jump(1e9)))
    }

    @Test(
        "S-PAGE-9: An invalid command is rejected with the reason",
        arguments: [
            ("", "JSON object"), ("[]", "JSON object"), ("{", "JSON object"), ("{}", "name"),
            (#"{"name":"explode"}"#, "explode"), (#"{"name":"remove","widget":"1"}"#, "widget"),
            (#"{"name":"remove","widget":1.5}"#, "widget"), (#"{"name":"remove","widget":1e300}"#, "widget"),
            (#"{"name":"tap","widget":1,"node":"0.-1","revision":1}"#, "node"),
            (#"{"name":"tap","widget":1,"node":"a","revision":1}"#, "node"),
            (#"{"name":"tap","widget":1,"node":"..","revision":1}"#, "node"),
            (#"{"name":"environment","path":"/"}"#, "path"), (#"{"name":"clock","action":"stop"}"#, "stop"),
            (#"{"name":"move","item":"widget","page":0,"column":0,"row":0}"#, "item"),
            (#"{"name":"move","item":{"widget":1,"stack":2},"page":0,"column":0,"row":0}"#, "item"),
            (#"{"name":"tap","widget":1,"node":"0","x":1,"y":1,"revision":1}"#, "node"),
            (#"{"name":"tap","widget":1,"node":"0","revision":1,"parameters":[]}"#, "parameters"),
            (#"{"name":"updateActivity","activity":1,"state":"x"}"#, "state"),
            (#"{"name":"endActivity","activity":1,"now":true}"#, "now"),
            (#"{"name":"reload","widget":1,"intent":"Buy"}"#, "intent"), (#"{"name":"clearLog","all":true}"#, "all"),
        ])
    func refusals(json: String, named: String) throws {
        let error = try #require(throws: PageRejection.self) { try read(json) }
        #expect(error.message.contains(named), "\(error.message)")
    }

    @Test(
        "Values keep their JSON type", arguments: ["null", "true", "1", "1.5", #""a""#, "[1,null]", #"{"a":[true]}"#])
    func json(text: String) {
        #expect(JSONValue(json: text).json == text)
    }
}

@Suite("The Add button's colors")
struct AddButtonTests {
    @Test(
        "F-56: the label is white if that is legible, otherwise black",
        arguments: [("#007AFF", "#ffffff"), ("#FFCC00", "#000000"), ("#000000", "#ffffff"), ("#FFFFFF", "#000000")])
    func label(color: String, ink: String) {
        #expect(PageGallery.ink(on: color) == ink)
    }
}
