import AppIntents
import CoreLocation
import Intents

enum Tone: Int, _INEnumeration {
    case unknown = 0
    case calm = 1
    case loud = 2

    static var _title: _INText { text("Tone") }
    static var _cases: [(value: Tone, name: String, title: _INText)] {
        [(.unknown, "unknown", text("none")), (.calm, "Calm", text("Very calm")), (.loud, "loud", text("Loud"))]
    }
    static var _unset: Tone { .unknown }
}

final class Room: INObject {
    var floor: NSNumber?

    override func _copyProperties(to other: INObject) { (other as? Room)?.floor = floor }
}

func text(_ text: String) -> _INText { _INText(text, table: "House") }

/// An intent as the build writes one, with every kind of value.
final class HouseIntent: INIntent {
    var room: Room?
    var rooms: [Room]?
    var tone = Tone._unset
    var isOn: NSNumber?
    var count: NSNumber?
    var ratio: NSNumber?
    var pause: NSNumber?
    var name: String?
    var day: DateComponents?
    var page: URL?
    var depth: Measurement<UnitLength>?
    var place: CLPlacemark?
    var owner: INPerson?
    var price: INCurrencyAmount?
    var payment: INPaymentMethod?
    var file: INFile?
    var words: [String]?

    override class var _definition: _INIntentDefinition? {
        _INIntentDefinition(
            title: text("House"), description: text("Sets the house."),
            parameters: [
                _INParameter("room", \HouseIntent.room, .object(Room.self, title: text("Room")), title: text("Room")),
                _INParameter(
                    "rooms", \HouseIntent.rooms, listOf: .object(Room.self, title: text("Room")),
                    sizes: ["systemSmall": 1, "systemLarge": 4], title: text("Rooms")),
                _INParameter("tone", \HouseIntent.tone, title: text("Tone"), default: .json("\"loud\"")),
                _INParameter("isOn", \HouseIntent.isOn, .boolean(), title: text("On")),
                _INParameter(
                    "count", \HouseIntent.count, .integer(style: .stepper, range: 1...9), title: text("Count"),
                    default: .json("3")),
                _INParameter("ratio", \HouseIntent.ratio, .decimal(), title: text("Ratio")),
                _INParameter("pause", \HouseIntent.pause, .duration(unit: .minutes), title: text("Pause")),
                _INParameter(
                    "name", \HouseIntent.name, .string(), title: text("Name"), default: .text(text("Home"))),
                _INParameter(
                    "day", \HouseIntent.day, .dateComponents(.date), title: text("Day"),
                    shownWhen: .has("tone", oneOf: ["\"Calm\""])),
                _INParameter("page", \HouseIntent.page, .url, title: text("Page")),
                _INParameter(
                    "depth", \HouseIntent.depth, .measurement(unit: .centimeters, allowsNegative: false),
                    title: text("Depth")),
                _INParameter("place", \HouseIntent.place, .placemark, title: text("Place")),
                _INParameter("owner", \HouseIntent.owner, .person, title: text("Owner")),
                _INParameter("price", \HouseIntent.price, .currencyAmount(code: "EUR"), title: text("Price")),
                _INParameter("payment", \HouseIntent.payment, .paymentMethod, title: text("Payment")),
                _INParameter("file", \HouseIntent.file, .file(types: ["public.png"]), title: text("File")),
                _INParameter("words", \HouseIntent.words, listOf: .string(), title: text("Words")),
            ])
    }
}

/// An intent whose rooms come from a handler.
final class GuestIntent: INIntent {
    var room: Room?
    var tool: String?

    override class var _definition: _INIntentDefinition? {
        _INIntentDefinition(
            title: text("Guest"), handledBy: { Reception() },
            parameters: [
                _INParameter(
                    "room", \GuestIntent.room, .object(Room.self, title: text("Room")), title: text("Room"),
                    options: .searched { intent, handler, term in
                        guard let handler = handler as? Reception else { return nil }
                        return try _INOptionList(handler.rooms(term))
                    },
                    proposal: { _, handler in (handler as? Reception)?.first }),
                _INParameter(
                    "tool", \GuestIntent.tool, .string(), title: text("Tool"),
                    options: .listed { intent, handler in
                        guard let name = intent.room?.displayString else { return nil }
                        return _INOptionList(INObjectCollection(items: [NSString(string: "Key of \(name)")]))
                    }),
            ])
    }
}

struct Closed: Error {}

final class Reception: INExtension {
    var first: Room? { Self.room("1", "Blue room", floor: 1) }

    static func room(_ id: String, _ name: String, floor: Int) -> Room {
        let room = Room(
            identifier: id, display: name, subtitle: "Floor \(floor)", image: .systemImageNamed("bed.double"))
        room.floor = NSNumber(value: floor)
        return room
    }

    func rooms(_ term: String?) throws -> INObjectCollection<Room> {
        if term == "closed" { throw Closed() }
        let low = INObjectSection(title: "Low", items: [Self.room("1", "Blue room", floor: 1)])
        let high = INObjectSection(title: "High", items: [Self.room("7", "Attic", floor: 7)])
        return INObjectCollection(sections: term == nil ? [low] : [low, high])
    }
}
