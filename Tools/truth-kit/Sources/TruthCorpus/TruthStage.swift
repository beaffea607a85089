import SwiftUI

/// Receives the frames of a case while it is laid out.
@MainActor
public final class TruthRecorder {
    public var frames: [String: CGRect] = [:]

    public init() {}
}

/// A case in its size on its background, in an environment that does not depend on the machine.
@MainActor
public struct TruthStage: View {
    private let truth: TruthCase
    private let recorder: TruthRecorder?

    /// - Parameter recorder: receives the frames of the named views.
    public init(_ truth: TruthCase, recorder: TruthRecorder? = nil) {
        self.truth = truth
        self.recorder = recorder
    }

    public var body: some View {
        truth.view()
            .frame(width: truth.size.width, height: truth.size.height, alignment: .topLeading)
            .clipped()
            .overlayPreferenceValue(TruthFrames.self) { anchors in
                GeometryReader { proxy in
                    // The facts are a view's identifier, which a tree of Tessera contains.
                    Color.clear.accessibilityIdentifier(note(anchors.mapValues { proxy[$0] }))
                }
            }
            .background(truth.appearance == .dark ? Color.black : Color.white)
            .environment(\.colorScheme, truth.appearance)
            .environment(\.displayScale, truth.scale)
            .environment(\.dynamicTypeSize, .large)
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, .gmt)
    }

    private func note(_ frames: [String: CGRect]) -> String {
        recorder?.frames = frames
        return "truth:" + TruthFacts(truth, frames: frames).text
    }
}
