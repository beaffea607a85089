import Foundation
import HostTestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

@Suite("Bridging headers")
struct BridgingHeaderTests {
    @Test("Apple's frameworks and libraries are modules; the project's own headers and unknown ones are not")
    func modules() {
        let header = """
            #ifndef Bridge_h
            #import <CommonCrypto/CommonCrypto.h>
              #include <sqlite3.h>
            @import UIKit;
            #import "Own.h"
            #import <Moonlight/Crater.h>
            #include <ifaddrs.h>
            #endif
            """
        #expect(ObjectiveCHeaders.modules(in: header) == ["CommonCrypto", "SQLite3", "UIKit"])
    }

    @Test("S-FILE-7: Headers are found next to each other and by name, once each, and none outside of the project")
    func reached() throws {
        let folder = try TemporaryFolder()
        try folder.write("#import \"Secret.h\"\n@interface Secret\n@end\n", to: "Secret.h")
        let bridge = try folder.write(
            "#import \"Lamp.h\"\n#import \"../Secret.h\"\n#import <Kit/Torch.h>\n#import <UIKit/Other.h>\n",
            to: "App/Widget/Bridge.h")
        try folder.write(
            "@import CoreData;\n#import \"Torch.h\"\n#import \"Bridge.h\"\n@class A;\n", to: "App/Model/Lamp.h")
        try folder.write("#import \"../../Secret.h\"\n@interface Torch : NSObject\n@end\n", to: "App/Model/Kit/Torch.h")
        try folder.write("@interface Other\n@end\n", to: "App/Model/Other.h")
        let app = folder.path + "/App"
        let headers = ObjectiveCHeaders(
            of: [], bridgingHeader: bridge, searching: [app], within: ProjectBoundary(only: app))
        let names = headers.bridged.headers.map { ($0.path as NSString).lastPathComponent }
        #expect(names == ["Torch.h", "Lamp.h", "Bridge.h"])
        #expect(headers.bridgedModules == ["CoreData", "UIKit"])
        #expect(headers.places["Torch"] == app + "/Model/Kit/Torch.h")
        #expect(headers.places["Secret"] == nil)
        #expect(headers.folders == [app + "/Widget", app + "/Model", app + "/Model/Kit"])
    }

    private static let generated = GeneratedFile(
        name: ObjectiveCCode.fileName,
        content: Array(
            """
            import Foundation
            open class Lamp: NSObject {
                open var name: String = ""
                open func light() {}
            }
            extension Torch {
                public func light() {}
            }
            public var kLamp: Int { 1 }

            """.utf8))

    private static func left(_ messages: [(place: String, line: Int, text: String)]) -> [String]? {
        let messages = messages.map { message in
            CompilerMessage(
                severity: message.text.hasPrefix("note ") ? .note : .error, file: message.place, line: message.line,
                column: 1, message: message.text)
        }
        let files = GeneratedRemedy.remedied([generated], by: messages)
        return files.map { String(decoding: $0[0].content, as: UTF8.self).split(separator: "\n").map(String.init) }
    }

    private static let place = "/scratch/" + ObjectiveCCode.fileName

    @Test("Generated declarations that do not compile are removed: a member alone, a type with its members")
    func faulty() {
        let all = String(decoding: Self.generated.content, as: UTF8.self).split(separator: "\n").map(String.init)
        let member = Self.left([(Self.place, 4, "overriding declaration requires an 'override' keyword")])
        #expect(member == all.filter { $0 != "    open func light() {}" })
        let type = Self.left([(Self.place, 6, "cannot find type 'Torch' in scope"), (Self.place, 9, "invalid")])
        #expect(type == Array(all.prefix(5)))
        #expect(Self.left([(Self.place, 3, "expected '}' in class")]) == [])
    }

    @Test("Of two conflicting declarations the generated one is removed")
    func conflicting() {
        let lines = Self.left([
            ("/own/A.swift", 1, "invalid redeclaration of 'kLamp'"),
            (Self.place, 9, "note 'kLamp' previously declared here"),
        ])
        #expect(lines?.last == "}")
        let call = Self.left([
            ("/own/A.swift", 1, "ambiguous use of 'light()'"), (Self.place, 4, "note found this candidate"),
            (Self.place, 7, "note found this candidate"),
        ])
        #expect(call?.filter { $0.contains("light") } == ["    open func light() {}"])
        #expect(Self.left([("/own/A.swift", 1, "cannot find 'x' in scope")]) == nil)
    }
}
