import ImagePlayground
import LockedCameraCapture
import SwiftUI

struct PictureView: View {
    @State private var isShown = false
    @Environment(\.supportsImagePlayground) private var isSupported

    var body: some View {
        Button("Make") { isShown = true }
            .disabled(!isSupported)
            .imagePlaygroundSheet(
                isPresented: $isShown, concepts: [.text("Garden"), .extracted(from: "A long text", title: "T")]
            ) { url in
                print(url)
            } onCancellation: {
                isShown = false
            }
            .imagePlaygroundGenerationStyle(.sketch, in: [.sketch, .animation])
    }
}

func makePicture() async throws {
    let creator = try await ImageCreator()
    guard let style = creator.availableStyles.first else { return }
    for try await image in creator.images(for: [.text("Garden")], style: style, limit: 1) { print(image.cgImage.width) }
}

struct CaptureExtension: LockedCameraCaptureExtension {
    var body: some LockedCameraCaptureExtensionScene {
        LockedCameraCaptureUIScene { session in
            Text(session.sessionContentURL.path)
                .task { try? await session.openApplication(for: NSUserActivity(activityType: "capture")) }
        }
    }
}

func captured() async {
    for url in LockedCameraCaptureManager.shared.sessionContentURLs {
        try? await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
    }
    for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
        if case .initial(let urls) = update { print(urls) }
    }
}
