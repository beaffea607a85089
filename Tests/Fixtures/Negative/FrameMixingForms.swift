// Must not compile: the message names "maxWidth".
import AppIntents
import SwiftUI
import WidgetKit

let view = Text("x").frame(width: 10, maxWidth: 20)
