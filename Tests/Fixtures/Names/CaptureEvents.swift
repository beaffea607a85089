import AVKit
import SwiftUI

struct Shutter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onCameraCaptureEvent { event in
                if event.phase == .ended { count += 1 }
            }
    }
}

func ring() { AudioServicesPlaySystemSound(1104) }
