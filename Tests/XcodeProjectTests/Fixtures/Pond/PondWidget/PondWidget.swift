import SwiftUI
import WidgetKit

struct PondBundle {}
