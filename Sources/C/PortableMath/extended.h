#ifndef PM_EXTENDED_H
#define PM_EXTENDED_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// The sum of two doubles, of which `hi` is the sum rounded: 106 bits of precision.
///
/// T. J. Dekker, "A floating-point technique for extending the available precision" (1971); D. E. Knuth, "The Art of
/// Computer Programming", volume 2, section 4.2.2.
typedef struct {
    double hi, lo;
} extended;

static const extended pm_pi = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
static const extended pm_half_pi = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
static const extended pm_ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
static const extended pm_third = {0x1.5555555555555p-2, 0x1.5555555555555p-56};

/// Exact where |a| ≥ |b|.
static inline extended pm_sum_ordered(double a, double b) {
    double sum = a + b;
    return (extended){sum, b - (sum - a)};
}

/// Exact.
static inline extended pm_sum(double a, double b) {
    double sum = a + b, part = sum - a;
    return (extended){sum, (a - (sum - part)) + (b - part)};
}

/// Exact where nothing overflows or underflows: both factors are split into halves of 26 bits.
static inline extended pm_product(double a, double b) {
    double p = a * b, s = 134217729.0 * a, t = 134217729.0 * b;
    double a1 = s - (s - a), a2 = a - a1, b1 = t - (t - b), b2 = b - b1;
    return (extended){p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2};
}

static inline extended pm_of(double v) { return (extended){v, 0}; }

static inline extended pm_negated(extended a) { return (extended){-a.hi, -a.lo}; }

static inline extended pm_add(extended a, extended b) {
    extended sum = pm_sum(a.hi, b.hi), rest = pm_sum(a.lo, b.lo);
    sum = pm_sum_ordered(sum.hi, sum.lo + rest.hi);
    return pm_sum_ordered(sum.hi, sum.lo + rest.lo);
}

/// Where b is smaller than a.
static inline extended pm_add_smaller(extended a, extended b) {
    extended sum = pm_sum_ordered(a.hi, b.hi);
    return pm_sum_ordered(sum.hi, sum.lo + (a.lo + b.lo));
}

static inline extended pm_subtract(extended a, extended b) { return pm_add(a, pm_negated(b)); }

static inline extended pm_multiply(extended a, extended b) {
    extended p = pm_product(a.hi, b.hi);
    return pm_sum_ordered(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}

static inline extended pm_square(extended a) {
    double p = a.hi * a.hi, s = 134217729.0 * a.hi;
    double high = s - (s - a.hi), low = a.hi - high;
    return pm_sum_ordered(p, ((high * high - p) + 2 * high * low) + low * low + 2 * a.hi * a.lo);
}

static inline extended pm_times(extended a, double b) {
    extended p = pm_product(a.hi, b);
    return pm_sum_ordered(p.hi, p.lo + a.lo * b);
}

/// A factor that is a power of two.
static inline extended pm_scaled(extended a, double power) { return (extended){a.hi * power, a.lo * power}; }

static inline extended pm_divide(extended a, extended b) {
    double first = a.hi / b.hi;
    extended rest = pm_subtract(a, pm_times(b, first));
    return pm_sum_ordered(first, rest.hi / b.hi);
}

/// Of a positive number or zero.
static inline extended pm_root(extended a) {
    if (a.hi <= 0) return pm_of(0);
    double first = __builtin_sqrt(a.hi);
    extended rest = pm_subtract(a, pm_product(first, first));
    return pm_sum_ordered(first, rest.hi / (2 * first));
}

static inline uint64_t pm_bits(double v) {
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static inline double pm_from_bits(uint64_t bits) {
    double v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

static inline double pm_absolute(double v) { return pm_from_bits(pm_bits(v) & INT64_MAX); }
static inline bool pm_is_negative(double v) { return pm_bits(v) >> 63; }
static inline double pm_with_sign(double v, double sign) {
    return pm_from_bits((pm_bits(v) & INT64_MAX) | (pm_bits(sign) & ~(uint64_t)INT64_MAX));
}
static inline bool pm_is_nan(double v) { return v != v; }
static inline bool pm_is_infinite(double v) { return pm_absolute(v) == __builtin_inf(); }

/// 2 to the power n, where that is a normal number: −1022…1023.
static inline double pm_power_of_two(int n) { return pm_from_bits((uint64_t)(n + 1023) << 52); }

/// The number times 2 to the power n, which may overflow or underflow.
static inline double pm_shifted(double v, int n) {
    for (; n > 1000; n -= 1000) v *= pm_power_of_two(1000);
    for (; n < -1000; n += 1000) v *= pm_power_of_two(-1000);
    return v * pm_power_of_two(n);
}

/// The exponent of a finite positive number: v = m·2ⁿ with 1 ≤ m < 2.
static inline int pm_exponent(double v) {
    int shift = v < 0x1p-1022 ? 64 : 0;
    return (int)(pm_bits(shift ? v * 0x1p64 : v) >> 52) - 1023 - shift;
}

/// The nearest whole number, for less than 2⁵¹ in size.
static inline double pm_nearest(double v) { return (v + 6755399441055744.0) - 6755399441055744.0; }

/// The value of c[0] + c[1]·x + … + c[n − 1]·xⁿ⁻¹.
static inline double pm_polynomial(const double *c, int n, double x) {
    double result = c[n - 1];
    for (int i = n - 2; i >= 0; i--) result = result * x + c[i];
    return result;
}

/// e to the power x without 1, and times 2 to the power `exponent` to be e to the power x: e^x = 2ⁿ·(1 + result).
extended pm_exponential(extended x, int *exponent);
/// The same for 2 to the power x.
extended pm_exponential_of_two(double x, int *exponent);
/// The natural logarithm of a positive, finite number.
extended pm_logarithm(extended x);
/// The angle of (x, y) in the first quadrant; not both are zero, none is infinite.
extended pm_angle(extended y, extended x);

#endif
