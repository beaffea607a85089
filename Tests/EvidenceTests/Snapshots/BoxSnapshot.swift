import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

import enum WidgetVocabulary.SystemColorGeneration

@testable import SwiftUI

/// A view of our own that shows what a small picture shows, laid out as a test laid out Apple's.
@MainActor
struct BoxSnapshot {
    /// Pixels per point.
    let scale: Int
    private let generation: SystemColorGeneration
    let isDark: Bool
    private let view: AnyView

    init(
        _ view: some View, scale: Int, generation: SystemColorGeneration = .since2025, isDark: Bool = false
    ) {
        self.view = AnyView(view)
        self.scale = scale
        self.generation = generation
        self.isDark = isDark
    }

    /// - Parameter picture: a row of `Documentation/Evidence/pictures.csv`.
    static func of(_ picture: String) -> BoxSnapshot? {
        rowsOfTexts(picture) ?? badges(picture) ?? RowSnapshots.of(picture) ?? bars(picture)
    }

    /// The drawing at a picture's size in pixels.
    func draw(width: Int, height: Int) -> PixelGrid? {
        let background: RGBA = isDark ? .black : .white
        let tree = tree(width: width, height: height)
        return (try? Painter().paint(tree, options: Painter.Options(background: background)).bitmap)
            .map { PixelGrid($0) }
    }

    /// The layout at a picture's size in pixels.
    func tree(width: Int, height: Int) -> RenderTree {
        let size = CGSize(width: CGFloat(width) / CGFloat(scale), height: CGFloat(height) / CGFloat(scale))
        return ViewRenderer(size: size, environment: environment).render(view)
    }

    var fittingSize: CGSize {
        ViewRenderer(size: .zero, environment: environment).sizeThatFits(view, .unspecified)
    }

    private var environment: EnvironmentValues {
        var environment = Probe.environment(scale: CGFloat(scale))
        environment.systemColorGeneration = generation
        environment.colorScheme = isDark ? .dark : .light
        return environment
    }

    /// Texts on colors in stacks of spark-ios-common's tests.
    private static func rowsOfTexts(_ picture: String) -> BoxSnapshot? {
        let stack = TextPair()
        switch picture {
        case "I0837": return pair(VStack { stack }, .large)
        case "I0838": return pair(VStack(spacing: 8) { stack }, .large)
        case "I0839": return pair(HStack(spacing: 5) { stack }, .large)
        case "I0840": return pair(HStack(spacing: 8) { stack }, .large)
        case "I0841": return pair(VStack { stack }, .accessibility5)
        case "I0842": return pair(VStack(spacing: 8) { stack }, .accessibility5)
        case "I0843": return pair(HStack(spacing: 7.5) { stack }, .accessibility5)
        case "I0844": return pair(VStack(alignment: .trailing, spacing: 16) { stack }, .accessibility5)
        case "I0845": return pair(VStack { stack }, .xSmall)
        case "I0846": return pair(VStack(spacing: 8) { stack }, .xSmall)
        case "I0847": return pair(HStack(spacing: 5) { stack }, .xSmall)
        case "I0848": return pair(HStack(spacing: 8) { stack }, .xSmall)
        case "I0853":
            let dimmed = ZStack {
                Color.blue
                Text(verbatim: "Dimmed !")
            }
            return BoxSnapshot(dimmed.overlay(Color.white.opacity(0.5)).frame(width: 100, height: 100), scale: 3)
        case "I0854":
            let boxes = HStack(spacing: 10) {
                RangedText(text: "Min", side: 130)
                RangedText(text: "In range", side: 175)
                RangedText(text: "Max", side: 220)
            }
            return BoxSnapshot(boxes.padding(20).background(.gray), scale: 3)
        default: return nil
        }
    }

    private static func pair(_ stack: some View, _ type: DynamicTypeSize) -> BoxSnapshot {
        let view = stack.frame(width: 200, height: 100).padding(20).background(.gray)
        return BoxSnapshot(view.dynamicTypeSize(type), scale: 3)
    }

    /// Texts with symbols, an emoji or a border, drawn before 2025.
    private static func badges(_ picture: String) -> BoxSnapshot? {
        let title = Text(verbatim: "Critical Maps")
        switch picture {
        case "I0870", "I0871": return BoxSnapshot(CheckedLabel(), scale: 1, generation: .before2025)
        case "I0872", "I0873":
            // Below the status bar of an iPhone SE.
            return BoxSnapshot(
                CheckedLabel().padding(.top, 20).dynamicTypeSize(.medium), scale: 1, generation: .before2025,
                isDark: picture == "I0873")
        case "I0879":
            let text = Text(verbatim: "Hello!").font(.title)
            return BoxSnapshot(text.padding(8).border(.blue), scale: 1, generation: .before2025)
        case "I0900": return BoxSnapshot(FlameBanner(), scale: 3, generation: .before2025)
        case "I0901": return badge(title)
        case "I0902":
            return badge(
                HStack {
                    Image(systemName: "bicycle")
                    title
                    Image(systemName: "heart")
                })
        case "I0903":
            return badge(
                VStack {
                    Image(systemName: "bicycle")
                    title
                    Image(systemName: "heart")
                })
        default: return nil
        }
    }

    private static func badge(_ content: some View) -> BoxSnapshot {
        let yellow = Color(red: 1, green: 214 / 255, blue: 51 / 255)
        let badge = content.padding(.horizontal, 16).padding(.vertical, 8).background(yellow).cornerRadius(8)
        return BoxSnapshot(badge.foregroundStyle(.black), scale: 3, generation: .before2025)
    }

    /// Bars and rings, of which `BarPictures` compares each edge.
    private static func bars(_ picture: String) -> BoxSnapshot? {
        if let bar = BarPictures.bars.first(where: { $0.picture == picture }) { return BoxSnapshot(bar, scale: 3) }
        if let ring = BarPictures.rings.first(where: { $0.picture == picture }) { return BoxSnapshot(ring, scale: 3) }
        switch picture {
        case "I0913": return BoxSnapshot(GaugeSegments(segments: 3, left: 278, top: 142, height: 242), scale: 3)
        case "I0914":
            return BoxSnapshot(GaugeSegments(segments: 4, hasMarker: true, left: 164, top: 67, height: 181), scale: 3)
        default: return nil
        }
    }
}

private struct TextPair: View {
    var body: some View {
        Text(verbatim: "Hey").background(.orange)
        Text(verbatim: "Bye").background(.blue)
    }
}

/// A square around a text in a frame of 150 to 200 points.
private struct RangedText: View {
    let text: String
    let side: CGFloat

    var body: some View {
        Text(verbatim: text).background(.white).frame(width: side, height: side)
            .frame(minWidth: 150, maxWidth: 200, minHeight: 150, maxHeight: 200).fixedSize().background(.black)
    }
}

private struct CheckedLabel: View {
    var body: some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text(verbatim: "Checked").fixedSize()
        }
        .padding(5).background(RoundedRectangle(cornerRadius: 5).fill(.blue)).padding(10).background(.yellow)
    }
}

private struct FlameBanner: View {
    var body: some View {
        HStack(spacing: 24) {
            Text(verbatim: "🔥").font(.system(size: 60)).background(
                RoundedRectangle(cornerRadius: 16).padding(.horizontal, -4).foregroundColor(.red.opacity(0.6)))
            Text(verbatim: "Prefire").foregroundColor(.white).font(.system(size: 56, weight: .heavy))
        }
        .padding(.vertical).frame(maxWidth: .infinity).background(.black.opacity(0.7)).background(.purple)
        .cornerRadius(16).frame(width: 375)
    }
}

/// The segments of spark-ios-component-segmented-gauge. The marker is a ring on a further segment.
private struct GaugeSegments: View {
    let segments: Int
    var hasMarker = false
    /// Pixels of the picture, like the height of the whole.
    let left: CGFloat
    let top: CGFloat
    let height: CGFloat

    var body: some View {
        let green = Color(red: 29 / 255, green: 99 / 255, blue: 64 / 255)
        let segment = Capsule(style: .circular).fill(green).frame(width: 34, height: 12)
        HStack(spacing: 4) {
            ForEach(0..<segments, id: \.self) { _ in segment }
            if hasMarker {
                ZStack {
                    segment
                    Circle().fill(green).frame(width: 16, height: 16)
                    Circle().fill(.white).frame(width: 8, height: 8)
                }
            }
        }
        .padding(.leading, left / 3).padding(.top, top / 3)
        .frame(width: 400, height: height / 3, alignment: .topLeading)
    }
}
