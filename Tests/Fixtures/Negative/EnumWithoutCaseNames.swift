// Must not compile: the message names "caseDisplayRepresentations".
import AppIntents
import SwiftUI
import WidgetKit

enum City: String, AppEnum {
    case seoul
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "City"
}
