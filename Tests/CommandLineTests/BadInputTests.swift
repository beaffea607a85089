import Foundation
import Glibc
import Testing

@Suite("Bad input gets one clear message and the right status")
struct BadInputTests {
    private func rejected(_ arguments: [String], status: Int32 = 2, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> String
    {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == status, sourceLocation: sourceLocation)
        #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
        #expect(outcome.errors.hasPrefix("error: "), sourceLocation: sourceLocation)
        #expect(outcome.errors.split(separator: "\n").count <= 3, sourceLocation: sourceLocation)
        return outcome.errors
    }

    @Test("No path")
    func noPath() throws {
        #expect(try rejected(["render"]).contains("See `tessera render --help`."))
    }

    @Test("An unknown option")
    func unknownOption() throws {
        #expect(try rejected(["render", "x", "--fancy"]).contains("--fancy"))
    }

    @Test("An unknown command")
    func unknownCommand() throws {
        _ = try rejected(["draw", "x"])
    }

    @Test("A missing folder")
    func missingFolder() throws {
        #expect(try rejected(["render", "/no/such/folder"]).contains("/no/such/folder"))
    }

    @Test("A file that is not a source")
    func notAFolder() throws {
        let scratch = try Scratch()
        try scratch.write("hello", to: "notes.txt")
        #expect(try rejected(["render", scratch.path + "/notes.txt"]).contains("no Swift files"))
    }

    @Test("A folder without Swift files leaves no output folder behind")
    func noSwiftFiles() throws {
        let scratch = try Scratch()
        #expect(try rejected(["render", scratch.path, "--out", scratch.path + "/out"]).contains("no Swift files"))
        #expect(try scratch.names.isEmpty)
    }

    @Test("Swift files without a widget")
    func noWidget() throws {
        let scratch = try Scratch()
        try scratch.write("struct Model { var count = 1 }\n", to: "Widget/Model.swift")
        let message = try rejected(["render", scratch.path + "/Widget", "--out", scratch.path + "/out"])
        #expect(message.contains("Widget"))
    }

    @Test("An unknown family is answered with the nearest one")
    func family() throws {
        #expect(try rejected(["render", "x", "--family", "smal"]).contains("Did you mean “small”"))
        #expect(try rejected(["render", "x", "--family", "huge"]).contains("Families: small, medium, large"))
    }

    @Test("An unknown command is answered with the nearest one")
    func command() throws {
        #expect(try rejected(["rendr", "x"]).contains("Did you mean `tessera render`?"))
        #expect(!(try rejected(["toaster"]).contains("Did you mean")))
        #expect(!(try rejected(["render", "x", "gallery"]).contains("Did you mean")))
    }

    @Test("A path after an option with several values is answered with its place")
    func pathAfterOption() throws {
        let scratch = try Scratch()
        for option in ["--device", "--locale", "--appearance", "--config"] {
            let message = try rejected(["render", option, scratch.path])
            #expect(message.contains("To pass “\(scratch.path)” as the path, put it before the options."), "\(message)")
        }
        #expect(!(try rejected(["render", "--device", "/does/not/exist"]).contains("as the path")))
    }

    @Test("An unknown device is answered with the nearest one")
    func device() throws {
        #expect(try rejected(["render", "x", "--device", "iPhone 15 Por"]).contains("“iPhone 15 Pro”"))
        #expect(try rejected(["render", "x", "--device", "400x800"]).contains("Known screens: 440x956"))
    }

    @Test("An unknown locale")
    func locale() throws {
        #expect(try rejected(["render", "x", "--locale", "klingon"]).contains("“klingon”"))
    }

    @Test("An invalid date")
    func date() throws {
        #expect(try rejected(["render", "x", "--at", "2026-02-30"]).contains("“2026-02-30”"))
    }

    @Test(
        "An unknown appearance, state, type size, format and time zone",
        arguments: [
            ["--appearance", "purple"], ["--state", "frozen"], ["--type-size", "huge"], ["--format", "gif"],
            ["--time-zone", "Mars/Olympus"],
        ])
    func choices(option: [String]) throws {
        #expect(try rejected(["render", "x"] + option).contains("“\(option[1])”"))
    }

    @Test(
        "Numbers out of range",
        arguments: [
            ["--scale", "0"], ["--scale", "1000"], ["--scale", "nan"], ["--time-limit", "-1"],
        ])
    func numbers(option: [String]) throws {
        #expect(try rejected(["render", "x"] + option).contains(option[0]))
    }

    @Test("A setting without a value")
    func setting() throws {
        #expect(try rejected(["render", "x", "--config", "city"]).contains("key=value"))
    }

    @Test("An output folder that is a file, or below one")
    func unwritableOutput() throws {
        let scratch = try Scratch()
        try scratch.write("import WidgetKit\nstruct A: Widget {}\n", to: "Widget/A.swift")
        try scratch.write("", to: "file")
        #expect(
            try rejected(["render", scratch.path + "/Widget", "--out", scratch.path + "/file"]).contains("is a file"))
        #expect(
            try rejected(["render", scratch.path + "/Widget", "--out", scratch.path + "/file/out"]).contains(
                "cannot be created"))
    }

    @Test(
        "S-PLACE-2, S-EXIT-3: A cache or a state folder of another user is refused before anything in it is used",
        .enabled(if: geteuid() == 0, "only root can create files of other users"))
    func foreignFolders() throws {
        let scratch = try Scratch()
        try scratch.write("import WidgetKit\nstruct A: Widget {}\n", to: "Widget/A.swift")
        try scratch.write("", to: "theirs/file")
        chown(scratch.path + "/theirs", 54_321, 54_321)
        let words = "belongs to the user 54321, who could change its content.\n       "
        for command in ["render", "check", "timeline", "screenshot", "gallery", "previews"] {
            let outcome = try Executable.run(
                [command, "Widget"], environment: ["TESSERA_CACHE": scratch.path + "/theirs"], in: scratch.path)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("is not used, because it \(words)Set TESSERA_CACHE"), "\(outcome.errors)")
        }
        let outcome = try Executable.run(
            ["preview", "Widget", "--no-open", "--state-folder", "theirs"],
            environment: ["TESSERA_CACHE": scratch.path + "/mine"], in: scratch.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("The state folder “theirs” \(words)Name a folder"), "\(outcome.errors)")
    }

    @Test("An output folder that is not writable is reported before anything is built")
    func readOnlyOutput() throws {
        let scratch = try Scratch()
        try scratch.write("import WidgetKit\nstruct A: Widget {}\n", to: "Widget/A.swift")
        try FileManager.default.createDirectory(atPath: scratch.path + "/locked", withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.path + "/locked")
        // The administrator may write everywhere unless that right is given up.
        let lesser = geteuid() == 0 ? "setpriv --bounding-set -dac_override " : ""
        for (folder, words) in [
            ("locked", "The output folder “locked” is not writable: permission denied."),
            ("locked/new", "The output folder “locked/new” cannot be created: permission denied."),
        ] {
            let outcome = try Executable.run(
                shell: "\(lesser)\"$TESSERA\" render Widget --out \(folder) $PERMISSION", in: scratch.path)
            #expect(outcome.status == 2)
            #expect(outcome.errors == "error: \(words)\n       Name a writable folder with --out.\n")
        }
    }
}

@Suite("Help")
struct HelpTests {
    @Test(
        "S-EXIT-1: Help goes to standard output with status 0",
        arguments: [["--help"], ["render", "--help"], ["check", "-h"], ["--version"]])
    func help(arguments: [String]) throws {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == 0)
        #expect(!outcome.output.isEmpty)
        #expect(outcome.errors.isEmpty)
    }

    @Test("The help of render names every option of the command")
    func options() throws {
        let page = try Executable.run(["render", "--help"]).output
        let options = [
            "--widget", "--family", "--device", "--appearance", "--state", "--at", "--entry", "--type-size", "--locale",
            "--scale", "--format", "--config", "--out", "--strict", "--json",
        ]
        for option in options { #expect(page.contains("\n  \(option)"), "\(option)") }
    }

    @Test("Values are shown as entered, not as stored")
    func values() throws {
        let page = try Executable.run(["screenshot", "--help"]).output
        #expect(page.contains("flag: required)"), "\(page)")
        #expect(!page.contains("StoreArgument"))
    }

    @Test("No line is wider than a terminal of 80 columns")
    func width() throws {
        for command in ["render", "check", "doctor"] {
            for line in try Executable.run([command, "--help"]).output.split(separator: "\n") {
                #expect(line.count <= 80, "\(line)")
            }
        }
    }

    @Test("S-EXIT-3: The doctor lists the compiler, the fonts and the symbols, and how to install missing ones")
    func doctor() throws {
        let scratch = try Scratch()
        let outcome = try Executable.run(["doctor"], environment: ["TESSERA_ASSETS": scratch.path])
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Swift compiler"))
        #expect(outcome.output.contains("✗ Inter is missing.\n    Run `./dev setup`."))
        #expect(outcome.output.contains("✗ Symbols is missing."))
    }
}

@Suite("Options about places out of range get one clear message")
struct PlaceOptionTests {
    @Test(
        "Invalid names, colors, sizes, scales and distances",
        arguments: [
            ("--platform tv", "There is no platform called “tv”."),
            ("--context attic", "There is no place called “attic”."),
            ("--appearance tinted:#12", "There is no color called “#12”."),
            ("--appearance tinted:mnt", "Did you mean “mint”?"),
            ("--mode vibrnt", "Did you mean “vibrant”?"),
            ("--wallpaper beach", "Valid names: dunes, tide, aurora, petals, graphite, none."),
            ("--lock-tint 7", "There is no color called “7”."),
            ("--face-color #GGGGGG", "There is no color called “#GGGGGG”."),
            ("--ambient dusk", "Ambient light is day, night or a number of lux from 0 to 200000, not “dusk”."),
            ("--ambient 900000", "not “900000”."),
            ("--palette skye", "Did you mean “sky”"),
            ("--texture wood", "There is no texture called “wood”."),
            ("--room-light glaring", "“glaring”"),
            ("--distance 51", "A distance is a number of meters from 0 to 50, not “51”."),
            ("--distance nan", "not “nan”."),
            ("--widget-scale 150", "A widget on Apple Vision Pro can be scaled from 75 to 125 %, not to 150 %."),
            ("--widget-scale big", "A widget's scale is a percentage from 75 to 125, not “big”."),
            ("--mounting floating", "There is no mounting style called “floating”."),
            ("--direction up", "There is no direction called “up”."),
            (
                "--distance 3 --level-of-detail default",
                "At 3 meters a widget has the simplified level of detail, not the default one."
            ),
            ("--platform iphone --device Mac", "Mac is a device of Mac, which --platform does not include."),
            ("--matrix --appearance dark", "--matrix draws every appearance; it cannot be combined with --appearance."),
            ("--matrix --format json", "--matrix draws pictures, png or svg"),
        ])
    func rejected(arguments: String, message: String) throws {
        let outcome = try Executable.run(["render", "x"] + arguments.split(separator: " ").map(String.init))
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("error: "))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count <= 3, "\(outcome.errors)")
    }
}
