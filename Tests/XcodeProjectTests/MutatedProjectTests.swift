import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite("Damaged projects")
struct MutatedProjectTests {
    /// Copies a sample project, and for each damaged copy of a file in it, reads everything from the project.
    private func read(_ sample: String, damaging name: String, usually count: Int, seed: UInt64) throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path + "/Sample"
        try FileManager.default.copyItem(atPath: SampleProject.folder + "/" + sample, toPath: folder)
        let file = URL(fileURLWithPath: folder + "/" + name)
        let bytes = Array(try Data(contentsOf: file))
        for copy in Mutator.copies(of: [bytes], usually: count, seed: seed) {
            try Data(copy).write(to: file)
            _ = try? WidgetSearch(folder).offers
            guard let path = try? ProjectPath(folder), let set = try? ProjectSet(path, configuration: nil),
                let (project, target) = try? set.widgetTarget(named: nil)
            else { continue }
            _ = (target.members, target.settings, set.app(containing: target, of: project))
        }
    }

    @Test("S-FILE-13: Damaged Xcode projects are read or rejected", arguments: ["Orchard", "Meadow"])
    func projects(sample: String) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: SampleProject.folder + "/" + sample)
        let project = try #require(names.first { $0.hasSuffix("project.pbxproj") })
        try read(sample, damaging: project, usually: 60, seed: 81)
    }

    @Test(
        "S-FILE-13: Damaged project specifications are read or rejected",
        arguments: ["project.yml", "Config/settings.yml"])
    func specifications(name: String) throws {
        try read("Pond", damaging: name, usually: 80, seed: 82)
    }

    @Test("S-FILE-13: Damaged configuration files are read or rejected")
    func configurations() throws {
        let text = """
            #include? "other.xcconfig"
            PRODUCT_NAME = $(TARGET_NAME:c99extidentifier) // comment
            SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*][arch=*] = $(inherited) "A B" C
            INFOPLIST_KEY_CFBundleDisplayName = $(A:default=$(B:upper))
            """
        let scratch = try ScratchFolder()
        let path = scratch.path + "/a.xcconfig"
        for copy in Mutator.copies(of: [Array(text.utf8)], usually: 300, seed: 83) {
            try Data(copy).write(to: URL(fileURLWithPath: path))
            _ = try? ConfigurationFile(path)
        }
    }
}
