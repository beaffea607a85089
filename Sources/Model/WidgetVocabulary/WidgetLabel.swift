/// Whether the place shows the view given to `widgetLabel`, as corners and some round places of a watch do.
package enum WidgetLabel: String, CaseIterable, Hashable, Sendable { case hidden, shown }
