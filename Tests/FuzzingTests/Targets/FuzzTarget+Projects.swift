import Foundation

@testable import SwiftSource
@testable import XcodeProject

/// The files that make up a project.
extension FuzzTarget {
    static let propertyList = FuzzTarget("property-list") { bytes in
        _ = try? PropertyListFile.table(Data(bytes), of: "Info.plist")
    }

    static let projectFile = FuzzTarget("project-file", longest: 12_288) { bytes in
        guard let file = try? ScratchFolder.shared.write(bytes, to: "file/A.xcodeproj/project.pbxproj") else { return }
        read(.project((file as NSString).deletingLastPathComponent))
    }

    static let workspace = FuzzTarget("workspace") { bytes in
        guard let file = try? ScratchFolder.shared.write(bytes, to: "space/A.xcworkspace/contents.xcworkspacedata")
        else { return }
        read(.workspace((file as NSString).deletingLastPathComponent))
    }

    static let specification = FuzzTarget("specification") { bytes in
        guard let file = try? ScratchFolder.shared.write(bytes, to: "specification/project.yml") else { return }
        read(.specification(file))
    }

    static let configurationFile = FuzzTarget("configuration-file") { bytes in
        guard let path = try? ScratchFolder.shared.write(bytes, to: "settings/A.xcconfig"),
            let file = try? ConfigurationFile(path)
        else { return }
        var settings = BuildSettings(file: path)
        settings.facts = ["sdk": "iphoneos", "config": "Debug", "arch": "arm64"]
        settings.add(level: file.assignments)
        for name in settings.names { _ = try? settings.words(name) }
    }

    static let markup = FuzzTarget("markup") { bytes in
        _ = MarkupReader.read(String(decoding: bytes, as: UTF8.self))
    }

    /// A pattern and a path, separated by a line break.
    static let globPattern = FuzzTarget("glob-pattern", longest: 600) { bytes in
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { return }
        _ = GlobPattern(parts[0]).matches(parts[1])
    }

    /// A source, whose length the first two bytes state, and the reply of the program that parses sources.
    static let syntaxTree = FuzzTarget("syntax-tree") { bytes in
        guard bytes.count >= 2 else { return }
        let length = min(Int(bytes[0]) | Int(bytes[1]) << 8, bytes.count - 2)
        let source = Array(bytes[2..<2 + length])
        guard let tree = SyntaxTree(encoded: Array(bytes[(2 + length)...]), count: length) else { return }
        let text = SourceText(source, tree)
        _ = SourceOutline(text)
        for imported in text.imports { _ = (text.module(of: imported), text.statement(of: imported)) }
        for word in text.words {
            _ = (text.call(after: word), text.member(at: word.lowerBound))
            _ = (text.wholeExpression(around: word.lowerBound), text.chainEnd(from: word.upperBound))
            _ = (text.isStatement(word.lowerBound), text.line(of: word.lowerBound))
        }
        for index in tree.tokens { _ = text.callee(ofCallAround: tree[index].range.lowerBound) }
    }

    private static func read(_ path: ProjectPath) {
        guard let projects = try? ProjectSet(path, configuration: nil) else { return }
        for (project, target) in projects.widgetTargets { _ = projects.app(containing: target, of: project) }
        _ = try? projects.widgetTarget(named: nil)
    }
}
