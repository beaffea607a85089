// Must not compile: the message names "Int".
import AppIntents
import SwiftUI
import WidgetKit

let number = 3
let view = Text(number)
