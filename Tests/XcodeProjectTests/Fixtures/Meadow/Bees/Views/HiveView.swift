import SwiftUI

struct HiveView: View {
    var flower: Flower

    var body: some View { Text(flower.name) }
}
