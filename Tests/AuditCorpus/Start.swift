import SwiftUI

#Preview("Start") {
    StartView()
}
