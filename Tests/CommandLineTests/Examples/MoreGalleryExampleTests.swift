import Foundation
import Testing

/// One behavior of each further bundle of the gallery.
@Suite("The other gallery examples", .enabled("the macros that previews use are not built") { DrawnExample.canBuild })
struct MoreGalleryExampleTests {
    private static let morning = ["--locale", "en", "--at", "2026-11-27T09:41+09:00"]

    @Test("F-202: notes have a yellow header, several notes in medium, and a link for each")
    func notes() throws {
        for appearance in ["light", "dark"] {
            let medium = try DrawnExample.one(
                "Gallery/Notes", ["--family", "medium", "--appearance", appearance] + Self.morning)
            #expect(medium.links == ["notes://note/cabin", "notes://note/soup"])
            let yellow = appearance == "light" ? "#FFCF33FF" : "#E0A800FF"
            let header = try #require(medium.root.all.first { $0.json["fill"] as? String == yellow })
            #expect(header.frame.minY == 0 && header.frame.width == medium.canvas.width)
        }
        let chosen = try DrawnExample.one(
            "Gallery/Notes", ["--family", "small", "--config", "folder=kitchen"] + Self.morning)
        #expect(chosen.strings.prefix(2) == ["Kitchen", "Tomato soup"])
    }

    @Test("F-09: without an account the notes say what to do, and a tap leads there")
    func account() throws {
        let signedOut = try DrawnExample.one(
            "Gallery/Notes", ["--preview", "Medium", "--entry", "2", "--locale", "en"])
        #expect(signedOut.strings == ["All Notes", "Sign in to see your notes"])
        #expect(signedOut.widgetURL == "notes://sign-in")
        let signedIn = try DrawnExample.one(
            "Gallery/Notes", ["--preview", "Medium", "--entry", "0", "--locale", "en"])
        #expect(!signedIn.strings.contains("Sign in to see your notes"))
        #expect(signedIn.widgetURL == "notes://folder/all")
    }

    @Test("F-203: the placeholder of a tip has bars in place of its texts, and the tip changes with the day")
    func tips() throws {
        let placeholder = try DrawnExample.one(
            "Gallery/Tips", ["--family", "medium", "--state", "placeholder"] + Self.morning)
        #expect(placeholder.strings.isEmpty)
        #expect(placeholder.root.all.filter { $0.kind == "shape" }.count > 3)
        let first = try DrawnExample.one("Gallery/Tips", ["--family", "small"] + Self.morning)
        let second = try DrawnExample.one(
            "Gallery/Tips", ["--family", "small", "--locale", "en", "--at", "2026-11-28T09:41+09:00"])
        #expect(first.strings.first == "Read it later" && second.strings.first == "Gentle light")
    }

    @Test("F-204: the clock shows 9:41 AM in StandBy without a background, and other cities in their own time")
    func clock() throws {
        let standBy = try DrawnExample.one(
            "Gallery/Clock", ["--widget", "CityClock", "--family", "small", "--context", "standby"] + Self.morning)
        #expect(standBy.strings.contains("9:41 AM"))
        #expect(standBy.background == nil)
        let world = try DrawnExample.one("Gallery/Clock", ["--family", "medium"] + Self.morning)
        #expect(world.strings.filter { $0.contains(":") } == ["9:41 AM", "2:41 AM", "12:41 AM", "7:41 PM"])
        let city = try DrawnExample.one(
            "Gallery/Clock",
            ["--widget", "CityClock", "--family", "small", "--config", "city=newYork"] + Self.morning)
        #expect(city.strings == ["New York", "7:41 PM", "Thu, Nov 26"])
    }

    @Test("F-205: the poster of music is as high as the room allows, in three themes")
    func music() throws {
        let titles = try ["cover", "light", "dark"].map { theme in
            let poster = try DrawnExample.one(
                "Gallery/Music",
                [
                    "--platform", "visionos", "--widget", "MusicPoster", "--family", "extraLargePortrait", "--config",
                    "theme=\(theme)",
                ] + Self.morning)
            #expect(poster.canvas.height > poster.canvas.width)
            #expect(poster.strings == ["Low Orbit", "Pale Satellite"])
            // The title with its color.
            return poster.texts.first.map { "\($0.json["lines"] ?? "")" }
        }
        #expect(Set(titles).count == 3)
    }

    @Test("F-14, F-205: news are on the topic that is chosen, and every story opens itself")
    func news() throws {
        let large = try DrawnExample.one("Gallery/News", ["--family", "large"] + Self.morning)
        #expect(large.links.count == 5 && Set(large.links).count == 5)
        let chosen = try DrawnExample.one(
            "Gallery/News", ["--family", "large", "--config", "topic=science"] + Self.morning)
        #expect(chosen.links == ["news://story/kelp", "news://story/moon"])
    }

    @Test("F-205: across a room the news are one headline in larger type")
    func newsInRoom() throws {
        let arguments =
            ["--platform", "visionos", "--context", "vertical_surface", "--family", "medium"] + Self.morning
        let near = try DrawnExample.one("Gallery/News", arguments + ["--distance", "1"])
        let far = try DrawnExample.one("Gallery/News", arguments + ["--distance", "4"])
        #expect(near.links.count > 1 && far.links.isEmpty)
        func largest(_ picture: DrawnExample) -> Double { picture.texts.map(picture.size).max() ?? 0 }
        #expect(largest(far) > largest(near))
        #expect(far.strings.contains("The night tram is back after ten years"))
    }

    @Test("F-205: tides change every hour")
    func tides() throws {
        let outcome = try Executable.run([
            "timeline", DrawnExample.folder + "/Tides", "--family", "small", "--from", "2026-11-27T09:00Z", "--for",
            "6h",
            "--json",
        ])
        try #require(outcome.status == 0, "\(outcome.errors)")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let stretches = report["stretches"] as? [[String: Any]] ?? []
        #expect(stretches.count == 6)
        #expect((report["distinctPictures"] as? Int ?? 0) >= 5)
    }

    @Test("F-14, F-205: the next episodes follow the time of day, without a setting")
    func podcasts() throws {
        let morning = try DrawnExample.one("Gallery/Podcasts", ["--family", "medium"] + Self.morning)
        #expect(morning.links.first == "podcasts://episode/tides")
        #expect(morning.toggles.count == 1)
        let evening = try DrawnExample.one(
            "Gallery/Podcasts", ["--family", "medium", "--locale", "en", "--at", "2026-11-27T19:00+09:00"])
        #expect(evening.links.first == "podcasts://episode/letters")
        let outcome = try Executable.run([
            "render", DrawnExample.folder + "/Gallery/Podcasts", "--out", try Scratch().path, "--config", "show=attic",
        ])
        #expect(outcome.status != 0 && outcome.errors.contains("It has no settings"))
    }

    @Test("Another photo every six hours; without a background it is a picture, smaller than the widget")
    func photos() throws {
        let first = try DrawnExample.one("Gallery/Photos", ["--family", "large"] + Self.morning)
        let second = try DrawnExample.one(
            "Gallery/Photos", ["--family", "large", "--locale", "en", "--at", "2026-11-27T15:41+09:00"])
        #expect(first.strings.first == "Above the valley" && second.strings.first == "First day of sailing")
        #expect(first.root.all.contains { $0.intent != nil })
        // Without its background the photo is a picture in the content, smaller than the widget.
        let tinted = try DrawnExample.one(
            "Gallery/Photos", ["--family", "large", "--appearance", "tinted:mint"] + Self.morning)
        let picture = try #require(tinted.root.all.first { $0.kind == "image" })
        #expect(picture.frame.minX >= 11 && picture.frame.maxX <= tinted.canvas.width - 11)
    }
}
