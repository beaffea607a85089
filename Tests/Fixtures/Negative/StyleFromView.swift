// Must not compile: the message names "ShapeStyle".
import AppIntents
import SwiftUI
import WidgetKit

let view = Text("x").foregroundStyle(Text("y"))
