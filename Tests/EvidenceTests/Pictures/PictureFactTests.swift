import CoreGraphics
import EvidenceSupport
import Foundation
import SwiftUI
import Testing

/// Our drawings against the facts that were measured in Apple's pictures. They need no picture and run everywhere.
@MainActor
@Suite("Facts measured in pictures drawn by Apple's SwiftUI")
struct PictureFactTests {
    /// A difference that is known: `Fixtures/picture-residual.txt` has the picture, the kind, the value and the reason.
    struct Residual {
        var value: Double
        var reason: String
    }

    @Test("Each drawing has the edges, colors, areas and boxes of its picture; the others are the residual list")
    func drawingsHaveTheFacts() throws {
        var residual = try Self.residual()
        var report: [String] = []
        for picture in PictureCase.all + PictureCase.byFactsAlone {
            let deviation = PictureDeviation(
                of: try picture.draw(), from: try PictureStore.stored(picture.id), within: picture.part)
            report.append("\(picture.name): \(deviation)")
            for kind in PictureDeviation.Kind.allCases {
                let name = "\(picture.name) \(kind)"
                let value = deviation.value(kind)
                guard let known = residual.removeValue(forKey: name) else {
                    #expect(deviation.holds(kind), "\(name): \(value) is more than \(kind.bound); \(deviation)")
                    continue
                }
                #expect(!deviation.holds(kind), "\(name) holds now: take it off the residual list")
                #expect(value == known.value, "\(name) is \(value) now, listed as \(known.value)")
            }
        }
        print(report.joined(separator: "\n"))
        #expect(residual.isEmpty, "These residuals name no drawing: \(residual.keys.sorted())")
    }

    @Test("Edges alone detect a capsule of the other curve, and a shift of a quarter of a pixel")
    func wrongCurvesAreFound() throws {
        let facts = try PictureStore.stored("I0285")
        let dark = Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
        func deviation(_ view: some View) throws -> PictureDeviation {
            let picture = PictureCase("I0285", size: CGSize(width: 100, height: 50), scale: 3, background: .clear) {
                view
            }
            return PictureDeviation(of: try picture.draw(), from: facts)
        }
        let listed = try Self.residual()["I0285 edge"]?.value ?? PictureDeviation.Kind.edge.bound
        let right = try deviation(Capsule(style: .circular).fill(dark))
        #expect(right.value(.edge) <= listed)
        let wrong = try deviation(Capsule(style: .continuous).fill(dark))
        #expect(wrong.value(.edge) > listed + 0.3)
        let shifted = try deviation(Capsule(style: .circular).offset(x: 0.25 / 3).fill(dark))
        #expect(shifted.value(.edge) > listed + 0.1)
    }

    @Test("Facts survive their text form")
    func textRoundTrip() throws {
        let rows = try PictureRow.all()
        #expect(rows.count > 80)
        for row in rows {
            let text = try String(contentsOf: PictureStore.file(row.id), encoding: .utf8)
            #expect(try PictureFacts(text).description == text, "\(row.id)")
        }
        for line in ["row 3: 0,0,0,0 1.5", "row: 0,0,0,0", "size 3", "color middle 0,0,0,0", "flat 0,0,0 3", "ink 1"] {
            #expect(throws: PictureFacts.Malformed.self) { try PictureFacts(line) }
        }
    }

    @Test("Ink boxes in the table of facts equal those of the pictures' stored facts")
    func inkBoxes() throws {
        let facts = try EvidenceRow.all().filter { $0.category == "png-ink-box" }
        var compared = 0
        for picture in try PictureRow.all() {
            let rows = facts.filter { $0.source.hasSuffix(":" + picture.path) }
            let boxes = try PictureStore.stored(picture.id).boxes
            for row in rows {
                let sides = row.expected.matches(of: /[xywh]=([0-9.]+)/)
                    .compactMap { Double($0.1).map { ($0 * picture.scale).rounded() } }
                guard sides.count == 4 else { continue }
                compared += 1
                let box = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
                #expect(boxes.contains(box), "\(row.id) in \(picture.id): \(boxes)")
            }
        }
        #expect(compared == 56)
        #expect(try PictureStore.stored("I0371").boxes.count == 7)
        #expect(try PictureStore.stored("I0411").boxes.count == 9)
    }

    @Test(
        "Stored facts equal those of the present pictures",
        .enabled(if: PictureFolder.isHere, "the pictures are not on this machine"))
    func storedFactsAreThePictures() throws {
        let store = PictureStore(pictures: PictureFolder.url)
        var measured = 0
        for row in try PictureRow.all() {
            guard let facts = try store.measure(row) else { continue }
            measured += 1
            #expect(try PictureStore.stored(row.id) == facts, "\(row.id)")
        }
        #expect(measured > 0)
    }

    /// By picture and kind.
    static func residual() throws -> [String: Residual] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/picture-residual.txt")
        var result: [String: Residual] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4, let value = Double(words[2]) else {
                Issue.record("A residual has a picture, a kind, a value and a reason: \(line)")
                continue
            }
            result["\(words[0]) \(words[1])"] = Residual(value: value, reason: String(words[3]))
        }
        return result
    }
}
