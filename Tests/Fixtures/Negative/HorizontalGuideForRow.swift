// Must not compile: the message names "leading".
import AppIntents
import SwiftUI
import WidgetKit

let view = HStack(alignment: .leading) { Text("x") }
