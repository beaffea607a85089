import Nectar
import SwiftUI
import WidgetKit

struct BeesBundle {}
