// Must not compile: the message names "AppIntent".
import AppIntents
import SwiftUI
import WidgetKit

struct Untitled: AppIntent {
    func perform() async throws -> some IntentResult { .result() }
}
