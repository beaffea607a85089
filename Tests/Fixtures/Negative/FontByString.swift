// Must not compile: the message names "String".
import AppIntents
import SwiftUI
import WidgetKit

let view = Text("x").font("title")
