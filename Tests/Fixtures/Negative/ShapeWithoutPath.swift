// Must not compile: the message names "Shape".
import AppIntents
import SwiftUI
import WidgetKit

struct Pathless: Shape {}
