import WidgetVocabulary

package typealias CatalogSystemColor = SystemColor
