import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetVocabulary

@testable import TesseraCommands

/// The plan for places, appearances and modes, without drawing anything.
@Suite("The plan of places and appearances")
struct PlacePlanTests {
    private static let widget = WidgetDescription(
        kind: "W", families: Family.allCases)
    private static let description = ExtensionDescription(widgets: [widget])

    private func options(_ arguments: [String]) throws -> RenderOptions {
        try RenderCommand.parse(["x"] + arguments).options
    }

    private func plan(_ arguments: [String]) throws -> RenderPlan {
        try RenderPlan(options(arguments), for: Self.description)
    }

    /// One line for a picture: its place, environment, treatment and size.
    private func text(_ plan: RenderPlan) -> String {
        plan.jobs.map { job in
            let environment = job.environment
            let told = [
                "\(environment.platform.rawValue)", environment.colorScheme.rawValue,
                environment.renderingMode.rawValue,
                environment.containerBackground == .removed ? "no background" : nil,
                environment.luminance == .reduced ? "dimmed" : nil,
                environment.levelOfDetail == .simplified ? "simplified" : nil,
                environment.typeSize == .large ? nil : environment.typeSize.shortName,
            ].compactMap { $0 }.joined(separator: ", ")
            let behind =
                switch job.finish.backdrop?.kind {
                case .wallpaper: " over the wallpaper"
                case .black: " over black"
                case .white: " over white"
                case nil: ""
                }
            let canvas = "\(Int(environment.canvasSize.width))x\(Int(environment.canvasSize.height))"
            let scale = job.finish.scale ?? environment.displayScale
            let pixels = Int((environment.canvasSize.width * scale).rounded())
            return "\(job.place?.context.rawValue ?? "view") \(job.familyName) \(job.appearance): \(told); "
                + "\(canvas), \(pixels) px\(behind)"
        }.joined(separator: "\n")
    }

    @Test("F-29: each of the Home Screen's four appearances has a picture, on iPhone and iPad")
    func appearances() throws {
        let looks = ["--family", "small", "--appearance", "light", "dark", "tinted:mint", "clear"]
        #expect(
            text(try plan(looks + ["--platform", "iphone"])) == """
                home_screen systemSmall light: iOS, light, fullColor; 158x158, 474 px
                home_screen systemSmall dark: iOS, dark, fullColor; 158x158, 474 px
                home_screen systemSmall tinted-mint: iOS, dark, accented, no background; 158x158, 474 px
                home_screen systemSmall clear: iOS, dark, accented, no background; 158x158, 474 px over the wallpaper
                """)
        // F-102: laid out at 155 points, shown at 136, with one factor.
        #expect(
            text(try plan(looks + ["--platform", "ipad"])) == """
                home_screen systemSmall light: iOS, light, fullColor; 155x155, 272 px
                home_screen systemSmall dark: iOS, dark, fullColor; 155x155, 272 px
                home_screen systemSmall tinted-mint: iOS, dark, accented, no background; 155x155, 272 px
                home_screen systemSmall clear: iOS, dark, accented, no background; 155x155, 272 px over the wallpaper
                """)
        let finishes = Set(try plan(looks).jobs.map(\.finish))
        #expect(finishes.count == 3, "light and dark are the widget's own colors")
    }

    @Test("F-44: a complication on an inverting face is drawn over white, on every other one over black")
    func invertedFace() throws {
        let watch = ["--family", "circular", "--platform", "watch", "--context", "watch_complication"]
        #expect(try plan(watch).jobs.map(\.finish.backdrop?.kind) == [.black])
        #expect(try plan(watch + ["--inverted"]).jobs.map(\.finish.backdrop?.kind) == [.white])
        #expect(try plan(watch + ["--inverted", "--always-on"]).jobs.map(\.finish.backdrop?.kind) == [.black])
    }

    @Test("The other places of an iPhone")
    func phone() throws {
        #expect(
            text(
                try plan(["--family", "small", "circular", "--context", "lock_screen", "standby", "carplay"])) == """
                    standby systemSmall light: iOS, dark, fullColor, no background; 158x158, 1035 px over black
                    carplay systemSmall light: iOS, dark, fullColor, no background; 158x158, 824 px over black
                    lock_screen accessoryCircular light: iOS, dark, vibrant, no background; 72x72, 216 px \
                    over the wallpaper
                    """)
        #expect(
            text(try plan(["--family", "small", "--context", "standby", "--ambient", "night"])) == """
                standby systemSmall light: iOS, dark, vibrant, no background; 158x158, 1035 px over black
                """)
        #expect(
            text(try plan(["--family", "circular", "--always-on"])) == """
                lock_screen accessoryCircular light: iOS, dark, vibrant, no background, dimmed; 72x72, 216 px \
                over the wallpaper
                """)
    }

    @Test("Mac, Apple Watch and Apple Vision Pro")
    func otherPlatforms() throws {
        #expect(
            text(
                try plan([
                    "--family", "small", "--platform", "mac", "--mode", "fullColor", "vibrant", "--type-size", "ax5",
                ])) == """
                    desktop systemSmall fullColor: macOS, light, fullColor; 170x170, 340 px
                    desktop systemSmall vibrant: macOS, dark, vibrant, no background; 170x170, 340 px \
                    over the wallpaper
                    """)
        #expect(
            text(
                try plan([
                    "--family", "corner", "rectangular", "--platform", "watch", "--context", "all", "--face-color",
                    "orange",
                ])) == """
                    watch_complication accessoryCorner light: watchOS, dark, accented, no background; 38x38, 76 px \
                    over black
                    watch_complication accessoryRectangular light: watchOS, dark, accented, no background; 184x80, \
                    368 px over black
                    watch_smart_stack accessoryRectangular light: watchOS, dark, accented, no background; 184x80, 368 px
                    """)
        #expect(
            text(
                try plan([
                    "--family", "small", "--platform", "visionos", "--context", "vertical_surface", "--palette", "sky",
                    "--distance", "3", "--widget-scale", "125", "--type-size", "ax1",
                ])) == """
                    vertical_surface systemSmall light: visionOS, dark, accented, no background, simplified, ax1; \
                    158x158, 395 px
                    """)
    }

    @Test("D-01: a Mac is tinted and clear only with the option for the guidelines' text")
    func accentedOnMac() throws {
        let mac = ["--family", "small", "--platform", "mac"]
        #expect(throws: (any Error).self) { try plan(mac + ["--appearance", "clear"]) }
        #expect(throws: (any Error).self) { try plan(mac + ["--mode", "accented"]) }
        #expect(
            text(try plan(mac + ["--accented-on-mac", "--appearance", "tinted:mint", "clear"])) == """
                desktop systemSmall tinted-mint: macOS, dark, accented, no background; 170x170, 340 px
                desktop systemSmall clear: macOS, dark, accented, no background; 170x170, 340 px over the wallpaper
                """)
        #expect(try plan(mac + ["--accented-on-mac", "--mode", "accented"]).jobs.count == 1)
        let looks = try plan(mac + ["--accented-on-mac", "--matrix", "--context", "notification_center"])
        #expect(Set(looks.jobs.map(\.appearance)) == ["light", "dark", "tinted", "clear"])
        let failure = #expect(throws: CommandFailure.self) { try plan(["--family", "small", "--accented-on-mac"]) }
        #expect(failure?.message == "--accented-on-mac applies only to Mac, which none of these pictures shows.")
    }

    private struct Row {
        var platform: Platform
        var mode: RenderingMode
        /// `nil` for a mode that the platform does not support.
        var context: Context?
    }

    /// The guidelines' table of rendering modes.
    private static func rows() throws -> [Row] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("DeviceCatalogTests/Fixtures/rendering_modes.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
        return try lines.map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return Row(
                platform: try Platform(named: cells[0]), mode: try RenderingMode(named: cells[1]),
                context: try? Context(named: cells[2]))
        }
    }

    @Test("F-40: in every place of the table options select every rendering mode of its row")
    func modes() throws {
        let rows = try Self.rows()
        #expect(rows.count == 27)
        for row in rows {
            guard let context = row.context else { continue }
            let plan = try plan([
                "--platform", row.platform.rawValue, "--context", context.rawValue, "--mode", row.mode.rawValue,
            ])
            #expect(!plan.jobs.isEmpty)
            #expect(
                plan.jobs.allSatisfy {
                    $0.environment.renderingMode.rawValue == row.mode.rawValue && $0.place?.context == context
                }, "\(row)")
        }
    }

    @Test("F-40: pairs missing from the table are rejected with its reason")
    func absentModes() throws {
        let rows = try Self.rows()
        var rejected = 0
        for platform in Platform.allCases {
            for context in platform.contexts {
                for mode in RenderingMode.allCases
                where !rows.contains(where: { $0.platform == platform && $0.mode == mode && $0.context == context }) {
                    let failure = try #require(throws: CommandFailure.self) {
                        try plan([
                            "--platform", platform.rawValue, "--context", context.rawValue, "--mode", mode.rawValue,
                        ])
                    }
                    #expect(failure.status == .usage)
                    let expected =
                        mode.contexts(on: platform).isEmpty
                        ? "The \(mode.name) rendering mode is not supported on \(platform.rawValue)."
                        : "are never \(mode.name); they are "
                    #expect(failure.message.contains(expected), "\(failure.message)")
                    rejected += 1
                }
            }
        }
        #expect(rejected == 18)
    }

    @Test(
        "Impossible combinations are rejected, with the reason and status 2",
        arguments: [
            (
                "--family corner --context lock_screen",
                "accessoryCorner appears only on Apple Watch, not on iPhone."
            ),
            (
                "--family medium --context standby",
                "systemMedium does not appear in StandBy of iPhone; it appears only on the Home Screen and in Today View."
            ),
            ("--family small --context desktop", "iPhone has no widgets on the desktop; its places are"),
            (
                "--family small --platform mac --appearance clear",
                "The clear appearance exists only on the Home Screen and in Today View of iPhone and iPad; widgets "
                    + "on the desktop of Mac don't support it."
            ),
            (
                "--family small --appearance dark --mode accented",
                "Widgets on the Home Screen of iPhone in the dark appearance are full color, never accented."
            ),
            (
                "--family small --platform visionos --context horizontal_surface --mounting recessed",
                "A widget cannot be recessed on a horizontal surface"
            ),
            (
                "--family small --palette sky",
                "--palette applies only to Apple Vision Pro, which none of these pictures shows."
            ),
            (
                "--family small --ambient night",
                "--ambient applies only to StandBy, which none of these pictures shows."
            ),
            ("--family circular --inverted", "--inverted applies only to watch complications"),
        ])
    func refusals(arguments: String, message: String) throws {
        let failure = try #require(throws: CommandFailure.self) {
            try plan(arguments.split(separator: " ").map(String.init))
        }
        #expect(failure.status == .usage)
        #expect(failure.message.contains(message), "\(failure.message)")
        #expect(failure.remedy != nil)
    }

    @Test("F-114: a picture has the pixels of its place: points on the screen times the screen's density")
    func density() throws {
        for job in try plan(["--matrix", "--type-size", "large"]).jobs {
            let place = try #require(job.place)
            let scale = job.finish.scale ?? job.environment.displayScale
            #expect(
                abs(place.canvas.width * scale - place.display.width * place.pixelScale) < 0.001, "\(job.file)")
        }
    }

    @Test("Accessibility settings are in every environment; a type size below large becomes large")
    func accessibility() throws {
        let jobs = try plan([
            "--bold-text", "--increased-contrast", "--reduced-transparency", "--differentiate-without-color",
            "--direction", "rtl", "--type-size", "xSmall",
        ]).jobs
        #expect(!jobs.isEmpty)
        for environment in jobs.map(\.environment) {
            #expect(environment.legibilityWeight == .bold && environment.contrast == .increased)
            #expect(environment.transparency == .reduced && environment.differentiation == .withoutColor)
            #expect(environment.layoutDirection == .rightToLeft && environment.typeSize == .large)
        }
    }

    @Test("The generation of system colors is a setting of every picture; the default is 2025")
    func systemColors() throws {
        for (name, generation) in [("classic", SystemColorGeneration.before2025), ("2025", .since2025)] {
            let jobs = try plan(["--system-colors", name, "--appearance", "light", "dark"]).jobs
            #expect(!jobs.isEmpty && jobs.allSatisfy { $0.environment.systemColors == generation })
            #expect(jobs.allSatisfy { $0.finish == Finish() })
        }
        #expect(try plan([]).jobs.allSatisfy { $0.environment.systemColors == .since2025 })
        #expect(throws: (any Error).self) { try plan(["--system-colors", "1984"]) }
    }

    @Test("Missing images are not drawn, or marked with an option")
    func missingPictures() throws {
        #expect(try plan([]).jobs.allSatisfy { $0.environment.missingPictures == .omitted })
        let jobs = try plan(["--mark-missing-pictures"]).jobs
        #expect(!jobs.isEmpty && jobs.allSatisfy { $0.environment.missingPictures == .marked })
        #expect(jobs.allSatisfy { $0.finish == Finish() })
    }

    @Test("Without options about places the widget's drawing is unchanged")
    func plain() throws {
        let jobs = try plan(["--appearance", "light", "dark"]).jobs
        #expect(jobs.allSatisfy { $0.finish == Finish() })
    }

    @Test("Without a wallpaper translucent parts stay transparent")
    func noWallpaper() throws {
        let jobs = try plan(["--context", "all", "--appearance", "clear", "--wallpaper", "none"]).jobs
        #expect(jobs.allSatisfy { $0.finish.backdrop == nil })
        #expect(jobs.contains { $0.finish.treatment != nil })
    }

    @Test("F-161: the matrix has every place of every platform, in nine type sizes where there are nine")
    func matrix() throws {
        let plan = try plan(["--matrix", "--locale", "en", "ko"])
        #expect(plan.omissions.isEmpty)
        for platform in Platform.allCases {
            let jobs = plan.jobs.filter { $0.device.platform == platform }
            #expect(Set(jobs.compactMap { $0.place?.context }) == Set(platform.contexts), "\(platform)")
            let sizes = Set(jobs.map(\.environment.typeSize))
            #expect(sizes.count == (platform == .mac || platform == .appleWatch ? 1 : 9), "\(platform)")
            for context in platform.contexts {
                let modes = Set(jobs.filter { $0.place?.context == context }.map(\.environment.renderingMode.rawValue))
                #expect(modes == Set(context.modes(on: platform).map(\.rawValue)), "\(platform), \(context)")
            }
        }
        let cells = plan.jobs.map { job in
            [
                job.device.name, job.place?.context.rawValue, job.appearance, job.familyName, job.environment.locale,
                job.environment.typeSize.rawValue,
            ]
        }
        #expect(Set(cells).count == cells.count)
    }

    @Test("In the matrix equal environments are laid out once, and identical pictures are one file")
    func sharing() throws {
        let plan = try plan(["--matrix", "--family", "small", "--platform", "iphone", "--type-size", "large"])
        let group = try #require(plan.groups.first)
        #expect(plan.groups.count == 1 && group.jobs.count == 12)
        // Light, dark, accented, StandBy by day, at night and dimmed; CarPlay is like StandBy by day.
        #expect(group.jobs.environments.count == 6)
        let files = Set(group.jobs.map(\.file))
        // Today View looks like the Home Screen.
        #expect(files.count == 8)
        let tinted = group.jobs.filter { $0.appearance == "tinted" || $0.appearance == "clear" }
        #expect(Set(tinted.map(\.treeFile)).count == 1)
    }
}
