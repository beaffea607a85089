import CoreGraphics
import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Widget extensions, built and run")
struct ExtensionTests {
    private func session(_ options: LaunchOptions = .patient) throws -> ExtensionProcess {
        ExtensionProcess(try BuiltFixture.misbehaving.get(), options: options)
    }

    private func request(_ kind: String, _ purpose: EntriesRequest.Purpose = .timeline) -> EntriesRequest {
        EntriesRequest(kind: kind, purpose: purpose, environment: .small)
    }

    private func failure(of session: ExtensionProcess, _ request: EntriesRequest) -> ExtensionError? {
        do {
            _ = try session.entries(request)
            return nil
        } catch {
            return error
        }
    }

    private func rejection(of session: ExtensionProcess, _ request: EntriesRequest) -> ExtensionFailure.Reason? {
        guard case .rejected(let rejection) = failure(of: session, request) else { return nil }
        return rejection.reason
    }

    @Test("F-05: an extension describes its widgets")
    func describe() throws {
        let description = try session().describe()
        #expect(
            description.widgets.map(\.kind)
                == [
                    "Sound", "NoEntries", "OutOfOrder", "ManyEntries", "NeverAnswers", "Spins", "Traps", "OddViews",
                    "Locale", "Place",
                ])
        let sound = try #require(description.widgets.first)
        #expect(sound.displayName == "Sound")
        #expect(sound.description == "Does nothing wrong.")
        #expect(sound.families == [.systemSmall, .systemMedium])
        #expect(sound.configuration == .static)
    }

    @Test("F-48, F-73: one entry is drawn in a batch of places; the catalog's colors follow the appearance")
    func render() throws {
        let session = try session()
        let reply = try session.entries(request("Sound"))
        #expect(reply.entries.map(\.date) == [800_000_000])
        #expect(reply.policy == .after(800_000_900))
        var dark = WidgetEnvironment.small
        dark.colorScheme = .dark
        let trees = try session.render(RenderRequest(token: reply.token, environments: [.small, dark]))
        #expect(trees.count == 2)
        #expect(trees[0].size == CGSize(width: 158, height: 158))
        #expect(trees[0].dump.contains("#204080FF"))
        #expect(trees[1].dump.contains("#010203FF"))
        let again = try session.render(RenderRequest(token: reply.token, environments: [.small, dark]))
        #expect(again == trees)
    }

    @Test("A timeline without entries is rejected by name")
    func noEntries() throws {
        #expect(rejection(of: try session(), request("NoEntries")) == .noEntries)
    }

    @Test("F-05: an unknown kind and an unsupported family are rejected, and the extension continues")
    func refusals() throws {
        let session = try session()
        #expect(rejection(of: session, request("Clock")) == .unknownKind)
        var inline = request("Sound")
        inline.environment.family = .accessoryInline
        #expect(rejection(of: session, inline) == .unsupportedFamily)
        #expect(failure(of: session, request("Sound")) == nil)
    }

    @Test("Unordered entries are sorted and reported")
    func order() throws {
        let session = try session()
        let reply = try session.entries(request("OutOfOrder"))
        #expect(reply.entries.map(\.date) == [800_000_001, 800_000_002, 800_000_003])
        #expect(reply.diagnostics.map(\.code) == [.timeline])
        let trees = try session.render(RenderRequest(token: reply.token, entries: [0, 2], environments: [.small]))
        #expect(trees[0].dump.contains("#330000FF"))
        #expect(trees[1].dump.contains("#990000FF"))
    }

    @Test("Of 100,000 entries the first ten thousand are kept, which is reported")
    func manyEntries() throws {
        let reply = try session().entries(request("ManyEntries"))
        #expect(reply.entries.count == 10_000)
        #expect(reply.diagnostics.contains { $0.code == .timeline && $0.message.contains("100000 entries") })
    }

    @Test("A provider that never responds is a hang")
    func neverAnswers() throws {
        let session = try session()
        var limited = request("NeverAnswers")
        limited.timeLimit = 0.3
        #expect(failure(of: session, limited) == .hung(seconds: 0.3))
        #expect(failure(of: session, request("NeverAnswers", .placeholder)) == nil)
    }

    @Test("A view that never returns is a hang, and a new process serves the next request")
    func spins() throws {
        for limit in Double.growingLimits {
            let session = try session(LaunchOptions(timeLimit: limit))
            // On a busy machine what does come may need longer than a short limit.
            guard let reply = try? session.entries(request("Spins")) else { continue }
            #expect(throws: ExtensionError.hung(seconds: limit)) {
                try session.render(RenderRequest(token: reply.token, environments: [.small]))
            }
            let next = failure(of: session, request("Sound"))
            if next == .hung(seconds: limit), limit < .longestLimit { continue }
            #expect(next == nil)
            // The old process's entries were lost with it.
            #expect(throws: ExtensionError.self) {
                try session.render(RenderRequest(token: reply.token, environments: [.small]))
            }
            return
        }
        Issue.record("the provider did not answer")
    }

    @Test("A trap is a crash with the widget's last output")
    func traps() throws {
        guard case .crashed(let crash) = failure(of: try session(), request("Traps", .snapshot)) else {
            Issue.record("no crash")
            return
        }
        let text = crash.lastLines.joined(separator: "\n")
        #expect(text.contains("about to go wrong"))
        #expect(text.contains("Index out of range"))
        #expect([.signal(SIGTRAP), .signal(SIGILL)].contains(crash.cause))
    }

    @Test("S-LIMIT-1: Unbounded memory exceeds a limit")
    func memory() throws {
        let session = try session(LaunchOptions(timeLimit: .ample, memoryLimit: 256 << 20))
        guard case .brokeLimit(.memory, amount: 256 << 20, _) = failure(of: session, request("Traps")) else {
            Issue.record("no broken limit")
            return
        }
    }

    private func oddView(_ index: Int) throws -> RenderTree {
        let session = try session()
        let reply = try session.entries(request("OddViews"))
        let trees = try session.render(RenderRequest(token: reply.token, entries: [index], environments: [.small]))
        return try #require(trees.first)
    }

    @Test("NaN sizes and offsets result in a valid tree and a diagnostic", arguments: [0, 1])
    func invalidGeometry(index: Int) throws {
        let tree = try oddView(index)
        #expect(tree.validate() == [])
        #expect(tree.diagnostics.contains { $0.code == .invalidGeometry })
    }

    @Test("Views nested infinitely or 10,000 levels deep result in a diagnostic", arguments: [2, 3])
    func deepViews(index: Int) throws {
        let tree = try oddView(index)
        #expect(tree.diagnostics.contains { $0.code == .depthLimit })
    }

    @Test("Code without an explicit locale uses that of the place")
    func locale() throws {
        let session = try session()
        let reply = try session.entries(request("Locale"))
        var korean = WidgetEnvironment.small
        korean.locale = "ko_KR"
        let trees = try session.render(RenderRequest(token: reply.token, environments: [.small, korean, .small]))
        #expect(trees[0].dump.contains("#000000FF"))
        #expect(trees[1].dump.contains("#FFFFFFFF"))
        #expect(trees[2] == trees[0])
    }

    @Test("F-46: views receive every property of the place, including disabled margins")
    func place() throws {
        let place = WidgetEnvironment(
            family: .systemMedium, canvasSize: CGSize(width: 240, height: 100), displayScale: 2,
            contrast: .increased, typeSize: .accessibility2, legibilityWeight: .bold, luminance: .reduced,
            renderingMode: .accented, containerBackground: .removed, contentMargins: .init(all: 11),
            layoutDirection: .rightToLeft, timeZone: "Asia/Seoul", redaction: .privacy)
        let session = try session()
        let reply = try session.entries(EntriesRequest(kind: "Place", purpose: .timeline, environment: place))
        let trees = try session.render(RenderRequest(token: reply.token, environments: [place, .small]))
        #expect(trees[0].dump.split(separator: "#00FF00FF").count == 13)
        #expect(!trees[0].dump.contains("#FF0000FF"))
        #expect(!trees[0].dump.contains("containerBackground"))
        #expect(trees[0].dump.contains("[0 0 20 100]"))
        #expect(!trees[1].dump.contains("#00FF00FF"))
        #expect(trees[1].dump.contains("containerBackground"))
    }

    @Test("A widget may use the network")
    func network() throws {
        let built = try BuiltFixture.build(BuiltFixture.fixtures + "/Networked")
        let session = ExtensionProcess(built, options: .patient)
        let reply = try session.entries(request("Feed"))
        let trees = try session.render(RenderRequest(token: reply.token, environments: [.small]))
        #expect(trees[0].dump.contains("#FF0000FF"))
    }
}
