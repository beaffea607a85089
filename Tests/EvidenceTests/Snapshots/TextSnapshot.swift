import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

@testable import SwiftUI

/// A view of our own that shows what a small picture of texts shows, drawn at the picture's size.
@MainActor
struct TextSnapshot {
    /// Pixels per point.
    let scale: Int
    private let size: CGSize
    private let isDark: Bool
    private let view: AnyView

    private init(_ view: some View, _ width: CGFloat, _ height: CGFloat, scale: Int = 1, isDark: Bool = false) {
        self.view = AnyView(view)
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.isDark = isDark
    }

    /// In the middle of 400x400 points.
    private static func centered(_ view: some View, isDark: Bool = false) -> TextSnapshot {
        TextSnapshot(view.frame(width: 400, height: 400), 400, 400, isDark: isDark)
    }

    /// In the top left corner at two pixels per point.
    private static func corner(_ text: String) -> TextSnapshot {
        TextSnapshot(Text(verbatim: text).frame(width: 120, height: 40, alignment: .topLeading), 120, 40, scale: 2)
    }

    /// - Parameter picture: a row of `Documentation/Evidence/pictures.csv`.
    static func of(_ picture: String) -> TextSnapshot? {
        let greeting = Text(verbatim: "Hello, world!").frame(width: 300, height: 200)
        switch picture {
        case "I0849", "I0850", "I0851", "I0852":
            let isLarge = picture == "I0850" || picture == "I0852"
            let size = isLarge ? CGSize(width: 251, height: 190.0 / 3) : CGSize(width: 244.0 / 3, height: 58.0 / 3)
            return line(picture).map {
                TextSnapshot($0, size.width, size.height, scale: 3, isDark: picture >= "I0851")
            }
        case "I0874":
            return TextSnapshot(paddedPlaceholder.frame(width: 392, height: 400, alignment: .topLeading), 392, 400)
        case "I0875":
            return TextSnapshot(paddedPlaceholder.frame(width: 200, height: 100, alignment: .topLeading), 200, 100)
        case "I0876": return TextSnapshot(paddedPlaceholder.frame(width: 200, height: 100), 200, 100)
        case "I0877":
            // Below the status bar of an iPhone SE.
            return TextSnapshot(
                paddedPlaceholder.frame(width: 320, height: 548).padding(.top, 20).dynamicTypeSize(.medium), 320, 568)
        case "I0878": return centered(Text(verbatim: "Hello!").font(.largeTitle).padding(8))
        case "I0880": return centered(GlobeView(text: "Hello World"))
        case "I0881": return centered(Text(verbatim: sentence).font(.largeTitle).padding(8))
        case "I0883": return centered(GlobeView(text: sentence))
        case "I0884":
            return centered(
                PaddedMessageView(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test"))
        case "I0885", "I0886":
            let view = MessageView(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test")
            return centered(view, isDark: picture == "I0886")
        case "I0887":
            return centered(
                PaddedMessageView(
                    title: "Hello PreviewSnapshots", subtitle: "Welcome to a PreviewSnapshots unit test",
                    message: sentence))
        case "I0888", "I0889":
            let view = MessageView(
                title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots", message: sentence)
            return centered(view, isDark: picture == "I0889")
        case "I0890": return centered(Text(verbatim: "Loading...").font(.title))
        case "I0891": return centered(Text(verbatim: "Lorem ipsum").font(.title))
        case "I0892": return TextSnapshot(greeting, 300, 200, scale: 3)
        case "I0893": return TextSnapshot(greeting, 300, 200, scale: 2)
        case "I0894": return corner("Hello, world!")
        case "I0896": return corner("Loading")
        case "I0897": return corner("Loaded")
        default: return nil
        }
    }

    /// The only line of a picture that fits it.
    static func line(_ picture: String) -> AnyView? {
        let greeting = Text(verbatim: "Hello world")
        switch picture {
        case "I0849", "I0851": return AnyView(greeting.fixedSize().dynamicTypeSize(.medium))
        case "I0850", "I0852": return AnyView(greeting.fixedSize().dynamicTypeSize(.accessibility5))
        case "I0896": return AnyView(Text(verbatim: "Loading"))
        case "I0897": return AnyView(Text(verbatim: "Loaded"))
        default: return nil
        }
    }

    /// The sentence that three projects wrap.
    static let sentence =
        "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore "
        + "magna aliqua."

    /// The whole placeholder text with the standard padding.
    static var paddedPlaceholder: some View {
        Text(
            verbatim: sentence
                + " Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo "
                + "consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat "
                + "nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt "
                + "mollit anim id est laborum."
        ).padding()
    }

    var width: Double { Double(size.width) }

    /// The boxes of ink of the lines, in pixels, from the top.
    func lines() -> [CGRect] {
        var environment = Probe.environment(scale: CGFloat(scale))
        environment.colorScheme = isDark ? .dark : .light
        let tree = ViewRenderer(size: size, environment: environment).render(view)
        let background: RGBA = isDark ? .black : .white
        guard let bitmap = try? Painter().paint(tree, options: Painter.Options(background: background)).bitmap else {
            return []
        }
        return InkLines.boxes(PixelGrid(bitmap), scale: scale)
    }
}

/// Finds the lines of a text in a picture.
///
/// 1. Ink is a pixel of which a component differs by more than 60 of 255 from the one near the top left corner.
/// 2. Neighboring rows with ink are a line. Lines whose letters touch are one.
/// 3. Lines are at least four points high.
@MainActor
enum InkLines {
    private static let contrast = 60

    static func boxes(_ grid: PixelGrid, scale: Int) -> [CGRect] {
        let background = grid[1, 1]
        var lines: [CGRect] = []
        var line = CGRect.null
        for y in 0...grid.height {
            var row = CGRect.null
            if y < grid.height {
                let ink = (0..<grid.width).filter { grid[$0, y].distance(to: background) > contrast }
                if let first = ink.first, let last = ink.last {
                    row = CGRect(x: first, y: y, width: last + 1 - first, height: 1)
                }
            }
            if row.isNull {
                if !line.isNull, line.height >= 4 * CGFloat(scale) { lines.append(line) }
                line = .null
            } else {
                line = line.union(row)
            }
        }
        return lines
    }
}

/// A globe over a text, as a sample of swiftui-preview-snapshots arranges them.
private struct GlobeView: View {
    let text: String

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "globe").imageScale(.large).foregroundStyle(.blue)
            Text(verbatim: text)
        }
        .padding(8)
    }
}

/// Three texts that padding keeps apart, as a test of swiftui-preview-snapshots arranges them.
private struct PaddedMessageView: View {
    let title: String
    let subtitle: String
    let message: String

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: title).font(.title).padding(.bottom, 4)
            Text(verbatim: subtitle).font(.subheadline).padding(.bottom, 16)
            Text(verbatim: message).font(.body)
        }
        .padding(8)
    }
}

/// Three centered texts in two stacks, as a test of swiftui-preview-snapshots arranges them.
private struct MessageView: View {
    let title: String
    let subtitle: String
    let message: String

    var body: some View {
        VStack(spacing: 24) {
            VStack(spacing: 8) {
                Text(verbatim: title).font(.title)
                Text(verbatim: subtitle).font(.subheadline)
            }
            Text(verbatim: message).font(.body)
        }
        .multilineTextAlignment(.center)
        .padding(8)
    }
}
