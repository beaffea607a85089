#ifndef PORTABLE_MATH_H
#define PORTABLE_MATH_H

/// Elementary functions whose results do not depend on the processor or on the C library's version.
///
/// The C library has several versions of these functions and picks one when a program starts: with fused multiply-add
/// where the processor has it, without it elsewhere. About one result in a thousand differs in its last bit, and other
/// architectures and releases differ again, so a picture with an arc, a perceptual color or a chart's axis would not be
/// the same everywhere.
///
/// 1. Everything that is linked with this target uses it without naming it: the functions have the names of the C
///    library's, and a program's own definitions precede those of its libraries. In a widget the SDK precedes the C
///    library, so that the widget's own calls get the same results.
/// 2. Only + − × ÷ and square roots of doubles are used, which IEEE 754 rounds alike everywhere, and whole numbers.
///    Products and sums are not fused (`FP_CONTRACT OFF`).
/// 3. Values are sums of two doubles until the last step (`extended.h`), with at least 60 correct bits. So a result is
///    the correctly rounded one except in about one case of a thousand, where it is its neighbor. Exact results, such as
///    powers of ten and their logarithms, are exact.
/// 4. `errno` is not set.
///
/// Covered: sin cos tan sincos, asin acos atan atan2, sinh cosh tanh, asinh acosh atanh, exp exp2 exp10 expm1, log log2
/// log10 log1p, pow, cbrt and hypot of `double` and `float`. The C library's functions that round exactly, such as
/// `sqrt`, `floor`, `fmod` and `fma`, need no replacement. Its error, gamma and Bessel functions, and all functions of
/// `long double`, are not replaced.

#endif
