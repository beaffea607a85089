import ExtensionProtocol
import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import ExtensionProcess

/// A widget whose process writes damaged messages instead of replies.
@Suite("Damaged messages on a widget's socket")
struct MutatedSessionTests {
    /// The reply to the first request, with the header of a message.
    private static var message: [UInt8] {
        let parameter = ConfigurationParameter(
            name: "p", title: "P", typeName: "T", kind: .text(.init()), options: [.init(json: "1", title: "One")])
        let widget = WidgetDescription(
            kind: "K", displayName: "Name", description: "Text", families: [.systemSmall, .systemLarge],
            parameters: [parameter])
        let body = ExtensionReply.description(ExtensionDescription(widgets: [widget])).binary
        let head = [MessageChannel.version, 1, UInt32(body.count)]
        return head.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } } + body
    }

    @Test("Each session ends with a reply or a reason")
    func sessions() throws {
        let folder = try TemporaryFolder()
        var failures = 0
        for copy in Mutator.copies(of: [Self.message], usually: 60, seed: 111) {
            let file = try folder.write(copy, to: "message")
            let built = BuiltExtension(
                name: "Script", executable: try folder.script("cat \(file) >&3; exit 9"),
                resourceFolder: folder.path, containerFolder: folder.path + "/containers")
            let session = ExtensionProcess(built, options: .patient)
            do throws(ExtensionError) {
                _ = try session.describe()
            } catch {
                failures += 1
                #expect(!error.description.isEmpty)
            }
            session.shutDown()
        }
        #expect(failures > 0)
    }
}
