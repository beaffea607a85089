// Swift Testing asks for a module of this name in every file that imports both it and `CoreGraphics`. On Apple's
// platforms that module attaches images to test results; nothing here needs it, so it is empty.
