import CoreGraphics
import Foundation
import Testing

/// What holds for every text of every bundle of the gallery.
@Suite("The texts of the gallery", .enabled("the macros that previews use are not built") { DrawnExample.canBuild })
struct GalleryTextTests {
    static let bundles = [
        "Batteries", "Calendar", "Clock", "Fitness", "Music", "News", "Notes", "Photos", "Podcasts", "Reminders",
        "Stocks",
        "Tips",
    ]
    private static let languages = ["en", "ko", "ja", "ar"]

    @Test(
        "No text is truncated, smaller than 11 points or off the widget, in four languages and at three times of a day",
        arguments: bundles)
    func whole(_ bundle: String) throws {
        for time in ["2026-11-27T09:41+09:00", "2026-11-27T15:50+09:00", "2026-11-28T21:00+09:00"] {
            let pictures = try DrawnExample.draw(
                "Gallery/" + bundle,
                [
                    "--family", "small", "medium", "large", "--device", "320x568", "393x852", "--at", time, "--locale",
                ] + Self.languages)
            #expect(pictures.count == 3 * 2 * 4)
            for picture in pictures {
                for node in picture.texts {
                    let text = "\(picture.name), \(time): \(node.text ?? "")"
                    #expect(node.json["truncated"] == nil, "\(text)")
                    #expect(picture.canvas.insetBy(dx: -0.5, dy: -0.5).contains(node.frame), "\(text)")
                    #expect(picture.sizes(of: node).allSatisfy { $0 >= 10.99 }, "\(text)")
                }
            }
        }
    }

    /// A widget of one bundle in small, medium and large.
    private func sizes(_ bundle: String) throws -> [DrawnExample] {
        let pictures = try DrawnExample.draw(
            "Gallery/" + bundle,
            [
                "--widget", bundle, "--family", "small", "medium", "large", "--locale", "en", "--at",
                "2026-11-27T09:41+09:00",
            ])
        try #require(pictures.map(\.family) == ["systemSmall", "systemMedium", "systemLarge"])
        return pictures
    }

    private static let scaling = ["Calendar", "Fitness", "Music", "News", "Notes", "Podcasts", "Reminders", "Tips"]

    @Test("F-03: the most prominent text of the small size is in the larger sizes", arguments: scaling)
    func focus(_ bundle: String) throws {
        let pictures = try sizes(bundle)
        let small = try #require(pictures.first)
        let main = try #require(small.texts.max { small.size(of: $0) < small.size(of: $1) }?.text)
        for picture in pictures.dropFirst() {
            #expect(picture.strings.contains(main), "\(picture.name): \(main) is not in \(picture.strings)")
        }
    }

    @Test("F-04: a larger size has more content than a smaller one, not the same in a larger type", arguments: scaling)
    func range(_ bundle: String) throws {
        let contents = try sizes(bundle).map { Set($0.strings + $0.symbols + $0.links) }
        for (smaller, larger) in zip(contents, contents.dropFirst()) {
            #expect(larger.count >= smaller.count)
            #expect(!larger.subtracting(smaller).isEmpty)
        }
    }

    @Test(
        "Every text of a catalog is translated into the other three languages",
        arguments: bundles + ["Activities", "Controls"])
    func translations(_ bundle: String) throws {
        let file = DrawnExample.folder + "/Gallery/\(bundle)/Localizable.xcstrings"
        let data = try #require(FileManager.default.contents(atPath: file))
        let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let strings = try #require(catalog["strings"] as? [String: [String: Any]])
        #expect(strings.count > 5)
        for (key, entry) in strings where entry["shouldTranslate"] as? Bool != false {
            let localizations = Set((entry["localizations"] as? [String: Any] ?? [:]).keys)
            #expect(localizations.isSuperset(of: ["ko", "ja", "ar"]), "\(bundle): \(key)")
        }
    }

    @Test(
        "R-31: the first text begins at the right edge in a right-to-left language",
        arguments: ["Calendar", "Reminders", "Notes"])
    func direction(_ bundle: String) throws {
        let arguments = ["--family", "small", "--at", "2026-11-27T09:41+09:00", "--locale"]
        let english = try DrawnExample.one("Gallery/" + bundle, arguments + ["en"])
        let arabic = try DrawnExample.one("Gallery/" + bundle, arguments + ["ar"])
        let first = try #require(english.texts.first).frame
        let mirrored = try #require(arabic.texts.first).frame
        #expect(abs(first.minX - (arabic.canvas.width - mirrored.maxX)) < 1)
    }

    @Test("Nothing in the gallery refers to this project or to Linux")
    func unaware() throws {
        let folder = DrawnExample.folder + "/Gallery"
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        #expect(files.contains { $0.hasSuffix("CalendarWidget.swift") })
        for file in files {
            guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
            for word in ["Tessera", "tessera", "Linux", "canImport"] {
                #expect(!text.contains(word), "\(file) says \(word)")
            }
        }
    }
}
