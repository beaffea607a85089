// Must not compile: the message names "String".
import AppIntents
import SwiftUI
import WidgetKit

let view = VStack(spacing: "4") { Text("x") }
