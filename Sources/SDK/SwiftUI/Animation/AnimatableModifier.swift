/// A modifier with data to animate. Widgets are still pictures, so it is drawn with the data that it has.
public protocol AnimatableModifier: Animatable, ViewModifier {}
