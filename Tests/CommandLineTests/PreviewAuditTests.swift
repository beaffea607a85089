import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import PreviewServer
import RenderModel
import Testing
import WidgetAudit
import WidgetHost
import WidgetVocabulary

@testable import TesseraCommands

@Suite("Audits of a preview")
struct PreviewAuditTests {
    private static let widget = AuditedWidget(
        id: InstanceID(7), extensionID: ExtensionID("Probe"), kind: "Probe", family: .systemSmall, configuration: [],
        build: 1, timeline: 1, date: nil, environment: HostEnvironment())

    /// A picture with a text of 9 pt.
    private static func picture(
        _ context: Context = .homeScreen, _ appearance: String = "light", typeSize: TypeSize = .large,
        locale: String = "en_US", content: PictureConditions.Content = .entry
    ) -> PictureEvidence {
        let tree = RenderTree.smallText("Rain")
        let conditions = PictureConditions(
            family: .systemSmall, context: context, appearance: appearance, typeSize: typeSize, locale: locale,
            content: content, size: tree.size)
        return PictureEvidence(tree: tree, conditions: conditions)
    }

    private static func guidelines(_ pictures: [PictureEvidence]) -> PageGuidelines {
        let description = WidgetDescription(kind: "Probe", typeName: "Probe", families: [.systemSmall])
        let source = SourceIndex.File(path: "given/Probe.swift", text: "struct Probe {\n    Text(\"Rain\")\n}")
        let auditor = Auditor(rules: RuleBook.all.filter { $0.slug == "minimum-text-size" })
        let report = auditor.report(
            on: [WidgetEvidence(description, pictures: pictures)], sources: SourceIndex([source]))
        return PageGuidelines(
            AuditReport.settled([report]), of: widget, comparedWith: WidgetEvidence.Reference(), below: "given")
    }

    @Test("A finding for the page has the rule, both values, the line and the frame in each picture")
    func finding() throws {
        let guidelines = Self.guidelines([Self.picture(), Self.picture(.homeScreen, "dark")])
        #expect(guidelines.widget == 7)
        #expect(guidelines.state == .done)
        #expect(guidelines.checked == 2)
        let finding = try #require(guidelines.findings.first)
        #expect(guidelines.findings.count == 1)
        #expect(finding.rule == "R-01")
        #expect(finding.title == "Text is 11 pt or larger")
        #expect(finding.severity == .error)
        #expect(finding.outcome == .violation)
        #expect(finding.measured == "9 pt")
        #expect(finding.bound == "11 pt")
        #expect(finding.source == "Probe.swift:2")
        #expect(finding.places.map(\.frame) == [[20, 51, 30, 11], [20, 51, 30, 11]])
        let pictures = finding.places.map { guidelines.pictures[$0.picture] }
        #expect(Set(pictures.map(\.text)) == ["Home Screen, light", "Home Screen, dark"])
        #expect(Set(pictures.map { $0.settings?["appearance"] }) == ["light", "dark"])
        #expect(pictures.allSatisfy { $0.size == [158, 158] && $0.settings?["device"] == "393x852" })
    }

    @Test(
        "A picture's text names the place and what differs from the usual conditions",
        arguments: [
            (PreviewAuditTests.picture(.standBy, "night"), "StandBy, night"),
            (PreviewAuditTests.picture(typeSize: .accessibility5), "Home Screen, light, type size AX5"),
            (PreviewAuditTests.picture(.todayView, "dark", locale: "de"), "Today View, dark, de"),
        ])
    func texts(picture: PictureEvidence, text: String) {
        #expect(picture.conditions.pageText(comparedWith: WidgetEvidence.Reference()) == text)
    }

    @Test("A placeholder and a picture of the gallery have no settings, because no place shows them")
    func unshown() {
        #expect(Self.picture(content: .placeholder).conditions.pageSettings == nil)
        #expect(Self.picture(content: .gallery).conditions.pageSettings == nil)
    }

    @Test(
        "The device accepts the settings of every picture and then shows its appearance",
        arguments: Platform.allCases)
    func settings(platform: Platform) async throws {
        let host = WidgetHost(clock: SystemClock(), store: MemoryStore())
        await host.start()
        let device = SimulatedDevice(host: host) { _ throws(HostError) in }
        let standard = try #require(DeviceArgument.devices([], on: [platform]).first)
        var count = 0
        for family in Family.allCases {
            for place in WidgetPlace.all(of: family, on: standard) {
                for variant in AppearanceVariant.all(in: place, from: Setting()) {
                    let conditions = PictureConditions(
                        family: family, device: standard.name, platform: platform, context: place.context,
                        appearance: variant.name, size: .zero)
                    var values = try #require(conditions.pageSettings)
                    values["name"] = "environment"
                    _ = try await device.perform(PageCommandReader.command(try JSONEncoder().encode(values)))
                    let environment = await host.snapshot().environment
                    #expect(environment.place.platform == platform && environment.place.context == place.context)
                    let shown = try place.traits(under: environment.setting(in: place.context, of: platform))
                    let wanted = try place.traits(under: variant.setting)
                    #expect(shown == wanted, "\(place.context) \(variant.name)")
                    count += 1
                }
            }
        }
        #expect(count > 0)
        await host.stop()
    }

    // MARK: The end

    /// A process whose program does not exist.
    private static func process(in scratch: Scratch) -> ExtensionProcess {
        let folder = scratch.path
        return ExtensionProcess(
            BuiltExtension(
                name: "Probe", executable: folder + "/widget", resourceFolder: folder, containerFolder: folder))
    }

    @Test("The end of an audit ends its processes, those that it starts later included; the first reason counts")
    func end() throws {
        let scratch = try Scratch()
        let processes = [Self.process(in: scratch), Self.process(in: scratch)]
        let end = AuditEnd()
        end.follow(processes[0])
        #expect(!end.isRequested)
        end.request(.late)
        end.request(.canceled)
        end.follow(processes[1])
        #expect(end.reason == .late)
        #expect(end.isRequested && !end.isWithoutResult)
        #expect(end.drawing.isRequested)
        for process in processes {
            #expect(throws: ExtensionError.stopped) { try process.answer(to: DescribeRequest(locale: "en_US")) }
        }
    }

    @Test("S-LIMIT-41: Images with more pixels than an audit reads have no tones; an ended audit reads none")
    func tones() {
        let images = (0..<UInt8(5)).map { number in
            ImageResource(name: "\(number)", pixelWidth: 8_000, pixelHeight: 8_000, bytes: [number], format: .encoded)
        }
        let frame = CGRect(x: 0, y: 0, width: 158, height: 158)
        func tree(_ images: [ImageResource]) -> RenderTree {
            RenderTree(size: frame.size, scale: 3, root: RenderNode(frame: frame), images: images)
        }
        func isComplete(_ reader: inout ToneReader, _ images: [ImageResource]) -> Bool {
            var picture = PictureEvidence(
                tree: tree(images), conditions: PictureConditions(family: .systemSmall, size: frame.size))
            return reader.add(to: &picture, of: tree(images))
        }
        var reader = ToneReader(DrawingInterruption())
        #expect(isComplete(&reader, Array(images.prefix(4))))
        // Known images cost nothing.
        #expect(isComplete(&reader, Array(images.prefix(4))))
        #expect(!isComplete(&reader, images))
        let end = AuditEnd()
        end.request(.canceled)
        var ended = ToneReader(end.drawing)
        for _ in 0..<3 { #expect(isComplete(&ended, Array(images.prefix(4)))) }
    }

    @Test("An audit that has finished lets go of its processes")
    func finished() throws {
        let process = Self.process(in: try Scratch())
        let end = AuditEnd()
        end.follow(process)
        end.finish()
        end.request(.canceled)
        let error = #expect(throws: ExtensionError.self) {
            try process.answer(to: DescribeRequest(locale: "en_US"))
        }
        #expect(error != .stopped)
        #expect(end.isWithoutResult)
    }
}
