// Must not compile: the message names "AppIntent".
import AppIntents
import SwiftUI
import WidgetKit

let button = Button("Tap", intent: "refresh")
