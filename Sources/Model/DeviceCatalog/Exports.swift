@_exported import WidgetVocabulary
