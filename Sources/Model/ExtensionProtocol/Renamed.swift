import WidgetVocabulary

package typealias WidgetFamilyName = Family
package typealias ControlSizeName = ControlSize

extension WidgetEnvironment {
    package typealias ColorScheme = WidgetVocabulary.ColorScheme
    package typealias ContainerBackground = WidgetVocabulary.ContainerBackground
    package typealias Contrast = WidgetVocabulary.Contrast
    package typealias Differentiation = WidgetVocabulary.Differentiation
    package typealias LayoutDirection = WidgetVocabulary.LayoutDirection
    package typealias LegibilityWeight = WidgetVocabulary.LegibilityWeight
    package typealias LevelOfDetail = WidgetVocabulary.LevelOfDetail
    package typealias Luminance = WidgetVocabulary.Luminance
    package typealias MissingPictures = WidgetVocabulary.MissingPictures
    package typealias Platform = OperatingSystem
    package typealias RenderingMode = WidgetVocabulary.RenderingMode
    package typealias SystemColors = SystemColorGeneration
    package typealias Transparency = WidgetVocabulary.Transparency
    package typealias TypeSize = WidgetVocabulary.TypeSize
    package typealias WidgetLabel = WidgetVocabulary.WidgetLabel
}
