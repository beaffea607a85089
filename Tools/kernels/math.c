#include "digest.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The functions of PortableMath, under the C library's names.

double sin(double), cos(double), tan(double), asin(double), acos(double), atan(double), sinh(double), cosh(double);
double tanh(double), asinh(double), acosh(double), atanh(double), exp(double), exp2(double), exp10(double);
double expm1(double), log(double), log2(double), log10(double), log1p(double), cbrt(double);
double atan2(double, double), pow(double, double), hypot(double, double);
void sincos(double, double *, double *);
float sinf(float), cosf(float), tanf(float), asinf(float), acosf(float), atanf(float), sinhf(float), coshf(float);
float tanhf(float), asinhf(float), acoshf(float), atanhf(float), expf(float), exp2f(float), exp10f(float);
float expm1f(float), logf(float), log2f(float), log10f(float), log1pf(float), cbrtf(float);
float atan2f(float, float), powf(float, float), hypotf(float, float);
void sincosf(float, float *, float *);

/// Processors differ in the sign of NaN.
static void add_double(digest *d, double v) {
    uint64_t bits = 0;
    if (v == v) memcpy(&bits, &v, sizeof bits);
    add_number(d, bits);
}

/// Of any size, or of about 1, or whole; now and then a special one.
static double argument(random_numbers *r, int round) {
    static const double special[12] = {
        0, -0.0, 1, -1, 0.5, 2, 10, 1000, __builtin_inf(), -__builtin_inf(), 0x1p-1074, 0x1.fffffffffffffp+1023,
    };
    if (round < 12) return special[round];
    switch (round % 5) {
    case 0: return next_in(r, -1, 1);
    case 1: return next_in(r, -20, 20);
    case 2: return (double)(next_below(r, 4001) - 2000);
    case 3: return next_in(r, 0, 800);
    default: {
        uint64_t bits = next_word(r);
        double v;
        memcpy(&v, &bits, sizeof v);
        return v;
    }
    }
}

enum { ROUNDS = 2500 };

#define FUNCTIONS(ONE)                                                                                                 \
    ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh) ONE(cosh) ONE(tanh) ONE(asinh) ONE(acosh)       \
    ONE(atanh) ONE(exp) ONE(exp2) ONE(exp10) ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(cbrt)

typedef struct {
    const char *name;
    double (*wide)(double);
    float (*narrow)(float);
} function;

typedef struct {
    const char *name;
    double (*wide)(double, double);
    float (*narrow)(float, float);
} function_of_two;

void math_cases(void) {
#define ENTRY(name) {"math." #name, name, name##f},
    static const function functions[] = {FUNCTIONS(ENTRY)};
    static const function_of_two functions_of_two[] = {ENTRY(atan2) ENTRY(pow) ENTRY(hypot)};
#undef ENTRY
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        random_numbers r = {800 + i};
        digest d = EMPTY_DIGEST;
        for (int round = 0; round < ROUNDS; round++) {
            double x = argument(&r, round);
            add_double(&d, functions[i].wide(x));
            add_double(&d, functions[i].narrow((float)x));
        }
        report(functions[i].name, d);
    }
    for (size_t i = 0; i < sizeof functions_of_two / sizeof *functions_of_two; i++) {
        random_numbers r = {900 + i};
        digest d = EMPTY_DIGEST;
        for (int round = 0; round < ROUNDS; round++) {
            double x = argument(&r, round), y = argument(&r, round / 12);
            add_double(&d, functions_of_two[i].wide(x, y));
            add_double(&d, functions_of_two[i].narrow((float)x, (float)y));
        }
        report(functions_of_two[i].name, d);
    }
    random_numbers r = {950};
    digest d = EMPTY_DIGEST;
    for (int round = 0; round < ROUNDS; round++) {
        double x = argument(&r, round), sine, cosine;
        float small_sine, small_cosine;
        sincos(x, &sine, &cosine);
        sincosf((float)x, &small_sine, &small_cosine);
        add_double(&d, sine);
        add_double(&d, cosine);
        add_double(&d, small_sine);
        add_double(&d, small_cosine);
    }
    report("math.sincos", d);
}
