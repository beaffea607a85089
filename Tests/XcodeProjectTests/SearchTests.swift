import Foundation
import Testing

@testable import XcodeProject

/// What widget extensions a folder stands for, whatever lies in it and below it.
struct SearchTests {
    private static let widget = "import WidgetKit\n\n@main\nstruct Tiles: WidgetBundle {}\n"
    private static let app = "import SwiftUI\n\n@main\nstruct Tiles: App {}\n"

    /// A specification with one widget extension, whose sources lie in a folder of its name.
    private static func specification(_ name: String, target: String) -> String {
        """
        name: \(name)
        targets:
          \(target): { type: app-extension, platform: iOS, sources: [\(target)] }

        """
    }

    private func write(_ scratch: ScratchFolder, project: String, in folder: String, target: String) throws {
        try scratch.write(Self.specification(project, target: target), to: folder + "/project.yml")
        try scratch.write(Self.widget, to: "\(folder)/\(target)/Main.swift")
    }

    private func offers(_ path: String) throws -> [String] {
        try WidgetSearch(path).offers.map { offer in
            offer.path.replacing(path + "/", with: "") + (offer.target.map { "#" + $0 } ?? "")
        }
    }

    @Test("Projects below a folder are found, the nearest first")
    func below() throws {
        let scratch = try ScratchFolder()
        try write(scratch, project: "Far", in: "apps/far/ios", target: "FarWidget")
        try write(scratch, project: "Near", in: "near", target: "NearWidget")
        #expect(
            try offers(scratch.path) == ["near/project.yml#NearWidget", "apps/far/ios/project.yml#FarWidget"])
    }

    @Test(
        "Fetched, built, hidden and test folders are skipped",
        arguments: ["Pods", "Carthage", "DerivedData", "node_modules", ".build", "SourcePackages", "AppTests", "Tests"])
    func passedOver(folder: String) throws {
        let scratch = try ScratchFolder()
        try write(scratch, project: "Inner", in: folder + "/Inner", target: "InnerWidget")
        try write(scratch, project: "Own", in: "Own", target: "OwnWidget")
        #expect(try offers(scratch.path) == ["Own/project.yml#OwnWidget"])
    }

    @Test("A search ends in folders that link to each other", .timeLimit(.minutes(30)))
    func circle() throws {
        let scratch = try ScratchFolder()
        try write(scratch, project: "Own", in: "Own", target: "OwnWidget")
        for name in ["A", "B", "C"] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path + "/Own/" + name, withDestinationPath: scratch.path)
        }
        #expect(try offers(scratch.path) == ["Own/project.yml#OwnWidget"])
    }

    @Test("A target that is also in a workspace counts once, by the file with more dependencies for it")
    func workspace() throws {
        let scratch = try ScratchFolder()
        try write(scratch, project: "Garden", in: "Garden", target: "GardenWidget")
        try write(scratch, project: "Shed", in: "Shed", target: "ShedWidget")
        let references = ["Garden/Garden", "Shed/Shed"].map {
            "<FileRef location = \"group:\($0).xcodeproj\"></FileRef>"
        }
        try scratch.write(
            "<Workspace version = \"1.0\">\(references.joined())</Workspace>",
            to: "All.xcworkspace/contents.xcworkspacedata")
        #expect(try offers(scratch.path) == ["All.xcworkspace#GardenWidget", "All.xcworkspace#ShedWidget"])
        try scratch.write(
            "<Workspace version = \"1.0\">\(references[0])</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
        #expect(try offers(scratch.path) == ["Garden/project.yml#GardenWidget", "Shed/project.yml#ShedWidget"])
    }

    @Test("Targets with the same name are distinguished by their projects")
    func sameNames() throws {
        let scratch = try ScratchFolder()
        try write(scratch, project: "One", in: "One", target: "Widget")
        try write(scratch, project: "Two", in: "Two", target: "Widget")
        let search = try WidgetSearch(scratch.path)
        #expect(
            search.offers(named: "widget").map(\.path) == ["One", "Two"].map { "\(scratch.path)/\($0)/project.yml" })
    }

    @Test("An unreadable project does not affect others")
    func damaged() throws {
        let scratch = try ScratchFolder()
        try scratch.write("{", to: "Broken.xcodeproj/project.pbxproj")
        try write(scratch, project: "Whole", in: "Whole", target: "WholeWidget")
        let search = try WidgetSearch(scratch.path)
        #expect(search.offers.map(\.target) == ["WholeWidget"])
        #expect(search.problems.count == 1)
        #expect(search.problems.first?.description.contains("Broken.xcodeproj") == true)
    }

    @Test("A widget extension without sources reports this and does not affect others")
    func noSources() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            """
            name: A
            targets:
              Empty: { type: app-extension, platform: iOS, sources: [Gone], info: { path: Info.plist, properties: {
                NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } } } }
              Full: { type: app-extension, platform: iOS, sources: [Full] }

            """, to: "project.yml")
        try scratch.write(Self.widget, to: "Full/Main.swift")
        let offers = try WidgetSearch(scratch.path).offers
        #expect(offers.map(\.target) == ["Empty", "Full"])
        #expect(offers.map(\.problem) == [.noSources(target: "Empty", project: "project.yml"), nil])
    }

    // MARK: Specifications

    @Test("A specification of any name is recognized by its content, and its parts are not projects")
    func otherNames() throws {
        let scratch = try ScratchFolder()
        try scratch.write("name: Sample\ninclude: [parts/widget.yml]\n", to: "Sample.yml")
        try scratch.write(
            "name: Part\ntargets:\n  W: { type: app-extension, platform: iOS, sources: [.] }\n", to: "parts/widget.yml")
        try scratch.write(Self.widget, to: "parts/Main.swift")
        try scratch.write("name: CI\non: push\njobs:\n  a: {}\ntargets: []\n", to: "ci.yml")
        #expect(try offers(scratch.path) == ["Sample.yml#W"])
    }

    @Test(
        "Paths in an included file are relative to its own folder, unless it specifies otherwise",
        arguments: [true, false])
    func includedPaths(isRelative: Bool) throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "name: A\ninclude:\n  - { path: Widget/part.yml, relativePaths: \(isRelative) }\n", to: "project.yml")
        try scratch.write(
            "targets:\n  W: { type: app-extension, platform: iOS, sources: [{ path: . }] }\n", to: "Widget/part.yml")
        try scratch.write(Self.widget, to: "Widget/Main.swift")
        try scratch.write(Self.app, to: "App/App.swift")
        let project = try Project(specification: scratch.path + "/project.yml", configuration: nil)
        let names = project.targets.first?.swiftFiles.map { $0.replacing(scratch.path + "/", with: "") }
        #expect(names == (isRelative ? ["Widget/Main.swift"] : ["App/App.swift", "Widget/Main.swift"]))
    }

    @Test("A specification that is copied up before use is relative to the folder with its includes")
    func copiedUpwards() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: ".git/HEAD")
        try scratch.write("name: A\ninclude: [Widget/part.yml]\n", to: "Apps/First/project.yml")
        try scratch.write(
            "targets:\n  W: { type: app-extension, platform: iOS, sources: [.] }\n", to: "Widget/part.yml")
        try scratch.write(Self.widget, to: "Widget/Main.swift")
        #expect(try offers(scratch.path) == ["Apps/First/project.yml#W"])
    }

    @Test("Targets for several destinations have all their platforms")
    func destinations() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "targets:\n  W: { type: app-extension, supportedDestinations: [iOS, macOS, tvOS], sources: [W] }\n",
            to: "project.yml")
        try scratch.write(Self.widget, to: "W/Main.swift")
        #expect(try WidgetSearch(scratch.path).offers.map(\.platforms) == [[.iOS, .macOS]])
    }

    // MARK: Folders of sources

    @Test("A folder that is a whole extension is one itself")
    func wholeFolder() throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.widget, to: "Sources/Main.swift")
        try scratch.write("struct Model {}\n", to: "Model/Model.swift")
        let search = try WidgetSearch(scratch.path)
        #expect(search.offers == [WidgetCandidate(path: scratch.path)])
        #expect(search.isNamed)
    }

    @Test("Next to an app without a project only the widget's folder is used")
    func besideApp() throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.app, to: "App/App.swift")
        try scratch.write(Self.widget, to: "Widget/Main.swift")
        #expect(try offers(scratch.path) == ["Widget"])
    }

    @Test("A widget's folder is the nearest one whose Info.plist names the extension point")
    func propertyList() throws {
        let scratch = try ScratchFolder()
        try scratch.write("import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder {}\n", to: "App/App.swift")
        try scratch.write(Self.widget, to: "Extensions/Tiles/Sources/Main.swift")
        try scratch.write(
            "<plist><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></plist>",
            to: "Extensions/Tiles/Info.plist")
        #expect(try offers(scratch.path) == ["Extensions/Tiles"])
    }

    @Test("Without a widget extension in a project, the folder of one is used and reported")
    func projectWithout() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "name: A\ntargets:\n  A: { type: application, platform: iOS, sources: [App] }\n", to: "project.yml")
        try scratch.write(Self.app, to: "App/App.swift")
        try scratch.write(Self.widget, to: "Widget/Main.swift")
        let search = try WidgetSearch(scratch.path)
        #expect(search.offers == [WidgetCandidate(path: scratch.path + "/Widget", enclosingFolder: scratch.path)])
        #expect(search.notes == ["no target of \(scratch.path)/project.yml is a widget extension"])
    }

    @Test("An app without a widget is never used")
    func appAlone() throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.app, to: "App/App.swift")
        #expect(try WidgetSearch(scratch.path).offers == [])
    }

    @Test(
        "Widget entry points are recognized",
        arguments: [
            ("@main\nstruct A: WidgetBundle {", SourceMain.widget), ("  @main struct A: SwiftUI.Widget {", .widget),
            ("@main\n@available(iOS 16, *)\nstruct A\n    : Widget\n{", .widget),
            ("@main\nextension A: WidgetBundle {}", .widget), ("@main struct A: ControlWidget {", .widget),
            ("@main struct A: SwiftUI.ControlWidget {", .widget), ("@main struct A: ControlWidgetTemplate {", .other),
            ("import WidgetKit\n@main\nenum Start { static func main() {} }", .widget),
            ("@main\nenum Start { static func main() {} }", .other), ("@main struct A: App {", .other),
            ("import WidgetKit\n@main\nstruct A: App {", .other), ("@UIApplicationMain\nclass A {}", .other),
            ("// @main\nstruct A: Widget {}", nil), ("let text = \"@main\"", nil),
            ("/*\n@main\n*/\nstruct A: Widget {}", nil),
            ("import WidgetKit\nlet text = \"\"\"\n    @main\n    extension A: WidgetBundle {}\n    \"\"\"", nil),
            ("#if os(iOS)\n@available(iOS 17, *) @main\n#endif\nstruct A: WidgetBundle {}", .widget),
            ("struct A { /* @main */ }\n@main /* here */ struct B: WidgetBundle {}", .widget),
        ])
    func mains(source: String, main: SourceMain?) {
        #expect(SourceMain.of(source: Array(source.utf8)) == main)
    }
}

/// Names as the file system of a Mac takes them.
struct ExistingPathTests {
    @Test("Letter case and Unicode normalization are ignored")
    func letters() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("", to: "Widget/Caf\u{E9}.swift")
        #expect(ExistingPath.find(scratch.path + "/widget/Cafe\u{301}.SWIFT") == file)
        #expect(ExistingPath.find(scratch.path + "/widget/Tea.swift") == nil)
    }

    @Test("An exact name takes precedence")
    func exact() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "a.swift")
        let file = try scratch.write("", to: "A.swift")
        #expect(ExistingPath.find(file) == file)
    }

    @Test("Only a path in a submodule names the submodule")
    func submodule() throws {
        let scratch = try ScratchFolder()
        try scratch.write("[submodule \"C\"]\n\tpath = Config\n\turl = ../c.git\n", to: ".gitmodules")
        #expect(Submodule.holding(scratch.path + "/Config/iOS/App.xcconfig") == "Config")
        #expect(Submodule.holding(scratch.path + "/Configuration/App.xcconfig") == nil)
    }

    @Test("A configuration file includes files of the project's folder if its own has none")
    func configuration() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("#include \"Shared/Base.xcconfig\"\nB = 2\n", to: "Config/App.xcconfig")
        try scratch.write("A = 1\n", to: "Shared/Base.xcconfig")
        #expect(try ConfigurationFile(file, folder: scratch.path).assignments.map(\.name) == ["A", "B"])
        #expect(try ConfigurationFile(file).missing == [scratch.path + "/Config/Shared/Base.xcconfig"])
    }
}
