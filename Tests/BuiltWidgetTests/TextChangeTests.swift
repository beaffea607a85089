import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import VectorWriter
import WidgetVocabulary

@Suite("The example widgets with other text")
struct TextChangeTests {
    typealias Example = ExampleTests.Example

    @Test(
        "F-154: longer and right-to-left text is drawn completely",
        arguments: Example.allCases, PseudoTranslation.allCases)
    func pseudo(example: Example, translation: PseudoTranslation) throws {
        let edition = ExampleTests.Edition(example: example, platform: .iOS)
        let built = try translation.applied(to: #require(ExampleTests.built[edition]).get())
        defer { try? FileManager.default.removeItem(atPath: built.resourceFolder) }
        let session = ExtensionProcess(built, options: LaunchOptions(timeLimit: .ample, date: PlacedExample.moment))
        var translated = 0
        for widget in try session.describe().widgets {
            for family in widget.families {
                let known = try #require(Family(rawValue: family.rawValue))
                let device = try DeviceCatalog.device(named: family == .systemExtraLarge ? "820x1180" : "393x852")
                var place = WidgetEnvironment(family: family, canvasSize: .zero)
                place.set(try WidgetPlace(device: device, family: known))
                place.locale = translation.language
                place.layoutDirection = translation == .rightToLeft ? .rightToLeft : .leftToRight
                let tree = try session.tree(of: widget.kind, in: place)
                let canvas = CGRect(origin: .zero, size: tree.size).insetBy(dx: -0.5, dy: -0.5)
                for node in tree.leaves {
                    guard let text = node.spoken else { continue }
                    #expect(!node.isTruncated, "\(family): \(text)")
                    #expect(canvas.contains(node.frame), "\(family): \(text) at \(node.frame)")
                    if translation.made(text) { translated += 1 }
                }
            }
        }
        #expect(translated >= 3)
    }

    @Test("Pseudo-translations keep placeholders for arguments")
    func specifiers() {
        #expect(PseudoTranslation.long.translated("High %1$lld° of %@, 5 %%") == "Híìgh %1$lld° óòf %@, 5 %%")
        let turned = PseudoTranslation.rightToLeft.translated("%.1f m")
        #expect(turned.hasPrefix("%.1f ") && PseudoTranslation.rightToLeft.made(turned))
        #expect(!PseudoTranslation.long.made("23°"))
    }

    @Test(
        "F-119: an SVG picture of a widget has all text as text, in reading order",
        arguments: Example.allCases, [Family.systemSmall, .systemMedium, .systemLarge])
    func order(example: Example, family: Family) throws {
        let tree = try PlacedExample(example, .homeScreen, family).tree()
        let svg = String(decoding: VectorWriter().write(tree).svg, as: UTF8.self)
        let written = svg.matches(of: /<text[^>]*>(.*?)<\/text>/.dotMatchesNewlines()).map { match in
            String(match.1).replacing(/<[^>]*>/, with: "").replacing("&amp;", with: "&")
        }
        let visible = tree.leaves.compactMap(\.spoken).filter { !$0.isEmpty }
        #expect(visible.count > 1)
        #expect(written.joined() == visible.joined())
        #expect(!tree.leaves.isEmpty)
        // Text that belongs together is in one column, in which each next text is lower.
        let columns = Dictionary(grouping: tree.leaves.filter { $0.spoken != nil }) { Int($0.frame.minX.rounded()) }
        for column in columns.values where column.count > 1 {
            for (upper, lower) in zip(column, column.dropFirst()) {
                #expect(upper.frame.minY <= lower.frame.minY, "\(upper.spoken ?? "") before \(lower.spoken ?? "")")
            }
        }
    }

    /// What stays of a node when traits change: its kind, its view and what it says.
    private func identities(_ tree: RenderTree) -> [String] {
        tree.everyNode.map { node in
            let kind =
                switch node.content {
                case .group: "group"
                case .shape: "shape"
                case .text: "text"
                case .image: "image"
                case .symbol: "symbol \(tree.symbolName(of: node) ?? "")"
                case .effect: "effect"
                }
            return "\(kind) \(node.viewType) \(node.semantics?.role?.rawValue ?? "") \(node.spoken ?? "")"
        }
    }

    @Test(
        "F-155: on other devices, in other light and mirrored a widget has the same nodes, each in its position",
        arguments: Example.allCases, [Family.systemSmall, .systemMedium])
    func identity(example: Example, family: Family) throws {
        let usual = try PlacedExample(example, on: "393x852", .homeScreen, family)
        let known = try identities(usual.tree())
        #expect(known.count > 5)
        for device in ["430x932", "390x844", "375x812"] {
            #expect(
                try identities(PlacedExample(example, on: device, .homeScreen, family).tree()) == known, "\(device)")
        }
        #expect(try identities(usual.tree { $0.displayScale = 2 }) == known)
        #expect(try identities(usual.tree { $0.layoutDirection = .rightToLeft }) == known)
        #expect(try identities(usual.tree { $0.legibilityWeight = .bold }) == known)
        #expect(try Set(identities(usual.tree { $0.colorScheme = .dark })).isSuperset(of: known))
    }
}
