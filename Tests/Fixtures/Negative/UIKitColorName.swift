// Must not compile: the message names "systemRed".
import AppIntents
import SwiftUI
import WidgetKit

let color = Color.systemRed
