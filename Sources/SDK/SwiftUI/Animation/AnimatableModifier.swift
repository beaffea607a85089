/// A modifier with animatable data. Widgets are still pictures, so it is drawn with its current data.
public protocol AnimatableModifier: Animatable, ViewModifier {}
