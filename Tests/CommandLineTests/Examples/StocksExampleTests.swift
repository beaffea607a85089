import Foundation
import Testing

/// The stocks of the gallery. Their exchange is open from 9:30 to 16:00 in New York; every price is a function of time.
@Suite("The stocks example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild })
struct StocksExampleTests {
    private static let example = "Gallery/Stocks"
    /// Thursday, 11:00 in New York.
    private static let session = ["--locale", "en", "--at", "2026-11-26T16:00Z"]

    @Test("F-200: a row of the watchlist has symbol, name, graph, quote and change, and opens its stock")
    func rows() throws {
        let list = try DrawnExample.one(Self.example, ["--family", "large"] + Self.session)
        let rows = list.root.all.filter { $0.link != nil }
        #expect(rows.map(\.link) == ["ACRN", "FJRD", "LMEN", "ORCA", "BRZE"].map { "stocks://symbol/\($0)" })
        for row in rows {
            let texts = row.all.compactMap(\.text)
            #expect(texts.count == 4, "\(texts)")
            #expect(texts.last?.hasSuffix("%") == true)
            // The line, the area below it and the close of the day before.
            #expect(row.all.filter { $0.kind == "shape" }.count >= 3)
            #expect(row.frame.height >= 44)
        }
    }

    @Test("F-14, F-200: the symbol is the one that is chosen, otherwise the first of the watchlist")
    func symbol() throws {
        let arguments = ["--widget", "Symbol", "--family", "small"] + Self.session
        #expect(try DrawnExample.one(Self.example, arguments).strings.first == "ACRN")
        let chosen = try DrawnExample.one(Self.example, arguments + ["--config", "stock=FJRD"])
        #expect(chosen.strings.first == "FJRD")
        #expect(chosen.widgetURL == "stocks://symbol/FJRD")
    }

    @Test("F-51: an arrow says what green and red say, and agrees with the sign")
    func arrows() throws {
        let list = try DrawnExample.one(Self.example, ["--family", "large"] + Self.session)
        let signs = list.strings.filter { $0.hasSuffix("%") }.map { String($0.prefix(1)) }
        let arrows = list.symbols.map { $0 == "arrowtriangle.up.fill" ? "+" : "-" }
        #expect(signs == arrows)
        #expect(Set(arrows).count == 2)
    }

    @Test("F-200: the background of the watch is green for a price that rose and red for one that fell")
    func background() throws {
        var colors: [Bool: Set<String>] = [:]
        for symbol in ["ACRN", "FJRD", "LMEN", "ORCA", "BRZE"] {
            let picture = try DrawnExample.one(
                Self.example,
                [
                    "--platform", "watch", "--context", "watch_smart_stack", "--widget", "Symbol", "--family",
                    "rectangular", "--config", "stock=\(symbol)",
                ] + Self.session)
            let isUp = picture.symbols.contains("arrowtriangle.up.fill")
            let background = try #require(picture.background)
            colors[isUp, default: []].insert("\(background.json["fill"] ?? "none")")
        }
        #expect(colors.keys.count == 2)
        #expect(colors[true]?.isDisjoint(with: colors[false] ?? []) == true)
        #expect(colors[true]?.count == 1 && colors[false]?.count == 1)
    }

    @Test("F-07, F-200: while stocks are traded prices have a time; afterward they are those of the close")
    func hours() throws {
        let arguments = ["--family", "large", "--locale", "en"]
        let open = try DrawnExample.one(Self.example, arguments + ["--at", "2026-11-26T16:00Z"])
        #expect(open.strings.contains("Market open") && open.strings.contains("1:00 AM"))
        let closed = try DrawnExample.one(Self.example, arguments + ["--at", "2026-11-26T23:00Z"])
        #expect(closed.strings.contains("Market closed") && closed.strings.contains("At close"))
        let weekend = try DrawnExample.one(Self.example, arguments + ["--at", "2026-11-28T16:00Z"])
        #expect(weekend.strings.contains("Market closed"))
    }
}
