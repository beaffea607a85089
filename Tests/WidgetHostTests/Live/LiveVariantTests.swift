import ExtensionProcess
import ExtensionProtocol
import Foundation
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

@Suite("Variants of a real extension", .serialized)
struct LiveVariantTests {
    private static let weather = Result {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options)
            .build(try WidgetFolder(at: root + "/Examples/Weather")).product
    }

    private func variant(_ axis: VariantAxis.Kind, _ name: String) throws -> WidgetVariant {
        var variant = WidgetVariant()
        try variant.set(axis, to: name)
        return variant
    }

    @Test("The languages of the extension's strings are listed, and each variant is in its language and size")
    func languages() async throws {
        let host = WidgetHost.patient(ManualClock(Samples.start))
        await host.start()
        let gateway = ProcessPool(try Self.weather.get(), options: LaunchOptions(timeLimit: .ample))
        try await host.install(Samples.app, name: "Weather", gateway: gateway)
        let kind = try #require(await host.gallery(for: .homeScreen).apps.first?.groups.first?.kind)
        guard case .placed(let id) = try await host.send(Samples.place(kind: kind)) else {
            Issue.record("not placed")
            return
        }
        await host.settle()
        let axes = try await host.variantAxes(of: id)
        let languages = axes.first { $0.kind == .language }?.values.map(\.name)
        #expect(languages == ["en_US", "ja", "ko", VariantAxis.rightToLeft])

        let shown = try await host.shown(
            [WidgetVariant(), try variant(.language, "ja"), try variant(.size, "systemLarge")], of: id)
        #expect(shown.map { $0.reason } == [nil, nil, nil])
        let texts = shown.map { ($0.tree?.strings ?? []).joined() }
        let isJapanese = texts.map { text in text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) } }
        #expect(isJapanese == [false, true, false], "\(texts)")
        let canvas = try #require(await host.snapshot().instances.first?.canvas)
        let sizes = try shown.map { try #require($0.tree).size }
        #expect(Double(sizes[0].width) == canvas.width)
        #expect(Double(sizes[2].height) > canvas.height)
        await host.stop()
        await gateway.shutdown()
    }
}
