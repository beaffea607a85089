/// A place that a widget can ask not to be shown in, by WidgetKit's names.
///
/// These are not the guidelines' places, which `Context` names: `iPhoneWidgetsOnMac` is a source of widgets rather than
/// a place.
package enum WidgetLocation: String, CaseIterable, Hashable, Sendable {
    case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
