// Must not compile: the message names "for".
import AppIntents
import SwiftUI
import WidgetKit

let view = Text("x").containerBackground(.red)
